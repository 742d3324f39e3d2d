import type { DocumentMaker } from '#documents/document-maker.ts';

/** For a server in a test's own process that is asked for none: making them is five seconds of work, in a process from source. */
export const noDocuments: DocumentMaker = async function* () {};

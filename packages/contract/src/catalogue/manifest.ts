import type { FileRef } from './manifest-schema.ts';

/** The files of the current catalogue. */
export const MANIFEST_PATH = '/catalogue/manifest.json';

/** A file that the manifest names; it never changes. */
export const publishedFilePath = ({ name }: Pick<FileRef, 'name'>): string => `/catalogue/${name}`;

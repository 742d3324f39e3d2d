import { createHash } from 'node:crypto';

/** A strong ETag: the same for the same bytes, and for no others. */
export const etagOf = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

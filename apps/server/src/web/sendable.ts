import { createHash } from 'node:crypto';
import type { Encoding } from '#catalogue/compress.ts';

/** Bytes to answer with. The ETag is a strong one: the same for the same bytes, and for no others. */
export type Sendable = { bytes: Buffer; etag: string; encoding: Encoding | undefined };

export const sendable = (bytes: Buffer, encoding?: Encoding): Sendable => ({
  bytes,
  encoding,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
});

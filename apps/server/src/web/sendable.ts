import { createHash } from 'node:crypto';
import type { Encoding } from '#catalogue/compress.ts';

/** Bytes to send. The ETag is strong: the same for identical bytes, and only for those. */
export type Sendable = { bytes: Buffer; etag: string; encoding: Encoding | undefined };

export const sendable = (bytes: Buffer, encoding?: Encoding): Sendable => ({
  bytes,
  encoding,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
});

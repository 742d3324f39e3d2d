import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding } from '#catalogue/compress.ts';

export type Sendable = { bytes: Buffer; etag: string; encoding: Encoding | undefined };

/** Brotli where the client takes it, else gzip, else plain. An encoding with q=0 is one it refuses. */
export function chooseEncoding(accept: string | string[] | undefined): Encoding | undefined {
  if (typeof accept !== 'string') return undefined;
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accept)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accept)) return 'gzip';
  return undefined;
}

/** Bytes that are made once: a strong ETag, 304 when the client holds them, else a copy from memory. */
export function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Sendable,
  type: string,
): FastifyReply {
  reply.header('ETag', page.etag);
  const vary = reply.getHeader('Vary');
  reply.header('Vary', vary === undefined ? 'Accept-Encoding' : `${String(vary)}, Accept-Encoding`);
  if (matches(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  reply.header('Content-Type', type);
  if (page.encoding) reply.header('Content-Encoding', page.encoding);
  return reply.send(page.bytes);
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
}

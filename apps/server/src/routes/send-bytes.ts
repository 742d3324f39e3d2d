import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding } from '#catalogue/compress.ts';
import type { Sendable } from '#web/sendable.ts';

/** Accept-Encoding values already parsed: browsers send only a few. */
const PARSED = new Map<string, Encoding | undefined>();
const MAX_PARSED = 100;

/** Brotli if the client accepts it, else gzip, else plain. An encoding with q=0 is refused by the client. */
export function chooseEncoding(accept: string | string[] | undefined): Encoding | undefined {
  if (typeof accept !== 'string') return undefined;
  if (PARSED.has(accept)) return PARSED.get(accept);
  const chosen = readAccepted(accept);
  if (PARSED.size < MAX_PARSED) PARSED.set(accept, chosen);
  return chosen;
}

function readAccepted(accept: string): Encoding | undefined {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accept)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accept)) return 'gzip';
  return undefined;
}

/** Sends prepared bytes with a strong ETag; 304 when the client already has them. */
export function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Sendable,
  type: string,
): FastifyReply {
  const vary = reply.getHeader('Vary');
  reply.headers({
    ETag: page.etag,
    Vary: vary === undefined ? 'Accept-Encoding' : `${String(vary)}, Accept-Encoding`,
  });
  if (isHeld(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  reply.header('Content-Type', type);
  if (page.encoding) reply.header('Content-Encoding', page.encoding);
  return reply.send(page.bytes);
}

/** Whether the client already has these bytes, by the ETags it sent. */
function isHeld(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
}

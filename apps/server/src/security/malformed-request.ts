import type { Socket } from 'node:net';
import { ApiError } from './api-error.ts';
import { COMMON_HEADERS, DATA_POLICY } from './headers.ts';

/** A request that is not HTTP gets an answer in our error shape, too. */
export function answerMalformedRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const body = JSON.stringify(new ApiError('invalid', 'This request cannot be read.').body());
  const headers = {
    ...COMMON_HEADERS,
    'Content-Security-Policy': DATA_POLICY,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(['HTTP/1.1 400 Bad Request', ...lines, '', body].join('\r\n'));
}

import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;
/** Asked by balancers and monitors, which know a process by its network address. */
const WATCHED = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * With a public address the server answers for that host alone, so that nothing it says can be made to point
 * elsewhere. This machine itself (the command line, a health check) and monitors reach it by other names.
 */
export function isOurHost(request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (publicUrl === undefined) return true;
  const ours = new URL(publicUrl);
  const isOurs = (host: string) => sameHost(host, ours);
  // One that was forwarded is held against ours even where nobody reads it: a proxy of ours names no other.
  const forwarded = String(request.headers['x-forwarded-host'] ?? '')
    .split(',')
    .at(-1);
  if (isOurs(request.host) && (!forwarded || isOurs(forwarded.trim()))) return true;
  if (WATCHED.has(request.routeOptions.url ?? '')) return true;
  const from = request.socket.remoteAddress ?? '';
  return LOOPBACK.test(request.host) && /^(?:::1|(?:::ffff:)?127\.)/.test(from);
}

/** Capitals mean nothing in a host, and the usual port may be written or left out. */
function sameHost(host: string, ours: URL): boolean {
  if (host === ours.host) return true;
  // Nothing but a name and a port, or an address would be read out of something that is none.
  if (!/^[\w.:[\]-]+$/.test(host)) return false;
  const address = `${ours.protocol}//${host}`;
  return URL.canParse(address) && new URL(address).host === ours.host;
}

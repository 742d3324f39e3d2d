import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;
/** Requested by load balancers and monitors, which know a process by its network address. */
const WATCHED = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * With a public address the server answers only for that host, so that its links cannot be made to point elsewhere.
 * This machine itself (the command line, a health check) and monitors may use other names.
 */
export function isOurHost(request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (publicUrl === undefined) return true;
  const ours = new URL(publicUrl);
  const isOurs = (host: string) => sameHost(host, ours);
  // A forwarded host is compared with ours even where nothing reads it: our own proxy names no other.
  const forwarded = String(request.headers['x-forwarded-host'] ?? '')
    .split(',')
    .at(-1);
  if (isOurs(request.host) && (!forwarded || isOurs(forwarded.trim()))) return true;
  if (WATCHED.has(request.routeOptions.url ?? '')) return true;
  const from = request.socket.remoteAddress ?? '';
  return LOOPBACK.test(request.host) && /^(?:::1|(?:::ffff:)?127\.)/.test(from);
}

/** Host names are case-insensitive, and the default port may be given or left out. */
function sameHost(host: string, ours: URL): boolean {
  if (host === ours.host) return true;
  // Only a name and a port; otherwise something that is no address would be read as one.
  if (!/^[\w.:[\]-]+$/.test(host)) return false;
  const address = `${ours.protocol}//${host}`;
  return URL.canParse(address) && new URL(address).host === ours.host;
}

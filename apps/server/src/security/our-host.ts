import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;
/** Asked by balancers and monitors, which know a process by its network address. */
const WATCHED = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * With a public address the server answers for that host alone, so that nothing it says can be made to point
 * elsewhere. This machine itself (the command line, a health check) and monitors reach it by other names.
 */
export function isOurHost(request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (publicUrl === undefined || request.host === new URL(publicUrl).host) return true;
  if (WATCHED.has(request.routeOptions.url ?? '')) return true;
  const from = request.socket.remoteAddress ?? '';
  return LOOPBACK.test(request.host) && /^(?:::1|(?:::ffff:)?127\.)/.test(from);
}

import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isAdminToken } from '#administration/admin-token.ts';
import { ApiError } from '#security/api-error.ts';
import { checkDatabase, withTimeout } from '#security/timeout.ts';
import { addressKey, type Limits } from '#security/limits.ts';
import type { Store } from '#store/open-store.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A read-only page: a browser may send the token as a password. Never for a call that changes anything. */
    takesPassword?: boolean;
  }
}

/** A valid token is never rate limited; an address may send this many invalid ones an hour. */
const WRONG_TOKENS = { points: 50, seconds: 3600 };

/** Everything under `/admin` and the metrics: only with the administrator's token, never from a cache. */
export async function adminArea(
  app: FastifyInstance,
  options: {
    token: string;
    store: Store;
    limits: Limits;
    routes: ((area: FastifyInstance) => Promise<void>)[];
  },
): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    const { takesPassword = false } = request.routeOptions.config;
    if (!isAdminToken(request.headers.authorization, options.token, takesPassword)) {
      await withTimeout(options.limits.take('admin', WRONG_TOKENS, addressKey(request.ip)));
      const asked = takesPassword ? 'Basic realm="Dietetic App: any name, the token as password"' : 'Bearer';
      throw new ApiError('not-authorised', undefined, { 'WWW-Authenticate': asked });
    }
    // An import may work for minutes before it sends anything. (Tests without a port have no such socket.)
    if (request.raw.socket instanceof Socket) request.raw.socket.setTimeout(0);
    reply.header('Cache-Control', 'no-store');
    // Metrics matter most while the database is unavailable.
    if (request.routeOptions.url !== '/metrics') await checkDatabase(options.store);
  });
  for (const routes of options.routes) await routes(app);
}

import type { FastifyInstance } from 'fastify';
import { isAdminToken } from '#administration/admin-token.ts';
import { ApiError } from '#security/api-error.ts';

/** Everything under `/admin` and the metrics: only with the administrator's token, never from a cache. */
export async function adminArea(
  app: FastifyInstance,
  options: { token: string; routes: ((area: FastifyInstance) => Promise<void>)[] },
): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (!isAdminToken(request.headers.authorization, options.token)) {
      throw new ApiError('not-authorised', undefined, { 'WWW-Authenticate': 'Bearer' });
    }
    reply.header('Cache-Control', 'no-store');
  });
  for (const routes of options.routes) await routes(app);
}

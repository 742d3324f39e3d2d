import { EVENT_PATH, PAGEVIEW_PATH } from '@dietetic/contract';
import { analyticsEventSchema, pageviewSchema } from '@dietetic/contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { protectedCall } from '#security/anti-forgery.ts';
import { addressKey, type Limits } from '#security/limits.ts';
import type { Store } from '#store/open-store.ts';

/** Far above what a person does by hand; it keeps a script from filling the counts. */
const CALLS = { points: 600, seconds: 600 };

type Dependencies = { store: Store; limits: Limits; publicUrl: string | undefined; now: () => number };

/** Counts which screens are used on which day. No identifier of any kind is read or kept. */
export async function analyticsRoutes(instance: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { store, limits, publicUrl, now } = dependencies;

  const count = async (request: FastifyRequest, kind: 'pageview' | 'event', name: string) => {
    if (wantsNoCounting(request)) return;
    await limits.take('analytics', CALLS, addressKey(request.ip));
    await store.query(
      `INSERT INTO analytics_counts (day, kind, name, count) VALUES ($1, $2, $3, 1)
       ON CONFLICT (day, kind, name) DO UPDATE SET count = analytics_counts.count + 1`,
      [new Date(now()).toISOString().slice(0, 10), kind, name],
    );
  };

  app.route({
    method: 'POST',
    url: PAGEVIEW_PATH,
    ...protectedCall(publicUrl),
    schema: { body: pageviewSchema },
    handler: async (request, reply) => {
      await count(request, 'pageview', request.body.route);
      return reply.code(204).send();
    },
  });

  app.route({
    method: 'POST',
    url: EVENT_PATH,
    ...protectedCall(publicUrl),
    schema: { body: analyticsEventSchema },
    handler: async (request, reply) => {
      await count(request, 'event', request.body.event);
      return reply.code(204).send();
    },
  });
}

/** "Do not track" and its successor, the global privacy control. */
function wantsNoCounting(request: FastifyRequest): boolean {
  return request.headers.dnt === '1' || request.headers['sec-gpc'] === '1';
}

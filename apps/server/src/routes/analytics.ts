import { EVENT_PATH, PAGEVIEW_PATH } from '@dietetic/contract';
import { analyticsEventSchema, pageviewSchema } from '@dietetic/contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { protectedCall } from '#security/anti-forgery.ts';
import { withTimeout } from '#security/timeout.ts';
import { addressKey, type Limits } from '#security/limits.ts';
import type { CurrentCatalogue } from '#catalogue/current-catalogue.ts';
import { type CountKind, countOne } from '#counts/counts.ts';
import type { Store } from '#store/open-store.ts';

/** Far more than a person does by hand; it keeps a script from flooding the counts. */
const CALLS = { points: 600, seconds: 600 };

type Dependencies = {
  store: Store;
  catalogue: CurrentCatalogue;
  limits: Limits;
  publicUrl: string | undefined;
  now: () => number;
};

/** Counts which screens and samples are requested on which day. No identifier of any kind is read or kept. */
export async function analyticsRoutes(instance: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { store, catalogue, limits, publicUrl, now } = dependencies;

  const count = async (request: FastifyRequest, kind: CountKind, name: string) => {
    if (wantsNoCounting(request)) return;
    await withTimeout(limits.take('analytics', CALLS, addressKey(request.ip)));
    await withTimeout(countOne(store, now(), kind, name));
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
      const { event, product } = request.body;
      // Only names from the catalogue are stored, so that a caller cannot write arbitrary text into the counts.
      if (event === 'sample-link' && product !== undefined && catalogue.get()?.has(product)) {
        await count(request, 'sample', product);
      } else await count(request, 'event', event);
      return reply.code(204).send();
    },
  });
}

/** "Do not track" and its successor, Global Privacy Control. */
function wantsNoCounting(request: FastifyRequest): boolean {
  return request.headers.dnt === '1' || request.headers['sec-gpc'] === '1';
}

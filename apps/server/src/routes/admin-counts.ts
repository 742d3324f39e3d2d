import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { lastDays, periodSchema, readCounts } from '#counts/counts.ts';
import { COUNTS_STYLE, countsPage } from '#counts/counts-page.ts';
import { withTimeout } from '#security/timeout.ts';
import type { Store } from '#store/open-store.ts';

const STYLE_HASH = createHash('sha256').update(COUNTS_STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`;

/** A period, or none when the page is first opened. */
const askedSchema = z.union([
  periodSchema.transform((period) => ({ period })),
  z.strictObject({}).transform(() => ({ period: undefined })),
]);

type Dependencies = { store: Store; now: () => number };

/** What was counted, as figures and as a page; registered behind the administrator's token. */
export async function adminCountsRoutes(
  instance: FastifyInstance,
  { store, now }: Dependencies,
): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.route({
    method: 'GET',
    url: '/admin/counts/figures',
    schema: { querystring: periodSchema },
    handler: (request) => withTimeout(readCounts(store, request.query)),
  });

  app.route({
    method: 'GET',
    url: '/admin/counts',
    // A browser asks for a password and cannot be given a bearer token.
    config: { takesPassword: true },
    schema: { querystring: askedSchema },
    handler: async (request, reply) => {
      const counts = await withTimeout(readCounts(store, request.query.period ?? lastDays(now())));
      return reply
        .type('text/html; charset=utf-8')
        .header('Content-Security-Policy', POLICY)
        .send(countsPage(counts));
    },
  });
}

import { COUNTRIES, DOCUMENTS_PATH } from '@dietetic/contract';
import { documentListSchema } from '@dietetic/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { DocumentLibrary } from '#documents/document-library.ts';
import { ApiError } from '#security/api-error.ts';
import { withTimeout } from '#security/timeout.ts';
import { sendBytes } from './send-bytes.ts';
import { sendable } from '#web/sendable.ts';

const TYPES = { pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' } as const;

export async function documentRoutes(instance: FastifyInstance, library: DocumentLibrary): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.route({
    method: 'GET',
    url: DOCUMENTS_PATH,
    schema: {
      querystring: z.object({ country: z.enum(COUNTRIES).optional() }),
      response: { 200: documentListSchema },
    },
    handler: async (request, reply) => {
      const { country } = request.query;
      reply.header('Cache-Control', 'no-cache');
      const all = await withTimeout(library.list());
      return { documents: all.filter((entry) => country === undefined || entry.country === country) };
    },
  });

  app.route({
    method: 'GET',
    url: `${DOCUMENTS_PATH}/:country/:name`,
    schema: {
      params: z.object({
        country: z.enum(COUNTRIES),
        name: z.string().regex(/^[a-z0-9-]+\.(?:pdf|csv)$/),
      }),
    },
    handler: async (request, reply) => {
      const { country, name } = request.params;
      const found = await withTimeout(library.read(`${country}/${name}`));
      if (!found) throw new ApiError('not-found');
      const { entry, bytes } = found;
      const file = `${country}-${name.replace(/\.[a-z]+$/, '')}-${entry.updated.slice(0, 10)}.${entry.format}`;
      reply.header('Cache-Control', 'no-cache');
      reply.header(
        'Content-Disposition',
        `${entry.format === 'pdf' ? 'inline' : 'attachment'}; filename="${file}"`,
      );
      return sendBytes(request, reply, sendable(bytes), TYPES[entry.format]);
    },
  });
}

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  type CatalogueAdministration,
  EXPORT_FORMATS,
  importRequestSchema,
} from '#administration/catalogue-administration.ts';
import { receiveFiles } from '#administration/incoming-files.ts';
import { SourceError } from '#catalogue/import/catalogue-source.ts';
import { RestoreError } from '#catalogue/import/restore-version.ts';
import { ApiError } from '#security/api-error.ts';
import { withTimeout } from '#security/timeout.ts';

type Dependencies = { administration: CatalogueAdministration; dataDirectory: string };

const version = z.coerce.number().int().positive();

/** The catalogue commands of a running server; registered behind the administrator's token. */
export async function adminCatalogueRoutes(
  instance: FastifyInstance,
  { administration, dataDirectory }: Dependencies,
): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.route({
    method: 'POST',
    url: '/admin/catalogue/import',
    schema: { body: importRequestSchema },
    handler: async (request) => {
      const taken = receiveFiles(dataDirectory, request.body.from);
      try {
        return await toClientError(administration.import({ ...request.body, from: taken.from }));
      } finally {
        await taken.remove();
      }
    },
  });

  app.get('/admin/catalogue/versions', () => withTimeout(administration.versions()));

  app.route({
    method: 'GET',
    url: '/admin/catalogue/quarantine',
    schema: { querystring: z.object({ version: version.optional() }) },
    handler: (request) => toClientError(withTimeout(administration.quarantine(request.query.version))),
  });

  app.route({
    method: 'GET',
    url: '/admin/catalogue/difference',
    schema: { querystring: z.object({ version, against: version.optional() }) },
    handler: (request) =>
      toClientError(administration.difference(request.query.version, request.query.against)),
  });

  app.route({
    method: 'POST',
    url: '/admin/catalogue/restore',
    schema: { body: z.object({ version }) },
    handler: (request) => toClientError(administration.restore(request.body.version)),
  });

  app.route({
    method: 'GET',
    url: '/admin/catalogue/export',
    schema: { querystring: z.object({ format: z.enum(EXPORT_FORMATS), version: version.optional() }) },
    handler: async (request, reply) => {
      const text = await toClientError(administration.export(request.query.format, request.query.version));
      return reply.type('text/plain; charset=utf-8').send(text);
    },
  });
}

/** An administrator's mistake is explained; anything else is a server error. */
async function toClientError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof SourceError || error instanceof RestoreError)
      throw new ApiError('invalid', error.message);
    throw error;
  }
}

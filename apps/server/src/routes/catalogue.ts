import { CATALOGUE_STATUS_PATH } from '@dietetic/contract';
import type { FastifyInstance } from 'fastify';
import type { CurrentCatalogue } from '#catalogue/current-catalogue.ts';
import type { ServedCatalogue } from '#catalogue/served-catalogue.ts';
import { ApiError } from '#security/api-error.ts';
import { withTimeout } from '#security/timeout.ts';
import { chooseEncoding, sendBytes } from './send-bytes.ts';
import { compress, type Encoding } from '#catalogue/compress.ts';
import { type Sendable, sendable } from '#web/sendable.ts';

type Dependencies = {
  catalogue: CurrentCatalogue;
  /** Draws a product's pack from its projection, as SVG text. */
  packImage: (projection: unknown) => string;
};

export async function catalogueRoutes(
  app: FastifyInstance,
  { catalogue, packImage }: Dependencies,
): Promise<void> {
  /** Rendered on first request; cleared by a new version. */
  const drawn = new WeakMap<ServedCatalogue, Map<string, Promise<Sendable>>>();

  app.get(CATALOGUE_STATUS_PATH, async (_request, reply) => {
    const current = catalogue.get();
    if (!current) throw new ApiError('not-ready');
    reply.header('Cache-Control', 'no-cache');
    return current.status;
  });

  app.get<{ Params: { file: string } }>('/images/products/:file', async (request, reply) => {
    const current = catalogue.get();
    const slug = /^([a-z0-9-]+)\.svg$/.exec(request.params.file)?.[1];
    const projection = slug === undefined ? undefined : current && (await withTimeout(current.product(slug)));
    if (!current || slug === undefined || projection === undefined) throw new ApiError('not-found');
    const images = drawn.get(current) ?? new Map<string, Promise<Sendable>>();
    drawn.set(current, images);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const key = `${slug}/${encoding ?? 'plain'}`;
    const image = images.get(key) ?? draw(packImage(projection), encoding);
    images.set(key, image);
    reply.header('Cache-Control', 'public, max-age=3600');
    // An SVG opened by itself is a page, so it gets no permissions.
    reply.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    return sendBytes(request, reply, await image, 'image/svg+xml; charset=utf-8');
  });
}

async function draw(svg: string, encoding: Encoding | undefined): Promise<Sendable> {
  const text = Buffer.from(svg);
  return sendable(encoding ? await compress(text, encoding) : text, encoding);
}

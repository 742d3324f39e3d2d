import zlib from 'node:zlib';
import { MANIFEST_PATH } from '@dietetic/contract';
import type { FastifyInstance } from 'fastify';
import { readFile } from '#catalogue/stored-versions.ts';
import type { CurrentCatalogue } from '#catalogue/current-catalogue.ts';
import type { ServedCatalogue } from '#catalogue/served-catalogue.ts';
import { ApiError } from '#security/api-error.ts';
import { withTimeout } from '#security/timeout.ts';
import type { Store } from '#store/open-store.ts';
import { chooseEncoding, sendBytes } from './send-bytes.ts';
import { type Sendable, sendable } from '#web/sendable.ts';

const FILE = /^(?:index|bodies|change)-[\w-]{43}\.jsonl?$/;
/** The files of a catalogue of 20,000 products with its steps; beyond that the oldest are dropped. */
const MOST_HELD = 64;
const FOR_EVER = 'public, max-age=31536000, immutable';
const JSON_TYPE = 'application/json; charset=utf-8';

type Dependencies = { catalogue: CurrentCatalogue; store: Store };
type StoredFile = Awaited<ReturnType<typeof readFile>>;

/** The catalogue as devices download it: a manifest, and the files it names, which never change. */
export async function publishedRoutes(
  app: FastifyInstance,
  { catalogue, store }: Dependencies,
): Promise<void> {
  const manifests = new WeakMap<ServedCatalogue, Sendable>();
  const files = new Map<string, Promise<StoredFile>>();

  app.get(MANIFEST_PATH, async (request, reply) => {
    const current = catalogue.get();
    const manifest = current?.manifest;
    if (!current || !manifest) throw new ApiError('not-ready');
    const sent = manifests.get(current) ?? sendable(Buffer.from(JSON.stringify(manifest)));
    manifests.set(current, sent);
    reply.header('Cache-Control', 'no-cache');
    return sendBytes(request, reply, sent, JSON_TYPE);
  });

  app.get<{ Params: { file: string } }>('/catalogue/:file', async (request, reply) => {
    const name = request.params.file;
    if (!FILE.test(name)) throw new ApiError('not-found');
    const file = await withTimeout(held(name));
    if (!file) throw new ApiError('not-found');
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const bytes = encoding === undefined ? zlib.gunzipSync(file.gzip) : file[encoding];
    reply.header('Cache-Control', FOR_EVER);
    return sendBytes(request, reply, { bytes, encoding, etag: `"${name}"` }, JSON_TYPE);
  });

  /** A name unknown to this process may belong to another process's newer catalogue, or to an older one. */
  function held(name: string): Promise<StoredFile> {
    const known = files.get(name);
    if (known) return known;
    const reading = readFile(store.query, name);
    const oldest = files.size >= MOST_HELD ? files.keys().next().value : undefined;
    if (oldest !== undefined) files.delete(oldest);
    files.set(name, reading);
    // Not cached: a missing file may exist a moment later, and a failed query is repeated.
    reading.then(
      (file) => file ?? files.delete(name),
      () => files.delete(name),
    );
    return reading;
  }
}

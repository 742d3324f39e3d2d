import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, sendBytes } from '#routes/send-bytes.ts';
import { ApiError } from '#security/api-error.ts';
import { contentSecurityPolicy, type PolicyOptions } from '#security/headers.ts';
import type { BuiltFile, BuiltFiles } from './built-files.ts';

type Dependencies = { files: BuiltFiles; policy: Pick<PolicyOptions, 'imageOrigins' | 'trustedTypes'> };

/** First parts of addresses that are calls or files, never pages of the app. */
const NOT_PAGES = new Set([
  'admin',
  'analytics',
  'api',
  'assets',
  'catalogue',
  'dietetic',
  'documents',
  'healthz',
  'images',
  'metrics',
  'oauth',
  'push',
  'readyz',
  'sanctum',
  'send-email',
]);

/** Everything no other route has: files of the build, and the app's page for every address of a screen. */
export function webRoutes(app: FastifyInstance, { files, policy }: Dependencies): void {
  const policies = new WeakMap<BuiltFile, string>();
  const workerPolicy = contentSecurityPolicy({ ...policy, trustedTypes: undefined });
  const policyOf = (file: BuiltFile) => {
    const known = policies.get(file);
    if (known) return known;
    const made = contentSecurityPolicy({
      ...policy,
      scriptHashes: file.scriptHashes,
      styleHashes: file.styleHashes,
    });
    policies.set(file, made);
    return made;
  };

  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new ApiError('not-found');
    const pathname = pathnameOf(request);
    const file = pathname === '/' ? undefined : files.find(pathname);
    if (file) return sendFile(request, reply, file);
    if (!isPage(request, pathname)) throw new ApiError('not-found');
    const page = files.find('/index.html');
    if (!page) {
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .header('Cache-Control', 'no-store')
        .send('The app has not been built yet. Run "npm run build" and load this page again.\n');
    }
    return sendFile(request, reply, page);
  });

  function sendFile(request: FastifyRequest, reply: FastifyReply, file: BuiltFile): FastifyReply {
    reply.header('Cache-Control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    // A worker's own script carries a policy too: it decides what the worker may fetch.
    if (isScript(file)) reply.header('Content-Security-Policy', workerPolicy);
    if (file.type.startsWith('text/html')) reply.header('Content-Security-Policy', policyOf(file));
    return sendBytes(
      request,
      reply,
      file.bytes(chooseEncoding(request.headers['accept-encoding'])),
      file.type,
    );
  }
}

const isScript = (file: BuiltFile) => file.type.startsWith('text/javascript');

function pathnameOf(request: FastifyRequest): string {
  const raw = request.url.split('?', 1)[0] ?? '/';
  try {
    return decodeURIComponent(raw);
  } catch {
    throw new ApiError('not-found');
  }
}

/** A browser going to a screen: it asks for HTML, and no part of the address is a file's name. */
function isPage(request: FastifyRequest, pathname: string): boolean {
  const parts = pathname.split('/').filter(Boolean);
  if (NOT_PAGES.has(parts[0] ?? '') || parts.some((part) => part.includes('.'))) return false;
  return (request.headers.accept ?? '').includes('text/html');
}

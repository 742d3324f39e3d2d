import { START_SCREEN_COOKIE, startScreenOf } from '@dietetic/contract';
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
    const page = files.page(pathname, startScreenOf(request.cookies[START_SCREEN_COOKIE]));
    if (!page) {
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .header('Cache-Control', 'no-store')
        .send('The app has not been built yet. Run "npm run build" and load this page again.\n');
    }
    // The same address is drawn differently for those who have answered its questions.
    reply.header('Vary', 'Cookie');
    return sendFile(request, reply, page);
  });

  function sendFile(request: FastifyRequest, reply: FastifyReply, file: BuiltFile): FastifyReply {
    reply.header('Cache-Control', keepFor(file));
    // It speaks to pages alone, and the other files come by the dozen.
    if (!file.type.startsWith('text/html')) reply.removeHeader('Permissions-Policy');
    // A worker's own script carries a policy too: it decides what the worker may fetch.
    if (isScript(file) && request.headers['sec-fetch-dest'] !== 'script')
      reply.header('Content-Security-Policy', workerPolicy);
    if (file.type.startsWith('text/html')) reply.header('Content-Security-Policy', policyOf(file));
    return sendBytes(
      request,
      reply,
      file.bytes(chooseEncoding(request.headers['accept-encoding'])),
      file.type,
    );
  }
}

function keepFor(file: BuiltFile): string {
  if (file.immutable) return 'public, max-age=31536000, immutable';
  // Icons are asked for several times over by one visit and change once in years.
  return file.type.startsWith('image/') ? 'public, max-age=3600' : 'no-cache';
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

/** The address of a screen (no part of it is a file's name), asked for by someone who takes a page for it. */
function isPage(request: FastifyRequest, pathname: string): boolean {
  const parts = pathname.split('/').filter(Boolean);
  if (NOT_PAGES.has(parts[0] ?? '') || parts.some((part) => part.includes('.'))) return false;
  return takesPages(request.headers.accept);
}

/** Link checkers, monitors and curl say "anything" or nothing at all; a script that wants data names it. */
function takesPages(accept = ''): boolean {
  if (accept === '' || accept.includes('text/html')) return true;
  return /(?:\*|text)\/\*/.test(accept) && !accept.includes('application/json');
}

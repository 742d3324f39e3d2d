import { isScreenAddress, START_SCREEN_COOKIE, startScreenOf } from '@dietetic/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, sendBytes } from '#routes/send-bytes.ts';
import { ApiError } from '#security/api-error.ts';
import { contentSecurityPolicy, type PolicyOptions } from '#security/headers.ts';
import type { BuiltFile, BuiltFiles } from './built-files.ts';

type Dependencies = { files: BuiltFiles; policy: Pick<PolicyOptions, 'imageOrigins' | 'trustedTypes'> };

/** Answers a browser at an unknown address with the not-found page; false for any other request. */
export type AnswerNotFound = (request: FastifyRequest, reply: FastifyReply) => boolean;

/**
 * Everything that no other route handles: files of the build, the app's page for every screen address, and the same
 * page as "not found" for any other address that a browser opens.
 */
export function webRoutes(app: FastifyInstance, { files, policy }: Dependencies): AnswerNotFound {
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
    if (!isScreenAddress(pathname) || !takesPages(request.headers.accept)) throw new ApiError('not-found');
    const page = pageFor(request, pathname);
    if (!page) {
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .header('Cache-Control', 'no-store')
        .send('The app has not been built yet. Run "npm run build" and load this page again.\n');
    }
    // The same address is rendered differently once the first questions are answered.
    reply.header('Vary', 'Cookie');
    return sendFile(request, reply, page);
  });

  // Read here, because the page is also sent for addresses of calls, whose routes read no cookies.
  const pageFor = ({ headers }: FastifyRequest, pathname: string) =>
    files.page(pathname, startScreenOf(app.parseCookie(headers.cookie ?? '')[START_SCREEN_COOKIE]));

  return (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    if (!request.headers.accept?.includes('text/html')) return false;
    const page = pageFor(request, NOT_FOUND_PATH);
    if (!page) return false;
    // Without a date or an ETag: a file that is missing today may exist tomorrow.
    const { bytes, encoding } = page.bytes(chooseEncoding(request.headers['accept-encoding']));
    if (encoding) reply.header('Content-Encoding', encoding);
    void reply
      .code(404)
      .headers({
        'Cache-Control': 'no-store',
        'Content-Security-Policy': policyOf(page),
        Vary: 'Cookie, Accept-Encoding',
      })
      .type(page.type)
      .send(bytes);
    return true;
  };

  function sendFile(request: FastifyRequest, reply: FastifyReply, file: BuiltFile): FastifyReply {
    reply.header('Cache-Control', keepFor(file));
    // A worker's script carries a policy too: it decides what the worker may fetch.
    if (file.isWorker) reply.header('Content-Security-Policy', workerPolicy);
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
  // One visit requests the icons several times, and they hardly ever change.
  return file.type.startsWith('image/') ? 'public, max-age=3600' : 'no-cache';
}

function pathnameOf(request: FastifyRequest): string {
  const raw = request.url.split('?', 1)[0] ?? '/';
  try {
    return decodeURIComponent(raw);
  } catch {
    throw new ApiError('not-found');
  }
}

/** No screen has this address: its page is the frame of the app without content. */
const NOT_FOUND_PATH = '/not-found';

/** Link checkers, monitors and curl accept anything or say nothing; a script that wants data names its type. */
function takesPages(accept = ''): boolean {
  if (accept === '' || accept.includes('text/html')) return true;
  return /(?:\*|text)\/\*/.test(accept) && !accept.includes('application/json');
}

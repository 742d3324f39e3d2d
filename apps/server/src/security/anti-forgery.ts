import cookie from '@fastify/cookie';
import csrf from '@fastify/csrf-protection';
import { CSRF_COOKIE_PATH, CSRF_HEADER, CSRF_TOKEN_COOKIE, SESSION_COOKIE } from '@dietetic/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

type Options = { secret: string; publicUrl: string | undefined };

/**
 * Signed double submit: the session cookie holds a secret that scripts cannot read, the token derived from it must
 * come back in a header, and the request must come from our own origin.
 */
export async function antiForgery(app: FastifyInstance, { secret, publicUrl }: Options): Promise<void> {
  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'strict' as const, signed: true };
  await app.register(cookie, { secret });
  await app.register(csrf, {
    cookieKey: SESSION_COOKIE,
    cookieOpts: cookieOptions,
    sessionPlugin: '@fastify/cookie',
    getToken: (request) => {
      const value = request.headers[CSRF_HEADER.toLowerCase()];
      return typeof value === 'string' ? value : undefined;
    },
    logLevel: 'debug',
  });

  app.get(CSRF_COOKIE_PATH, async (request, reply) => {
    const secure = isSecure(request, publicUrl);
    const token = reply.generateCsrf({ ...cookieOptions, secure });
    reply.setCookie(CSRF_TOKEN_COOKIE, token, { path: '/', sameSite: 'strict', secure });
    reply.headers({ 'Cache-Control': 'no-store', [CSRF_HEADER]: token });
    return reply.code(204).send();
  });
}

/** Put on every route that changes something, except the platform's token call and the administrator's. */
export function protectedCall(publicUrl: string | undefined) {
  return {
    onRequest: async (request: FastifyRequest) => {
      if (!isSameOrigin(request, publicUrl)) throw new ApiError('cross-origin');
    },
    preValidation: (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
      // A wrong token is answered through the error handler, under the plug-in's own error codes.
      request.server.csrfProtection(request, reply, done);
    },
  };
}

export function isSecure(request: FastifyRequest, publicUrl: string | undefined): boolean {
  return request.protocol === 'https' || (publicUrl?.startsWith('https:') ?? false);
}

function isSameOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = request.headers;
  if (origin === undefined) return true; // Not a browser, or one that left it out: the token decides.
  if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return true;
  try {
    return new URL(origin).host === request.host;
  } catch {
    return false; // "null" and other opaque origins.
  }
}

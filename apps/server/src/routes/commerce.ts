import { timingSafeEqual } from 'node:crypto';
import {
  CATALOGUE_VERSION_HEADER,
  COMMERCE_CLIENT_ID,
  COMMERCE_CLIENT_SECRET,
  COMMERCE_OFFSET_MAX,
  COMMERCE_PAGE_DEFAULT,
  COMMERCE_PAGE_MAX,
  COMMERCE_PROJECT_KEY,
  COMMERCE_SCOPE,
  type CommerceError,
  TOKEN_PATH,
  TOKEN_SECONDS,
} from '@dietetic/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentCatalogue } from '#catalogue/current-catalogue.ts';
import type { ListName } from '#catalogue/pages.ts';
import { withTimeout } from '#security/timeout.ts';
import type { PlatformTokens } from '#security/platform-token.ts';
import { chooseEncoding, sendBytes } from './send-bytes.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** All supported parameters; the answer never depends on anything else. */
const KNOWN_PARAMETERS: ReadonlySet<string> = new Set(['limit', 'offset']);

type Dependencies = { catalogue: CurrentCatalogue; tokens: PlatformTokens };

/** The platform's calls on our own origin, so that its own client library works against us unchanged. */
export async function commerceRoutes(
  app: FastifyInstance,
  { catalogue, tokens }: Dependencies,
): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, String(body)),
  );

  app.post(TOKEN_PATH, async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (!isOurClient(request.headers.authorization)) {
      return fail(
        reply,
        401,
        'invalid_client',
        'Please provide valid client credentials using HTTP Basic Authentication.',
      );
    }
    const given = tokenParameters(request);
    if (given.get('grant_type') !== 'client_credentials') {
      return fail(reply, 400, 'unsupported_grant_type', 'Invalid parameter: grant_type: Invalid grant type.');
    }
    const granted = COMMERCE_SCOPE.split(' ');
    const wanted = (given.get('scope') ?? COMMERCE_SCOPE).split(/\s+/).filter(Boolean);
    if (wanted.length === 0 || !wanted.every((scope) => granted.includes(scope))) {
      return fail(reply, 400, 'invalid_scope', 'Malformed parameter: scope: Invalid scope.');
    }
    const scope = wanted.join(' ');
    return { access_token: tokens.issue(scope), token_type: 'Bearer', expires_in: TOKEN_SECONDS, scope };
  });

  const list = (name: ListName) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { authorization } = request.headers;
    if (!isBearer(authorization, tokens)) {
      return fail(reply, 401, 'invalid_token', authorization ? 'invalid_token' : 'missing_token');
    }
    const { project } = request.params as { project: string };
    if (project !== COMMERCE_PROJECT_KEY) {
      return fail(reply, 404, 'ResourceNotFound', 'The project with this key was not found.');
    }
    const query = request.query as Record<string, unknown>;
    // If ignored, a filter or a sort would be answered with the whole list, as if it had been applied.
    const unknown = Object.keys(query).find((parameter) => !KNOWN_PARAMETERS.has(parameter));
    if (unknown !== undefined) {
      return fail(reply, 400, 'InvalidInput', `Unsupported parameter: ${unknown.slice(0, 100)}.`);
    }
    const limit = wholeNumber(query.limit, COMMERCE_PAGE_DEFAULT, COMMERCE_PAGE_MAX);
    const offset = wholeNumber(query.offset, 0, COMMERCE_OFFSET_MAX);
    if (limit === undefined || offset === undefined) {
      const [parameter, most] =
        limit === undefined ? ['limit', COMMERCE_PAGE_MAX] : ['offset', COMMERCE_OFFSET_MAX];
      return fail(
        reply,
        400,
        'InvalidInput',
        `Malformed parameter: ${parameter}: Must be a whole number from 0 to ${most}.`,
      );
    }
    const current = catalogue.get();
    if (!current) return fail(reply, 503, 'ServiceUnavailable', 'No catalogue has been imported yet.');
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const page = await withTimeout(current.page(name, limit, offset, encoding));
    reply.headers({
      [CATALOGUE_VERSION_HEADER]: String(current.status.version),
      'Cache-Control': 'private, no-cache',
    });
    return sendBytes(request, reply, page, JSON_TYPE);
  };
  app.get('/:project/categories', list('categories'));
  app.get('/:project/product-projections/search', list('projections'));
}

function fail(reply: FastifyReply, statusCode: number, code: string, message: string): FastifyReply {
  const body: CommerceError = { statusCode, message, errors: [{ code, message }] };
  // The authorization server's failures also carry the names of the OAuth standard.
  if (/^[a-z_]+$/.test(code)) Object.assign(body, { error: code, error_description: message });
  if (statusCode === 401) reply.header('WWW-Authenticate', code === 'invalid_client' ? 'Basic' : 'Bearer');
  return reply.code(statusCode).header('Cache-Control', 'no-store').send(body);
}

function isBearer(authorization: string | undefined, tokens: PlatformTokens): boolean {
  return authorization?.startsWith('Bearer ') === true && tokens.isValid(authorization.slice(7));
}

function isOurClient(authorization: string | undefined): boolean {
  if (!authorization?.startsWith('Basic ')) return false;
  const given = Buffer.from(authorization.slice(6), 'base64');
  const right = Buffer.from(`${COMMERCE_CLIENT_ID}:${COMMERCE_CLIENT_SECRET}`);
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The specification sends them in the query, the platform's own library in a form body. */
function tokenParameters(request: FastifyRequest): URLSearchParams {
  const parameters = new URLSearchParams(request.url.split('?')[1] ?? '');
  if (typeof request.body === 'string') {
    for (const [name, value] of new URLSearchParams(request.body)) parameters.set(name, value);
  }
  return parameters;
}

function wholeNumber(value: unknown, fallback: number, most: number): number | undefined {
  if (value === undefined) return fallback;
  if (typeof value !== 'string' || !/^\d{1,6}$/.test(value)) return undefined;
  const number = Number(value);
  return number <= most ? number : undefined;
}

import { isServerAddress } from '@dietetic/contract';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { SourceError } from '#catalogue/import/catalogue-source.ts';
import type { CurrentCatalogue } from '#catalogue/current-catalogue.ts';
import type { Config } from '#config.ts';
import type { Mailer } from '#email/mailer.ts';
import { describeError, type Logger } from '#logging/logger.ts';
import type { CatalogueAdministration } from '#administration/catalogue-administration.ts';
import type { NotificationAdministration } from '#administration/notification-administration.ts';
import { adminArea } from '#routes/admin.ts';
import { adminCatalogueRoutes } from '#routes/admin-catalogue.ts';
import { adminCountsRoutes } from '#routes/admin-counts.ts';
import { adminNotificationRoutes } from '#routes/admin-notifications.ts';
import { analyticsRoutes } from '#routes/analytics.ts';
import { catalogueRoutes } from '#routes/catalogue.ts';
import { commerceRoutes } from '#routes/commerce.ts';
import type { DocumentLibrary } from '#documents/document-library.ts';
import { documentRoutes } from '#routes/documents.ts';
import { healthRoutes, type Metrics, metricsRoute } from '#routes/health.ts';
import { publishedRoutes } from '#routes/published.ts';
import { pushRoutes } from '#routes/push.ts';
import { sendEmailRoute } from '#routes/send-email.ts';
import { antiForgery, isSecure } from '#security/anti-forgery.ts';
import { ApiError } from '#security/api-error.ts';
import { COMMON_HEADERS, DATA_POLICY, PAGE_HEADERS, STRICT_TRANSPORT } from '#security/headers.ts';
import { isOurHost } from '#security/our-host.ts';
import { closeInTime } from '#security/close-in-time.ts';
import { createLimits } from '#security/limits.ts';
import { answerMalformedRequest } from '#security/malformed-request.ts';
import { platformTokens } from '#security/platform-token.ts';
import { isDatabaseUnavailable, isDiskFull, isUnstorableText } from '#store/database-error.ts';
import type { Store } from '#store/open-store.ts';
import type { Secrets } from '#store/settings.ts';
import type { BuiltFiles } from '#web/built-files.ts';
import { type AnswerNotFound, webRoutes } from '#web/web-routes.ts';

export type Dependencies = {
  config: Pick<Config, 'publicUrl' | 'trustProxy' | 'imageOrigins' | 'trustedTypes' | 'dataDirectory'>;
  store: Store;
  secrets: Secrets;
  catalogue: CurrentCatalogue;
  packImage: (projection: unknown) => string;
  mailer: Mailer | undefined;
  administration: CatalogueAdministration;
  notifications: NotificationAdministration;
  push: { publicKey: string; isAllowed: (endpoint: string) => boolean };
  adminToken: string;
  library: DocumentLibrary;
  files: BuiltFiles;
  metrics: Metrics;
  log: Logger;
  now: () => number;
};

/** The whole server without a port: tests use `inject`, `main.ts` listens. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { config, store, secrets, catalogue, metrics, log } = dependencies;
  const hops = config.trustProxy;
  const tokens = platformTokens(secrets.tokens, dependencies.now);
  const app = Fastify({
    logger: false,
    trustProxy: typeof hops === 'number' ? (_address: string, hop: number) => hop < hops : hops,
    bodyLimit: 64 * 1024,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // An address that cannot be parsed matches no route and runs no hook.
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      const failure = failureOf(error);
      metrics.refusals.inc({ failure: failure.failure });
      void reply
        .code(failure.status)
        .headers({ ...COMMON_HEADERS, 'Content-Security-Policy': DATA_POLICY, 'Cache-Control': 'no-store' })
        .send(failure.body());
    },
    clientErrorHandler: (error, socket) => {
      metrics.refusals.inc({ failure: 'invalid' });
      answerMalformedRequest(error, socket);
    },
    // Node would refuse a request without a host itself, without our headers.
    http: { requireHostHeader: false },
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionTimeout: STALLED_MS,
  });
  closeInTime(app);
  // Node would refuse an unknown Expect header itself, without our headers. It may be ignored.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // JSON is the only body our calls take; the default text parser would let a plain form through.
  app.removeContentTypeParser('text/plain');

  app.addHook('onSend', (request, reply, _payload, done) => {
    // A 304 confirms the answer that the browser has, and that answer's headers stay in force.
    if (reply.statusCode === 304) return done();
    reply.headers(COMMON_HEADERS);
    if (String(reply.getHeader('Content-Type')).startsWith('text/html')) reply.headers(PAGE_HEADERS);
    if (isSecure(request, config.publicUrl)) reply.header('Strict-Transport-Security', STRICT_TRANSPORT);
    if (!reply.hasHeader('Content-Security-Policy')) reply.header('Content-Security-Policy', DATA_POLICY);
    done();
  });
  // The route's template, not the address: an address can name a product someone looked at.
  const answered = (route: string) => {
    const count = metrics.answersOf(route);
    return ({ method }: FastifyRequest, reply: FastifyReply) => {
      const { statusCode: status, elapsedTime } = reply;
      if (log.isDebugging) log.debug('request', { method, route, status, ms: Math.round(elapsedTime) });
      count(method, status, elapsedTime / 1000);
    };
  };
  app.addHook('onRequest', async (request) => {
    if (!request.host && request.raw.httpVersion === '1.1') throw new ApiError('invalid');
    if (!isOurHost(request, config.publicUrl)) throw new ApiError('wrong-host');
  });
  app.addHook('onRoute', (route) => {
    // The commerce calls read the project's key themselves; it is one of the prefixes.
    if (!route.url.startsWith('/:project/') && !isServerAddress(route.url))
      throw new Error(`${route.url} is not under SERVER_PREFIXES of the contract`);
    const count = answered(route.url);
    route.onResponse = (request, reply, done) => {
      count(request, reply);
      done();
    };
  });
  const pageAnswered = answered('page or file');
  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404) pageAnswered(request, reply);
    done();
  });

  let answerNotFound: AnswerNotFound | undefined;
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = failureOf(error);
    metrics.refusals.inc({ failure: failure.failure });
    if (failure.status >= 500 && failure.failure !== 'email-not-sent') {
      log.error('a request failed', {
        route: request.routeOptions.url ?? 'page or file',
        ...describeError(error),
      });
    }
    if (failure.failure === 'not-found' && answerNotFound?.(request, reply)) return reply;
    return reply
      .code(failure.status)
      .headers({ 'Cache-Control': 'no-store', ...failure.headers })
      .send(failure.body());
  });

  const { publicUrl } = config;
  const limits = createLimits(store, secrets.limits);
  await app.register(commerceRoutes, { catalogue, tokens });
  await app.register(catalogueRoutes, { catalogue, packImage: dependencies.packImage });
  await app.register(publishedRoutes, { catalogue, store });
  await app.register(healthRoutes, { store, catalogue });
  await app.register(documentRoutes, dependencies.library);
  await app.register(adminArea, {
    token: dependencies.adminToken,
    store,
    limits,
    routes: [
      (area) => metricsRoute(area, metrics.registry),
      (area) =>
        adminCatalogueRoutes(area, {
          administration: dependencies.administration,
          dataDirectory: config.dataDirectory,
        }),
      (area) => adminNotificationRoutes(area, dependencies.notifications),
      (area) => adminCountsRoutes(area, { store, now: dependencies.now }),
    ],
  });
  // Cookies are parsed only where they are used: the catalogue, the busiest route, needs none.
  await app.register(async (withCookies) => {
    await antiForgery(withCookies, { secret: secrets.cookies, publicUrl });
    await withCookies.register(sendEmailRoute, {
      sent: metrics.emails,
      mailer: dependencies.mailer,
      store,
      limits,
      publicUrl,
    });
    await withCookies.register(analyticsRoutes, {
      store,
      catalogue,
      limits,
      publicUrl,
      now: dependencies.now,
    });
    await withCookies.register(pushRoutes, { store, limits, publicUrl, push: dependencies.push });
    answerNotFound = webRoutes(withCookies, { files: dependencies.files, policy: config });
  });
  return app;
}

const REQUEST_TIMEOUT_MS = 30_000;
/** A stalled connection is closed after this long, because its data is held in memory. */
const STALLED_MS = 60_000;
/** Longer than a load balancer keeps an idle connection open. */
const KEEP_ALIVE_MS = 72_000;

/** Turns any thrown value into one of our named failures; its own message is not sent. */
function failureOf(error: FastifyError | ApiError): ApiError {
  if (error instanceof ApiError) return error;
  if (isDiskFull(error)) {
    return new ApiError(
      'unavailable',
      'There is no room on the disk of the server. Free some, then try again.',
    );
  }
  if (isDatabaseUnavailable(error)) return new ApiError('unavailable', undefined, { 'Retry-After': '5' });
  if (error instanceof SourceError) return new ApiError('invalid', error.message);
  if (isUnstorableText(error)) return new ApiError('invalid');
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = [
      ...new Set(error.validation.map((issue) => issue.instancePath.replace(/^\//, '') || 'the whole body')),
    ];
    return new ApiError('invalid', `Not as required: ${fields.join(', ')}.`);
  }
  if (error.code?.startsWith('FST_CSRF')) return new ApiError('anti-forgery');
  if (error.statusCode === 413) return new ApiError('too-large');
  if (error.statusCode === 415) return new ApiError('wrong-type');
  if (error.statusCode === 404 || error.statusCode === 414) return new ApiError('not-found');
  if (error.statusCode !== undefined && error.statusCode < 500) return new ApiError('invalid');
  return new ApiError('server-error');
}

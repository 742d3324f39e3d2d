import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import type { CurrentCatalogue } from '#catalogue/current-catalogue.ts';
import type { Config } from '#config.ts';
import type { Mailer } from '#email/mailer.ts';
import { describeError, type Logger } from '#logging/logger.ts';
import type { CatalogueAdministration } from '#administration/catalogue-administration.ts';
import { adminArea } from '#routes/admin.ts';
import { adminCatalogueRoutes } from '#routes/admin-catalogue.ts';
import { catalogueRoutes } from '#routes/catalogue.ts';
import { commerceRoutes } from '#routes/commerce.ts';
import { createMetrics, healthRoutes, metricsRoute } from '#routes/health.ts';
import { sendEmailRoute } from '#routes/send-email.ts';
import { antiForgery, isSecure } from '#security/anti-forgery.ts';
import { ApiError } from '#security/api-error.ts';
import { COMMON_HEADERS, DATA_POLICY, STRICT_TRANSPORT } from '#security/headers.ts';
import { createLimits } from '#security/limits.ts';
import { platformTokens } from '#security/platform-token.ts';
import type { Store } from '#store/open-store.ts';
import type { Secrets } from '#store/settings.ts';
import type { BuiltFiles } from '#web/built-files.ts';
import { webRoutes } from '#web/web-routes.ts';

export type Dependencies = {
  config: Pick<Config, 'publicUrl' | 'trustProxy' | 'imageOrigins' | 'trustedTypes' | 'dataDirectory'>;
  store: Store;
  secrets: Secrets;
  catalogue: CurrentCatalogue;
  packImage: (projection: unknown) => string;
  mailer: Mailer | undefined;
  administration: CatalogueAdministration;
  adminToken: string;
  files: BuiltFiles;
  log: Logger;
  now: () => number;
};

/** The whole server without a port: tests put requests in with `inject`, `main.ts` listens. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { config, store, secrets, catalogue, log } = dependencies;
  const hops = config.trustProxy;
  const app = Fastify({
    logger: false,
    trustProxy: typeof hops === 'number' ? (_address: string, hop: number) => hop < hops : hops,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // JSON is the only body our calls take; the default text parser would let a plain form through.
  app.removeContentTypeParser('text/plain');

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(COMMON_HEADERS);
    if (isSecure(request, config.publicUrl)) reply.header('Strict-Transport-Security', STRICT_TRANSPORT);
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('Content-Security-Policy')) reply.header('Content-Security-Policy', DATA_POLICY);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The route's template, not the address: an address can name a product someone looked at.
    log.debug('request', {
      method: request.method,
      route: request.routeOptions.url ?? 'page or file',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
    done();
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = failureOf(error);
    if (failure.status >= 500 && failure.failure !== 'email-not-sent') {
      log.error('a request failed', {
        route: request.routeOptions.url ?? 'page or file',
        ...describeError(error),
      });
    }
    return reply
      .code(failure.status)
      .headers({ 'Cache-Control': 'no-store', ...failure.headers })
      .send(failure.body());
  });

  const metrics = createMetrics(app, catalogue);
  await antiForgery(app, { secret: secrets.cookies, publicUrl: config.publicUrl });
  const limits = createLimits(store, secrets.limits);
  await app.register(commerceRoutes, { catalogue, tokens: platformTokens(secrets.tokens, dependencies.now) });
  await app.register(catalogueRoutes, { catalogue, packImage: dependencies.packImage });
  await app.register(healthRoutes, { store, catalogue });
  await app.register(adminArea, {
    token: dependencies.adminToken,
    routes: [
      (area) => metricsRoute(area, metrics.registry),
      (area) =>
        adminCatalogueRoutes(area, {
          administration: dependencies.administration,
          dataDirectory: config.dataDirectory,
        }),
    ],
  });
  await app.register(sendEmailRoute, {
    sent: metrics.emails,
    mailer: dependencies.mailer,
    limits,
    catalogue,
    publicUrl: config.publicUrl,
  });
  webRoutes(app, { files: dependencies.files, policy: config });
  return app;
}

/** Every thrown thing as one of our named failures. Nothing of its own text goes out. */
function failureOf(error: FastifyError | ApiError): ApiError {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = [
      ...new Set(error.validation.map((issue) => issue.instancePath.replace(/^\//, '') || 'the whole body')),
    ];
    return new ApiError('invalid', `Not as required: ${fields.join(', ')}.`);
  }
  if (error.code?.startsWith('FST_CSRF')) return new ApiError('anti-forgery');
  if (error.statusCode === 413) return new ApiError('too-large');
  if (error.statusCode === 415) return new ApiError('wrong-type');
  if (error.statusCode === 404) return new ApiError('not-found');
  if (error.statusCode !== undefined && error.statusCode < 500) return new ApiError('invalid');
  return new ApiError('server-error');
}

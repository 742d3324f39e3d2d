import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CurrentCatalogue } from '#catalogue/current-catalogue.ts';
import { ApiError } from '#security/api-error.ts';
import { withTimeout } from '#security/timeout.ts';
import type { Store } from '#store/open-store.ts';

const DATABASE_WITHIN_MS = 2000;

type Dependencies = { store: Store; catalogue: CurrentCatalogue };

/** For the load balancer: the process is alive; it can do its work. */
export async function healthRoutes(app: FastifyInstance, { store, catalogue }: Dependencies): Promise<void> {
  app.get('/healthz', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    return { status: 'alive' };
  });

  app.get('/readyz', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const status = catalogue.get()?.status;
    // The reason is logged where the database is used; here only the fact counts.
    const database = await withTimeout(store.query('SELECT 1'), DATABASE_WITHIN_MS).then(
      () => true,
      () => false,
    );
    if (!database || !status) throw new ApiError('not-ready');
    return { status: 'ready', catalogueVersion: status.version };
  });
}

export type Metrics = {
  registry: Registry;
  products: Gauge;
  version: Gauge;
  /** Counts the answers of a route, named by its template, and the seconds each took. */
  answersOf(route: string): (method: string, status: number, seconds: number) => void;
  emails: Counter<'outcome'>;
  /** Answers that were a named failure. */
  refusals: Counter<'failure'>;
  deliveries: Counter<'outcome'>;
};

type Answered = Histogram<'method' | 'route' | 'status'>;

/** Building the labels took longer than counting, so each set of labels is cached. */
function byOutcome(requests: Answered): Metrics['answersOf'] {
  return (route) => {
    const kept = new Map<string, ReturnType<Answered['labels']>[]>();
    return (method, status, seconds) => {
      const hundreds = Math.floor(status / 100);
      const known = kept.get(method)?.[hundreds];
      if (known) return known.observe(seconds);
      const counter = requests.labels({ method, route, status: `${hundreds}xx` });
      const ofMethod = kept.get(method) ?? [];
      ofMethod[hundreds] = counter;
      kept.set(method, ofMethod);
      counter.observe(seconds);
    };
  };
}

/** Counts by route template and outcome: nothing that could point at a person. */
export function createMetrics(catalogue: CurrentCatalogue): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by method, route template and status class',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const products = new Gauge({
    name: 'catalogue_products',
    help: 'Products in the catalogue that is served',
    registers: [registry],
    collect() {
      this.set(catalogue.get()?.status.products ?? 0);
    },
  });
  const version = new Gauge({
    name: 'catalogue_version',
    help: 'Version of the catalogue that is served',
    registers: [registry],
    collect() {
      this.set(catalogue.get()?.status.version ?? 0);
    },
  });
  return {
    registry,
    products,
    version,
    answersOf: byOutcome(requests),
    emails: new Counter({
      name: 'report_emails_total',
      help: 'Reports asked to be e-mailed, by outcome',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    refusals: new Counter({
      name: 'refusals_total',
      help: 'Requests answered with a failure, by its name',
      labelNames: ['failure'],
      registers: [registry],
    }),
    deliveries: new Counter({
      name: 'push_deliveries_total',
      help: 'Push messages, by outcome',
      labelNames: ['outcome'],
      registers: [registry],
    }),
  };
}

export async function metricsRoute(app: FastifyInstance, registry: Registry): Promise<void> {
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}

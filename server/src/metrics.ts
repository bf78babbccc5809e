import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from './app-error.ts';
import type { Context } from './transactions/context.ts';
import { headersOf } from './http/security-headers.ts';
import { routeName } from './http/request-log.ts';
import { EVENTS, GROUP_PAGE, patternOf } from '@picadito/domain';

type Store = Context['store'];

const LAST_BACKUP = 'picadito_last_backup_timestamp_seconds';
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const STREAM_PATTERNS: ReadonlySet<string> = new Set(
  [EVENTS.follow, GROUP_PAGE.changes].map(patternOf),
);

/** The metrics of the server for Prometheus: counts, durations and outcomes, without data of users. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { durations, inFlight, streams, transactions, retries, backup } = instruments([registry]);

  function watch(app: FastifyInstance): void {
    app.addHook('onRequest', (request, reply, done) => {
      const gauge = STREAM_PATTERNS.has(routeName(request)) ? streams : inFlight;
      gauge.inc();
      // The event also comes when the client disconnects before the response.
      reply.raw.once('close', () => gauge.dec());
      done();
    });
    app.addHook('onResponse', (request, reply, done) => {
      const route = routeName(request);
      const labels = { method: request.method, route, status: reply.statusCode };
      // The duration of an open stream carries no information.
      if (!STREAM_PATTERNS.has(route)) durations.observe(labels, reply.elapsedTime / 1000);
      done();
    });
  }

  function watchStore(store: Store): Store {
    return {
      ...store,
      async transaction(work, maxAttempts) {
        const timer = transactions.startTimer();
        try {
          const result = await store.transaction(work, maxAttempts);
          timer({ outcome: 'committed' });
          return result;
        } catch (error) {
          timer({ outcome: error instanceof AppError ? 'refused' : 'failed' });
          throw error;
        }
      },
    };
  }

  function noteBackup(at: number | null): void {
    if (at === null) return;
    if (!registry.getSingleMetric(LAST_BACKUP)) registry.registerMetric(backup);
    backup.set(at / 1000);
  }

  return {
    watch,
    watchStore,
    countRetry: () => retries.inc(),
    noteBackup,
    text: () => registry.metrics(),
  };
}

function instruments(registers: Registry[]) {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the head of the request to the end of the answer, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests under way, without event streams',
    registers,
  });
  const streams = new Gauge({
    name: 'picadito_event_streams_open',
    help: 'Event streams of pages that are open',
    registers,
  });
  const transactions = new Histogram({
    name: 'database_transaction_duration_seconds',
    help: 'Transactions with their retries, by outcome: committed, refused by a rule, failed',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers,
  });
  const retries = new Counter({
    name: 'database_transaction_retries_total',
    help: 'Attempts after a transaction had met another',
    registers,
  });
  // The gauge is registered only when it has a value, because its initial 0 would mean a backup in 1970.
  const backup = new Gauge({
    name: LAST_BACKUP,
    help: 'When the last daily backup was made, in seconds since 1970',
    registers: [],
  });
  return { durations, inFlight, streams, transactions, retries, backup };
}

/** Serves the metrics at a separate address, since the public address must not show them. */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  text: () => Promise<string>,
) {
  const headers = new Map(Object.entries(await headersOf(false)));
  const server = createServer((request, response) => {
    response.setHeaders(headers);
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    text().then(
      (body) =>
        response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  await once(server.listen(port, host), 'listening');
  return {
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}

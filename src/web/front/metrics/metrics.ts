import { createServer } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { FAILURE_REASONS, type FailureReason } from '#domain/request-failures/request-failure.ts';
import type { App } from '#server/app.ts';
import { ListenFailure } from '#server/start-failure.ts';
import { VERSION } from '#server/system-state/version.ts';
import type { Answered } from '#web/front/access-log.ts';
import type { PageCache } from '#web/front/page-cache/page-cache.ts';
import { stateMetrics } from './state-metrics.ts';

/** The metrics of this node in the text format of Prometheus. */
export interface Metrics {
  noteAnswer(answered: Answered): void;
  text(): Promise<string>;
  contentType: string;
}

/** From responses sent from memory to those that time out. */
const BUCKETS_SECONDS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10];

/** Other methods are counted together, as callers could otherwise create labels of their own. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

/**
 * Counts the responses of this node and reports the state of the product. Labels are patterns of addresses, methods and
 * classes of statuses: there are only as many series as routes, whatever is requested.
 */
export function openMetrics(app: App, pageCache: PageCache): Metrics {
  const registry = new Registry();
  const duration = new Histogram({
    name: 'bozp_http_request_duration_seconds',
    help: 'From the first line of a request to the answer, by the pattern of its address.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  new Gauge({
    name: 'bozp_cached_pages',
    help: 'Pages in the cache of this node.',
    registers: [registry],
    collect() {
      this.set(pageCache.size);
    },
  });
  new Gauge({
    name: 'bozp_cached_pages_bytes',
    help: 'Memory they take, about.',
    registers: [registry],
    collect() {
      this.set(pageCache.bytes);
    },
  });
  new Counter({
    name: 'bozp_request_failures_total',
    help: 'Requests that failed by a fault of ours.',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      this.reset();
      for (const reason of Object.keys(FAILURE_REASONS) as FailureReason[]) {
        this.inc({ reason }, app.failures.counts[reason]);
      }
    },
  });
  new Gauge({ name: 'bozp_build_info', help: 'Always 1.', labelNames: ['version'], registers: [registry] }).set(
    { version: VERSION },
    1,
  );
  stateMetrics(app, registry);
  collectDefaultMetrics({ register: registry });
  return {
    noteAnswer({ method, route = 'unreadable', status, start }) {
      const labels = {
        method: METHODS.has(method) ? method : 'other',
        route,
        status: `${Math.floor(status / 100)}xx`,
      };
      duration.observe(labels, (performance.now() - start) / 1_000);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** The longest time a client may take to send its request. */
const REQUEST_MILLISECONDS_MAX = 10_000;

/** Serves the metrics for Prometheus on a separate port, not open to visitors; returns the function that closes it. */
export async function serveMetrics({ config, log }: App, metrics: Metrics | undefined): Promise<() => void> {
  if (!config.metrics || !metrics) return () => {};
  const { port, host } = config.metrics;
  const server = createServer({ requestTimeout: REQUEST_MILLISECONDS_MAX }, async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('not found');
      return;
    }
    try {
      const text = await metrics.text();
      response.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }).end(text);
    } catch (error) {
      log.error({ err: error }, 'the metrics cannot be read');
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => reject(new ListenFailure(cause, 'METRICS_')));
    server.listen(port, host, resolve);
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

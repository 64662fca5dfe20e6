import { createServer } from 'node:http';
import type { App } from '#server/app.ts';
import { ListenFailure } from '#server/start-failure.ts';
import type { Metrics } from './metrics.ts';

/** What asks has a bounded time to do so. */
const REQUEST_MILLISECONDS_MAX = 10_000;

/** Tells Prometheus the figures, on a port of their own that no visitor reaches; answers the function that closes it. */
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
      log.error({ err: error }, 'the figures cannot be told');
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

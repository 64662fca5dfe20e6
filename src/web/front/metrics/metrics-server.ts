import { createServer } from 'node:http';
import type { App } from '#server/app.ts';
import { ListenFailure } from '#server/start-failure.ts';
import type { Metrics } from './metrics.ts';

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

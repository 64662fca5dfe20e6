import { networkInterfaces } from 'node:os';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aContact } from '../../contact-requests.ts';
import { freePort, type ServerProcess, startServer } from '../../server-process.ts';
import { type Client, json, openClient } from '../client.ts';
import { seriesOf } from './metric-series.ts';

describe('the metrics of a node', () => {
  let client: Client;
  beforeEach(async () => {
    client = await openClient({ environment: { METRICS_PORT: '0' } });
  });
  afterEach(() => client.close());

  const text = async () => (await client.web.metrics?.text()) ?? '';
  const figures = async () => seriesOf(await text());

  test('count requests by address pattern, method and status class', async () => {
    for (const path of ['/blog/a', '/blog/b', '/kontakt', '/getCourses', '/%ff']) await client.request(path);
    await client.request('/kontakt', { method: 'HEAD' });
    await client.request('/kontakt', { method: 'PURGE' });
    const count = 'bozp_http_request_duration_seconds_count';
    expect(await figures()).toMatchObject({
      [`${count}{method="GET",route="/blog/:slug",status="4xx"}`]: 2,
      [`${count}{method="GET",route="/kontakt",status="2xx"}`]: 1,
      [`${count}{method="HEAD",route="/kontakt",status="2xx"}`]: 1,
      [`${count}{method="other",route="/kontakt",status="4xx"}`]: 1,
      [`${count}{method="GET",route="/getCourses",status="2xx"}`]: 1,
      [`${count}{method="GET",route="unreadable",status="4xx"}`]: 1,
    });
  });

  test('have as many series as routes, whatever addresses are requested', async () => {
    const sendRequest = async (numbers: number[]) => {
      for (const number of numbers) {
        for (const path of [
          `/${number}`,
          `/blog/${number}`,
          `/kurz/${number}?x=${number}`,
          `/api/articles/${number}`,
        ]) {
          await client.request(path);
        }
      }
    };
    // those of Node grow with the first garbage collection of each kind
    const countSeries = async () => Object.keys(await figures()).filter((name) => name.startsWith('bozp_')).length;
    await sendRequest([1]);
    const before = await countSeries();
    await sendRequest(Array.from({ length: 50 }, (_, number) => 1_000 + number));
    // a new status may add one histogram
    expect((await countSeries()) - before).toBeLessThanOrEqual(12);
  });

  test('describe the state of the product without personal data', async () => {
    await client.request('/api/sendContact', json(aContact()));
    expect(await figures()).toMatchObject({
      bozp_database_up: 1,
      'bozp_emails{state="waiting"}': 1,
      'bozp_jobs{kind="email",state="due"}': 1,
      'bozp_failing_jobs{kind="email"}': 0,
      bozp_mail_outage: 0,
      'bozp_request_failures_total{reason="fault"}': 0,
    });
    expect(await text()).not.toMatch(/@|example/);
  });

  test('are available without the database, and report that', async () => {
    await client.close();
    expect(await figures()).toMatchObject({ bozp_database_up: 0 });
    expect(await text()).not.toMatch(/^bozp_(emails|jobs|mail_outage|database_size_bytes)/m);
    client = await openClient();
  });

  test('are collected only where a metrics port is set', async () => {
    const without = await openClient();
    expect(without.web.metrics).toBeUndefined();
    await without.close();
  });
});

describe('the metrics port', () => {
  let server: ServerProcess;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    server = await startServer({ METRICS_PORT: String(port) });
  }, 60_000);
  afterAll(() => server.close());

  test('serves only the metrics, to the machine itself', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await answer.text()).toMatch(/^process_cpu_seconds_total|^process_cpu_user_seconds_total/m);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  test('refuses other machines', async () => {
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of others) {
      await expect(fetch(`http://${address}:${port}/metrics`)).rejects.toThrow();
    }
  });

  test('differs from the port for visitors', async () => {
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  });
});

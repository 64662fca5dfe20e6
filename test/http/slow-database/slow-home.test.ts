import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { databaseOf } from '../../database-of.ts';
import type { Client } from '../client.ts';
import { readerOf } from './answer-reader.ts';
import { type HeldDatabase, openHeldDatabase } from './held-database.ts';

// A database that does not answer, because its tables are locked.

let database: HeldDatabase;
let client: Client;
/** The number of queries for published articles. */
let queryCount = 0;

beforeAll(async () => {
  database = await openHeldDatabase(inject('postgresUrl'));
  client = database.client;
  client.app.db = databaseOf(client.app).withPlugin({
    transformQuery({ node }) {
      if (JSON.stringify(node).includes('"publishAt"')) queryCount += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
});

afterEach(() => database.goOn());

afterAll(() => database.close());

describe('the home page with slow news', () => {
  test('is sent at once without its news, which follow in the same answer', async () => {
    await database.hold('article');
    const answer = await client.request('/');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const reader = readerOf(answer);
    const first = await reader.next();
    expect(first).toContain('Načítavam články...');
    for (const words of ['Využite služby', 'Naše výsledky', 'Bezpečnosť na minútku', 'tel:+421440000000']) {
      expect(first).toContain(words);
    }
    expect(first).not.toContain('Poplach bez paniky');
    await database.goOn();
    const rest = await reader.rest();
    expect(rest).toContain('Poplach bez paniky');
    expect(rest).not.toContain('Naše výsledky');
  });

  test('needs no additional script to insert them', async () => {
    await database.hold('article');
    const answer = await client.request('/');
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    const reader = readerOf(answer);
    const first = await reader.next();
    expect(first).toContain('<template shadowrootmode="open">');
    // except the script of every page, without data blocks
    expect(first.match(/<script(?! type="(?:speculationrules|application\/ld\+json)")[^>]*/g)).toEqual(['<script']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(first).not.toContain('nonce');
    await database.goOn();
    expect(await reader.rest()).not.toMatch(/<style|<script/);
  });

  test.each([
    ['gzip', createGunzip],
    ['br', createBrotliDecompress],
  ])('sends its first part at once also compressed as %s', async (encoding, decoder) => {
    await database.hold('article');
    const answer = await client.request('/', { headers: { 'Accept-Encoding': encoding } });
    expect(answer.headers.get('Content-Encoding')).toBe(encoding);
    const decoded = Readable.fromWeb(answer.body as NodeStream)
      .pipe(decoder())
      .setEncoding('utf8');
    let first = '';
    for await (const piece of decoded) {
      first += piece;
      // the footer ends the first part; without a flush it would wait for the articles
      if (first.includes('</footer>')) break;
    }
    expect(first).toContain('Načítavam články...');
    expect(first).not.toContain('Poplach bez paniky');
    expect(await database.isHeld()).toBe(true);
  });

  test('is a plain cached page again once the database has recovered', async () => {
    await database.hold('article');
    const slow = await client.request('/');
    await database.goOn();
    await slow.text();
    // a page whose company details took longer than 80 ms on a busy machine is rendered once more
    const isServedWithoutQuery = async () => {
      const before = queryCount;
      await (await client.request('/')).text();
      return queryCount === before;
    };
    await expect.poll(isServedWithoutQuery).toBe(true);
    const cached = await client.request('/');
    expect(cached.headers.get('ETag')).not.toBeNull();
    const html = await cached.text();
    expect(html).toContain('Poplach bez paniky');
    expect(html).not.toMatch(/shadowrootmode|slot=/);
  });

  test('queries the database once for all simultaneous requests, with any queries and cookies', async () => {
    await database.hold('article');
    const before = queryCount;
    const answers = Array.from({ length: 40 }, (_, n) =>
      client.request(n % 2 ? `/?utm_source=${n}` : '/', n % 3 ? {} : { headers: { Cookie: `navsteva=${n}` } }),
    );
    await Promise.race(answers);
    expect(queryCount - before).toBe(1);
    // before the query is cancelled, which is 1 s after it began to wait for the lock
    await database.goOn();
    for (const answer of answers) expect(await (await answer).text()).toContain('Poplach bez paniky');
    // one for the articles and one for the time of the next publication
    expect(queryCount - before).toBe(2);
  });

  test('says that the news cannot be loaded when the database cancels the query', async () => {
    await database.hold('article');
    const answer = await client.request('/?x=1');
    const reader = readerOf(answer);
    expect(await reader.next()).toContain('Načítavam články...');
    await database.refuse();
    expect(await reader.rest()).toContain('Chyba pri načítaní údajov');
  });

  test('answers HEAD with the headers alone', async () => {
    await database.hold('article');
    const answer = await client.request('/', { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  test('is sent with the last known company details when those are slow too', async () => {
    await database.hold('article', 'company');
    const reader = readerOf(await client.request('/'));
    expect(await reader.next()).toContain('tel:+421440000000');
    await database.goOn();
    expect(await reader.rest()).toContain('Poplach bez paniky');
  });

  test('is completed when the first visitor has disconnected', async () => {
    await database.hold('article');
    const disconnection = new AbortController();
    const first = await client.request('/', { signal: disconnection.signal });
    const second = await client.request('/');
    await first.body?.cancel();
    disconnection.abort();
    await database.goOn();
    expect(await second.text()).toContain('Poplach bez paniky');
  });
});

import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { databaseOf } from '../database-of.ts';
import { readerOf } from './answer-reader.ts';
import type { Client } from './client.ts';
import { type HeldDatabase, openHeldDatabase } from './held-database.ts';

// A database that does not answer, because its tables are locked.

let database: HeldDatabase;
let client: Client;
/** The number of queries for published articles. */
let asked = 0;

beforeAll(async () => {
  database = await openHeldDatabase(inject('postgresUrl'));
  client = database.client;
  client.app.db = databaseOf(client.app).withPlugin({
    transformQuery({ node }) {
      if (JSON.stringify(node).includes('"publishAt"')) asked += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
});

afterEach(() => database.goOn());

afterAll(() => database.close());

describe('home', () => {
  test('leaves at once but for its news, which follow in the same answer', async () => {
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

  test('allows itself no script for it', async () => {
    await database.hold('article');
    const answer = await client.request('/');
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    const reader = readerOf(answer);
    const first = await reader.next();
    expect(first).toContain('<template shadowrootmode="open">');
    // except the two scripts of every page, without data blocks
    expect(first.match(/<script(?! type="(?:speculationrules|application\/ld\+json)")[^>]*/g)).toEqual([
      '<script',
      '<script',
    ]);
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(first).not.toContain('nonce');
    await database.goOn();
    expect(await reader.rest()).not.toMatch(/<style|<script/);
  });

  test.each([
    ['gzip', createGunzip],
    ['br', createBrotliDecompress],
  ])('sends its first part at once compressed as %s, too', async (encoding, decoder) => {
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

  test('is a plain page again, and kept, once the database has recovered', async () => {
    await database.hold('article');
    const slow = await client.request('/');
    await database.goOn();
    await slow.text();
    const before = asked;
    const kept = await client.request('/');
    expect(kept.headers.get('ETag')).not.toBeNull();
    const html = await kept.text();
    expect(html).toContain('Poplach bez paniky');
    expect(html).not.toMatch(/shadowrootmode|slot=/);
    expect(asked).toBe(before);
  });

  test('asks once for all who wait, whatever their address adds and whatever cookie they bring', async () => {
    await database.hold('article');
    const before = asked;
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        client.request(n % 2 ? `/?utm_source=${n}` : '/', n % 3 ? {} : { headers: { Cookie: `navsteva=${n}` } }),
      ),
    );
    expect(asked - before).toBe(1);
    await database.goOn();
    for (const answer of answers) expect(await answer.text()).toContain('Poplach bez paniky');
  });

  test('says that the news cannot be read when the database gives them up', async () => {
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

  test('leaves with the details of the company last read when nothing at all can be read', async () => {
    await database.hold('article', 'company');
    const reader = readerOf(await client.request('/'));
    expect(await reader.next()).toContain('tel:+421440000000');
    await database.goOn();
    expect(await reader.rest()).toContain('Poplach bez paniky');
  });

  test('goes on being made when the one who asked first has left', async () => {
    await database.hold('article');
    const leaving = new AbortController();
    const first = await client.request('/', { signal: leaving.signal });
    const second = await client.request('/');
    await first.body?.cancel();
    leaving.abort();
    await database.goOn();
    expect(await second.text()).toContain('Poplach bez paniky');
  });
});

import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import type { ArticleFields } from '#domain/articles/article-fields.ts';
import { createArticle, updateArticle } from '#server/articles/articles.ts';
import { instant } from '#server/clock.ts';
import { fillInCompany } from '../app.ts';
import { anArticle, JANA } from '../builders.ts';
import { type Client, openClient } from './client.ts';
import { readDocument } from './document.ts';

// A database that does not answer: somebody else holds its tables.

let client: Client;
let lock: pg.Client;
/** How many times the published articles were asked for. */
let asked = 0;

beforeAll(async () => {
  client = await openClient({ postgresUrl: inject('postgresUrl') });
  await fillInCompany(client.app, { legalName: 'Prvá požiarna s. r. o.', phone: '+421 44 000 00 00' });
  await publish({ slug: 'poplach', title: 'Poplach bez paniky' });
  const { id } = await publish({ slug: 'povodny', title: 'Sťahovanie' });
  await client.app.change(JANA, (change) => updateArticle(change, id, 1, { fields: anArticle({ slug: 'dnesny' }) }));
  lock = new pg.Client({ connectionString: client.app.config.databaseUrl as string });
  await lock.connect();
  client.app.db = client.app.db.withPlugin({
    transformQuery({ node }) {
      if (JSON.stringify(node).includes('"publishAt"')) asked += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  // the header and the footer are known from here on
  await (await client.request('/podcast')).text();
});

afterEach(() => goOn());

afterAll(async () => {
  await lock.end();
  await client.close();
});

describe('home', () => {
  test('leaves at once but for its news, which follow in the same answer', async () => {
    await hold('article');
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
    await goOn();
    const rest = await reader.rest();
    expect(rest).toContain('Poplach bez paniky');
    expect(rest).not.toContain('Naše výsledky');
  });

  test('allows itself no script for it', async () => {
    await hold('article');
    const answer = await client.request('/');
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    const reader = readerOf(answer);
    const first = await reader.next();
    expect(first).toContain('<template shadowrootmode="open">');
    // but for the one of every page, which closes menus
    expect(first.match(/<script(?! type="speculationrules")[^>]*/g)).toEqual(['<script']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(first).not.toContain('nonce');
    await goOn();
    expect(await reader.rest()).not.toMatch(/<style|<script/);
  });

  test.each([
    ['gzip', createGunzip],
    ['br', createBrotliDecompress],
  ])('sends its first part at once compressed as %s, too', async (encoding, decoder) => {
    await hold('article');
    const answer = await client.request('/', { headers: { 'Accept-Encoding': encoding } });
    expect(answer.headers.get('Content-Encoding')).toBe(encoding);
    const decoded = Readable.fromWeb(answer.body as NodeStream)
      .pipe(decoder())
      .setEncoding('utf8');
    let first = '';
    for await (const piece of decoded) {
      first += piece;
      // the footer ends the first part; without a flush it would wait for the news
      if (first.includes('</footer>')) break;
    }
    expect(first).toContain('Načítavam články...');
    expect(first).not.toContain('Poplach bez paniky');
    expect(await isHeld()).toBe(true);
  });

  test('is a plain page again, and kept, once the database has recovered', async () => {
    await hold('article');
    const slow = await client.request('/');
    await goOn();
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
    await hold('article');
    const before = asked;
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        client.request(n % 2 ? `/?utm_source=${n}` : '/', n % 3 ? {} : { headers: { Cookie: `navsteva=${n}` } }),
      ),
    );
    expect(asked - before).toBe(1);
    await goOn();
    for (const answer of answers) expect(await answer.text()).toContain('Poplach bez paniky');
  });

  test('says that the news cannot be read when the database gives them up', async () => {
    await hold('article');
    const answer = await client.request('/?x=1');
    const reader = readerOf(answer);
    expect(await reader.next()).toContain('Načítavam články...');
    await refuse();
    expect(await reader.rest()).toContain('Chyba pri načítaní údajov');
  });

  test('answers HEAD with the headers alone', async () => {
    await hold('article');
    const answer = await client.request('/', { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  test('leaves with the details of the company last read when nothing at all can be read', async () => {
    await hold('article', 'company');
    const reader = readerOf(await client.request('/'));
    expect(await reader.next()).toContain('tel:+421440000000');
    await goOn();
    expect(await reader.rest()).toContain('Poplach bez paniky');
  });

  test('goes on being made when the one who asked first has left', async () => {
    await hold('article');
    const leaving = new AbortController();
    const first = await client.request('/', { signal: leaving.signal });
    const second = await client.request('/');
    await first.body?.cancel();
    leaving.abort();
    await goOn();
    expect(await second.text()).toContain('Poplach bez paniky');
  });
});

describe('an article', () => {
  test('comes after its page’s frame, which shows that it is being loaded', async () => {
    await hold('article');
    const reader = readerOf(await client.request('/blog/poplach'));
    const first = await reader.next();
    expect(first).toMatch(/role="status".*Načítavam</);
    expect(first).toContain('tel:+421440000000');
    expect(first).not.toContain('<title>');
    await goOn();
    const rest = await reader.rest();
    expect(rest).toContain('<title>Poplach bez paniky</title>');
    expect(rest).toContain('Siréna sa rozozvučí');
    expect(rest).not.toContain('noindex');
  });

  test('there never was, or none that can be read, is not for search engines, though the status has left', async () => {
    await hold('article');
    const [unknown, broken] = [await client.request('/blog/nikdy-nebol'), await client.request('/blog/poplach?x=1')];
    await goOn();
    const lost = await readDocument(unknown);
    expect([unknown.status, lost.meta('robots'), lost.title]).toEqual([
      200,
      'noindex',
      'Požadovaná stránka neexistuje',
    ]);
    await broken.text();
    await hold('article');
    const failing = await client.request('/blog/poplach?x=2');
    await refuse();
    const failed = await readDocument(failing);
    expect([failing.status, failed.meta('robots')]).toEqual([200, 'noindex']);
    expect(failed.headings).toEqual(['Stránku sa nepodarilo zobraziť']);
  });

  test('with a new address leads there', async () => {
    await hold('article');
    const answer = await client.request('/blog/povodny');
    await goOn();
    expect(await answer.text()).toContain('<meta http-equiv="refresh" content="0; url=/blog/dnesny">');
  });
});

test('the list of articles comes after its frame, and clamps its page even then', async () => {
  await hold('article');
  const [list, beyond] = [await client.request('/blog?x=1'), await client.request('/blog?strana=9')];
  await goOn();
  expect(await list.text()).toContain('content="0; url=/blog"');
  expect(await beyond.text()).toContain('content="0; url=/blog"');
});

test('no page waits for the address and the telephone in its footer', async () => {
  await hold('company');
  client.app.announcements.tell(['company']);
  const answer = await client.request('/referencie');
  expect(await answer.text()).toContain('tel:+421440000000');
  expect(await isHeld()).toBe(true);
  await lock.query("rollback; update company set details = replace(details, '+421 44 000', '+421 45 111')");
  expect(await (await client.request('/referencie')).text()).toContain('tel:+421451110000');
  await lock.query("update company set details = replace(details, '+421 45 111', '+421 44 000')");
  client.app.announcements.tell(['company']);
});

/** Takes the tables away from everybody until `goOn`. */
async function hold(...tables: string[]): Promise<void> {
  // what was kept is rendered anew
  client.app.announcements.tell(['articles']);
  await lock.query(`begin; lock table ${tables.join(', ')} in access exclusive mode`);
}

/** True while somebody still waits for the lock. */
async function isHeld(): Promise<boolean> {
  const { rows } = await lock.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'");
  return rows.length > 0;
}

async function goOn(): Promise<void> {
  await lock.query('rollback');
}

/** Ends every query that waits for the lock with an error. */
async function refuse(): Promise<void> {
  await lock.query("select pg_cancel_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'");
}

async function publish(over: Partial<ArticleFields>) {
  const saved = await client.app.change(JANA, (change) =>
    createArticle(change, {
      fields: anArticle(over),
      publishAt: instant(client.app, { hours: -1 }),
    }),
  );
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  return saved.article;
}

/** Reads an answer as it comes in: what is there first, and then the rest. */
function readerOf(answer: Response) {
  const pieces = (answer.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  return {
    async next(): Promise<string> {
      return decoder.decode((await pieces.read()).value, { stream: true });
    },
    async rest(): Promise<string> {
      let text = '';
      for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
        text += decoder.decode(piece.value, { stream: true });
      }
      return text;
    },
  };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWeb, openApp, readConfig } from '../build/server/index.js';
import { databaseOf } from '../test/database-of.ts';
import { report } from './report.ts';

// What 2 000 articles cost the pages: the median time of a page rendered afresh and of one kept, with the demo's
// fourteen and with all of them. On one database each, in turns, so that a busy moment of the machine meets both.
const ARTICLES = 2_000;
const ROUNDS = 120;
const PAGES = ['/', '/blog', '/blog?strana=2', '/blog/cvicny-poziarny-poplach', '/poziarna-ochrana'];
/** A visitor with a cookie gets no kept page. */
const FRESH = { headers: { cookie: 'bench=1' } };

const few = await openHouse(0);
const many = await openHouse(ARTICLES);
for (const path of PAGES) {
  for (const [kind, init] of [
    ['rendered', FRESH],
    ['kept', {}],
  ] as const) {
    const times = { few: [] as number[], many: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.few.push(await time(few, path, init));
      times.many.push(await time(many, path, init));
    }
    const [before, after] = [median(times.few), median(times.many)];
    const change = Math.round((after / before - 1) * 100);
    report(`${path}, ${kind}: ${before.toFixed(2)} → ${after.toFixed(2)} ms`, change, 10, '%');
  }
}
await few.close();
await many.close();

interface BenchHouse {
  web: ReturnType<typeof createWeb>;
  close(): Promise<void>;
}

/** The built product on a database of its own with the demo's articles and `more` besides, all of them older. */
async function openHouse(more: number): Promise<BenchHouse> {
  const folder = await mkdtemp(join(tmpdir(), 'bozp-articles-'));
  const { app, close } = await openApp(readConfig({ NODE_ENV: 'production', DATA_DIR: folder }));
  const demo = await app.db.selectFrom('article').selectAll().executeTakeFirstOrThrow();
  await databaseOf(app)
    .transaction()
    .execute(async (db) => {
      for (let number = 1; number <= more; number += 1) {
        const id = `bench-${number}`;
        const publishAt = `20${String(10 + (number % 9)).padStart(2, '0')}-01-01T06:00:00.000Z`;
        await db
          .insertInto('article')
          .values({ ...demo, id, slug: id, previewKey: id, publishAt })
          .execute();
      }
    });
  return {
    web: createWeb(app),
    async close() {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function time({ web }: BenchHouse, path: string, init: RequestInit): Promise<number> {
  const begun = performance.now();
  const answer = await web.request(`http://localhost${path}`, init);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - begun;
}

function median(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] as number;
}

import './quick-compression.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { createWeb, openApp, readConfig, SITE_PAGES } from '../build/server/index.js';
import { databaseOf } from '../test/database-of.ts';
import { newDatabase } from '../test/databases.ts';
import { startPostgres } from '../test/postgres-server.ts';
import { report } from './report.ts';
import { ARTICLES, COURSES, fillScale, tidy } from './scale-data.ts';

// The cost of an uncached page with 20 000 courses and 2 000 articles: each public page with the small demo data and
// with all data, alternating, so that other work on the machine affects both. The page cache is cleared before each
// request.
const ROUNDS = 40;
const SLOWER_MAX = 20;
/** A smaller difference is measurement noise. */
const SLOWER_MILLISECONDS = 0.5;

const PAGES = [
  ...SITE_PAGES,
  '/kurzy-a-skolenia?mesto=Žilina',
  '/kurzy-a-skolenia/kurz-prvej-pomoci-zilina',
  '/blog?strana=2',
  '/blog/cvicny-poziarny-poplach',
];
/** Their time grows with their number of entries, as expected. */
const LISTS = ['/sitemap.xml', '/blog/rss.xml', '/podcast/rss.xml', '/api/articles', '/getCourses'];
const FAR_PAGES = ['/kurzy-a-skolenia?mesto=Žilina&strana=300', '/blog?strana=300', '/kurzy-a-skolenia/kurz-12345'];

const postgres = await startPostgres();
await compare('SQLite', async () => ({}));
await compare('Postgres', async () => ({ DATABASE_URL: await newDatabase(postgres.url) }));
await postgres.close();

async function compare(engine: string, settings: () => Promise<Record<string, string>>): Promise<void> {
  const few = await openSite(await settings());
  const many = await openSite(await settings());
  await fillScale(databaseOf(many.app));
  for (const { app } of [few, many]) await tidy(app.db);
  console.log(`${engine}: the demo, then ${COURSES} courses and ${ARTICLES} articles; median and p99 in ms`);
  for (const path of PAGES) await comparePage(engine, path, few, many);
  for (const path of [...FAR_PAGES, ...LISTS]) {
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) times.push(await time(many, path));
    console.log(`     ${engine}, ${path}: ${figures(times.slice(1))}`);
  }
  await few.close();
  await many.close();
}

async function comparePage(engine: string, path: string, few: Site, many: Site): Promise<void> {
  const times = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    times.few.push(await time(few, path));
    times.many.push(await time(many, path));
  }
  // the first request includes compilation and query planning
  const [before, after] = [times.few.slice(1), times.many.slice(1)];
  // compares the fastest quarter of the rounds, because other work on the machine slows down random rounds
  const [quick, slow] = [at(before, 0.25), at(after, 0.25)];
  const slower = slow - quick < SLOWER_MILLISECONDS ? 0 : slow / quick - 1;
  report(`${engine}, ${path}: ${figures(before)} → ${figures(after)}`, Math.round(slower * 100), SLOWER_MAX, '%');
}

type Site = Awaited<ReturnType<typeof openSite>>;

/** The built product on a database of its own with the demo's content. */
async function openSite(settings: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'bozp-scale-'));
  const { app, close } = await openApp(readConfig({ NODE_ENV: 'production', DATA_DIR: folder, ...settings }), {
    log: pino({ level: 'silent' }),
  });
  return {
    app,
    web: createWeb(app),
    async close() {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function time({ app, web }: Site, path: string): Promise<number> {
  app.announcements.notifyListeners(['company', 'courses', 'articles', 'episodes']);
  const begun = performance.now();
  const answer = await web.request(`http://localhost${path}`);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - begun;
}

function figures(times: number[]): string {
  return `${at(times, 0.5).toFixed(1)} (${at(times, 0.99).toFixed(1)})`;
}

function at(times: number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * share)] as number;
}

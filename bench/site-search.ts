import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CITIES, type City } from '#domain/courses/course.ts';
import { courseSearch } from '#domain/courses/course-list.ts';
import { createWeb, openApp, readConfig } from '../build/server/index.js';
import { databaseOf } from '../test/database-of.ts';
import { report } from './report.ts';

// The processor time of the site search with 20 000 offered courses of 300 names and 2 000 articles: how long the event
// loop is blocked while the index is built and after a change, and the time of a whole answer.
const COURSES = 20_000;
const ARTICLES = 2_000;
const ROUNDS = 41;
const WORST = 'six mistyped words';
const QUERIES = {
  'one word': 'poplach',
  'a word of everything': 'školenie',
  'three words': 'hasiace prístroje kontrola',
  'mistyped words': 'hydrnty kontorla',
  [WORST]: 'kontorla hydrnt poplahc školnie bezpečnst zamestnanc',
  'a beginning of many words': 'kurz',
};

const folder = await mkdtemp(join(tmpdir(), 'bozp-search-'));
const { app, close } = await openApp(readConfig({ NODE_ENV: 'production', DATA_DIR: folder }));
const db = databaseOf(app);
const web = createWeb(app);
await fill();

report('event loop held while the index is made', await heldFor('poplach'), 50, 'ms');
await db
  .updateTable('course')
  .set({ nameOfCourse: 'Celkom iný kurz', version: 2 })
  .where('id', '=', 'bench-7')
  .execute();
app.announcements.notifyListeners(['courses']);
report('event loop held after a change of a course', await heldFor('poplach'), 50, 'ms');
for (const [kind, query] of Object.entries(QUERIES)) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await time(query));
  const median = times.toSorted((a, b) => a - b)[ROUNDS >> 1] as number;
  report(`${kind}, median`, Math.round(median), kind === WORST ? 40 : 20, 'ms');
}
console.log(`memory: ${Math.round(process.memoryUsage().rss / 1e6)} MB`);
await close();
await rm(folder, { recursive: true, force: true });

/** The longest processor time between two turns of the event loop while the query is answered. */
async function heldFor(query: string): Promise<number> {
  let longest = 0;
  let isAnswered = false;
  let last = processorTime();
  const turn = () => {
    longest = Math.max(longest, processorTime() - last);
    last = processorTime();
    if (!isAnswered) setImmediate(turn);
  };
  setImmediate(turn);
  console.log(`     ${Math.round(await time(query))} ms of the processor in all`);
  isAnswered = true;
  return Math.round(longest);
}

/** Milliseconds of processor time until the search has answered; a 503 is repeated at once. */
async function time(query: string): Promise<number> {
  const begun = processorTime();
  for (;;) {
    const answer = await web.request(`http://localhost/hladat?q=${encodeURIComponent(query)}`);
    await answer.arrayBuffer();
    if (answer.status === 200) return processorTime() - begun;
    if (answer.status !== 503) throw new Error(`The search answered ${answer.status}`);
  }
}

/** In milliseconds, of this thread: other processes on the same host are not counted. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** Courses and articles made from demo data, each with its own words. */
async function fill(): Promise<void> {
  const articles = await db.selectFrom('article').selectAll().execute();
  const courses = await db.selectFrom('course').selectAll().execute();
  const sentences = articles.flatMap(({ content }) => content.split(/(?<=[.?])\s+/));
  await db.transaction().execute(async (db) => {
    for (let number = 0; number < COURSES; number += 1) {
      const course = courses[number % courses.length] as (typeof courses)[number];
      const city = CITIES[number % CITIES.length] as City;
      const named = { nameOfCourse: `${course.nameOfCourse} ${word(number % 300)}`, city, place: course.place };
      const row = { ...course, ...named, ...courseSearch(named), id: `bench-${number}`, slug: `/bench-${number}` };
      await db
        .insertInto('course')
        .values({ ...row, date: '2099-01-01', status: 'active' })
        .execute();
    }
    for (let number = 0; number < ARTICLES; number += 1) {
      const article = articles[number % articles.length] as (typeof articles)[number];
      const text = Array.from(
        { length: 60 },
        (_, index) => sentences[(number * 37 + index * 101) % sentences.length],
      );
      const id = `bench-${number}`;
      const content = `${text.join(' ')} ${word(number)} ${word(number + 7_000)}.`;
      await db
        .insertInto('article')
        .values({ ...article, id, slug: id, previewKey: id, content })
        .execute();
    }
  });
}

function word(number: number): string {
  return `${'bcdfghklmnprst'[number % 14]}o${'lvrszt'[number % 6]}a${number.toString(26).replace(/\d/g, 'e')}`;
}

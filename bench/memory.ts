import { setTimeout as delay } from 'node:timers/promises';
import { SITE_PAGES } from '../build/server/index.js';
import { startServer } from '../test/server-process.ts';
import { report } from './report.ts';
import { openCourses } from './rush-courses.ts';
import { aSignUp } from './rush-sign-up.ts';
import { signedInCookie } from './signed-in.ts';

// Memory under combined load: cached pages, rendered pages, API calls, sign-ups and staff at work.

const MINUTES = Number(process.env.MINUTES ?? 10);
const STAFF = {
  STAFF_EMAIL: 'jana.skuskova@example.sk',
  STAFF_PASSWORD: 'velmi-dlhe-heslo',
  STAFF_NAME: 'Jana Skúšková',
};
const SAMPLE_MILLISECONDS = 2_000;

const server = await startServer({ ...STAFF, BASE_URL: 'https://www.example.sk' }, { keepsLog: false });
const { url } = server;
const cookie = await signedInCookie(url, STAFF);
const courses = await openCourses(url, cookie, 9_999);
const pages = [
  ...SITE_PAGES,
  ...courses.map(({ slug }) => `/kurzy-a-skolenia${slug}`),
  '/getCourses',
  '/sitemap.xml',
];
const desk = ['/dashboard', '/dashboard/prihlasky', '/dashboard/dopyty', '/dashboard/posta'];

const end = performance.now() + MINUTES * 60_000;
const samples: number[] = [];
let failed = 0;
await Promise.all([
  ...Array.from({ length: 16 }, () => untilEnd((turn) => request(pages[turn % pages.length] as string), 0)),
  untilEnd((turn) => request(`/neznama-${turn}?utm_source=${turn}`), 20),
  untilEnd((turn) => request(desk[turn % desk.length] as string, { headers: { cookie } }), 200),
  untilEnd((turn) => request('/api/sendCourse', aSignUp(courses[turn % courses.length]?.id as string, turn)), 100),
  untilEnd(async () => void samples.push(await server.memoryMegabytes()), SAMPLE_MILLISECONDS),
]);

const half = samples.slice(samples.length / 2);
const growth = average(half.slice(half.length / 2)) - average(half.slice(0, half.length / 2));
report(`Memory during ${MINUTES} minutes of mixed load, at most`, Math.max(...samples), 200, 'MB');
report('Growth within the second half', Math.round(growth), 5, 'MB');
report('Answers of 5xx', failed, 0, '');
await server.close();

async function untilEnd(act: (turn: number) => Promise<void>, pauseMilliseconds: number): Promise<void> {
  for (let turn = 0; performance.now() < end; turn += 1) {
    await act(turn);
    if (pauseMilliseconds > 0) await delay(pauseMilliseconds);
  }
}

async function request(path: string, init?: RequestInit): Promise<void> {
  const answer = await fetch(url + path, init);
  await answer.arrayBuffer();
  if (answer.status >= 500) failed += 1;
}

function average(figures: number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
}

import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Course } from '#domain/courses/course.ts';
import { aContact } from '../../contact-requests.ts';
import { type PostgresServer, startPostgres } from '../../postgres-server.ts';
import { type ServerProcess, startServer } from '../../server-process.ts';
import { aSignUp, json } from '../client.ts';

// A database server is restarted under load, as during nightly updates.

let postgres: PostgresServer;
let server: ServerProcess;
/** A demo course on offer. */
let course: Course;

beforeAll(async () => {
  postgres = await startPostgres();
  server = await startServer({
    DATABASE_URL: `${postgres.url}/postgres`,
    STAFF_EMAIL: 'jana@example.sk',
    STAFF_PASSWORD: 'velmi-dlhe-heslo',
    STAFF_NAME: 'Jana Skúšková',
  });
  const courses: Course[] = await fetch(`${server.url}/getCourses`).then((answer) => answer.json());
  const today = Temporal.Now.plainDateISO('Europe/Bratislava').toString();
  course = courses.find(({ date }) => date > today) as Course;
}, 60_000);

afterAll(async () => {
  await server.close();
  await postgres.close();
});

/** The answers to sign-ups of different people, sent one after another until `until` is settled. */
async function signUpsWhile(until: Promise<unknown>): Promise<Response[]> {
  let isOver = false;
  void until.finally(() => {
    isOver = true;
  });
  const answers: Response[] = [];
  while (!isOver) answers.push(await signUp());
  return answers;
}

let people = 0;
async function signUp(): Promise<Response> {
  people += 1;
  const person = aSignUp({ courseId: course.id, email: `clovek${people}@example.sk` });
  return fetch(`${server.url}/api/sendCourse`, json(person));
}

const stored = async (answers: Response[]) =>
  Promise.all(answers.filter(({ status }) => status === 201).map(async (answer) => (await answer.json()).id));

describe('while the database is unavailable', () => {
  test('pages are served, also those with old seats, forms are refused with a telephone, and no confirmed data is lost', async () => {
    const coursePage = `/kurzy-a-skolenia${course.slug}`;
    const pagesWithSeats = [coursePage, '/kurzy-a-skolenia'];
    const cachedPages = new Map<string, string>();
    for (const path of ['/blog', '/kontakt']) cachedPages.set(path, await (await fetch(server.url + path)).text());
    const over = Promise.withResolvers<void>();
    const senders = Promise.all([1, 2, 3, 4].map(() => signUpsWhile(over.promise)));
    // more than once, because a page rendered during a change is not cached; in a rush it is fresh for half a second
    while (people <= 20) await Promise.all(pagesWithSeats.map((path) => fetch(server.url + path)));
    await setTimeout(1_000);
    await postgres.stop();

    const answer = await signUp();
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(answer.headers.get('Content-Type')).toContain('application/problem+json');
    for (const [path, body] of [
      ['/api/sendContact', json(aContact())],
      ['/kontakt', formOf(aContact())],
    ] as const) {
      const refused = await fetch(server.url + path, body);
      expect([path, refused.status, refused.headers.has('Retry-After')]).toEqual([path, 503, true]);
    }
    for (const path of ['/getCourses', '/api/articles', '/blog?strana=2', '/readyz']) {
      const refused = await fetch(server.url + path);
      expect([path, refused.status, refused.headers.has('Retry-After')]).toEqual([path, 503, true]);
    }
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    for (const [path, html] of cachedPages) {
      const again = await fetch(server.url + path);
      expect([again.status, await again.text()]).toEqual([200, html]);
    }
    for (const path of pagesWithSeats) {
      const stale = await fetch(server.url + path);
      expect([path, stale.status, stale.headers.get('Cache-Control')]).toEqual([path, 200, 'no-store']);
      const text = (await stale.text()).replaceAll('\u00A0', ' ');
      expect(text).toMatch(
        /<main id="obsah"><div role="status"><p class="wrap">Stav údajov k \d\d\.\d\d\.\d{4}, \d+\.\d\d h\. Voľné miesta sa odvtedy mohli zmeniť\. Prihlášku teraz nevieme prijať, zavolajte nám na <a href="tel:\+/,
      );
    }
    const form = { ...aSignUp({ email: 'formular@example.sk' }), applicant: 'person', consent: 'on' };
    const refusedForm = await fetch(server.url + coursePage, formOf(form));
    expect([refusedForm.status, refusedForm.headers.has('Retry-After')]).toEqual([503, true]);
    expect(await refusedForm.text()).toMatch(
      /Zavolajte nám na \+421.* Vráťte sa o\u00A0krok späť, vyplnené údaje tam zostali/,
    );
    const script = formOf(form);
    const refusedCall = await fetch(server.url + coursePage, {
      ...script,
      headers: { ...script.headers, Accept: 'application/json' },
    });
    expect(await refusedCall.json()).toMatchObject({
      status: 503,
      title: expect.stringMatching(/^Formulár teraz nevieme prijať\. Zavolajte nám na \+421/),
    });
    // sign-ups have changed its seats: the home page is shown without courses until they can be read
    const home = await fetch(`${server.url}/`);
    expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('Čo sa stane, keď napíšete')]);

    await postgres.start();
    await expect.poll(async () => await (await fetch(server.url + coursePage)).text()).not.toContain('Stav údajov k');
    const back = performance.now();
    await expect.poll(async () => (await signUp()).status, { timeout: 10_000 }).toBe(201);
    expect(performance.now() - back).toBeLessThan(5_000);
    over.resolve();
    const answers = (await senders).flat();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 503]));
    await expect.poll(() => server.log()).toContain('the database stores changes again');
    expect(server.log().match(/"level":"error"/g)).toHaveLength(1);
    const ids = await stored(answers);
    expect(await missing(ids)).toEqual([]);
  });

  test('no staff member is shown as signed out', async () => {
    const cookie = await signedIn();
    await postgres.stop();
    const answer = await fetch(`${server.url}/dashboard`, { headers: { cookie }, redirect: 'manual' });
    expect([answer.status, answer.headers.has('Retry-After')]).toEqual([503, true]);
    const signIn = await fetch(`${server.url}/signIn`, formOf(JANA));
    expect([signIn.status, signIn.headers.has('Retry-After')]).toEqual([503, true]);
    const signOut = await fetch(`${server.url}/signOut`, { ...formOf({}), headers: { cookie }, redirect: 'manual' });
    expect(signOut.status).toBe(503);
    await postgres.start();
    await expect
      .poll(async () => (await fetch(`${server.url}/dashboard`, { headers: { cookie } })).status, { timeout: 10_000 })
      .toBe(200);
  });
});

const JANA = { email: 'jana@example.sk', password: 'velmi-dlhe-heslo' };

/** A form with another user agent than the page's request, because it is filled in faster than a human could. */
function formOf(fields: object): RequestInit {
  const headers = { 'User-Agent': 'another browser' };
  return { method: 'POST', body: new URLSearchParams({ ...fields }), headers, redirect: 'manual' };
}

async function signedIn(): Promise<string> {
  const answer = await fetch(`${server.url}/signIn`, formOf(JANA));
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** The sign-ups that are missing in the staff area. */
async function missing(ids: string[]): Promise<string[]> {
  const cookie = await signedIn();
  const known = await Promise.all(
    ids.map((id) => fetch(`${server.url}/dashboard/prihlasky/${id}`, { headers: { cookie } })),
  );
  return ids.filter((_, index) => known[index]?.status !== 200);
}

import { expect, test } from 'vitest';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { aSignUp, json, offer, setUpClient, signUp } from '../client.ts';
import { readDocument } from '../document.ts';
import { text } from '../page-cache/cached-page.ts';

const SITE = 'https://www.example.sk';

const client = await setUpClient({ environment: { BASE_URL: SITE } });

const post = (path: string, fields: Record<string, string> | [string, string][]) =>
  client.send(path, fields, client.staff);

/** The fields of the form of a course, with some of them changed. */
async function filledForm(course: CourseWithSeats, changed: Partial<CourseWithSeats>): Promise<[string, string][]> {
  const form = await client.read(`/dashboard/kurzy/${course.id}`, client.staff);
  const version = form.field('version')?.attributes.value ?? '';
  const { attachments: _, ...fields } = { ...course, dateTo: '', courseTypeId: '', version, ...changed };
  return Object.entries(fields).map(([name, value]) => [name, String(value ?? '')]);
}

const emailsAbout = async (signUpId: string) => {
  const emails = await client.app.db.selectFrom('email').selectAll().where('aboutId', '=', signUpId).execute();
  return emails.filter(({ kind }) => kind.startsWith('course')).map(({ subject }) => subject);
};

test('moving a course shows a question and the email before anything is saved or sent', async () => {
  const course = await offer(client, { nameOfCourse: 'Lešenár', slug: '/lesenar' });
  const { id } = await signUp(client, aSignUp({ courseId: course.id }));
  const path = `/dashboard/kurzy/${course.id}`;
  const submitted = await filledForm(course, { place: 'Nová 5', hours: '9.00 – 12.00 h' });
  const questionPage = await readDocument(await post(path, submitted));
  expect(questionPage.html.replaceAll('<!-- -->', '')).toContain('Poslať e-mail 1\u00A0prihlásenému');
  const frame = questionPage.all('iframe')[0]?.attributes.src?.replaceAll('&amp;', '&') ?? '';
  const preview = await (await client.request(frame, { headers: client.staff })).text();
  expect(preview).toContain('Kurz má iný čas');
  expect(preview.replaceAll('\u00A0', ' ')).toContain('9.00 – 12.00 h');
  expect(await emailsAbout(id)).toEqual([]);
  const confirmed =
    questionPage.all('button').find(({ attributes }) => attributes.name === 'confirmed')?.attributes.value ?? '';
  const saved = await post(path, [...submitted, ['sendEmail', 'on'], ['confirmed', confirmed]]);
  expect(saved.status).toBe(303);
  expect(await emailsAbout(id)).toEqual(['Zmena času a miesta: Lešenár, 15.12.2026, Žilina']);
});

test.each(['', 'A1'])('a moved course is restored by a button of the next page, in the room „%s“', async (room) => {
  await offer(client, { slug: `/v-miestnosti-${room.toLowerCase() || 'inej'}`, date: '2027-05-10', room });
  const course = await offer(client, {
    slug: `/presunuty-${room.toLowerCase() || 'inam'}`,
    date: '2027-05-03',
    room,
  });
  client.wait({ minutes: 1 });
  const moved = await post(`/dashboard/kurzy/${course.id}`, await filledForm(course, { date: '2027-05-10' }));
  const location = moved.headers.get('Location') ?? '';
  // the page of the course shows that its room is taken on that day
  expect(location).toContain(room ? `/dashboard/kurzy/${course.id}/obsadenost?kedy=` : '/dashboard?kedy=');
  const page = await client.read(location, client.staff);
  expect(page.text).toContain('Kurz je upravený.');
  const undoPath = page.all('form').find(({ attributes }) => attributes.action?.endsWith('/spat'))?.attributes.action;
  const undone = await post(undoPath ?? '', { kedy: page.field('kedy')?.attributes.value ?? '' });
  expect(undone.status).toBe(303);
  const list = await client.request(undone.headers.get('Location') ?? '', { headers: client.staff });
  expect((await readDocument(list)).text).toContain('Vrátené späť. Nič sa neposlalo.');
  expect(await findCourse(client.app.db, course.id)).toMatchObject({ date: '2027-05-03', room });
});

test('the question before a course is cancelled is wide only where it names people', async () => {
  const widthOf = async (id: string) => {
    const page = await client.read(`/dashboard/kurzy/${id}/zrusenie`, client.staff);
    return page.all('dialog')[0]?.attributes.class;
  };
  const course = await offer(client, { slug: '/bez-ludi' });
  expect(await widthOf(course.id)).toContain('modal--ask');
  await signUp(client, aSignUp({ courseId: course.id }));
  expect(await widthOf(course.id)).toContain('modal--ending');
});

test('the sixteenth seat of a course in first aid is confirmed, and the form says why', async () => {
  const course = await offer(client, { slug: '/prva-pomoc', courseTypeId: 'prva-pomoc', capacity: 15 });
  const path = `/dashboard/kurzy/${course.id}`;
  const submitted = await filledForm(course, { courseTypeId: 'prva-pomoc', capacity: 16 });
  const question = await post(path, submitted);
  expect(question.status).toBe(409);
  const page = await readDocument(question);
  expect(page.text).toContain('smie byť najviac 15 účastníkov (§ 1 vyhlášky č. 398/2010 Z. z.)');
  expect(page.text).not.toContain('e-mail neodíde');
  const confirm = page.all('button').find(({ text }) => text === 'Áno, aj tak uložiť');
  const saved = await post(path, [...submitted, ['confirmed', confirm?.attributes.value ?? '']]);
  expect(saved.status).toBe(303);
  expect(await findCourse(client.app.db, course.id)).toMatchObject({ capacity: 16 });
});

test('an API call that moves a course sends emails only if it requests them', async () => {
  const course = await offer(client, { slug: '/volanie' });
  const { id } = await signUp(client, aSignUp({ courseId: course.id }));
  const put = (body: object) => client.request(`/updateCourse/${course.id}`, json(body, client.staff, 'PUT'));
  await put({ ...course, date: '2027-01-11' });
  expect(await emailsAbout(id)).toEqual([]);
  await put({ ...course, date: '2027-01-12', sendEmails: true });
  expect(await emailsAbout(id)).toEqual(['Zmena termínu: Kurz prvej pomoci bude 12.01.2027']);
});

test('a cancelled course is shown only on its own page, as cancelled and with the next dates', async () => {
  const course = await offer(client, { slug: '/zruseny', date: '2026-12-16' });
  await offer(client, { slug: '/dalsi', date: '2027-03-01' });
  const { id } = await signUp(client, aSignUp({ courseId: course.id }));
  expect(await text(client, '/sitemap.xml')).toContain('/kurzy-a-skolenia/zruseny');
  const reason = 'Lektor ochorel.';
  const preview = await post(`/dashboard/kurzy/${course.id}/listy/zrusenie`, { reason });
  expect(await preview.text()).toContain(reason);
  const cancelled = await post(`/dashboard/kurzy/${course.id}/zrusenie`, { reason, sendEmail: 'on' });
  expect(cancelled.status).toBe(303);
  expect(await emailsAbout(id)).toEqual(['Kurz zrušený: Kurz prvej pomoci, 16.12.2026, Žilina']);
  const page = await client.request('/kurzy-a-skolenia/zruseny');
  expect(page.status).toBe(200);
  const shown = await readDocument(page);
  expect(shown.html).toContain('Kurz bol zrušený');
  expect(shown.html).toContain('/kurzy-a-skolenia/dalsi');
  for (const path of [
    '/sitemap.xml',
    '/getCourses',
    '/kurzy-a-skolenia/kalendar.ics',
    '/kurzy-a-skolenia?mesto=Žilina',
  ]) {
    expect(await text(client, path), path).not.toContain('/zruseny');
  }
});

test('a renamed course type is renamed on all pages that show it', async () => {
  const path = '/dashboard/typy/stavebne-stroje';
  const form = await client.read(path, client.staff);
  const type = await client.app.db
    .selectFrom('courseType')
    .selectAll()
    .where('id', '=', 'stavebne-stroje')
    .executeTakeFirstOrThrow();
  expect(await text(client, '/stavebnictvo')).toContain(type.name);
  const fields = Object.entries({ ...type, name: 'Obsluha bagrov' }).map(([name, value]): [string, string] => [
    name,
    String(value ?? ''),
  ]);
  expect(form.field('version')?.attributes.value).toBe('1');
  expect((await post(path, fields)).status).toBe(303);
  expect(await text(client, '/stavebnictvo')).toContain('Obsluha bagrov');
  expect((await post(path, fields)).status).toBe(412);
});

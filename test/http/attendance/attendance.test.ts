import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StaffRole } from '#domain/staff/staff.ts';
import { aCourse } from '../../builders.ts';
import { databaseOf } from '../../database-of.ts';
import { storedLecturer } from '../../lecturers.ts';
import { aSignUp, form, json, ORIGIN, offer, STAFF, setUpClient, signUp } from '../client.ts';
import { type Document, readDocument } from '../document.ts';
import { expectProblem } from '../problem.ts';

// this Friday noon is the tests' time
const TODAY = '2026-11-20';

const client = await setUpClient();
let jana: string;
let mine: string;
let others: string;
let tomas: string;
let company: string;

beforeAll(async () => {
  const { id } = await client.app.db.selectFrom('staffMember').select('id').executeTakeFirstOrThrow();
  jana = id;
  const somebody = await storedLecturer(client.app);
  mine = (await offer(client, { nameOfCourse: 'Môj kurz', date: TODAY, dateTo: '2026-11-22', lecturerId: jana })).id;
  others = (await offer(client, { nameOfCourse: 'Cudzí kurz', date: TODAY, lecturerId: somebody.id })).id;
  await offer(client, { nameOfCourse: 'Skrytý kurz', status: 'inactive' });
  tomas = `${(await signUp(client, aSignUp({ courseId: mine }))).id}-0`;
  const workers = { firstName: '', lastName: '', companyName: 'Pekáreň Príklad s. r. o.', numberOfWorkers: '2' };
  company = (await signUp(client, aSignUp({ courseId: mine, ...workers }))).id;
});

beforeEach(async () => {
  await databaseOf(client.app).deleteFrom('attendance').execute();
  await janaIs('lecturer');
});

describe('a lecturer', () => {
  test('starts at the list of own courses and cannot see others', async () => {
    const answer = await client.request('/dashboard', { headers: client.staff });
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/dashboard/moje-kurzy']);
    const page = await read('/dashboard/moje-kurzy');
    expect(page.all('a').map(({ text }) => text)).toContain('Môj kurz');
    expect(page.html).not.toContain('Cudzí kurz');
    const hrefs = page.all('a').map(({ attributes }) => attributes.href);
    expect(hrefs).toContain(`/dashboard/kurzy/${mine}/pritomnost`);
    expect(
      hrefs
        .filter((href) => href?.startsWith('/dashboard'))
        .every((href) => /moje-kurzy|pritomnost|listina|ucet/.test(href ?? '')),
    ).toBe(true);
  });

  test('sees which of the own courses was cancelled', async () => {
    await janaIs('admin');
    const { id } = await offer(client, { nameOfCourse: 'Iný kurz', date: TODAY, lecturerId: jana });
    await janaIs('lecturer');
    const rowOf = async () => (await read('/dashboard/moje-kurzy')).html.split('<tr').find((row) => row.includes(id));
    expect(await rowOf()).toContain('Dnes');
    const cancelled = { status: 'inactive', cancelledAt: '2026-11-19T08:00:00.000Z' } as const;
    await databaseOf(client.app).updateTable('course').set(cancelled).where('id', '=', id).execute();
    expect(await rowOf()).toMatch(/^(?!.*Dnes).*Zrušený</s);
  });

  test('sees names and companies of participants, but no contact details', async () => {
    for (const path of [`/dashboard/kurzy/${mine}/pritomnost`, `/dashboard/kurzy/${mine}/pritomnost.data`]) {
      const text = await (await client.request(path, { headers: client.staff })).text();
      for (const name of ['Tomáš Cvičný', 'Pekáreň Príklad']) expect(text).toContain(name);
      for (const secret of ['tomas.cvicny@', '+421 900', 'osvedčenie mi končí']) expect(text).not.toContain(secret);
    }
  });

  test('can open attendance and the signature list of own courses', async () => {
    for (const [page, status] of [
      ['pritomnost', 200],
      [`pritomnost/${tomas}`, 302],
      ['listina.pdf', 200],
    ] as const) {
      const answer = await client.request(`/dashboard/kurzy/${mine}/${page}`, { headers: client.staff });
      expect([page, answer.status]).toEqual([page, status]);
    }
  });

  test('does not learn that courses of other lecturers exist', async () => {
    for (const path of [`/dashboard/kurzy/${others}/pritomnost`, '/dashboard/kurzy/nikde/pritomnost']) {
      const answer = await client.request(path, { headers: client.staff });
      expect(answer.status).toBe(404);
      const page = await readDocument(answer);
      expect(page.headings).toEqual(['Požadovaná stránka neexistuje']);
      expect(page.all('a').map(({ attributes }) => attributes.href)).toContain('/dashboard/moje-kurzy');
      const sent = form({ den: TODAY, pritomny: tomas }, client.staff);
      expect((await client.request(path, sent)).status).toBe(404);
      expect((await client.request(`${path}/${tomas}`, sent)).status).toBe(404);
    }
    expect(await present()).toEqual([]);
  });

  test('gets from the API only what visitors get about courses', async () => {
    const headers = client.staff;
    for (const query of ['', '?page=1&status=inactive']) {
      const asStaff = await (await client.request(`/getCourses${query}`, { headers })).text();
      expect(asStaff).toBe(await (await client.request(`/getCourses${query}`)).text());
      expect(asStaff).not.toContain('Skrytý kurz');
    }
  });
});

describe('the attendance list of a day', () => {
  test('sent without scripts stores only the changes of its sender', async () => {
    await tick(tomas);
    // someone else has ticked a participant in the meantime, which this form does not include
    await tick(`${company}-1`);
    const body = new URLSearchParams({ den: TODAY, pritomny: `${company}-0`, bol: tomas });
    const path = `/dashboard/kurzy/${mine}/pritomnost`;
    const answer = await client.send(path, body, client.staff);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${path}?den=${TODAY}`]);
    expect(await present()).toEqual([`${company}-0`, `${company}-1`]);
  });

  test('shows who attended, how many, and which day it is', async () => {
    await tick(tomas);
    const page = await read(`/dashboard/kurzy/${mine}/pritomnost`);
    const boxes = page.all('input').filter(({ attributes }) => attributes.name === 'pritomny');
    expect(boxes.map(({ attributes }) => 'checked' in attributes)).toEqual([true, false, false]);
    expect(page.html.replaceAll('<!-- -->', '')).toContain('Prítomní: 1 z\u00A03');
    const days = page.all('a').filter(({ attributes }) => attributes.href?.includes('?den='));
    expect(days.map(({ text, attributes }) => [text, attributes['aria-current']])).toEqual([
      ['pi\u00A020.11.', 'page'],
      ['so\u00A021.11.', undefined],
      ['ne\u00A022.11.', undefined],
    ]);
  });

  test('in the future shows participants without checkboxes; its form is refused and not stored', async () => {
    const path = `/dashboard/kurzy/${mine}/pritomnost`;
    const page = await read(`${path}?den=2026-11-21`);
    expect(page.field('pritomny')).toBeUndefined();
    expect(page.html).toContain('Tomáš Cvičný');
    const sent = form({ den: '2026-11-21', pritomny: tomas }, client.staff);
    const answer = await client.request(path, sent);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('nie vopred. Nič sa neuložilo.');
    expect((await client.request(`${path}/${tomas}`, sent)).status).toBe(422);
    expect(await present()).toEqual([]);
  });
});

describe('an attendance checkbox', () => {
  test('is stored and cleared, and the answer contains the time', async () => {
    const answer = await tick(tomas);
    expect([answer.status, await answer.json()]).toEqual([200, { savedAt: '2026-11-20T11:00:00.000Z' }]);
    expect(await present()).toEqual([tomas]);
    expect((await tick(tomas, {})).status).toBe(200);
    expect(await present()).toEqual([]);
  });

  test.each([
    ['who is on no course', 'nikto-0'],
    ['whose name is no id', '__proto__'],
  ])('of somebody %s answers 404', async (_who, id) => {
    expect((await tick(id)).status).toBe(404);
  });

  test('sent from another site is refused', async () => {
    const path = `/dashboard/kurzy/${mine}/pritomnost/${tomas}`;
    const headers = { ...client.staff, Origin: 'https://cudzi.example' };
    expect((await client.send(path, { den: TODAY, pritomny: tomas }, headers)).status).toBe(403);
    expect(await present()).toEqual([]);
  });

  test.each([
    ['coordinator', 200],
    ['admin', 200],
    ['editor', 403],
  ] as [StaffRole, number][])('of another lecturer’s course sent by a %s is answered %i', async (role, status) => {
    await janaIs(role);
    const path = `/dashboard/kurzy/${others}/pritomnost`;
    expect((await client.request(path, { headers: client.staff })).status).toBe(status);
    const theirs = `${(await signUp(client, aSignUp({ courseId: others, email: `${role}@example.sk` }))).id}-0`;
    const sent = form({ den: TODAY, pritomny: theirs }, client.staff);
    expect((await client.request(`${path}/${theirs}`, sent)).status).toBe(status);
    expect(await present()).toEqual(status === 200 ? [theirs] : []);
  });
});

describe('what is missing of a participant', () => {
  const facts = (id: string, query = '') => `/dashboard/kurzy/${mine}/pritomnost/${id}/udaje${query}`;
  const entered = ({ all }: Document) =>
    Object.fromEntries(all('input').map(({ attributes: { name = '', value = '' } }) => [name, value]));
  const born = async (id: string) =>
    (await client.app.db.selectFrom('participant').select('birthDate').where('id', '=', id).executeTakeFirstOrThrow())
      .birthDate;

  test('is filled in from the list, and its page never shows what is known', async () => {
    const path = facts(`${company}-0`);
    const list = await read(`/dashboard/kurzy/${mine}/pritomnost`);
    expect(list.all('a').map(({ attributes }) => attributes.href)).toContain(path);
    const page = await read(path);
    const sent = { ...entered(page), firstName: 'Žofia', lastName: 'Ľuptáková', birthDate: '' };
    const refused = await client.request(path, form({ ...sent, birthDate: '31.12.2025' }, client.staff));
    expect(refused.status).toBe(422);
    const shown = await readDocument(refused);
    expect(shown.byId('birthDate-error')).toContain('Skontrolujte rok narodenia');
    expect(shown.field('lastName')?.attributes.value).toBe('Ľuptáková');
    const saved = await client.request(path, form({ ...sent, birthDate: '29.02.1988' }, client.staff));
    expect([saved.status, saved.headers.get('Location')]).toEqual([303, `/dashboard/kurzy/${mine}/pritomnost`]);
    expect(await born(`${company}-0`)).toBe('1988-02-29');
    const complete = await read(path);
    expect(complete.html).toContain('Žofia Ľuptáková');
    expect(complete.html).not.toContain('29.02.1988');
    expect(complete.field('birthDate')).toBeUndefined();
  });

  test('is filled in from the closing, which it leads back to', async () => {
    await tick(tomas);
    const closing = await read(`/dashboard/kurzy/${mine}/uzavretie`);
    const path = facts(tomas, '?spat=uzavretie');
    expect(closing.all('a').map(({ attributes }) => attributes.href)).toContain(path);
    const page = await read(path);
    expect(page.all('input').map(({ attributes }) => attributes.type)).not.toContain('email');
    const sent = { ...entered(page), firstName: 'Iné meno', birthDate: '1. 2. 1990' };
    const saved = await client.request(path, form(sent, client.staff));
    expect(saved.headers.get('Location')).toBe(`/dashboard/kurzy/${mine}/uzavretie`);
    expect(await born(tomas)).toBe('1990-02-01');
    expect((await read(facts(tomas))).html).toContain('Tomáš Cvičný');
  });

  test('filled in by somebody else meanwhile is said, and what was typed stays', async () => {
    const path = facts(`${company}-1`);
    const sent = { ...entered(await read(path)), firstName: 'Ján', lastName: 'Prvý', birthDate: '' };
    await client.request(path, form(sent, client.staff));
    const answer = await client.request(path, form({ ...sent, birthDate: '1.2.1990' }, client.staff));
    expect(answer.status).toBe(409);
    const page = await readDocument(answer);
    expect(page.html.replaceAll('\u00A0', ' ')).toContain('Údaje ste medzitým uložili Vy, v inom okne.');
    expect(page.field('birthDate')?.attributes.value).toBe('1.2.1990');
    expect((await client.request(path, form(entered(page), client.staff))).status).toBe(303);
    expect(await born(`${company}-1`)).toBe('1990-02-01');
  });

  test('of a participant of another lecturer’s course is not found', async () => {
    const theirs = `${(await signUp(client, aSignUp({ courseId: others, email: 'iny@example.sk' }))).id}-0`;
    for (const path of [facts(theirs), `/dashboard/kurzy/${others}/pritomnost/${theirs}/udaje`]) {
      expect((await client.request(path, { headers: client.staff })).status).toBe(404);
      expect((await client.request(path, form({ lastName: 'Prvý' }, client.staff))).status).toBe(404);
    }
  });
});

describe('the lecturer of a course', () => {
  beforeEach(() => janaIs('admin'));

  test('is chosen in the course form; an unknown lecturer is refused at the field', async () => {
    const page = await read(`/dashboard/kurzy/${mine}`);
    const chosen = page.all('option').filter(({ attributes }) => attributes.value === jana);
    expect(chosen).toMatchObject([{ text: 'Jana Skúšková', attributes: { selected: '' } }]);
    const path = '/dashboard/kurzy/novy';
    const fields = { nameOfCourse: 'Kurz', city: 'Žilina', date: TODAY, status: 'active', capacity: '1' };
    const sent = form({ ...fields, image: '/ikony/ikony-03.svg', lecturerId: 'nikto' }, client.staff);
    const refused = await client.request(path, sent);
    expect(refused.status).toBe(422);
    expect((await readDocument(refused)).byId('lecturerId-error')).toBe('Takého lektora nepoznáme.');
  });

  test('is in the API for staff and not for visitors', async () => {
    const { lecturerId } = (await offer(client, { lecturerId: jana })) as { lecturerId?: string };
    expect(lecturerId).toBe(jana);
    const refused = await client.request('/createCourse', json(aCourse({ lecturerId: 'nikto' }), client.staff));
    expect(await expectProblem(refused, 422)).toMatchObject({ errors: [{ field: 'lecturerId' }] });
    const { slug } = await client.app.db
      .selectFrom('course')
      .select('slug')
      .where('id', '=', mine)
      .executeTakeFirstOrThrow();
    for (const path of ['/getCourses', '/kurzy-a-skolenia?mesto=Žilina', `/kurzy-a-skolenia${slug}`]) {
      const text = await (await client.request(path)).text();
      expect(text).toContain('Môj kurz');
      expect(text).not.toContain('lecturerId');
      expect(text).not.toContain(jana);
    }
  });

  test('is copied with the course unless the lecturer has been removed from the staff', async () => {
    const chosen = async () => {
      const options = (await read(`/dashboard/kurzy/${others}/kopia`)).all('option');
      return options.filter(({ attributes, text }) => 'selected' in attributes && /lektor/i.test(text));
    };
    expect(await chosen()).toMatchObject([{ text: 'Ivan Lektor' }]);
    const setState = (state: 'deactivated' | 'active') =>
      databaseOf(client.app).updateTable('staffMember').set({ state }).where('name', '=', 'Ivan Lektor').execute();
    await setState('deactivated');
    expect(await chosen()).toMatchObject([{ text: 'Bez lektora' }]);
    const form = await read(`/dashboard/kurzy/${others}`);
    expect(form.all('option').map(({ text }) => text)).toContain('Ivan Lektor (už neučí)');
    await setState('active');
  });
});

function janaIs(role: StaffRole) {
  return databaseOf(client.app).updateTable('staffMember').set({ role }).where('email', '=', STAFF.email).execute();
}

async function read(path: string) {
  return client.read(path, client.staff);
}

function tick(id: string, fields: Record<string, string> = { pritomny: id }) {
  const path = `/dashboard/kurzy/${mine}/pritomnost/${id}`;
  const headers = { ...client.staff, Origin: ORIGIN };
  return client.send(path, { den: TODAY, ...fields }, headers);
}

async function present(): Promise<string[]> {
  const rows = await client.app.db
    .selectFrom('attendance')
    .select('participantId')
    .orderBy('participantId')
    .execute();
  return rows.map(({ participantId }) => participantId);
}

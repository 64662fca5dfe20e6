import { expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { ROWS_PER_PAGE } from '#domain/paging.ts';
import { createCourse, deleteCourse } from '#server/courses/courses.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCourse, anotherCompany, anotherPerson, aSubmission, JANA } from '../../../test/builders.ts';
import { countNewSignUps, listSignUps, type SignUpFilter } from './sign-up-list.ts';
import { cancelSignUp, readSignUp } from './sign-up-moves.ts';
import { submitSignUp } from './sign-ups.ts';

onBothDatabases('the list of sign-ups on %s', (openTestApp) => {
  let running: TestApp;

  async function given(over: Parameters<typeof aCourse>[0] = {}) {
    running = await openTestApp();
    const { app } = running;
    const aid = aCourse(over);
    const cranes = aCourse({ nameOfCourse: 'Žeriavnik', city: 'Bratislava', image: '/ikony/ikony-05.svg' });
    await app.change(JANA, (change) => createCourse(change, aid));
    await app.change(JANA, (change) => createCourse(change, cranes));
    const send = async (course: { id: string }, fields = anotherPerson()) => {
      running.wait({ minutes: 1 });
      const submitted = await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course, { fields })));
      if (submitted.outcome !== 'stored') throw new Error(submitted.outcome);
      return submitted.id;
    };
    const list = async (filter: SignUpFilter = {}) =>
      (await listSignUps(app.db, { page: 1, ...filter })).rows.map(({ id }) => id);
    const counts = async (filter: SignUpFilter = {}) => (await listSignUps(app.db, { page: 1, ...filter })).counts;
    return { app, aid, cranes, send, list, counts };
  }
  const company = (companyName: string, over = {}) => anotherCompany({ companyName, numberOfWorkers: '1', ...over });

  test('is empty before the first sign-up', async () => {
    const { app, counts } = await given();
    expect(await listSignUps(app.db, { page: 1 })).toMatchObject({ rows: [], total: 0, page: 1 });
    expect(await counts()).toEqual({ all: 0, new: 0, confirmed: 0, waiting: 0, cancelled: 0 });
  });

  test('has the newest first, with the image of the course', async () => {
    const { app, aid, cranes, send } = await given();
    const [one, two] = [await send(aid), await send(cranes)];
    expect(await listSignUps(app.db, { page: 1 })).toMatchObject({
      total: 2,
      rows: [
        { id: two, image: '/ikony/ikony-05.svg', files: 0, courseName: 'Žeriavnik' },
        { id: one, image: '/ikony/ikony-03.svg', files: 0, courseName: 'Kurz prvej pomoci' },
      ],
    });
  });

  test('can be filtered by state, and the tabs have the same counts', async () => {
    const { app, aid, send, list, counts } = await given({ capacity: 4 });
    const fresh = await send(aid);
    const seen = await send(aid);
    const seenThenCancelled = await send(aid);
    const cancelled = await send(aid);
    const waiting = await send(aid);
    for (const id of [seen, seenThenCancelled]) await app.change(JANA, (change) => readSignUp(change, id));
    for (const id of [seenThenCancelled, cancelled])
      await app.change(JANA, (change) => cancelSignUp(change, id, { sendEmail: false }));
    expect(await list({ state: 'new' })).toEqual([fresh]);
    expect(await list({ state: 'confirmed' })).toEqual([seen]);
    expect(await list({ state: 'waiting' })).toEqual([waiting]);
    expect(await list({ state: 'cancelled' })).toEqual([cancelled, seenThenCancelled]);
    expect(await list()).toHaveLength(5);
    expect(await counts()).toEqual({ all: 5, new: 1, confirmed: 1, waiting: 1, cancelled: 2 });
  });

  test('can be filtered by course and city', async () => {
    const { aid, cranes, send, list } = await given();
    const [one, two] = [await send(aid), await send(cranes)];
    expect(await list({ courseId: aid.id })).toEqual([one]);
    expect(await list({ city: 'Bratislava' })).toEqual([two]);
    expect(await list({ courseId: aid.id, city: 'Bratislava' })).toEqual([]);
    expect(await list({ courseId: '', city: '', search: '' })).toHaveLength(2);
  });

  test('can be filtered by the days of receipt in Bratislava, the first and the last included', async () => {
    const { aid, send, list } = await given();
    const [today, yesterday] = ['2026-11-20', '2026-11-19'];
    const first = await send(aid);
    expect(await list({ from: today, to: today })).toEqual([first]);
    expect(await list({ to: yesterday })).toEqual([]);
    // half past midnight of the next day there
    running.wait({ hours: 12, minutes: 30 });
    const second = await send(aid);
    expect(await list({ to: today })).toEqual([first]);
    expect(await list({ from: '2026-11-21' })).toEqual([second]);
  });

  test('is searched by names, addresses and courses without diacritics and capitals', async () => {
    const { aid, cranes, send, list } = await given();
    const bakery = await send(aid, company('Pekáreň ŠŤASTNÝ ďateľ', { email: 'Pekaren@example.sk' }));
    const person = await send(cranes);
    expect(await list({ search: 'pekaren stastny datel' })).toEqual([bakery]);
    expect(await list({ search: 'ŠŤASTNÝ' })).toEqual([bakery]);
    expect(await list({ search: 'Tomáš CVIČNÝ' })).toEqual([person]);
    expect(await list({ search: 'zeriav' })).toEqual([person]);
    expect(await list({ search: '@EXAMPLE.sk' })).toEqual([person, bakery]);
    expect(await list({ search: '900 000 050' })).toEqual([person]);
    expect(await list({ search: 'nikto' })).toEqual([]);
  });

  test('is searched for %, _ and \\ literally', async () => {
    const { aid, send, list } = await given();
    const percent = await send(aid, company('Zľava 200% pre všetkých', { email: 'a_b@example.sk' }));
    const other = await send(aid, company('Zľava 2000 pre všetkých', { email: 'axb@example.sk' }));
    const backslash = await send(aid, company('C:\\Firma'));
    expect(await list({ search: '200% pre' })).toEqual([percent]);
    expect(await list({ search: 'a_b@' })).toEqual([percent]);
    expect(await list({ search: '%' })).toEqual([percent]);
    expect(await list({ search: '\\' })).toEqual([backslash]);
    expect(await list({ search: 'c:\\firma' })).toEqual([backslash]);
    expect(await list({ search: "2000 ' or 1=1 --" })).toEqual([]);
    expect(await list({ search: '2000' })).toEqual([other]);
  });

  test('is searched by words in any order, the message, and a telephone in any notation', async () => {
    const { aid, cranes, send, list } = await given();
    const happy = { firstName: 'Ján', lastName: 'Šťastný', email: 'jan.stastny@priklad.example.sk' };
    const happyPerson = await send(
      aid,
      anotherPerson({ ...happy, phone: '0905111003', message: 'Potrebujem faktúru vopred.' }),
    );
    const abroad = await send(
      cranes,
      company('Kone a. s.', { phone: '+421 905 111 004', numberOfWorkers: 'asi päť' }),
    );
    for (const search of ['stastny jan', 'Ján kurz pomoci', 'vopred FAKTURU', 'zilina stastny', 'stastny@priklad']) {
      expect(await list({ search }), search).toEqual([happyPerson]);
    }
    for (const search of ['0905 111 003', '+421 905 111 003', '00421905111003']) {
      expect(await list({ search }), search).toEqual([happyPerson]);
    }
    for (const search of ['0905 111 004', '0905/111004', '905 111 004', 'pat asi', 'zeriavnik']) {
      expect(await list({ search }), search).toEqual([abroad]);
    }
    expect(await list({ search: 'stastny eva' })).toEqual([]);
  });

  test('can be searched for any text', async () => {
    const { aid, send, list } = await given();
    const one = await send(aid);
    for (const search of [
      "'",
      '"',
      '\\',
      '%%%',
      '_'.repeat(500),
      'a '.repeat(500),
      '\uD800',
      'e\u0301'.repeat(80_000),
    ]) {
      expect(await list({ search }), search.slice(0, 20)).toEqual(search.startsWith('a ') ? [one] : []);
    }
  });

  test('has tabs that count what its filter selects', async () => {
    const { aid, cranes, send, counts } = await given({ capacity: 1 });
    await send(aid);
    await send(aid, anotherPerson({ lastName: 'Náhradný' }));
    await send(cranes);
    const none = { all: 0, new: 0, confirmed: 0, waiting: 0, cancelled: 0 };
    expect(await counts({ courseId: aid.id })).toEqual({ ...none, all: 2, new: 1, waiting: 1 });
    expect(await counts({ search: 'nahradny' })).toEqual({ ...none, all: 1, waiting: 1 });
    expect(await counts({ city: 'Bratislava', search: 'cvicny' })).toEqual({ ...none, all: 1, new: 1 });
  });

  test('counts unread sign-ups as new, also after their course was deleted', async () => {
    const { app, aid, cranes, send, list } = await given();
    const first = await send(aid);
    const second = await send(cranes);
    await app.change(JANA, (change) => deleteCourse(change, cranes.id));
    expect([await countNewSignUps(app.db), await list({ state: 'new' })]).toEqual([2, [second, first]]);
    await app.change(JANA, (change) => readSignUp(change, second));
    expect([await countNewSignUps(app.db), await list({ state: 'new' })]).toEqual([1, [first]]);
  });

  test('combines its filters', async () => {
    const { aid, cranes, send, list } = await given({ capacity: 1 });
    await send(aid);
    const waiting = await send(aid);
    await send(cranes);
    expect(await list({ state: 'waiting', search: 'cvicny', courseId: aid.id, city: 'Žilina' })).toEqual([waiting]);
  });

  test('has pages without gaps and repetitions', async () => {
    const { app, aid, send } = await given({ capacity: 0 });
    const ids: string[] = [];
    for (let index = 0; index < ROWS_PER_PAGE + 3; index += 1) ids.unshift(await send(aid));
    const [first, second, third] = await Promise.all([1, 2, 3].map((page) => listSignUps(app.db, { page })));
    const listed = [first, second].flatMap((page) => page?.rows.map(({ id }) => id));
    expect(first?.rows).toHaveLength(ROWS_PER_PAGE);
    expect(listed).toEqual(ids);
    expect(third).toEqual(second);
    for (const page of [1e300, Number.POSITIVE_INFINITY]) {
      expect(await listSignUps(app.db, { page })).toEqual({ ...second, page: 2 });
    }
  });
});

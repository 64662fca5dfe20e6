import { beforeEach, expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import type { Course } from '#domain/courses/course.ts';
import { chainSentences } from '#domain/events/chain-check.ts';
import type { App } from '#server/app.ts';
import { updateClient } from '#server/clients/clients.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { createCourse, deleteCourse } from '#server/courses/courses.ts';
import { verifyEvents } from '#server/events/event-verification.ts';
import { listEvents, listNewestEvents } from '#server/events/events.ts';
import { submitSignUp } from '#server/sign-ups/sign-ups.ts';
import { fillInCompany, type TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCourse, aFile, aSubmission, JANA } from '../../../test/builders.ts';
import { aContact, anotherContact } from '../../../test/contact.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { runRetention } from './retention.ts';

const NO_DETAILS = {
  ico: null,
  street: '',
  city: '',
  contractNumber: '',
  contractSince: null,
  contractUntil: null,
  note: '',
  domains: [],
  contacts: [],
  branches: [],
};

onBothDatabases('what has been kept long enough on %s', (openTestApp) => {
  let running: TestApp;
  let app: App;
  beforeEach(async () => {
    running = await openTestApp();
    app = running.app;
    // the tests run the nightly job themselves
    await databaseOf(app).deleteFrom('job').where('kind', '=', 'retention').execute();
    await fillInCompany(app, { addresses: { courses: 'kurzy@example.sk', contact: 'dopyty@example.sk' } });
  });

  const signUp = async (over: Partial<Course> = {}) => {
    const course = aCourse(over);
    await app.change(JANA, (change) => createCourse(change, course));
    const submission = aSubmission(course, { files: [aFile(), aFile({ name: 'prihlaska.pdf' })] });
    const stored = await app.change(VISITOR, (change) => submitSignUp(change, submission));
    if (stored.outcome !== 'stored') throw new Error(stored.outcome);
    return { id: stored.id, courseId: course.id };
  };
  const ask = (over = aContact()) => app.change(VISITOR, (change) => submitContactRequest(change, over));
  const count = async (table: 'signUp' | 'signUpFile' | 'contactRequest' | 'email' | 'submission') => {
    const { rows } = await app.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return rows;
  };
  /** Runs retention as in the night of this day. */
  const night = async (day: string) => {
    running.wait(Temporal.Instant.from(`${day}T02:10:00Z`).since(app.now()));
    await runRetention(app);
  };
  const ran = async () =>
    (await listNewestEvents(app.db, 'retention', 10)).map(({ nounId, after }) => [nounId, after]);

  test('a client the program made of forms goes with the last thing that was sent for it, unless staff have saved it', async () => {
    const names = async () =>
      (await app.db.selectFrom('client').select('name').orderBy('name').execute()).map(({ name }) => name);
    await ask();
    await ask(anotherContact({ company: 'Ján Novák – stavby', ico: '', email: 'jan@stavby.example' }));
    await ask(anotherContact({ company: 'Mlyn Vzor, s. r. o.', ico: '', email: 'mlyn@mlyn.example' }));
    const { id } = await app.db
      .selectFrom('client')
      .select('id')
      .where('name', 'like', 'Mlyn%')
      .executeTakeFirstOrThrow();
    const saved = await app.change(JANA, (change) => updateClient(change, id, { ...NO_DETAILS, name: 'Mlyn' }, 1));
    expect(saved).toMatchObject({ outcome: 'saved' });
    running.wait({ hours: 100 * 24 });
    await ask(anotherContact());
    await night('2027-11-19');
    expect(await names()).toEqual(['Ján Novák – stavby', 'Mlyn', 'Sklady Príklad, a. s.']);
    await night('2027-11-20');
    expect(await names()).toEqual(['Mlyn', 'Sklady Príklad, a. s.']);
    await night('2028-03-01');
    expect(await names()).toEqual(['Mlyn']);
    const marks = await app.db.selectFrom('clientMark').select('clientId').execute();
    expect(new Set(marks.map(({ clientId }) => clientId))).toEqual(new Set([id]));
  });

  test('a contact request and its emails go twelve months after it came', async () => {
    const id = await ask();
    await night('2027-11-19');
    expect([await count('contactRequest'), await count('email')]).toEqual([1, 2]);
    await night('2027-11-20');
    expect([await count('contactRequest'), await count('email'), await count('submission')]).toEqual([0, 0, 0]);
    expect(await ran()).toEqual([
      ['2027-11-20', { contactRequests: 1 }],
      ['2027-11-19', {}],
    ]);
    expect(await listEvents(app.db, { noun: 'contactRequest', id })).toMatchObject([
      { verb: 'submitted', after: null },
      { verb: 'erased', actor: { kind: 'job', id: 'retention' } },
    ]);
  });

  test('the files of a sign-up go 90 days after the course’s last day, the sign-up 36 months after it', async () => {
    const { id } = await signUp({ date: '2026-12-15', dateTo: '2026-12-17' });
    const rows = async () => [await count('signUp'), await count('signUpFile'), await count('email')];
    await night('2027-03-16');
    expect(await rows()).toEqual([1, 2, 2]);
    await night('2027-03-17');
    expect(await rows()).toEqual([1, 0, 2]);
    await night('2029-12-16');
    expect(await rows()).toEqual([1, 0, 2]);
    await night('2029-12-17');
    expect(await rows()).toEqual([0, 0, 0]);
    expect((await listEvents(app.db, { noun: 'signUp', id })).map(({ verb, after }) => [verb, after])).toEqual([
      ['submitted', null],
      ['filesErased', null],
      ['erased', null],
    ]);
  });

  test('a sign-up goes by the day of its course, also where that was deleted', async () => {
    const { courseId } = await signUp({ date: '2026-12-15' });
    await app.change(JANA, (change) => deleteCourse(change, courseId));
    await night('2029-12-14');
    expect(await count('signUp')).toBe(1);
    await night('2029-12-15');
    expect(await count('signUp')).toBe(0);
  });

  test('emails go 30 days after they left, were given up or dropped; one that waits stays', async () => {
    await ask();
    await ask(anotherContact());
    const emails = await app.db.selectFrom('email').select('id').orderBy('id').execute();
    const sentAt = app.now().toString({ fractionalSecondDigits: 3 });
    const fates = [{ status: 'sent', sentAt }, { status: 'failed' }, { status: 'dropped' }] as const;
    for (const [index, fate] of fates.entries()) {
      await databaseOf(app)
        .updateTable('email')
        .set(fate)
        .where('id', '=', emails[index]?.id ?? '')
        .execute();
    }
    await night('2026-12-19');
    expect(await count('email')).toBe(4);
    await night('2026-12-20');
    expect(await app.db.selectFrom('email').select('status').execute()).toEqual([{ status: 'waiting' }]);
    expect(await count('contactRequest')).toBe(2);
    expect(await ran()).toEqual([
      ['2026-12-20', { emails: 3 }],
      ['2026-12-19', {}],
    ]);
  });

  test('goes once, however often and on however many nodes a night is run', async () => {
    for (let sent = 0; sent < 250; sent += 1) await ask(anotherContact());
    running.wait({ hours: 24 * 400 });
    await Promise.all([runRetention(app), runRetention(app)]);
    await runRetention(app);
    expect(await count('contactRequest')).toBe(0);
    const counts = (await ran()).map(([, after]) => Number((after as Record<string, number>).contactRequests ?? 0));
    expect(counts.reduce((sum, erased) => sum + erased, 0)).toBe(250);
    const told = await app.db
      .selectFrom('event')
      .select('nounId')
      .where('verb', '=', 'erased')
      .where('noun', '=', 'contactRequest')
      .execute();
    expect(new Set(told.map(({ nounId }) => nounId)).size).toBe(told.length);
    expect(told).toHaveLength(250);
  });

  test('leaves the chain whole, and its end noted each night', async () => {
    await signUp();
    await ask();
    await night('2026-11-21');
    await night('2030-01-01');
    const { position, faults } = await verifyEvents(app.db);
    expect(chainSentences({ position, faults })[0]).toContain('Reťaz je celá');
    const noted = await app.db.selectFrom('eventChainDay').select('day').orderBy('day').execute();
    expect(noted).toEqual([{ day: '2026-11-21' }, { day: '2030-01-01' }]);
    await databaseOf(app).deleteFrom('eventValues').where('position', '=', position).execute();
    expect((await verifyEvents(app.db)).faults).toEqual([{ fault: 'values-missing', position }]);
  });
});

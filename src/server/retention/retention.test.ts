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
import { aContact, anotherContact } from '../../../test/contact-requests.ts';
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

onBothDatabases('the nightly erasure on %s', (openTestApp) => {
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
  const sendRequest = (over = aContact()) => app.change(VISITOR, (change) => submitContactRequest(change, over));
  const count = async (table: 'signUp' | 'signUpFile' | 'contactRequest' | 'email' | 'submission') => {
    const { rows } = await app.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return rows;
  };
  /** Runs retention as in the night of this day. */
  const runNight = async (day: string) => {
    running.wait(Temporal.Instant.from(`${day}T02:10:00Z`).since(app.now()));
    await runRetention(app);
  };
  const listRuns = async () =>
    (await listNewestEvents(app.db, 'retention', 10)).map(({ nounId, after }) => [nounId, after]);

  test('erases a client created from forms with its last record, unless staff have saved it', async () => {
    const names = async () =>
      (await app.db.selectFrom('client').select('name').orderBy('name').execute()).map(({ name }) => name);
    await sendRequest();
    await sendRequest(anotherContact({ company: 'Ján Novák – stavby', ico: '', email: 'jan@stavby.example' }));
    await sendRequest(anotherContact({ company: 'Mlyn Vzor, s. r. o.', ico: '', email: 'mlyn@mlyn.example' }));
    const { id } = await app.db
      .selectFrom('client')
      .select('id')
      .where('name', 'like', 'Mlyn%')
      .executeTakeFirstOrThrow();
    const saved = await app.change(JANA, (change) => updateClient(change, id, { ...NO_DETAILS, name: 'Mlyn' }, 1));
    expect(saved).toMatchObject({ outcome: 'saved' });
    running.wait({ hours: 100 * 24 });
    await sendRequest(anotherContact());
    await runNight('2027-11-19');
    expect(await names()).toEqual(['Ján Novák – stavby', 'Mlyn', 'Sklady Príklad, a. s.']);
    await runNight('2027-11-20');
    expect(await names()).toEqual(['Mlyn', 'Sklady Príklad, a. s.']);
    await runNight('2028-03-01');
    expect(await names()).toEqual(['Mlyn']);
    const matchKeys = await app.db.selectFrom('clientMatchKey').select('clientId').execute();
    expect(new Set(matchKeys.map(({ clientId }) => clientId))).toEqual(new Set([id]));
  });

  test('erases a contact request and its emails twelve months after its receipt', async () => {
    const id = await sendRequest();
    await runNight('2027-11-19');
    expect([await count('contactRequest'), await count('email')]).toEqual([1, 2]);
    await runNight('2027-11-20');
    expect([await count('contactRequest'), await count('email'), await count('submission')]).toEqual([0, 0, 0]);
    expect(await listRuns()).toEqual([
      ['2027-11-20', { contactRequests: 1 }],
      ['2027-11-19', {}],
    ]);
    expect(await listEvents(app.db, { noun: 'contactRequest', id })).toMatchObject([
      { verb: 'submitted', after: null },
      { verb: 'erased', actor: { kind: 'job', id: 'retention' } },
    ]);
  });

  test('erases the files of a sign-up 90 days and the sign-up 36 months after the course’s last day', async () => {
    const { id } = await signUp({ date: '2026-12-15', dateTo: '2026-12-17' });
    const rows = async () => [await count('signUp'), await count('signUpFile'), await count('email')];
    await runNight('2027-03-16');
    expect(await rows()).toEqual([1, 2, 2]);
    await runNight('2027-03-17');
    expect(await rows()).toEqual([1, 0, 2]);
    await runNight('2029-12-16');
    expect(await rows()).toEqual([1, 0, 2]);
    await runNight('2029-12-17');
    expect(await rows()).toEqual([0, 0, 0]);
    expect((await listEvents(app.db, { noun: 'signUp', id })).map(({ verb, after }) => [verb, after])).toEqual([
      ['submitted', null],
      ['filesErased', null],
      ['erased', null],
    ]);
  });

  test('erases a sign-up by the day of its course, even if the course was deleted', async () => {
    const { courseId } = await signUp({ date: '2026-12-15' });
    await app.change(JANA, (change) => deleteCourse(change, courseId));
    await runNight('2029-12-14');
    expect(await count('signUp')).toBe(1);
    await runNight('2029-12-15');
    expect(await count('signUp')).toBe(0);
  });

  test('erases emails 30 days after they were sent, failed or dropped, and their history, but no waiting email', async () => {
    await sendRequest();
    await sendRequest(anotherContact());
    const emails = await app.db.selectFrom('email').select('id').orderBy('id').execute();
    const sentAt = app.now().toString({ fractionalSecondDigits: 3 });
    const outcomes = [{ status: 'sent', sentAt }, { status: 'failed' }, { status: 'dropped' }] as const;
    for (const [index, outcome] of outcomes.entries()) {
      await databaseOf(app)
        .updateTable('email')
        .set(outcome)
        .where('id', '=', emails[index]?.id ?? '')
        .execute();
    }
    const [{ id } = { id: '' }] = emails;
    await app.change(JANA, async ({ record }) =>
      record({ noun: 'email', id, verb: 'resent', before: { recipient: 'viera@example.sk' } }),
    );
    await runNight('2026-12-19');
    expect(await count('email')).toBe(4);
    await runNight('2026-12-20');
    expect(await listEvents(app.db, { noun: 'email', id })).toMatchObject([
      { verb: 'resent', before: null },
      { verb: 'erased' },
    ]);
    expect(await app.db.selectFrom('email').select('status').execute()).toEqual([{ status: 'waiting' }]);
    expect(await count('contactRequest')).toBe(2);
    expect(await listRuns()).toEqual([
      ['2026-12-20', { emails: 3 }],
      ['2026-12-19', {}],
    ]);
  });

  test('erases each record once when it runs repeatedly and on several nodes', async () => {
    for (let sent = 0; sent < 250; sent += 1) await sendRequest(anotherContact());
    running.wait({ hours: 24 * 400 });
    await Promise.all([runRetention(app), runRetention(app)]);
    await runRetention(app);
    expect(await count('contactRequest')).toBe(0);
    const counts = (await listRuns()).map(([, after]) =>
      Number((after as Record<string, number>).contactRequests ?? 0),
    );
    expect(counts.reduce((sum, erased) => sum + erased, 0)).toBe(250);
    const events = await app.db
      .selectFrom('event')
      .select('nounId')
      .where('verb', '=', 'erased')
      .where('noun', '=', 'contactRequest')
      .execute();
    expect(new Set(events.map(({ nounId }) => nounId)).size).toBe(events.length);
    expect(events).toHaveLength(250);
  });

  test('keeps the event chain intact and records its end each night', async () => {
    await signUp();
    await sendRequest();
    await runNight('2026-11-21');
    await runNight('2030-01-01');
    const { position, faults } = await verifyEvents(app.db);
    expect(chainSentences({ position, faults })[0]).toContain('Záznam je celý');
    const noted = await app.db.selectFrom('eventChainDay').select('day').orderBy('day').execute();
    expect(noted).toEqual([{ day: '2026-11-21' }, { day: '2030-01-01' }]);
    await databaseOf(app).deleteFrom('eventValues').where('position', '=', position).execute();
    expect((await verifyEvents(app.db)).faults).toEqual([{ fault: 'values-missing', position }]);
  });
});

import { expect, test } from 'vitest';
import { RETENTION } from '#domain/actor.ts';
import { waitingSentence } from '#domain/today/waiting-sentence.ts';
import { listTrained } from '#server/clients/client-page.ts';
import { deleteCourse } from '#server/courses/courses.ts';
import { listEvents } from '#server/events/events.ts';
import { issueDocuments } from '#server/issued-documents/issuing.ts';
import { eraseRecords } from '#server/personal-data/submitted-records.ts';
import { RESULTS } from '#server/personal-data/tables/results.ts';
import { reopenCourse } from '#server/results/results.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import {
  closed,
  storedAuthorisation,
  TAUGHT_ON,
  type TaughtPeople,
  taughtCourse,
} from '../../../test/closed-courses.ts';
import { storedCourse } from '../../../test/courses.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { postpone } from './postponements.ts';
import { countToday, readToday } from './today.ts';
import { dismissUntilCourse, remindOfRenewals } from './waiting-acts.ts';

const FIRST_AID = { courseTypeId: 'prva-pomoc' };
/** Two years after the course, as the company recommends. */
const TERM = '2028-11-20';

onBothDatabases('terms of documents on %s', (openTestApp) => {
  let running: TestApp;
  let people: TaughtPeople;

  const open = async () => {
    running = await openTestApp();
    await storedAuthorisation(running.app);
    people = await trained();
    return running.app;
  };
  const trained = async (count = 2, date = TAUGHT_ON) => {
    const { app } = running;
    const taught = await taughtCourse(app, count, { ...FIRST_AID, date });
    await closed(app, taught);
    await app.change(JANA, (change) => issueDocuments(change, taught.course.id));
    return taught;
  };
  const waitUntil = (day: string) =>
    running.wait(running.app.now().until(`${day}T08:00:00Z`, { largestUnit: 'hour' }));
  const waiting = async (state: 'due' | 'postponed' = 'due') =>
    (await readToday(running.app, state)).items.flatMap((item) => (item.kind === 'renewals' ? [item] : []));
  const shown = async () => {
    const { id } = await running.app.db.selectFrom('client').select('id').executeTakeFirstOrThrow();
    const { rows } = await listTrained(running.app.db, id, { today: '2026-11-21', page: 1 });
    return rows.map(({ repeatBy }) => repeatBy);
  };
  const remind = () => running.app.change(JANA, (change) => remindOfRenewals(change, [people.signUpId]));
  const emails = () =>
    running.app.db.selectFrom('email').select(['recipient', 'text']).where('kind', '=', 'renewalReminder').execute();

  test('wait in Dnes from ninety days before their end until the day before it', async () => {
    await open();
    waitUntil('2028-08-21');
    expect(await waiting()).toEqual([]);
    waitUntil('2028-08-22');
    const [item] = await waiting();
    expect(item).toMatchObject({ ids: [people.signUpId], since: '2028-08-22', isUrgent: false });
    expect(item && waitingSentence(item).replaceAll('\u00A0', ' ')).toBe(
      'Pekáreň Príklad s. r. o. (2 osoby), Kurz prvej pomoci: zopakovať do 20.11.2028, odporúčame',
    );
    expect((await countToday(running.app)).renewals).toEqual({ inTime: 1, urgent: 0 });
    waitUntil('2028-10-21');
    expect(await waiting()).toMatchObject([{ isUrgent: true, holders: ['Žofia Ľuptáková 1', 'Žofia Ľuptáková 2'] }]);
    expect((await countToday(running.app)).renewals).toEqual({ inTime: 0, urgent: 1 });
    waitUntil(TERM);
    expect(await waiting()).toEqual([]);
    expect((await countToday(running.app)).renewals).toEqual({ inTime: 0, urgent: 0 });
  });

  test('do not wait for a person who has repeated the course, or whose document was revoked', async () => {
    const app = await open();
    waitUntil('2028-08-22');
    await trained(1, '2028-08-22');
    expect(await waiting()).toMatchObject([{ ids: [people.signUpId], holders: ['Žofia Ľuptáková 2'] }]);
    await app.change(JANA, (change) => reopenCourse(change, people.course.id, 'zlý dátum'));
    expect(await waiting()).toEqual([]);
  });

  test('are shown among the trained people of the client while the document is valid', async () => {
    const app = await open();
    expect(await shown()).toEqual([TERM, TERM]);
    await app.change(JANA, (change) => reopenCourse(change, people.course.id, 'zlý dátum'));
    expect(await shown()).toEqual([null, null]);
  });

  test('are not shown for a document without one, even if the date of its course was corrected since', async () => {
    const database = databaseOf(await open());
    const [{ facts } = { facts: '' }] = await database.selectFrom('issuedDocument').select('facts').execute();
    const without = JSON.stringify({ ...JSON.parse(facts), renewal: null });
    await database.updateTable('issuedDocument').set({ facts: without }).execute();
    await database.updateTable('result').set({ since: TAUGHT_ON }).execute();
    await database.updateTable('signUp').set({ courseDate: '2026-11-19' }).execute();
    expect(await shown()).toEqual([null, null]);
  });

  test('are reminded of by one email, even if two colleagues press at once', async () => {
    const app = await open();
    await storedCourse(app, { ...FIRST_AID, date: '2028-10-02', city: 'Bratislava' });
    waitUntil('2028-09-01');
    expect((await Promise.all([remind(), remind()])).toSorted()).toEqual([0, 1]);
    expect(await remind()).toBe(0);
    expect(await waiting()).toEqual([]);
    const [email, ...others] = await emails();
    expect(others).toEqual([]);
    expect(email?.text.replaceAll('\u00A0', ' ')).toMatch(
      /do 20\. novembra 2028 odporúčame zopakovať kurz „Kurz prvej pomoci“ \(20\.11\.2026, Žilina\)[\s\S]*Žofia Ľuptáková 2[\s\S]*Bratislava/,
    );
    const events = await listEvents(app.db, { noun: 'signUp', id: people.signUpId });
    expect(events.filter(({ verb }) => verb === 'renewalReminded')).toHaveLength(1);
  });

  test('name the course of the documents, even if the people were moved to another one since', async () => {
    const app = await open();
    waitUntil('2028-09-01');
    const { id: courseId } = await storedCourse(app, { ...FIRST_AID, date: '2028-10-02', capacity: 0 });
    // as it was possible once
    await databaseOf(app).updateTable('signUp').set({ courseId, courseDate: '2028-10-02' }).execute();
    expect(await remind()).toBe(1);
    expect((await emails())[0]?.text.replaceAll('\u00A0', ' ')).toContain('„Kurz prvej pomoci“ (20.11.2026, Žilina)');
  });

  test('wait and are reminded of after the course was deleted', async () => {
    const app = await open();
    waitUntil('2028-09-01');
    await app.change(JANA, (change) => deleteCourse(change, people.course.id));
    expect(await waiting()).toMatchObject([{ course: { id: '', date: TAUGHT_ON } }]);
    expect(await remind()).toBe(1);
  });

  test('are postponed, or done with, and the postponement goes with the results', async () => {
    const app = await open();
    waitUntil('2028-09-01');
    const ids = [people.signUpId];
    await app.change(JANA, (change) => postpone(change, { kind: 'renewals', ids }, '2028-09-05'));
    expect(await waiting()).toEqual([]);
    expect(await waiting('postponed')).toHaveLength(1);
    waitUntil('2028-09-05');
    expect(await waiting()).toHaveLength(1);
    await app.change(JANA, (change) => dismissUntilCourse(change, { kind: 'renewals', ids }));
    expect([await waiting(), await waiting('postponed')]).toEqual([[], []]);
    await app.change(RETENTION, (change) => RESULTS.retention.erase(change, people.participantIds));
    expect(await app.db.selectFrom('postponement').selectAll().execute()).toEqual([]);
  });

  test('wait without the applicant once the sign-up is erased', async () => {
    const app = await open();
    await app.change(RETENTION, async (change) => {
      await change.lock('signUp', people.signUpId);
      await eraseRecords(change, 'signUp', [people.signUpId]);
    });
    waitUntil('2028-09-01');
    expect(await waiting()).toMatchObject([{ name: 'Žofia Ľuptáková 1', isErased: true, phone: '', email: '' }]);
    expect(await remind()).toBe(0);
    expect(await emails()).toEqual([]);
    expect(await waiting()).toHaveLength(1);
  });
});

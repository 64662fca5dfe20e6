import { expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import type { Database } from '#server/db/database.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { anotherCompany, anotherPerson } from '../../../test/builders.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { storedWaitlistEntry } from '../../../test/waitlist.ts';
import { findInconsistencies } from './consistency.ts';

/** A course of four seats: three are taken and one is offered to the substitute, a group that may be split. */
async function openOffer(app: App) {
  const course = await storedCourse(app, { capacity: 4 });
  const confirmed = await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: '3' }) });
  const waiting = await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: '4', mayBeSplit: true }) });
  return { course, confirmed, waiting };
}

/** What a fault of a command or a hand in the database would leave behind. */
const DAMAGES: Record<
  string,
  (db: Database, ids: Awaited<ReturnType<typeof openOffer>>, app: App) => Promise<unknown>
> = {
  'Kurz ponúka náhradníkom viac miest, než má voľných': (db, { course }) =>
    db.updateTable('course').set({ capacity: 3 }).where('id', '=', course.id).execute(),
  'Kurz má voľné miesto, ktoré čakajúcim nikto neponúkol': (db, { course }) =>
    db.updateTable('seatOffer').set({ state: 'voided' }).where('courseId', '=', course.id).execute(),
  'Ponuka miesta nepatrí čakajúcej prihláške s\u00A0e-mailom na ten istý kurz v\u00A0ponuke': async (
    db,
    { waiting },
  ) => {
    await db.updateTable('signUp').set({ status: 'cancelled' }).where('id', '=', waiting).execute();
    await db.updateTable('participant').set({ status: 'cancelled' }).where('signUpId', '=', waiting).execute();
  },
  'Otvorená ponuka miesta sama neskončí': (db) => db.deleteFrom('job').where('kind', '=', 'seat-offer-end').execute(),
  'Účastník má iný stav než jeho prihláška': async (db, { confirmed }) => {
    const [first] = await listParticipants(db, confirmed);
    return db
      .updateTable('participant')
      .set({ status: 'waiting' })
      .where('id', '=', first?.id ?? '')
      .execute();
  },
  'Prihláška nemá žiadneho účastníka': async (db, _, app) => {
    const id = await signedUp(app, await storedCourse(app), { fields: anotherPerson() });
    return db.deleteFrom('participant').where('signUpId', '=', id).execute();
  },
  'Záznam čakajúceho na termín má viac platných prihlášok': async (db, { confirmed, waiting }, app) => {
    const waitlistEntryId = await storedWaitlistEntry(app);
    await db.updateTable('signUp').set({ waitlistEntryId }).where('id', 'in', [confirmed, waiting]).execute();
  },
  'Čakajúci e-mail nie je v\u00A0poradí na odoslanie': (db) =>
    db.deleteFrom('job').where('kind', '=', 'email').execute(),
  'Ten istý e-mail je zapísaný dvakrát': async (db, { waiting }) => {
    const row = await db
      .selectFrom('email')
      .selectAll()
      .where('aboutId', '=', waiting)
      .where('kind', '=', 'signUpWaiting')
      .executeTakeFirstOrThrow();
    return db
      .insertInto('email')
      .values({ ...row, id: 'opakovany', status: 'sent' })
      .execute();
  },
  'Neodoslaná pripomienka kurzu nie je pre nikoho s\u00A0miestom': (db, { waiting }) =>
    db
      .updateTable('email')
      .set({ kind: 'courseReminder' })
      .where('aboutId', '=', waiting)
      .where('kind', '=', 'signUpWaiting')
      .execute(),
};

onBothDatabases('records on %s', (openTestApp) => {
  test('agree with each other after sign-ups, an offer and the demo data', async () => {
    const { app } = await openTestApp({ environment: { DEMO_CONTENT: 'on' } });
    await openOffer(app);
    expect(await findInconsistencies(app)).toEqual([]);
  });

  test.each(Object.entries(DAMAGES))('that break a rule are found: %s', async (sentence, damage) => {
    const { app } = await openTestApp();
    const ids = await openOffer(app);
    await damage(databaseOf(app), ids, app);
    expect(await findInconsistencies(app)).toEqual([expect.stringMatching(`^${sentence}: \\S+`)]);
  });
});

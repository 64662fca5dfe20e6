import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import type { LockableTable } from '#server/db/engine.ts';
import { listEvents } from '#server/events/events.ts';
import { handOver } from '#server/hand-overs/hand-overs.ts';
import { listCourseDocuments } from '#server/issued-documents/issued-documents.ts';
import { issueDocuments } from '#server/issued-documents/issuing.ts';
import { nameParticipants } from '#server/sign-ups/participant-naming.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import {
  closed,
  closingOf,
  storedAuthorisation,
  type TaughtPeople,
  taughtCourse,
} from '../../../test/closed-courses.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { reopenCourse } from './results.ts';

/** Runs two changes of which neither writes this table before both have read, or the second waits for the first (Postgres). */
async function together<T>(app: App, table: string, act: () => Promise<T>): Promise<T[]> {
  const database = databaseOf(app);
  const held = await database.startTransaction().execute();
  await sql`lock table ${sql.table(table)} in share mode`.execute(held);
  const both = [act(), act()];
  const waits = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  try {
    await expect.poll(async () => (await waits.execute(database)).rows).toHaveLength(both.length);
  } finally {
    // otherwise a failure leaves the lock, and closing the app waits for it
    await held.commit().execute();
  }
  return Promise.all(both);
}

type Opened = TestApp & { people: TaughtPeople };

async function prepare(running: TestApp): Promise<Opened> {
  await storedAuthorisation(running.app);
  return { ...running, people: await taughtCourse(running.app, 2) };
}

onBothDatabases('what comes after a course, at once, on %s:', (openTestApp, engine) => {
  const open = async (options = {}) => prepare(await openTestApp(options));
  const openUnlocked = (options = {}) => open({ ...options, parts: { lockRows: async () => {} } });
  const closeTwice = async ({ app, people }: Opened) => {
    await together(app, 'courseClosing', () => closed(app, people));
    const events = await listEvents(app.db, { noun: 'course', id: people.course.id });
    return events.filter(({ verb }) => verb === 'closed').length;
  };
  const issue = ({ app, people }: Opened) => app.change(JANA, (change) => issueDocuments(change, people.course.id));
  const issueTwice = async (opened: Opened) => {
    await closed(opened.app, opened.people);
    await together(opened.app, 'issuedDocument', () => issue(opened));
    return (await validDocuments(opened)).length;
  };
  const reopenWhileIssuing = async (opened: Opened) => {
    const { app, people } = opened;
    await Promise.all([
      issue(opened),
      app.change(JANA, (change) => reopenCourse(change, people.course.id, 'zlý dátum')),
    ]);
    const { closedAt } = await closingOf(app, people);
    return { isClosed: closedAt !== null, valid: (await validDocuments(opened)).length };
  };
  const validDocuments = async ({ app, people }: Opened) =>
    (await listCourseDocuments(app.db, people.course.id)).filter(({ revokedAt }) => revokedAt === null);
  const handOverTwice = async ({ app, wait, people }: Opened) => {
    wait({ hours: 24 });
    const make = () => app.change(JANA, (change) => handOver(change, people.course.id));
    return (await together(app, 'handOver', make)).map(({ outcome }) => outcome).sort();
  };

  test('a course that is opened again while its documents are issued has no valid one', async () => {
    const opened = await open();
    await closed(opened.app, opened.people);
    expect(await reopenWhileIssuing(opened)).toEqual({ isClosed: false, valid: 0 });
  });

  test('a name that is corrected while the course is closed is the one on the only valid document', async () => {
    const opened = await open();
    const { app, people } = opened;
    const [place] = await listParticipants(app.db, people.signUpId);
    if (!place) throw new Error('nobody is named');
    const { signUpId, position, status, ...facts } = { ...place, firstName: 'Sofia' };
    const [outcome, named] = await Promise.all([
      closed(app, people),
      app.change(JANA, (change) => nameParticipants(change, signUpId, [facts])),
    ]);
    expect([outcome, named]).toMatchObject([{ outcome: 'closed' }, { outcome: 'saved' }]);
    await issue(opened);
    expect((await validDocuments(opened)).map(({ facts: { name } }) => name)).toEqual([
      'Sofia Ľuptáková 1',
      'Žofia Ľuptáková 2',
    ]);
  });

  // SQLite has no lock to take out: its transactions exclude each other from their first statement
  if (engine === 'Postgres') {
    test('without the lock, a course is closed by two', async () => {
      const opened = await open();
      expect(await closeTwice(opened)).toBe(1);
      expect(await closeTwice(await openUnlocked())).toBe(2);
    });

    test('without the lock, a course is open and its documents are valid', async () => {
      const [hasRead, reopened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      // issuing has read that the course is closed, and waits until it is opened again
      const lockRows = async (_: unknown, table: LockableTable) => {
        if (table !== 'courseType') return;
        hasRead.resolve();
        await reopened.promise;
      };
      const opened = await open({ parts: { lockRows } });
      const { app, people } = opened;
      await closed(app, people);
      const issued = issue(opened);
      await hasRead.promise;
      await app.change(JANA, (change) => reopenCourse(change, people.course.id, 'zlý dátum'));
      reopened.resolve();
      await issued;
      expect((await closingOf(app, people)).closedAt).toBeNull();
      expect(await validDocuments(opened)).toHaveLength(2);
    });

    test('the lock and the keys of the tables each keep documents from being issued twice; without both they are', async () => {
      const keyed = await openUnlocked();
      expect(await issueTwice(keyed)).toBe(2);
      const locked = await open(KEYLESS);
      await dropKeys(locked);
      expect(await issueTwice(locked)).toBe(2);
      const neither = await openUnlocked(KEYLESS);
      await dropKeys(neither);
      expect(await issueTwice(neither)).toBe(4);
    });

    test('the lock and the keys of the tables each keep a course from being handed over twice; without both it is', async () => {
      expect(await handOverTwice(await openUnlocked())).toEqual(['done', 'nothing']);
      const locked = await open(KEYLESS);
      await dropKeys(locked);
      expect(await handOverTwice(locked)).toEqual(['done', 'nothing']);
      const neither = await openUnlocked(KEYLESS);
      await dropKeys(neither);
      expect(await handOverTwice(neither)).toEqual(['done', 'done']);
    });
  }
});

const KEYLESS = { changesSchema: true };

async function dropKeys({ app }: Pick<TestApp, 'app'>): Promise<void> {
  for (const statement of [
    'alter table "issuedDocument" drop constraint "issuedDocument_number_key"',
    'drop index "issuedDocumentInOrder"',
    'drop index "activeDocumentOfResult"',
    'alter table "handOver" drop constraint "handOverOfCourse"',
    'alter table "handOverLine" drop constraint "lineOfHandOver"',
  ])
    await sql.raw(statement).execute(databaseOf(app));
}

import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { createCourse } from '#server/courses/courses.ts';
import type { Database } from '#server/db/database.ts';
import { up } from '#server/db/migrations/0014-letter-documents.ts';
import { up as listAllLetters } from '#server/db/migrations/0027-post.ts';
import { up as addTemplates } from '#server/db/migrations/0030-letter-templates.ts';
import { up as addFileSums } from '#server/db/migrations/0045-file-sums.ts';
import { submitSignUp } from '#server/sign-ups/sign-ups.ts';
import { fillInCompany, openTestApp, type TestApp } from '../../../test/app.ts';
import { aCourse, anotherPerson, aSubmission, JANA } from '../../../test/builders.ts';
import { aContact } from '../../../test/contact.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { runDueJobs, sendDueLetters } from '../../../test/jobs.ts';
import { openMailServer, type TestMailServer } from '../../../test/smtp.ts';
import { resendLetter } from './letter-resending.ts';
import { openMailer } from './mailer.ts';
import { findLetter, listLetters } from './outbox.ts';

const SITE = 'https://www.example.sk';

describe.each(['SQLite', 'Postgres'])('letters of the version before on %s', (engine) => {
  const postgresUrl = engine === 'Postgres' ? inject('postgresUrl') : undefined;
  let running: TestApp;
  let server: TestMailServer;
  let signUpId: string;
  let requestId: string;
  beforeEach(async () => {
    server = await openMailServer();
    running = await openTestApp({ postgresUrl, changesSchema: true, environment: { BASE_URL: SITE } });
    const { app } = running;
    await fillInCompany(app, { addresses: { courses: 'kurzy@example.sk', contact: 'dopyty@example.sk' } });
    const course = aCourse();
    await app.change(JANA, (change) => createCourse(change, course));
    const submitted = await app.change(VISITOR, (change) =>
      submitSignUp(change, aSubmission(course, { fields: anotherPerson() })),
    );
    signUpId = submitted.outcome === 'stored' ? submitted.id : '';
    requestId = await app.change(VISITOR, (change) => submitContactRequest(change, aContact()));
    await goBack(databaseOf(app));
  });
  afterEach(async () => {
    await running.close();
    await server.close();
  });

  const store = async (letter: Record<string, unknown>) => {
    const whole = { ...OLDER_LETTER, signUpId, facts: JSON.stringify(factsOf(signUpId)), ...letter };
    await older(databaseOf(running.app)).insertInto('letter').values(whole).execute();
  };
  const migrate = async () => {
    await up(running.app.db as Kysely<unknown>);
    await listAllLetters(running.app.db as Kysely<unknown>);
    await addTemplates(running.app.db as Kysely<unknown>);
    await addFileSums(running.app.db as Kysely<unknown>);
    await runDueJobs(running.app);
    // the app's own runner may have taken the job, and be at it
    const undone = running.app.db.selectFrom('job').select('key').where('kind', '=', 'letter-documents');
    await expect.poll(() => undone.execute()).toEqual([]);
  };
  const aboutSignUp = () => ({ noun: 'signUp', id: signUpId }) as const;
  const aboutRequest = () => ({ noun: 'contactRequest', id: requestId }) as const;
  const send = async () => {
    const mailer = openMailer(server.url);
    await sendDueLetters({ ...running.app, mailer });
    mailer?.close();
  };

  test('have the state and the story they had', async () => {
    await store({ id: 'never-tried' });
    await store({
      id: 'put-off',
      attempts: 2,
      refusals: 1,
      cause: 'postponed',
      lastError: '450 later',
      dueAt: LATER,
    });
    await store({
      id: 'failed',
      status: 'failed',
      attempts: 1,
      refusals: 1,
      cause: 'no-mailbox',
      lastError: '550 no',
    });
    await store({ id: 'held', status: 'held', heldBecause: 'daily-limit' });
    await store({ id: 'dropped', status: 'dropped', heldBecause: 'daily-limit' });
    await store({ id: 'sent', status: 'sent', attempts: 1, sentAt: LATER, ...WRITTEN });
    await store({ id: 'first', status: 'replaced', attempts: 1, cause: 'no-mailbox' });
    await store({ id: 'second', originalId: 'first', recipient: 'mendovana@example.sk' });
    await migrate();
    const letters = await listLetters(running.app.db, aboutSignUp());
    expect(Object.fromEntries(letters.map(({ id, ...letter }) => [id, letter]))).toMatchObject({
      'never-tried': { status: 'waiting', attempts: 0, dueAt: WRITTEN_AT, cause: null, isBeingSent: false },
      'put-off': { status: 'waiting', attempts: 2, dueAt: LATER, cause: 'postponed', lastError: '450 later' },
      failed: { status: 'failed', attempts: 1, cause: 'no-mailbox', lastError: '550 no', dueAt: null },
      held: { status: 'held', heldBecause: 'daily-limit' },
      dropped: { status: 'dropped', heldBecause: 'daily-limit' },
      sent: { status: 'sent', attempts: 1, sentAt: LATER },
      first: { status: 'replaced', attempts: 1 },
      second: { originalId: 'first', recipient: 'mendovana@example.sk', subject: OLDER_LETTER.subject },
    });
  });

  test('read as they left, and those never tried as they would have left', async () => {
    await store({ id: 'sent', status: 'sent', attempts: 1, sentAt: LATER, ...WRITTEN });
    await store({ id: 'never-tried' });
    await store({ id: 'to-staff', kind: 'staffNewContact', ...aboutContact(requestId) });
    await migrate();
    const sent = await findLetter(running.app.db, aboutSignUp(), 'sent', 'http://localhost');
    expect([sent?.html, sent?.text]).toEqual([
      '<img src="http://localhost/posta/znacka.png">ako odišiel',
      WRITTEN.text,
    ]);
    const written = await findLetter(running.app.db, aboutSignUp(), 'never-tried', SITE);
    expect(written?.html).toContain('Miesto máte potvrdené');
    expect(written?.text).toContain(`${SITE}/kurzy-a-skolenia/kurz`);
    const toStaff = await findLetter(running.app.db, aboutRequest(), 'to-staff', SITE);
    expect(toStaff?.text).toContain('Sklady Príklad');
    expect(await running.app.db.selectFrom('olderLetter').selectAll().execute()).toEqual([]);
  });

  test('leave with their subject, under the id they had, to be answered as they were', async () => {
    await store({ id: 'tried', attempts: 1, cause: 'unreachable', ...WRITTEN });
    await store({ id: 'to-staff', kind: 'staffNewContact', ...aboutContact(requestId) });
    await migrate();
    await send();
    const left = server.letters.toSorted((one, other) => (String(one.messageId) < String(other.messageId) ? -1 : 1));
    expect(left.map(({ messageId, subject, replyTo }) => [messageId, subject, replyTo?.text])).toEqual([
      ['<to-staff@www.example.sk>', OLDER_LETTER.subject, '"Petra Vzorová" <sklady@example.sk>'],
      ['<tried@stara.example.sk>', OLDER_LETTER.subject, 'kurzy@example.sk'],
    ]);
  });

  test('that have left go to another address with the same words', async () => {
    await store({ id: 'sent', status: 'sent', attempts: 1, sentAt: LATER, ...WRITTEN });
    await migrate();
    await running.app.change(JANA, (change) => resendLetter(change, aboutSignUp(), 'sent', 'ina@example.sk'));
    await send();
    expect(server.letters).toMatchObject([{ text: WRITTEN.text, replyTo: { text: 'kurzy@example.sk' } }]);
  });

  test('are given up where they cannot be written, and the others leave', async () => {
    await store({ id: 'broken', facts: '{}' });
    await store({ id: 'whole', recipient: 'cela@example.sk' });
    await migrate();
    await send();
    expect(server.letters).toMatchObject([{ to: { text: 'cela@example.sk' } }]);
    const [broken] = (await listLetters(running.app.db, aboutSignUp())).filter(({ id }) => id === 'broken');
    expect(broken).toMatchObject({ status: 'failed', cause: 'unwritable', attempts: 1 });
  });

  test('are completed however many there are', async () => {
    for (let index = 0; index < 205; index += 1) await store({ id: `letter-${index}`, status: 'dropped' });
    await migrate();
    const written = await running.app.db.selectFrom('letter').select('id').where('html', '!=', '').execute();
    expect(written).toHaveLength(205);
  });
});

const WRITTEN_AT = '2026-11-20T09:00:00.000Z';
const LATER = '2026-11-20T10:00:00.000Z';

const OLDER_LETTER = {
  kind: 'signUpConfirmed',
  recipient: 'tomas@example.sk',
  subject: 'Miesto potvrdené: Kurz',
  status: 'waiting',
  attempts: 0,
  refusals: 0,
  dueAt: WRITTEN_AT,
  createdAt: WRITTEN_AT,
};

/** What the first attempt of the version before kept. */
const WRITTEN = {
  html: '<img src="https://stara.example.sk/posta/znacka.png">ako odišiel',
  text: 'ako odišiel\n',
  siteUrl: 'https://stara.example.sk',
};

const factsOf = (signUpId: string) => ({
  signUpId,
  seats: 1,
  course: {
    nameOfCourse: 'Kurz',
    slug: '/kurz',
    date: '2026-12-15',
    dateTo: null,
    place: '',
    city: 'Žilina',
    price: '',
    invitation: '',
    image: '',
  },
});

const aboutContact = (contactRequestId: string) => ({
  signUpId: null,
  contactRequestId,
  facts: JSON.stringify({
    request: { ...aContact(), id: contactRequestId, receivedAt: WRITTEN_AT, handledAt: null },
  }),
});

const older = (db: Database) => db as unknown as Kysely<{ letter: Record<string, unknown> }>;

/** What later versions hang on letters. */
const LATER_TABLES = [
  'letterEnclosure',
  'enclosure',
  'letterTemplate',
  'bounceReport',
  'bouncedMailbox',
  'bounceInbox',
];

/** Makes the tables of letters what they were before. */
async function goBack(db: Database): Promise<void> {
  await db.deleteFrom('job').where('kind', '=', 'letter').execute();
  for (const table of [...LATER_TABLES, 'olderLetter', 'letterAttachment', 'letterSending', 'letter']) {
    await db.schema.dropTable(table).execute();
  }
  await db.schema.alterTable('pictureFile').dropColumn('sha256').execute();
  await sql`create table "letter" ("id" text primary key, "kind" text not null, "recipient" text not null,
    "subject" text not null, "facts" text not null, "signUpId" text references "signUp" ("id") on delete set null,
    "status" text not null, "attempts" integer not null, "dueAt" text not null, "lastError" text,
    "createdAt" text not null, "sentAt" text,
    "contactRequestId" text references "contactRequest" ("id") on delete set null, "messageId" text, "siteUrl" text,
    "html" text, "text" text, "calendar" text, "cause" text, "refusals" integer not null default 0,
    "originalId" text references "letter" ("id") on delete set null, "heldBecause" text)`.execute(db);
  for (const [name, column] of [
    ['DueTime', 'dueAt'],
    ['SignUp', 'signUpId'],
    ['ContactRequest', 'contactRequestId'],
    ['Original', 'originalId'],
    ['SentTime', 'sentAt'],
  ] as const) {
    await db.schema.createIndex(`letterBy${name}`).on('letter').column(column).execute();
  }
}

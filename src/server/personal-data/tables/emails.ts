import { sql } from 'kysely';
import type { EmailStatus } from '#domain/emails/email.ts';
import { NO_FACTS, type Trace } from '#domain/personal-data/trace.ts';
import { idsOf } from '#domain/record-id.ts';
import type { Db } from '#server/db/database.ts';
import { withdrawJobs } from '#server/jobs/job-queue.ts';
import { hasEmail } from '../criteria.ts';
import type { PersonRecords } from '../personal-data.ts';
import { eraseEmails } from '../submitted-records.ts';

/** Emails by their recipient alone, except those to colleagues, which may contain access codes. */
export const EMAILS = {
  async find(db, { emails }) {
    const toThem = hasEmail('recipient', emails);
    if (!toThem) return { traces: [] };
    const rows = await db
      .selectFrom('email')
      .select(['id', 'recipient as email', 'subject as about', 'createdAt as at', 'aboutId as ofId'])
      .where(toThem)
      .where('aboutNoun', '!=', 'staffMember')
      .execute();
    return { traces: rows.map((row): Trace => ({ ...NO_FACTS, noun: 'email', ...row })) };
  },
  // an email is exported as such
  readFacts: async () => [],
  emails: (db, ids) => db.selectFrom('email').where('id', 'in', ids),
  goesWithParent: true,
  lock: { table: 'email', id: 'id' },
  async erase(change, { emails }) {
    const ids = idsOf(emails);
    await withdrawJobs(change, 'email', ids);
    await eraseEmails(change, ids);
  },
  retention: {
    things: (db) => finishedEmails(db, FINISHED_STATUSES),
    // the index begins with the status
    indexedThings: (db) => FINISHED_STATUSES.map((status) => finishedEmails(db, [status])),
    since: 'instant',
    lock: 'email',
    rowsPerChange: 100,
    erase: eraseEmails,
  },
} satisfies PersonRecords;

/** The other emails are erased with what they are about. */
const FINISHED_STATUSES: EmailStatus[] = ['sent', 'failed', 'bounced', 'replaced', 'dropped'];

function finishedEmails(db: Db, statuses: readonly EmailStatus[]) {
  return db
    .selectFrom('email')
    .select(['id', sql<string>`coalesce("sentAt", "createdAt")`.as('since')])
    .where('status', 'in', statuses);
}

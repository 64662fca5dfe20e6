import { sql } from 'kysely';
import { ERASED_NAME, type PlannedErasure } from '#domain/personal-data/erasure-plan.ts';
import { participantName } from '#domain/sign-ups/participant.ts';
import { APPLICANT_NAME } from '#domain/sign-ups/sign-up.ts';
import type { StaffChange } from '#server/change.ts';
import { eraseHistory } from '#server/events/erasing.ts';
import { foldSearchText } from '#server/sign-ups/sign-up-record.ts';
import { findInTable } from '../criteria.ts';
import { decideBySeats } from '../decide-by-seats.ts';
import { listExportedFiles } from '../exported-files.ts';
import type { PersonalRows, PersonRecords } from '../personal-data.ts';
import { submittedRecords } from '../submitted-records.ts';
import { anonymisePlace, reducePlace } from './participants.ts';
import { blankInvoiceEmail, erasePayer } from './payers.ts';
import { applicantTrace, COURSE, courseDescription, factsOfSignUp, listOwnPlaces } from './sign-up-facts.ts';

const SUBMITTED = submittedRecords('signUp');

/** Sign-ups that the person sent; they keep the days of a deleted course. */
export const SIGN_UPS = {
  find: (db, criteria) =>
    findInTable(
      db,
      'signUp',
      criteria,
      (condition) =>
        db
          .selectFrom('signUp')
          .select(['id', ...APPLICANT_NAME, 'email', 'phone', ...COURSE])
          .where(condition),
      (row) => applicantTrace('signUp', row, courseDescription(row)),
    ),
  readFacts: factsOfSignUp,
  // the files of a company may contain data of its other people
  listFiles: async (db, { id, isContact }) => (isContact ? [] : listExportedFiles(db, id)),
  ...SUBMITTED,
  decide: decideBySeats,
  async erase(change, plan) {
    for (const erasure of plan.erasures)
      if (erasure.trace.noun === 'signUp' && erasure.method !== 'delete') await stripSignUp(change, erasure);
    await SUBMITTED.erase(change, plan);
  },
  retention: {
    ...SUBMITTED.retention,
    things: (db) =>
      db.selectFrom('signUp').select(['id', sql<string>`coalesce("courseDateTo", "courseDate")`.as('since')]),
    since: 'day',
  },
} satisfies PersonRecords;

/**
 * Removes the sender's data from a sign-up that is retained: only contact details from a company's; all but name,
 * birth date and attendance from one that proves attendance. Its history, names links and submission record are
 * erased too.
 */
async function stripSignUp(
  change: StaffChange<'settings'>,
  { trace, method, isUpcoming }: PlannedErasure,
): Promise<void> {
  const { db } = change;
  const { id, name, isContact } = trace;
  const own = await listOwnPlaces(db, trace);
  const replacementName = method === 'reduce' || isContact ? {} : ERASED_NAME;
  await db
    .updateTable('signUp')
    .set({ email: '', phone: '', message: '', ...replacementName })
    .where('id', '=', id)
    .execute();
  for (const place of own) {
    if (method === 'reduce') await reducePlace(change, place.id);
    else await anonymisePlace(change, place.id, isUpcoming);
  }
  if (method === 'reduce') await db.deleteFrom('signUpFile').where('signUpId', '=', id).execute();
  if (isContact) await blankInvoiceEmail(change, id);
  else await erasePayer(change, id, method === 'reduce' ? name : participantName(ERASED_NAME));
  await db.deleteFrom('signUpLink').where('signUpId', '=', id).execute();
  await db.deleteFrom('submission').where('subjectId', '=', id).execute();
  await eraseHistory(change, 'signUp', [id]);
  await foldSearchText(change, [id]);
}

/** Files are exported and erased with their sign-up; their things have its id, as they are erased together. */
export const SIGN_UP_FILES = {
  retention: {
    things: (db) =>
      db
        .selectFrom('signUpFile')
        .innerJoin('signUp', 'signUp.id', 'signUpFile.signUpId')
        // not the indexed expression, so that the query begins with the few sign-ups that still have files
        .select(['signUp.id', sql<string>`coalesce("courseDateTo", "courseDate") || ''`.as('since')]),
    since: 'day',
    lock: 'signUp',
    rowsPerChange: 10,
    async erase({ db, record }, signUpIds) {
      const { numDeletedRows } = await db
        .deleteFrom('signUpFile')
        .where('signUpId', 'in', signUpIds)
        .executeTakeFirst();
      for (const id of signUpIds) record({ noun: 'signUp', id, verb: 'filesErased' });
      return Number(numDeletedRows);
    },
  },
} satisfies PersonalRows;

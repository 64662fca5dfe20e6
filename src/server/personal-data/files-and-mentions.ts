import {
  type ErasurePlan,
  idsOf,
  type PlannedErasure,
  type RetainedRecord,
} from '#domain/personal-data/erasure-plan.ts';
import type { Trace } from '#domain/personal-data/trace.ts';
import type { Db } from '#server/db/database.ts';
import { emailsAbout } from './submitted-records.ts';

/** The files of a person's own sign-ups; the plan lists a company's files as retained. */
export async function listFiles(db: Db, erasures: readonly PlannedErasure[]): Promise<ErasurePlan['files']> {
  const own = erasures.filter(({ method }) => method !== 'anonymise');
  return filesOf(db, idsOf(own, 'signUp'));
}

async function filesOf(db: Db, signUpIds: readonly string[]): Promise<ErasurePlan['files']> {
  if (signUpIds.length === 0) return [];
  return db
    .selectFrom('signUpFile')
    .select(['id', 'signUpId', 'name', 'sizeBytes'])
    .where('signUpId', 'in', signUpIds)
    .orderBy('signUpId')
    .orderBy('position')
    .execute();
}

/** Files of shared sign-ups, and emails to a company that name this person as a participant. */
export async function listRetainedOfOthers(db: Db, erasures: readonly PlannedErasure[]): Promise<RetainedRecord[]> {
  const shared = erasures.filter(({ method }) => method === 'anonymise');
  const withFiles = new Set((await filesOf(db, idsOf(shared, 'signUp'))).map(({ signUpId }) => signUpId));
  const places = erasures.filter(({ trace }) => trace.noun === 'participant');
  const own = new Set(idsOf(erasures, 'signUp'));
  const withEmails = await listNamedInEmails(
    db,
    places.map(({ trace }) => trace).filter(({ ofId }) => !own.has(ofId ?? '')),
  );
  return [
    ...shared.flatMap(({ trace }) =>
      withFiles.has(trace.id) ? [{ trace, reason: 'files-of-company' } as const] : [],
    ),
    ...withEmails.map((trace) => ({ trace, reason: 'emails-of-others' }) as const),
  ];
}

async function listNamedInEmails(db: Db, places: readonly Trace[]): Promise<Trace[]> {
  if (places.length === 0) return [];
  const signUpIds = [...new Set(places.map(({ ofId }) => ofId ?? ''))];
  const emails = await emailsAbout('signUp')(db, signUpIds).select(['aboutId', 'text']).execute();
  return places.filter(({ name, ofId }) =>
    emails.some(({ aboutId, text }) => name !== '' && aboutId === ofId && text.includes(name)),
  );
}

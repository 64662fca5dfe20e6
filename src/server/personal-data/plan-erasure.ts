import { hash } from 'node:crypto';
import type { Candidate } from '#domain/personal-data/candidate.ts';
import {
  DELETED,
  type ErasureDecision,
  type ErasurePlan,
  type ErasureTerms,
  erasedIds,
  type PlannedErasure,
  type RetainedRecord,
  tracesOf,
} from '#domain/personal-data/erasure-plan.ts';
import { TRACE_NOUNS, type Trace } from '#domain/personal-data/trace.ts';
import { type Reading, today } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { findSelectedCandidates, type PersonSelection } from './find-people.ts';
import type { DecisionContext } from './personal-data.ts';
import { recordsOf } from './registry.ts';
import { emailsAbout } from './submitted-records.ts';

/** The person to erase, and whether their seats on future courses are given up. */
export interface ErasureRequest extends PersonSelection {
  givesUpSeats: boolean;
}

/**
 * What erasing a person would delete and retain now. Staff see this plan first, and only a plan equal to it is carried
 * out (`erase-person.ts`).
 */
export async function planRequestedErasure(app: Reading, request: ErasureRequest): Promise<ErasurePlan> {
  const { givesUpSeats } = request;
  return planErasure(app.db, await findSelectedCandidates(app.db, request), { today: today(app), givesUpSeats });
}

async function planErasure(db: Db, candidates: readonly Candidate[], terms: ErasureTerms): Promise<ErasurePlan> {
  const traces = tracesOf(candidates);
  const isLast = ({ noun }: Trace) => recordsOf(noun).isDecidedLast === true;
  const [first, last] = [traces.filter((trace) => !isLast(trace)), traces.filter(isLast)];
  const possible = await decideAll(db, first, { ...terms, isDeleted: () => false });
  // compared with all erasures, as the database returns them in any order
  const erasures = possible.erasures.filter(({ trace }) => !isDeletedWithParent(trace, possible.erasures));
  const deleted = new Set(erasures.filter(({ method }) => method === 'delete').map(({ trace }) => keyOf(trace)));
  const dependent = await decideAll(db, last, { ...terms, isDeleted: (record) => deleted.has(keyOf(record)) });
  return {
    erasures: [...erasures, ...dependent.erasures],
    retained: [...possible.retained, ...(await listRetainedOfOthers(db, erasures)), ...dependent.retained],
    emails: await listEmails(db, erasures),
    files: await listFiles(db, erasures),
  };
}

/** Decides table by table; the plan keeps the order of the traces. */
async function decideAll(
  db: Db,
  traces: readonly Trace[],
  context: DecisionContext,
): Promise<Pick<ErasurePlan, 'erasures' | 'retained'>> {
  const decisions = new Map<Trace, ErasureDecision>();
  for (const [noun, group] of Map.groupBy(traces, ({ noun }) => noun)) {
    const decided = await recordsOf(noun).decide?.(db, group, context);
    for (const [index, trace] of group.entries()) decisions.set(trace, decided?.[index] ?? DELETED);
  }
  const plan: Pick<ErasurePlan, 'erasures' | 'retained'> = { erasures: [], retained: [] };
  for (const trace of traces) {
    const { method, isUpcoming, reason, until } = decisions.get(trace) ?? DELETED;
    if (method) plan.erasures.push({ trace, method, isUpcoming });
    if (reason) plan.retained.push({ trace, reason, until });
  }
  return plan;
}

/** Identifies a plan: another record, method, email or file makes another plan. */
export function planHash({ erasures, retained, emails, files }: ErasurePlan): string {
  const contents = [
    erasures.map(({ trace, method, isUpcoming }) => `${trace.noun} ${trace.id} ${method} ${isUpcoming}`),
    retained.map(({ trace, reason }) => `${trace.noun} ${trace.id} ${reason}`),
    emails.map(({ id }) => id),
    files.map(({ id }) => id),
  ];
  return hash('sha256', JSON.stringify(contents.map((lines) => lines.toSorted())));
}

function isDeletedWithParent({ noun, ofId }: Trace, erasures: readonly PlannedErasure[]): boolean {
  if (!recordsOf(noun).goesWithParent) return false;
  return erasures.some(({ trace, method }) => trace.id === ofId && method === 'delete');
}

/** Emails about the erased records, and those that match by their address only. */
async function listEmails(db: Db, erasures: readonly PlannedErasure[]): Promise<ErasurePlan['emails']> {
  const planned: ErasurePlan['emails'] = [];
  for (const noun of TRACE_NOUNS) {
    const ids = erasedIds(erasures, noun);
    const emails = ids.length > 0 && recordsOf(noun).emails?.(db, ids);
    if (!emails) continue;
    const columns = ['id', 'subject', 'recipient', 'createdAt as at'] as const;
    planned.push(...(await emails.select(columns).orderBy('createdAt').execute()));
  }
  return planned;
}

function keyOf({ noun, id }: Pick<Trace, 'noun' | 'id'>): string {
  return `${noun} ${id}`;
}

/** The files of a person's own sign-ups; the plan lists a company's files as retained. */
async function listFiles(db: Db, erasures: readonly PlannedErasure[]): Promise<ErasurePlan['files']> {
  const own = erasures.filter(({ method }) => method !== 'anonymise');
  return filesOf(db, erasedIds(own, 'signUp'));
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
async function listRetainedOfOthers(db: Db, erasures: readonly PlannedErasure[]): Promise<RetainedRecord[]> {
  const shared = erasures.filter(({ method }) => method === 'anonymise');
  const withFiles = new Set((await filesOf(db, erasedIds(shared, 'signUp'))).map(({ signUpId }) => signUpId));
  const places = erasures.filter(({ trace }) => trace.noun === 'participant');
  const own = new Set(erasedIds(erasures, 'signUp'));
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

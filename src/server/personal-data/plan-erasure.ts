import { createHash } from 'node:crypto';
import type { Candidate } from '#domain/personal-data/candidate.ts';
import {
  decideErasure,
  type ErasurePlan,
  type ErasureTerms,
  type PlannedErasure,
  type RetainedRecord,
  reasonToKeepClient,
  tracesOf,
} from '#domain/personal-data/erasure-plan.ts';
import type { Trace } from '#domain/personal-data/trace.ts';
import { erasedOn } from '#domain/retention.ts';
import { today } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { readClientUses } from './client-traces.ts';
import { findSelectedCandidates, type PersonSelection } from './find-people.ts';
import { readSeatStates } from './seat-states.ts';

/** The person to erase, and whether their seats on future courses are given up. */
export interface ErasureRequest extends PersonSelection {
  givesUpSeats: boolean;
}

/**
 * What erasing a person would delete and retain now. Staff see this plan first, and only a plan equal to it is carried
 * out (`erase-person.ts`).
 */
export async function planRequestedErasure(
  app: { db: Db; now(): Temporal.Instant },
  request: ErasureRequest,
): Promise<ErasurePlan> {
  const { givesUpSeats } = request;
  return planErasure(app.db, await findSelectedCandidates(app.db, request), { today: today(app), givesUpSeats });
}

async function planErasure(db: Db, candidates: readonly Candidate[], terms: ErasureTerms): Promise<ErasurePlan> {
  const all = tracesOf(candidates);
  const traces = all.filter(({ noun }) => noun !== 'client');
  const seatStates = await readSeatStates(db, traces);
  const possible: PlannedErasure[] = [];
  const retained: RetainedRecord[] = [];
  for (const trace of traces) {
    const seatState = seatStates.get(trace.id);
    const { method, reason, isUpcoming } = decideErasure(trace, seatState, terms);
    if (method) possible.push({ trace, method, isUpcoming });
    if (reason)
      retained.push({
        trace,
        reason,
        until: reason === 'attended' && seatState ? erasedOn('signUps', seatState.lastDay) : undefined,
      });
  }
  // compared with all erasures, as the database returns them in any order
  const erasures = possible.filter(({ trace }) => !isDeletedWithParent(trace, possible));
  const files = await listFiles(db, erasures);
  const emails = await listEmails(db, erasures);
  const clients = await planClients(
    db,
    all.filter(({ noun }) => noun === 'client'),
    erasures,
  );
  return {
    erasures: [...erasures, ...clients.erasures],
    retained: [...retained, ...(await listRetainedOfOthers(db, erasures)), ...clients.retained],
    emails,
    files,
  };
}

/** Planned last: whether a client is still used depends on what is deleted. */
async function planClients(
  db: Db,
  clients: readonly Trace[],
  erasures: readonly PlannedErasure[],
): Promise<Pick<ErasurePlan, 'erasures' | 'retained'>> {
  const deleted = new Set(
    erasures.flatMap(({ trace, method }) => (method === 'delete' ? [`${trace.noun} ${trace.id}`] : [])),
  );
  const uses = await readClientUses(db, clients, (noun, id) => deleted.has(`${noun} ${id}`));
  const plan: Pick<ErasurePlan, 'erasures' | 'retained'> = { erasures: [], retained: [] };
  for (const trace of clients) {
    const use = uses.get(trace.id);
    const reason = use && reasonToKeepClient(use);
    if (reason) plan.retained.push({ trace, reason });
    else plan.erasures.push({ trace, method: 'delete', isUpcoming: false });
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
  return createHash('sha256')
    .update(JSON.stringify(contents.map((lines) => lines.toSorted())))
    .digest('hex');
}

/** Whether a place or an email is deleted with what it belongs to. */
function isDeletedWithParent({ noun, ofId }: Trace, erasures: readonly PlannedErasure[]): boolean {
  return (
    (noun === 'participant' || noun === 'email') &&
    erasures.some(({ trace, method }) => trace.id === ofId && method === 'delete')
  );
}

/** Emails about the erased records, and those that match by their address only. */
async function listEmails(db: Db, erasures: readonly PlannedErasure[]): Promise<ErasurePlan['emails']> {
  const emails = db
    .selectFrom('email')
    .select(['id', 'subject', 'recipient', 'createdAt as at'])
    .orderBy('createdAt');
  const planned: ErasurePlan['emails'] = [];
  for (const noun of ['signUp', 'waitlistEntry', 'contactRequest'] as const) {
    const ids = idsOf(erasures, noun);
    if (ids.length === 0) continue;
    planned.push(...(await emails.where('aboutNoun', '=', noun).where('aboutId', 'in', ids).execute()));
  }
  const emailIds = idsOf(erasures, 'email');
  if (emailIds.length > 0) planned.push(...(await emails.where('id', 'in', emailIds).execute()));
  return planned;
}

/** The files of a person's own sign-ups; the plan lists a company's files as retained. */
async function listFiles(db: Db, erasures: readonly PlannedErasure[]): Promise<ErasurePlan['files']> {
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
async function listRetainedOfOthers(db: Db, erasures: readonly PlannedErasure[]): Promise<RetainedRecord[]> {
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
  const emails = await db
    .selectFrom('email')
    .select(['aboutId', 'text'])
    .where('aboutNoun', '=', 'signUp')
    .where('aboutId', 'in', [...new Set(places.map(({ ofId }) => ofId ?? ''))])
    .execute();
  return places.filter(({ name, ofId }) =>
    emails.some(({ aboutId, text }) => name !== '' && aboutId === ofId && text.includes(name)),
  );
}

/** The ids of the erased records of a kind. */
export function idsOf(erasures: readonly PlannedErasure[], noun: Trace['noun']): string[] {
  return erasures.flatMap(({ trace }) => (trace.noun === noun ? [trace.id] : []));
}

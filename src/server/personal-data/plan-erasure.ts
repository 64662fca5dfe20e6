import { createHash } from 'node:crypto';
import type { Candidate } from '#domain/personal-data/candidate.ts';
import {
  type ErasurePlan,
  type ErasureTerms,
  type Kept,
  type PlannedAct,
  tracesOf,
  whatBecomes,
  whyClientStays,
} from '#domain/personal-data/erasure-plan.ts';
import type { Trace } from '#domain/personal-data/trace.ts';
import { erasedOn } from '#domain/retention.ts';
import { today } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { readClientUses } from './client-traces.ts';
import { type AskedPerson, findAsked } from './find-people.ts';
import { readStandings } from './standings.ts';

/** The person to erase, and whether their seats on courses still to come are given up. */
export interface AskedErasure extends AskedPerson {
  givesUpSeats: boolean;
}

/**
 * What erasing a person would delete and keep now. Staff see this plan first, and only a plan equal to it is carried
 * out (`erase-person.ts`).
 */
export async function planAsked(app: { db: Db; now(): Temporal.Instant }, asked: AskedErasure): Promise<ErasurePlan> {
  const { givesUpSeats } = asked;
  return planErasure(app.db, await findAsked(app.db, asked), { today: today(app), givesUpSeats });
}

async function planErasure(db: Db, candidates: readonly Candidate[], terms: ErasureTerms): Promise<ErasurePlan> {
  const all = tracesOf(candidates);
  const traces = all.filter(({ noun }) => noun !== 'client');
  const standings = await readStandings(db, traces);
  const possible: PlannedAct[] = [];
  const kept: Kept[] = [];
  for (const trace of traces) {
    const standing = standings.get(trace.id);
    const { act, why, isComing } = whatBecomes(trace, standing, terms);
    if (act) possible.push({ trace, act, isComing });
    if (why)
      kept.push({
        trace,
        why,
        until: why === 'attended' && standing ? erasedOn('signUps', standing.lastDay) : undefined,
      });
  }
  // compared with all acts, as the database returns them in any order
  const acts = possible.filter(({ trace }) => !isPartOf(trace, possible));
  const files = await listFiles(db, acts);
  const emails = await listEmails(db, acts);
  const clients = await planClients(
    db,
    all.filter(({ noun }) => noun === 'client'),
    acts,
  );
  return {
    acts: [...acts, ...clients.acts],
    kept: [...kept, ...(await listKeptOfOthers(db, acts)), ...clients.kept],
    emails,
    files,
  };
}

/** Planned last: whether a client is still used depends on what is deleted. */
async function planClients(
  db: Db,
  clients: readonly Trace[],
  acts: readonly PlannedAct[],
): Promise<Pick<ErasurePlan, 'acts' | 'kept'>> {
  const gone = new Set(acts.flatMap(({ trace, act }) => (act === 'delete' ? [`${trace.noun} ${trace.id}`] : [])));
  const uses = await readClientUses(db, clients, (noun, id) => gone.has(`${noun} ${id}`));
  const plan: Pick<ErasurePlan, 'acts' | 'kept'> = { acts: [], kept: [] };
  for (const trace of clients) {
    const use = uses.get(trace.id);
    const why = use && whyClientStays(use);
    if (why) plan.kept.push({ trace, why });
    else plan.acts.push({ trace, act: 'delete', isComing: false });
  }
  return plan;
}

/** Identifies a plan: another thing, act, email or file makes another plan. */
export function planHash({ acts, kept, emails, files }: ErasurePlan): string {
  const told = [
    acts.map(({ trace, act, isComing }) => `${trace.noun} ${trace.id} ${act} ${isComing}`),
    kept.map(({ trace, why }) => `${trace.noun} ${trace.id} ${why}`),
    emails.map(({ id }) => id),
    files.map(({ id }) => id),
  ];
  return createHash('sha256')
    .update(JSON.stringify(told.map((lines) => lines.toSorted())))
    .digest('hex');
}

/** Whether a place or an email is deleted with what it belongs to. */
function isPartOf({ noun, ofId }: Trace, acts: readonly PlannedAct[]): boolean {
  return (
    (noun === 'participant' || noun === 'email') &&
    acts.some(({ trace, act }) => trace.id === ofId && act === 'delete')
  );
}

/** Emails about what the plan acts on, and those found by their address only. */
async function listEmails(db: Db, acts: readonly PlannedAct[]): Promise<ErasurePlan['emails']> {
  const emails = db
    .selectFrom('email')
    .select(['id', 'subject', 'recipient', 'createdAt as at'])
    .orderBy('createdAt');
  const found: ErasurePlan['emails'] = [];
  for (const noun of ['signUp', 'waitlistEntry', 'contactRequest'] as const) {
    const ids = idsOf(acts, noun);
    if (ids.length === 0) continue;
    found.push(...(await emails.where('aboutNoun', '=', noun).where('aboutId', 'in', ids).execute()));
  }
  const loose = idsOf(acts, 'email');
  if (loose.length > 0) found.push(...(await emails.where('id', 'in', loose).execute()));
  return found;
}

/** The files of a person's own sign-ups; the plan lists a company's files as kept. */
async function listFiles(db: Db, acts: readonly PlannedAct[]): Promise<ErasurePlan['files']> {
  const own = acts.filter(({ act }) => act !== 'anonymise');
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
async function listKeptOfOthers(db: Db, acts: readonly PlannedAct[]): Promise<Kept[]> {
  const shared = acts.filter(({ act }) => act === 'anonymise');
  const withFiles = new Set((await filesOf(db, idsOf(shared, 'signUp'))).map(({ signUpId }) => signUpId));
  const places = acts.filter(({ trace }) => trace.noun === 'participant');
  const own = new Set(idsOf(acts, 'signUp'));
  const withEmails = await listNamedInEmails(
    db,
    places.map(({ trace }) => trace).filter(({ ofId }) => !own.has(ofId ?? '')),
  );
  return [
    ...shared.flatMap(({ trace }) => (withFiles.has(trace.id) ? [{ trace, why: 'files-of-company' } as const] : [])),
    ...withEmails.map((trace) => ({ trace, why: 'emails-of-others' }) as const),
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

/** The ids of the things of a kind that the plan acts on. */
export function idsOf(acts: readonly PlannedAct[], noun: Trace['noun']): string[] {
  return acts.flatMap(({ trace }) => (trace.noun === noun ? [trace.id] : []));
}

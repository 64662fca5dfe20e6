import { randomUUID } from 'node:crypto';
import { type EnteredParticipant, participantReader, type RosterRow } from '#domain/roster-import/roster-table.ts';
import { seatRoster } from '#domain/roster-import/seating.ts';
import { currentParticipants } from '#domain/sign-ups/participant.ts';
import type { Change, SignUpChange } from '#server/change.ts';
import { instant, type Reading, today } from '#server/clock.ts';
import { type NamingOutcome, nameParticipants } from '#server/sign-ups/participant-naming.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import { readInTurns } from './read-roster.ts';

// A pending list has no event in the history: one is recorded when the list is taken.

/** A long list for a sign-up; anyone who may name its participants may read it. */
export interface RosterKey {
  id: string;
  signUpId: string;
}

/** Corrected rows by their index in the list, from 0. */
export type Corrections = ReadonlyMap<number, EnteredParticipant>;

const STORED_HOURS = 24;

/** Stores a list until it is taken; returns its id. */
export async function storeRoster(
  change: SignUpChange,
  signUpId: string,
  rows: readonly RosterRow[],
): Promise<string> {
  const id = randomUUID();
  await change.db
    .insertInto('rosterImport')
    .values({ id, signUpId, rows: JSON.stringify(rows.map(({ entered }) => entered)), createdAt: instant(change) })
    .execute();
  return id;
}

/** The rows of a list; undefined where it is gone. */
export async function findRoster({ db, now }: Reading, key: RosterKey) {
  const roster = await db
    .selectFrom('rosterImport')
    .select('rows')
    .where('id', '=', key.id)
    .where('signUpId', '=', key.signUpId)
    .executeTakeFirst();
  return roster && readInTurns(JSON.parse(roster.rows), today({ now }));
}

/** Replaces rows of the list with the corrected ones; returns false where the list is gone. */
export async function correctRoster(
  change: SignUpChange,
  key: RosterKey,
  corrections: Corrections,
): Promise<boolean> {
  const rows = await findCorrected(change, key, corrections);
  if (rows)
    await replaceEntered(
      change,
      key.id,
      rows.map(({ entered }) => entered),
    );
  return rows !== undefined;
}

export type TakingOutcome =
  /** `remaining` rows are still wrong or have no free place. */
  { outcome: 'taken'; remaining: number } | Exclude<NamingOutcome, { outcome: 'saved' }>;

/** Names the free places with all valid rows, in one change; the others remain. `known` are confirmed duplicates. */
export async function takeRoster(
  change: SignUpChange,
  key: RosterKey,
  corrections: Corrections,
  known: ReadonlySet<string>,
): Promise<TakingOutcome> {
  const rows = await findCorrected(change, key, corrections);
  if (!rows) return { outcome: 'not-found' };
  const { db } = change;
  const [signUp, participants] = await Promise.all([
    db.selectFrom('signUp').select('status').where('id', '=', key.signUpId).executeTakeFirstOrThrow(),
    listParticipants(db, key.signUpId),
  ]);
  const right = rows.filter((row) => row.facts !== undefined);
  const { seated, unseated } = seatRoster(right, currentParticipants(participants, signUp));
  const versions = new Map(participants.map(({ id, version }) => [id, version]));
  const places = seated.map(({ participantId: id, row }) => ({ ...row.facts, id, version: versions.get(id) ?? 0 }));
  const result = await nameParticipants(change, key.signUpId, places, known);
  if (result.outcome !== 'saved') return result;
  const isUnseated = new Set<RosterRow>(unseated);
  const remaining = rows.filter((row) => row.errors !== undefined || isUnseated.has(row));
  await replaceEntered(
    change,
    key.id,
    remaining.map(({ entered }) => entered),
  );
  return { outcome: 'taken', remaining: remaining.length };
}

/** Deletes the lists that were not taken in time. */
export async function deletePastRosters(change: Change): Promise<void> {
  await change.db
    .deleteFrom('rosterImport')
    .where('createdAt', '<', instant(change, { hours: -STORED_HOURS }))
    .execute();
}

/** Locks the sign-up, so that the later of two simultaneous corrections includes the earlier one. */
async function findCorrected(change: SignUpChange, key: RosterKey, corrections: Corrections) {
  await change.lock('signUp', key.signUpId);
  const rows = await findRoster(change, key);
  const read = participantReader(today(change));
  return rows?.map((row, index) => {
    const entered = corrections.get(index);
    return entered ? read(entered) : row;
  });
}

/** Stores the remaining rows of a list; one without rows is deleted. */
export async function replaceEntered(
  { db }: Pick<Change, 'db'>,
  id: string,
  entered: readonly EnteredParticipant[],
): Promise<void> {
  if (entered.length === 0) await db.deleteFrom('rosterImport').where('id', '=', id).execute();
  else
    await db
      .updateTable('rosterImport')
      .set({ rows: JSON.stringify(entered) })
      .where('id', '=', id)
      .execute();
}

import type { NotNull } from 'kysely';
import { type HeldLetter, type HoldReason, UNTRIED_DAYS_MAX } from '#domain/letters/held-letter.ts';
import type { LetterAbout } from '#domain/letters/letter.ts';
import { pageWithin } from '#domain/paging.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import type { Change, StaffChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';

/**
 * Holds a letter that could have left more than three days ago and was never tried, because no mail server was set.
 * `waitsSince` is the time of writing, or of staff's word that the letter shall leave.
 */
export async function holdOldLetter(change: Change, id: string, waitsSince: string): Promise<boolean> {
  if (waitsSince >= instant(change, { hours: -24 * UNTRIED_DAYS_MAX })) return false;
  const { db } = change;
  const tried = await db.selectFrom('letterSending').select('letterId').where('letterId', '=', id).executeTakeFirst();
  if (tried) return false;
  const heldBecause = 'too-old';
  await db.updateTable('letter').set({ status: 'held', heldBecause }).where('id', '=', id).execute();
  change.record({ noun: 'letter', id, verb: 'held', after: { heldBecause } });
  return true;
}

/** Staff let a held letter leave. */
export function releaseHeldLetter(change: StaffChange, id: string): Promise<'done' | 'not-found'> {
  return decideOn(change, id, RELEASED);
}

/** Staff decide that a held letter does not leave; it stays with what it is about. */
export function dropHeldLetter(change: StaffChange, id: string): Promise<'done' | 'not-found'> {
  return decideOn(change, id, DROPPED);
}

/** Staff let all letters leave that are held for this reason. */
export function releaseHeldLetters(change: StaffChange, reason: HoldReason): Promise<void> {
  return decideOnAll(change, reason, RELEASED);
}

/** Staff decide that none of the letters held for this reason leaves. */
export function dropHeldLetters(change: StaffChange, reason: HoldReason): Promise<void> {
  return decideOnAll(change, reason, DROPPED);
}

export const HELD_LETTERS_PER_PAGE = 50;

/** One page of held letters, written last first, the last where there are fewer; which one it is, and how many there are in all and by reason. */
export async function listHeldLetters(
  db: Db,
  { page: wanted }: { page: number },
): Promise<{ letters: HeldLetter[]; total: number; counts: Record<HoldReason, number>; page: number }> {
  const counts = await countHeldLetters(db);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const page = pageWithin(wanted, { total, pageSize: HELD_LETTERS_PER_PAGE });
  const rows = await db
    .selectFrom('letter')
    .leftJoin('signUp', (join) =>
      join.onRef('signUp.id', '=', 'letter.aboutId').on('letter.aboutNoun', '=', 'signUp'),
    )
    .leftJoin('contactRequest', (join) =>
      join.onRef('contactRequest.id', '=', 'letter.aboutId').on('letter.aboutNoun', '=', 'contactRequest'),
    )
    .select(['letter.id', 'recipient', 'subject', 'createdAt', 'heldBecause', 'aboutNoun', 'aboutId'])
    .select(['applicant', 'signUp.firstName', 'signUp.lastName', 'companyName', 'company'])
    .where('letter.status', '=', 'held')
    .where('heldBecause', 'is not', null)
    .$narrowType<{ heldBecause: NotNull }>()
    .orderBy('createdAt', 'desc')
    .orderBy('letter.id')
    .limit(HELD_LETTERS_PER_PAGE)
    .offset((page - 1) * HELD_LETTERS_PER_PAGE)
    .execute();
  return { letters: rows.map(toHeldLetter), total, counts, page };
}

/** How many letters wait for the word of staff, by the reason why. */
export async function countHeldLetters(db: Db): Promise<Record<HoldReason, number>> {
  const groups = await db
    .selectFrom('letter')
    .select(({ fn }) => ['heldBecause', fn.countAll<number | bigint>().as('letters')])
    .where('status', '=', 'held')
    .groupBy('heldBecause')
    .execute();
  const held = (reason: HoldReason) => Number(groups.find(({ heldBecause }) => heldBecause === reason)?.letters ?? 0);
  return { 'too-old': held('too-old'), 'daily-limit': held('daily-limit') };
}

type HeldRow = Omit<HeldLetter, 'about' | 'aboutName'> & { aboutNoun: LetterAbout['noun']; aboutId: string } & {
  company: string | null;
} & {
  [Name in keyof Parameters<typeof applicantName>[0]]: Parameters<typeof applicantName>[0][Name] | null;
};

function toHeldLetter(row: HeldRow): HeldLetter {
  const { applicant, firstName, lastName, companyName, company, aboutNoun, aboutId, ...letter } = row;
  const names = { firstName: firstName ?? '', lastName: lastName ?? '', companyName: companyName ?? '' };
  return {
    ...letter,
    about: { noun: aboutNoun, id: aboutId },
    aboutName: applicant ? applicantName({ applicant, ...names }) : (company ?? ''),
  };
}

const RELEASED = { status: 'waiting', heldBecause: null } as const;
const DROPPED = { status: 'dropped' } as const;

type Decision = typeof RELEASED | typeof DROPPED;

/** Of two who decide on the same letter the first one's word stays. */
async function decideOn(change: StaffChange, id: string, decision: Decision): Promise<'done' | 'not-found'> {
  await change.lock('letter', id);
  const letter = await change.db.selectFrom('letter').select('status').where('id', '=', id).executeTakeFirst();
  if (!letter) return 'not-found';
  if (letter.status !== 'held') return 'done';
  await change.db.updateTable('letter').set(decision).where('id', '=', id).execute();
  follow(change, id, decision);
  return 'done';
}

async function decideOnAll(change: StaffChange, reason: HoldReason, decision: Decision): Promise<void> {
  const decided = await change.db
    .updateTable('letter')
    .set(decision)
    .where('status', '=', 'held')
    .where('heldBecause', '=', reason)
    .returning('id')
    .execute();
  for (const { id } of decided) follow(change, id, decision);
}

function follow(change: StaffChange, id: string, decision: Decision): void {
  change.record({ noun: 'letter', id, verb: decision === RELEASED ? 'released' : 'dropped' });
  if (decision === RELEASED) change.enqueue({ kind: 'letter', key: id });
}

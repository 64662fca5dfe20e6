import type { NotNull } from 'kysely';
import { type HeldLetter, type HoldReason, UNTRIED_DAYS_MAX } from '#domain/letters/held-letter.ts';
import { pageWithin } from '#domain/paging.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import type { App } from '#server/app.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';

/**
 * Holds letters that could have left more than three days ago and were never tried, because no mail server was set.
 * `dueAt` tells since when: it is the time of writing, or of staff's word that the letter shall leave.
 */
export async function holdOldLetters(app: App): Promise<void> {
  const { numUpdatedRows } = await app.db
    .updateTable('letter')
    .set({ status: 'held', heldBecause: 'too-old' })
    .where('status', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('dueAt', '<', instant(app, { hours: -24 * UNTRIED_DAYS_MAX }))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) app.log.warn({ letters: Number(numUpdatedRows) }, 'old letters wait for staff');
}

/** Staff let a held letter leave. */
export function releaseHeldLetter(app: App, id: string): Promise<'done' | 'not-found'> {
  return decideOn(app, id, released(app));
}

/** Staff decide that a held letter does not leave; it stays with what it is about. */
export function dropHeldLetter(app: App, id: string): Promise<'done' | 'not-found'> {
  return decideOn(app, id, { status: 'dropped' });
}

/** Staff let all letters leave that are held for this reason. */
export function releaseHeldLetters(app: App, reason: HoldReason): Promise<void> {
  return decideOnAll(app, reason, released(app));
}

/** Staff decide that none of the letters held for this reason leaves. */
export function dropHeldLetters(app: App, reason: HoldReason): Promise<void> {
  return decideOnAll(app, reason, { status: 'dropped' });
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
    .leftJoin('signUp', 'signUp.id', 'letter.signUpId')
    .leftJoin('contactRequest', 'contactRequest.id', 'letter.contactRequestId')
    .select(['letter.id', 'recipient', 'subject', 'createdAt', 'heldBecause', 'signUpId', 'contactRequestId'])
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

type HeldRow = Omit<HeldLetter, 'about'> & { company: string | null } & {
  [Name in keyof Parameters<typeof applicantName>[0]]: Parameters<typeof applicantName>[0][Name] | null;
};

function toHeldLetter({ applicant, firstName, lastName, companyName, company, ...letter }: HeldRow): HeldLetter {
  if (!applicant) return { ...letter, about: company ?? '' };
  const names = { firstName: firstName ?? '', lastName: lastName ?? '', companyName: companyName ?? '' };
  return { ...letter, about: applicantName({ applicant, ...names }) };
}

type Decision = { status: 'dropped' } | ReturnType<typeof released>;

function released(app: App) {
  return { status: 'waiting' as const, dueAt: instant(app), heldBecause: null };
}

/** Of two who decide on the same letter the first one's word stays. */
async function decideOn(app: App, id: string, decision: Decision): Promise<'done' | 'not-found'> {
  await app.db.updateTable('letter').set(decision).where('id', '=', id).where('status', '=', 'held').execute();
  app.changes.announce('letters');
  const letter = await app.db.selectFrom('letter').select('id').where('id', '=', id).executeTakeFirst();
  return letter ? 'done' : 'not-found';
}

async function decideOnAll(app: App, reason: HoldReason, decision: Decision): Promise<void> {
  await app.db
    .updateTable('letter')
    .set(decision)
    .where('status', '=', 'held')
    .where('heldBecause', '=', reason)
    .execute();
  app.changes.announce('letters');
}

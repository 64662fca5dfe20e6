import type { Kysely } from 'kysely';

/**
 * A course can be cancelled, has a room, an inside note and a minimum of seats; its type has a version. A sign-up keeps
 * the sequence of its calendar event, which was worked out of its restorations before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('course').addColumn('cancelledAt', 'text').execute();
  for (const column of ['room', 'note']) {
    await db.schema
      .alterTable('course')
      .addColumn(column, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  await db.schema
    .alterTable('course')
    .addColumn('minimum', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('courseType')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable('signUp')
    .addColumn('calendarSequence', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await countSequences(db as Kysely<Counted>);
  await numberOlderLetters(db as Kysely<Counted>);
}

interface Counted {
  signUp: { status: string; restorations: number; calendarSequence: number };
  letter: { id: string; kind: string };
  olderLetter: { letterId: string; facts: string };
}

/** As letters have had it until now: two for each time it was brought back, one more once it is cancelled. */
async function countSequences(db: Kysely<Counted>): Promise<void> {
  await db
    .updateTable('signUp')
    .set(({ eb }) => ({ calendarSequence: eb('restorations', '*', 2) }))
    .execute();
  await db
    .updateTable('signUp')
    .set(({ eb }) => ({ calendarSequence: eb('calendarSequence', '+', 1) }))
    .where('status', '=', 'cancelled')
    .execute();
}

/** Letters that are still to be written get the number their template would have worked out. */
async function numberOlderLetters(db: Kysely<Counted>): Promise<void> {
  const letters = await db
    .selectFrom('olderLetter')
    .innerJoin('letter', 'letter.id', 'olderLetter.letterId')
    .select(['letterId', 'kind', 'facts'])
    .where('kind', 'in', ['signUpConfirmed', 'signUpCancelled'])
    .execute();
  for (const { letterId, kind, facts } of letters) {
    const { restorations = 0, ...rest } = JSON.parse(facts);
    const calendarSequence = 2 * restorations + (kind === 'signUpCancelled' ? 1 : 0);
    await db
      .updateTable('olderLetter')
      .set({ facts: JSON.stringify({ ...rest, calendarSequence }) })
      .where('letterId', '=', letterId)
      .execute();
  }
}

import type { Kysely } from 'kysely';

/**
 * All letters are one list: searched, counted and paged by indexes that hold everything it asks for, as a letter's words make
 * its row long. What mail servers report of letters that left is noted, and the mailboxes that returned some.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('letter')
    .addColumn('searchText', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await fillIn(db as Kysely<Tables>);
  await db.schema.dropIndex('letterByStatus').execute();
  await db.schema
    .createIndex('letterByStatus')
    .on('letter')
    .columns(['status', 'createdAt', 'id', 'kind', 'aboutNoun', 'searchText'])
    .execute();
  await db.schema
    .createIndex('letterByTime')
    .on('letter')
    .columns(['createdAt', 'id', 'status', 'kind', 'aboutNoun', 'searchText'])
    .execute();
  await createBounceTables(db);
}

async function createBounceTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bounceReport')
    .addColumn('letterId', 'text', (column) => column.notNull().references('letter.id').onDelete('cascade'))
    .addColumn('reportHash', 'text', (column) => column.notNull())
    .addColumn('notedAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('bounceReportOfLetter', ['letterId', 'reportHash'])
    .execute();
  await db.schema
    .createTable('bouncedMailbox')
    .addColumn('mailboxHash', 'text', (column) => column.primaryKey())
    .addColumn('letterId', 'text', (column) => column.notNull().references('letter.id').onDelete('cascade'))
    .addColumn('bouncedAt', 'text', (column) => column.notNull())
    .addColumn('retriedAt', 'text')
    .execute();
  await db.schema.createIndex('bouncedMailboxByLetter').on('bouncedMailbox').column('letterId').execute();
  await db.schema
    .createTable('bounceInbox')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('uidValidity', 'text')
    .addColumn('lastUid', 'integer', (column) => column.notNull())
    .addColumn('failingSince', 'text')
    .execute();
}

interface Tables {
  letter: Record<'id' | 'aboutNoun' | 'aboutId' | 'recipient' | 'subject' | 'searchText', string>;
  signUp: Record<'id' | 'applicant' | 'companyName' | 'firstName' | 'lastName', string>;
  contactRequest: Record<'id' | 'company', string>;
  staffMember: Record<'id' | 'name', string>;
}

const BATCH = 500;

/** So many rows at a time: there may be years of them. */
async function fillIn(db: Kysely<Tables>): Promise<void> {
  let after = '';
  for (;;) {
    const letters = await db
      .selectFrom('letter')
      .leftJoin('signUp', (join) =>
        join.onRef('signUp.id', '=', 'letter.aboutId').on('letter.aboutNoun', '=', 'signUp'),
      )
      .leftJoin('contactRequest', (join) =>
        join.onRef('contactRequest.id', '=', 'letter.aboutId').on('letter.aboutNoun', '=', 'contactRequest'),
      )
      .leftJoin('staffMember', (join) =>
        join.onRef('staffMember.id', '=', 'letter.aboutId').on('letter.aboutNoun', '=', 'staffMember'),
      )
      .select(['letter.id', 'letter.aboutNoun', 'letter.recipient', 'letter.subject'])
      .select(['signUp.applicant', 'signUp.companyName', 'signUp.firstName', 'signUp.lastName'])
      .select(['contactRequest.company', 'staffMember.name'])
      .where('letter.id', '>', after)
      .orderBy('letter.id')
      .limit(BATCH)
      .execute();
    for (const letter of letters) {
      const searchText = searchable(letter);
      await db.updateTable('letter').set({ searchText }).where('id', '=', letter.id).execute();
    }
    if (letters.length < BATCH) return;
    after = letters.at(-1)?.id ?? '';
  }
}

// What the domain did when this was written: a migration does not change with it.

const SEARCH_TEXT_LENGTH_MAX = 600;

function searchable(letter: Record<string, string | null>): string {
  const { aboutNoun, recipient, subject, applicant, companyName, firstName, lastName, company, name } = letter;
  const signedUp = applicant === 'company' ? companyName : applicant && `${firstName} ${lastName}`;
  const aboutName = signedUp ?? company ?? name ?? '';
  const facts = aboutNoun === 'staffMember' ? [recipient, aboutName] : [recipient, aboutName, subject];
  const lines = facts.map((fact) => (fact ?? '').replace(/\s+/g, ' '));
  return folded(lines.join('\n')).slice(0, SEARCH_TEXT_LENGTH_MAX).toWellFormed();
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

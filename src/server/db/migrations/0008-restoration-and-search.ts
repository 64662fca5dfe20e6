import type { Kysely } from 'kysely';

/** A cancelled sign-up can be brought back; sign-ups and contact requests are found by all that was sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('signUp').addColumn('restoredAt', 'text').execute();
  await db.schema
    .alterTable('signUp')
    .addColumn('restorations', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  const rows = db as Kysely<Record<'signUp' | 'contactRequest', Row>>;
  await searchAnew(rows, 'signUp', SIGN_UP_FACTS);
  await searchAnew(rows, 'contactRequest', CONTACT_FACTS);
}

type Row = Record<string, string>;

const SIGN_UP_FACTS = ['applicantName', 'email', 'numberOfWorkers', 'message', 'courseName', 'courseCity'];
const CONTACT_FACTS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'ico',
  'pocetZ',
  'fluktuacia',
  'urazy',
  'prevadzky',
  'zameranie',
  'message',
];

const BATCH = 500;

/** Writes what is searched anew, so many rows at a time: there may be years of them. */
async function searchAnew(
  db: Kysely<Record<'signUp' | 'contactRequest', Row>>,
  table: 'signUp' | 'contactRequest',
  facts: string[],
): Promise<void> {
  let after = '';
  for (;;) {
    const rows = await db.selectFrom(table).selectAll().where('id', '>', after).orderBy('id').limit(BATCH).execute();
    for (const row of rows) {
      const { id = '', phone = '' } = row;
      const named: Row = { ...row, applicantName: applicantName(row) };
      const searchText = searchable(
        facts.map((fact) => named[fact] ?? ''),
        phone,
      );
      await db.updateTable(table).set({ searchText }).where('id', '=', id).execute();
    }
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.id ?? '';
  }
}

// What the domain did when this was written: a migration does not change with it.

function applicantName({ applicant, companyName, firstName, lastName }: Row): string {
  return applicant === 'company' ? (companyName ?? '') : `${firstName} ${lastName}`;
}

function searchable(facts: string[], phone: string): string {
  const lines = [...facts, phone, phone && `0${nationalDigits(phone)}`];
  return folded(lines.map((line) => line.replace(/\s+/g, ' ')).join('\n'));
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function nationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const international = /^\s*\+/.test(phone) ? digits : /^00/.test(digits) ? digits.slice(2) : undefined;
  if (international !== undefined) return international.replace(/^4210?/, '');
  return digits.length === 12 ? digits.replace(/^421/, '') : digits.replace(/^0/, '');
}

import type { Kysely } from 'kysely';

/** Courses are searched and ordered by the database; the desk's lists have the indexes they page and count by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['searchText', 'nameSortKey']) {
    await db.schema
      .alterTable('course')
      .addColumn(column, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  await fillIn(db as Kysely<{ course: CourseRow }>);
  await addIndexes(db);
}

interface CourseRow {
  id: string;
  nameOfCourse: string;
  city: string;
  place: string;
  searchText: string;
  nameSortKey: string;
}

async function fillIn(db: Kysely<{ course: CourseRow }>): Promise<void> {
  const courses = await db.selectFrom('course').select(['id', 'nameOfCourse', 'city', 'place']).execute();
  for (const { id, nameOfCourse, city, place } of courses) {
    const searchText = folded([nameOfCourse, city, place].map((line) => line.replace(/\s+/g, ' ')).join('\n'));
    const nameSortKey = slovakSortKey(nameOfCourse);
    await db.updateTable('course').set({ searchText, nameSortKey }).where('id', '=', id).execute();
  }
}

async function addIndexes(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('courseByDate').on('course').columns(['date', 'id']).execute();
  await db.schema.createIndex('courseByName').on('course').columns(['nameSortKey', 'date', 'id']).execute();
  await db.schema
    .createIndex('signUpByState')
    .on('signUp')
    .columns(['status', 'reviewedAt', 'receivedAt', 'id'])
    .execute();
  await db.schema
    .createIndex('signUpByStatusAndReceipt')
    .on('signUp')
    .columns(['status', 'receivedAt', 'id'])
    .execute();
  await db.schema
    .createIndex('contactRequestByState')
    .on('contactRequest')
    .columns(['handledAt', 'receivedAt', 'id'])
    .execute();
}

// What the domain did when this was written: a migration does not change with it.

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const ALPHABET = 'a ä b c č d e f g h ch i j k l m n o ô p q r ř s š t u v w x y z ž'.split(' ');

function slovakSortKey(text: string): string {
  const tokens =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\d+|ch|./gsu) ?? [];
  return tokens.map(tokenKey).join('');
}

function tokenKey(token: string): string {
  if (/^\d/.test(token)) {
    const number = token.replace(/^0+(?=\d)/, '').slice(0, 20);
    return `${10 + number.length}${number}`;
  }
  const letter = letterKey(token);
  if (letter) return letter;
  if (/^\s/.test(token)) return '01';
  const base = token.normalize('NFD').replace(/\p{M}/gu, '');
  return letterKey(base) ?? (/^\p{L}/u.test(base) ? '90' : '02');
}

function letterKey(letter: string): string | undefined {
  const place = ALPHABET.indexOf(letter);
  return place < 0 ? undefined : String(40 + place);
}

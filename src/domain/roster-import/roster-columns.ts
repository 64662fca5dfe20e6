import { folded } from '#domain/slovak.ts';
import { hasCommaForm, isTitle, type NameOrder } from './person-name.ts';
import { readWrittenDay } from './written-day.ts';

/** The columns that are read; a personal number („r. č.“) is not. */
type ColumnKind = 'firstName' | 'lastName' | 'name' | 'title' | 'birthDate' | 'email';

/** The positions of a table's columns, from 0, and the order of a name in one cell. */
export interface RosterColumns {
  positions: Partial<Record<ColumnKind, number>>;
  order: NameOrder;
}

/** Headings without case, diacritics and punctuation. */
const HEADINGS: Record<string, ColumnKind> = {
  meno: 'firstName',
  'krstne meno': 'firstName',
  jmeno: 'firstName',
  'first name': 'firstName',
  firstname: 'firstName',
  priezvisko: 'lastName',
  prijmeni: 'lastName',
  surname: 'lastName',
  'last name': 'lastName',
  lastname: 'lastName',
  'meno a priezvisko': 'name',
  'meno priezvisko': 'name',
  'meno a priezvisko ucastnika': 'name',
  'meno a priezvisko zamestnanca': 'name',
  'cele meno': 'name',
  'priezvisko a meno': 'name',
  'priezvisko meno': 'name',
  'meno ucastnika': 'name',
  'jmeno a prijmeni': 'name',
  'prijmeni a jmeno': 'name',
  ucastnik: 'name',
  zamestnanec: 'name',
  name: 'name',
  'full name': 'name',
  titul: 'title',
  tituly: 'title',
  'titul pred menom': 'title',
  title: 'title',
  'datum narodenia': 'birthDate',
  'datum nar': 'birthDate',
  'dat nar': 'birthDate',
  'dat narodenia': 'birthDate',
  narodenie: 'birthDate',
  narodeny: 'birthDate',
  'narodeny a': 'birthDate',
  nar: 'birthDate',
  'datum narozeni': 'birthDate',
  'date of birth': 'birthDate',
  'e mail': 'email',
  email: 'email',
  mail: 'email',
  'e mailova adresa': 'email',
  'emailova adresa': 'email',
};

const NAMING: readonly ColumnKind[] = ['firstName', 'lastName', 'name'];

/** The index of the heading row; only rows of one cell, such as a title, may come before it. */
export function findHeading(rows: readonly string[][]): number | undefined {
  const index = rows.findIndex((row) => row.filter(Boolean).length > 1 || kindsOf(row).some(isNaming));
  const row = rows[index];
  return row && kindsOf(row).some(isNaming) && (index === 0 || row.filter(Boolean).length > 1) ? index : undefined;
}

export function columnsByHeading(heading: readonly string[], people: readonly string[][]): RosterColumns {
  const kinds = kindsOf(heading);
  const positions: RosterColumns['positions'] = {};
  for (const [position, kind] of kinds.entries()) if (kind) positions[kind] ??= position;
  const { firstName, lastName, name } = positions;
  if (firstName !== undefined && lastName !== undefined) return { positions, order: 'first-last' };
  // „Meno“ or „Priezvisko“ alone is the heading of whole names
  const alone = name ?? firstName ?? lastName;
  const whole = { ...positions, name: alone, firstName: undefined, lastName: undefined };
  const isTurned = /^(priezvisko|prijmeni|surname|last ?name)/.test(words(heading[alone ?? 0] ?? ''));
  return { positions: whole, order: isTurned ? 'last-first' : orderOf(people, alone) };
}

/** The columns of a table without a heading, by the content of its cells. */
export function columnsByContent(people: readonly string[][]): RosterColumns {
  const width = people.reduce((width, row) => Math.max(width, row.length), 0);
  const positions: RosterColumns['positions'] = {};
  const texts: number[] = [];
  for (let position = 0; position < width; position += 1) {
    const cells = people.map((row) => row[position] ?? '').filter(Boolean);
    const kind = kindByContent(cells);
    if (kind === 'text') texts.push(position);
    else if (kind) positions[kind] ??= position;
  }
  const [first, second] = texts;
  const hasOneWord = (position: number | undefined) =>
    position !== undefined && isMost(people.map((row) => row[position] ?? '').filter(Boolean), isOneWord);
  if (hasOneWord(first) && hasOneWord(second)) {
    return { positions: { ...positions, firstName: first, lastName: second }, order: 'first-last' };
  }
  return { positions: { ...positions, name: first }, order: orderOf(people, first) };
}

function kindByContent(cells: readonly string[]): 'text' | 'title' | 'birthDate' | 'email' | undefined {
  if (isMost(cells, (cell) => cell.includes('@'))) return 'email';
  if (isMost(cells, isLikeDay)) return 'birthDate';
  if (isMost(cells, (cell) => cell.split(' ').every(isTitle))) return 'title';
  // ordinal, personal and telephone numbers have no letters
  return isMost(cells, (cell) => /\p{L}/u.test(cell)) ? 'text' : undefined;
}

/** True also for an invalid day, which is reported later; a plain number may be a postal code. */
function isLikeDay(cell: string): boolean {
  return /^\d{1,4}([./-]) ?\d{1,2}\1 ?\d{2,4}$/.test(cell) || (/\D/.test(cell) && readWrittenDay(cell) !== undefined);
}

/** A list mostly of names like „Polák, Ján“ has the last name first, also in rows without a comma. */
function orderOf(people: readonly string[][], position: number | undefined): NameOrder {
  const cells = people.map((row) => row[position ?? -1] ?? '').filter((cell) => cell && !isOneWord(cell));
  return isMost(cells, hasCommaForm) ? 'last-first' : 'first-last';
}

export function isOneWord(cell: string): boolean {
  return cell.split(' ').filter((word) => word && !isTitle(word)).length <= 1;
}

function isMost(cells: readonly string[], is: (cell: string) => boolean): boolean {
  return cells.length > 0 && cells.filter(is).length * 2 > cells.length;
}

function kindsOf(row: readonly string[]): (ColumnKind | undefined)[] {
  return row.map((cell) => {
    const heading = words(cell);
    return Object.hasOwn(HEADINGS, heading) ? HEADINGS[heading] : undefined;
  });
}

function isNaming(kind: ColumnKind | undefined): boolean {
  return kind !== undefined && NAMING.includes(kind);
}

function words(heading: string): string {
  return folded(heading.slice(0, 100))
    .replace(/[^a-z]+/g, ' ')
    .trim();
}

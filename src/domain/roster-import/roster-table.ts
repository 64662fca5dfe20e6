import { type Day, formatDay } from '#domain/day.ts';
import { type FieldError, fieldErrors } from '#domain/field-error.ts';
import { visibleLine } from '#domain/invisible-characters.ts';
import type { ParticipantFacts } from '#domain/sign-ups/participant.ts';
import { PARTICIPANT_MESSAGES, participantSchema } from '#domain/sign-ups/participant-fields.ts';
import { isTitle, joinName, splitName } from './person-name.ts';
import { columnsByContent, columnsByHeading, findHeading, isOneWord, type RosterColumns } from './roster-columns.ts';
import { ROSTER_ROWS_MAX } from './roster-limits.ts';
import { readWrittenDay } from './written-day.ts';

export type EnteredParticipant = Record<keyof ParticipantFacts, string>;

/** A row about a person: the facts, or what is wrong with what was typed. */
export type RosterRow = { entered: EnteredParticipant } & (
  | { facts: ParticipantFacts; errors?: undefined }
  | { facts?: undefined; errors: FieldError[] }
);

/**
 * People written on a single line, „Ján Polák; Eva Šimková“, as rows. A line is split only if each part is a whole name:
 * a day, an address or a single word is a fact about one person, and so is „Polák, Ján“.
 */
export function splitPeopleOnOneLine(table: string[][]): string[][] {
  const [line, ...others] = table.filter((row) => row.some((cell) => cell.trim()));
  if (!line || others.length > 0 || findHeading([line]) !== undefined) return table;
  const names = line.filter((cell) => cell.trim()).flatMap(namesIn);
  const areMany = names.length > 1 && names.length <= ROSTER_ROWS_MAX;
  return areMany && names.every(isWholeName) ? names.map((name) => [name]) : table;
}

/** The names between the commas of a cell, or the cell itself; titles after a name belong to it. */
function namesIn(cell: string): string[] {
  const names: string[] = [];
  for (const part of cell.split(',').map((part) => part.trim())) {
    if (names.length > 0 && part.split(' ').every(isTitle)) names.push(`${names.pop()}, ${part}`);
    else if (part) names.push(part);
  }
  return names.every(isWholeName) ? names : [cell];
}

/** „Ján Polák“, also with the address that an email program puts behind it. */
function isWholeName(text: string): boolean {
  const name = text.replace(/<[^<>]*>/, '');
  return /^[^\d@]+$/.test(name) && !isOneWord(name.trim());
}

/**
 * A line of a list in an email, „1. Ján Polák, nar. 12.5.1988 <jan@example.sk>“, as cells: a number, a dash or a dot before
 * the name is no part of it, nor is anything from the first digit on.
 */
function cellsOfLine(line: string): string[] {
  const address = line.split(/[ <>(),;:]+/).find((word) => word.includes('@')) ?? '';
  const facts = line.replace(address, '').replace(/^(?:\d{1,4}[.)]|[-–—•·*]) ?(?=\p{L})/u, '');
  const [name = ''] = /^\D*/.exec(facts) ?? [];
  const [birthDate = ''] = /\d{1,2}\. ?\d{1,2}\. ?\d{4}/.exec(facts) ?? [];
  const tidy = name.replace(/ nar\. ?$/, '').replace(/^["' ]+|(?<!["' ,;:<>()–-])["' ,;:<>()–-]+$/g, '');
  return [tidy, birthDate, address];
}

/** Longer than what may be stored, so that a longer text is reported; the rest of the cell is not processed. */
const CELL_LENGTH_MAX = 300;

/**
 * The people of a list with columns in any order: by its heading if it has one, else by the content of the cells. Blank
 * rows, headings and rows with only a number are skipped.
 */
export function readTable(table: readonly (readonly string[])[]): EnteredParticipant[] {
  const tidy = table.map((row) => row.map((cell) => visibleLine(cell.slice(0, CELL_LENGTH_MAX))));
  const filled = tidy.filter((row) => row.some(Boolean));
  const heading = findHeading(filled);
  const rows = filled.slice(heading === undefined ? 0 : heading + 1).filter((row) => !isPrepared(row));
  const isList = heading === undefined && rows.every((row) => row.filter(Boolean).length === 1);
  const people = isList ? rows.map((row) => cellsOfLine(row.join(''))) : rows;
  const columns = heading === undefined ? columnsByContent(people) : columnsByHeading(filled[heading] ?? [], people);
  return people.map((row) => readPerson(row, columns));
}

/** Validates a row. Unlike a seat, which may have no name, a row must have one. */
export function participantReader(today: Day): (entered: EnteredParticipant) => RosterRow {
  const schema = participantSchema(today);
  return (entered) => {
    const facts = schema.safeParse(entered);
    if (!facts.success) return { entered, errors: fieldErrors(facts.error) };
    const { firstName, lastName } = facts.data;
    if (firstName || lastName) return { entered, facts: facts.data };
    return { entered, errors: [{ field: 'lastName', message: PARTICIPANT_MESSAGES.name }] };
  };
}

/** True for a prepared row that contains only its number, and for a line that announces the list, „prídu:“. */
function isPrepared(row: readonly string[]): boolean {
  const cells = row.filter(Boolean);
  return cells.length === 1 && /^\d{1,4}[.)]?$|:$/.test(cells[0] ?? '');
}

function readPerson(row: readonly string[], { positions, order }: RosterColumns): EnteredParticipant {
  const cell = (kind: keyof RosterColumns['positions']) => row[positions[kind] ?? -1] ?? '';
  const name =
    positions.name === undefined
      ? { firstName: cell('firstName'), lastName: cell('lastName') }
      : splitName(cell('name'), order);
  const birthDate = cell('birthDate');
  const day = readWrittenDay(birthDate);
  return { ...joinName(name, cell('title')), birthDate: day ? formatDay(day) : birthDate, email: cell('email') };
}

import {
  groupByName,
  mayBeSamePerson,
  nameKey,
  type Participant,
  participantName,
} from '#domain/sign-ups/participant.ts';
import type { RosterRow } from './roster-table.ts';

/** The result for the rows of a list: each of them is in one of these. */
export interface Seating<Row extends RosterRow> {
  /** Rows with a seat that had no name yet, in the order of both. */
  seated: { participantId: string; row: Row }[];
  /** Rows of people the sign-up already has, because companies send a list repeatedly. */
  present: Row[];
  /** Rows for which no seat is left. */
  unseated: Row[];
}

/** Assigns the people of a list to the seats without a name. */
export function seatRoster<Row extends RosterRow>(
  rows: readonly Row[],
  participants: readonly Pick<Participant, 'id' | 'firstName' | 'lastName' | 'birthDate'>[],
): Seating<Row> {
  const named = groupByName(participants.filter((participant) => participantName(participant) !== ''));
  const isPresent = (row: RosterRow) => {
    const person = personOf(row);
    return (named.get(nameKey(person)) ?? []).some((participant) => mayBeSamePerson(participant, person));
  };
  const free = participants.filter((participant) => participantName(participant) === '');
  const present = rows.filter(isPresent);
  const isHere = new Set(present);
  const others = rows.filter((row) => !isHere.has(row));
  return {
    seated: free.slice(0, others.length).map(({ id }, index) => ({ participantId: id, row: others[index] as Row })),
    present,
    unseated: others.slice(free.length),
  };
}

function personOf({ entered, facts }: RosterRow) {
  return { firstName: entered.firstName, lastName: entered.lastName, birthDate: facts?.birthDate ?? null };
}

/** The names of rows, or a placeholder. */
export function namesOfRows(rows: readonly RosterRow[]): string[] {
  return rows.map(({ entered }) => participantName(entered) || 'riadok bez mena');
}

import type { FieldError } from '#domain/field-error.ts';
import { PEOPLE_PER_PAGE, pageWithin } from '#domain/paging.ts';
import type { RosterRow } from '#domain/roster-import/roster-table.ts';
import { namesOfRows, seatRoster } from '#domain/roster-import/seating.ts';
import type { Participant } from '#domain/sign-ups/participant.ts';
import type { Corrections, TakingOutcome } from '#server/roster-import/roster-imports.ts';
import { type EnteredPlace, knownDuplicates, lineErrors, namesRefusal, readEnteredPlaces } from './names-form.ts';

/** A long list before it is stored: how many rows are valid, and a page of those that are not. */
export interface RosterView {
  total: number;
  /** Rows that will be stored. */
  ready: number;
  present: string[];
  unseated: string[];
  wrong: { entered: EnteredPlace[]; errors: FieldError[]; page: number; pageSize: number; total: number };
}

export function rosterView(
  rows: readonly RosterRow[],
  participants: readonly Participant[],
  requestedPage: number,
): RosterView {
  const { seated, present, unseated } = seatRoster(
    rows.filter((row) => row.facts !== undefined),
    participants,
  );
  const wrong = rows.flatMap((row, index) => (row.errors ? [{ ...row, index }] : []));
  const size = { total: wrong.length, pageSize: PEOPLE_PER_PAGE };
  const page = pageWithin(requestedPage, size);
  const shown = wrong.slice((page - 1) * PEOPLE_PER_PAGE, page * PEOPLE_PER_PAGE);
  const errors = shown.flatMap((row, line) => lineErrors(row.errors, line));
  const entered = shown.map(({ entered, index }) => ({
    ...entered,
    id: String(index),
    version: '',
    number: String(index + 1),
  }));
  return {
    total: rows.length,
    ready: seated.length,
    present: namesOfRows(present),
    unseated: namesOfRows(unseated),
    wrong: { entered, errors, page, ...size },
  };
}

/** The form sent for a long list. */
export interface RosterAction {
  /** True to store the valid rows, false to store only the corrections. */
  isTaken: boolean;
  corrections: Corrections;
  known: ReadonlySet<string>;
}

export function readRosterAction(form: FormData): RosterAction {
  const lines = readEnteredPlaces(form).map(
    ({ id, firstName, lastName, birthDate, email }) =>
      [Number(id), { firstName, lastName, birthDate, email }] as const,
  );
  return { isTaken: form.has('take'), corrections: new Map(lines), known: knownDuplicates(form) };
}

/** Why nothing was stored, or the questions to confirm first. */
export interface UnconfirmedRoster {
  questions: string[];
  known: string[];
}

export function rosterRefusal(
  result: Extract<TakingOutcome, { outcome: 'changed-meanwhile' | 'duplicates' }>,
): UnconfirmedRoster {
  if (result.outcome === 'duplicates') return namesRefusal([], result);
  return { questions: ['Prihláška je zrušená, mená sa do nej nedajú zapísať.'], known: [] };
}

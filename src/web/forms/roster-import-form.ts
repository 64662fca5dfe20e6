import type { FieldError } from '#domain/field-error.ts';
import { pageWithin } from '#domain/paging.ts';
import type { RosterRow } from '#domain/roster-import/roster-table.ts';
import { namesOfRows, seatRoster } from '#domain/roster-import/seating.ts';
import type { Participant } from '#domain/sign-ups/participant.ts';
import type { Corrections, TakingOutcome } from '#server/roster-import/roster-imports.ts';
import { PEOPLE_PER_PAGE } from '#web/ui/shared/people-per-page.ts';
import { knownDoubles, namesRefusal, readTyped, type TypedPlace } from './names-form.ts';

/** A long list before it is stored: how many rows are valid, and a page of those that are not. */
export interface RosterView {
  total: number;
  /** Rows that will be stored. */
  ready: number;
  present: string[];
  leftOver: string[];
  wrong: { typed: TypedPlace[]; errors: FieldError[]; page: number; pageSize: number; total: number };
}

export function rosterView(rows: readonly RosterRow[], come: readonly Participant[], pageAsked: number): RosterView {
  const { seated, present, leftOver } = seatRoster(
    rows.filter((row) => row.facts !== undefined),
    come,
  );
  const wrong = rows.flatMap((row, index) => (row.errors ? [{ ...row, index }] : []));
  const size = { total: wrong.length, pageSize: PEOPLE_PER_PAGE };
  const page = pageWithin(pageAsked, size);
  const shown = wrong.slice((page - 1) * PEOPLE_PER_PAGE, page * PEOPLE_PER_PAGE);
  const errors = shown.flatMap((row, line) =>
    row.errors.map(({ field, message }) => ({ field: `${field}-${line}`, message })),
  );
  const typed = shown.map(({ typed, index }) => ({
    ...typed,
    id: String(index),
    version: '',
    number: String(index + 1),
  }));
  return {
    total: rows.length,
    ready: seated.length,
    present: namesOfRows(present),
    leftOver: namesOfRows(leftOver),
    wrong: { typed, errors, page, ...size },
  };
}

/** The form sent for a long list. */
export interface RosterAct {
  /** True to store the valid rows, false to store only the corrections. */
  isTaken: boolean;
  corrections: Corrections;
  known: ReadonlySet<string>;
}

export function readRosterAct(form: FormData): RosterAct {
  const lines = readTyped(form).map(
    ({ id, firstName, lastName, birthDate, email }) =>
      [Number(id), { firstName, lastName, birthDate, email }] as const,
  );
  return { isTaken: form.has('take'), corrections: new Map(lines), known: knownDoubles(form) };
}

/** Why nothing was stored, or the questions to confirm first. */
export interface RosterRefusal {
  questions: string[];
  known: string[];
}

export function rosterRefusal(
  result: Extract<TakingOutcome, { outcome: 'changed-meanwhile' | 'doubles' }>,
): RosterRefusal {
  if (result.outcome === 'doubles') return namesRefusal([], result);
  return { questions: ['Prihláška je zrušená, mená sa do nej nedajú zapísať.'], known: [] };
}

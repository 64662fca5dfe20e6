import type { Day } from '#domain/day.ts';
import { formatDay } from '#domain/day.ts';
import { type FieldError, parseFields } from '#domain/field-error.ts';
import type { Participant } from '#domain/sign-ups/participant.ts';
import { type NamedPlace, participantSchema } from '#domain/sign-ups/participant-fields.ts';
import type { NamingOutcome } from '#server/sign-ups/participant-naming.ts';

/** The fields of a line; its number is the position among the sign-up's places, from 1. */
const FIELDS = ['id', 'version', 'number', 'firstName', 'lastName', 'birthDate', 'email'] as const;

/** A line of the form that names a person, as it was typed. */
export type EnteredPlace = Record<(typeof FIELDS)[number], string> & {
  /** The participant now stored for the place, where another user has named one meanwhile. */
  stored?: Participant;
};

/** The initial values of the form's lines. */
export function initialPlaces(participants: readonly Participant[], firstNumber = 1): EnteredPlace[] {
  return participants.map(({ id, version, firstName, lastName, birthDate, email }, index) => ({
    id,
    version: String(version),
    number: String(firstNumber + index),
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    birthDate: birthDate ? formatDay(birthDate) : '',
    email: email ?? '',
  }));
}

/** The form's lines as they were sent, in their order. */
export function readEnteredPlaces(form: FormData): EnteredPlace[] {
  const columns = FIELDS.map((field) => form.getAll(field).map(String));
  return (columns[0] ?? []).map(
    (_, index) =>
      Object.fromEntries(
        FIELDS.map((field, column) => [field, columns[column]?.[index] ?? '']),
      ) as unknown as EnteredPlace,
  );
}

/** The named people, or the errors of the lines. */
export function readPlaces(
  entered: readonly EnteredPlace[],
  today: Day,
): { places: NamedPlace[]; errors?: undefined } | { errors: FieldError[] } {
  const schema = participantSchema(today);
  const places: NamedPlace[] = [];
  const errors: FieldError[] = [];
  for (const [index, line] of entered.entries()) {
    const facts = parseFields(schema, line);
    if (facts.valid) places.push({ ...facts.fields, id: line.id, version: Number(line.version) });
    else errors.push(...lineErrors(facts.errors, index));
  }
  return errors.length > 0 ? { errors } : { places };
}

/** The errors of a line by the names of its fields in the form: `birthDate-3` is the date of the line with index 3. */
export function lineErrors(errors: readonly FieldError[], index: number): FieldError[] {
  return errors.map(({ field, message }) => ({ field: `${field}-${index}`, message }));
}

/** What the form shows again where nothing was stored. */
export interface NamesRefusal {
  entered: EnteredPlace[];
  errors: FieldError[];
  /** Questions to confirm before it is stored, and the keys that confirm them when the form is sent again. */
  questions: string[];
  known: string[];
  isChangedMeanwhile: boolean;
}

/** Why nothing was stored, with what was typed. */
export function namesRefusal(
  entered: EnteredPlace[],
  result: Extract<NamingOutcome, { outcome: 'changed-meanwhile' | 'duplicates' }> | { errors: FieldError[] },
): NamesRefusal {
  const refusal = { entered, errors: [], questions: [], known: [], isChangedMeanwhile: false };
  if ('errors' in result) return { ...refusal, errors: result.errors };
  if (result.outcome === 'duplicates') {
    const questions = result.duplicates.map(({ name, otherApplicant }) =>
      otherApplicant
        ? `${name} je už na tomto kurze, v\u00A0prihláške „${otherApplicant}“.`
        : `${name} je v\u00A0tejto prihláške dvakrát.`,
    );
    return { ...refusal, questions, known: result.duplicates.map(({ key }) => key) };
  }
  const stored = new Map(result.participants.map((participant) => [participant.id, participant]));
  const seen = entered.map((line): EnteredPlace => {
    const now = stored.get(line.id);
    return now && String(now.version) !== line.version
      ? { ...line, version: String(now.version), stored: now }
      : line;
  });
  return { ...refusal, entered: seen, isChangedMeanwhile: true };
}

/** The possible duplicates the user has confirmed by sending the form again; a long list has many in one field. */
export function knownDuplicates(form: FormData): Set<string> {
  return new Set(form.getAll('known').flatMap((keys) => String(keys).split(/\r?\n/)));
}

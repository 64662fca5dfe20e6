import { z } from 'zod';
import type { Day } from '#domain/day.ts';
import { email, line, parseDay } from '#domain/fields.ts';
import type { ParticipantFacts } from './participant.ts';

export const PARTICIPANT_MESSAGES = {
  name: 'Napíšte meno a\u00A0priezvisko.',
  birthDate: 'Napíšte ho v\u00A0tvare dd.mm.rrrr.',
  birthDateImpossible: 'Skontrolujte rok narodenia: účastník má 15 až 100\u00A0rokov.',
  email: 'Zadajte e-mail v\u00A0tvare meno@firma.sk, alebo nechajte pole prázdne.',
} as const;

/** Whoever is younger or older than this was born in a year that somebody has mistyped (decision 0038). */
const AGE_MIN = 15;
const AGE_MAX = 100;

function mayBeTaught(born: Day, today: Day): boolean {
  // days compare as text, also with one that no calendar has: 29.02. of any year
  const yearsAgo = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
  return born > yearsAgo(AGE_MAX + 1) && born <= yearsAgo(AGE_MIN);
}

const emptyAsNull = (text: string) => text || null;

/**
 * Who a participant is, as somebody types it: all of it may stay empty, e-mail and birth date until a paper needs them.
 * A part of a name is enough: not everybody in the world has two.
 */
export const participantSchema = (today: Day) =>
  z
    .object({
      firstName: line.transform(emptyAsNull),
      lastName: line.transform(emptyAsNull),
      birthDate: line
        .transform((text) => (text === '' ? null : (parseDay(text) ?? 'wrong')))
        .refine((day) => day !== 'wrong', { error: PARTICIPANT_MESSAGES.birthDate, abort: true })
        .refine((day) => day === null || mayBeTaught(day, today), PARTICIPANT_MESSAGES.birthDateImpossible),
      email: line
        .transform(emptyAsNull)
        .pipe(z.union([z.null(), email(PARTICIPANT_MESSAGES.email)], PARTICIPANT_MESSAGES.email)),
    })
    .refine(({ firstName, lastName, ...others }) => firstName || lastName || !Object.values(others).some(Boolean), {
      path: ['lastName'],
      error: PARTICIPANT_MESSAGES.name,
    }) satisfies z.ZodType<ParticipantFacts>;

/** A place of a sign-up with who is to have it. */
export interface NamedPlace extends ParticipantFacts {
  /** The participant. */
  id: string;
  /** Which of its versions was seen. */
  version: number;
}

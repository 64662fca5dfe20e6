import type { Day } from '#domain/day.ts';
import { optionalDay, optionalEmail, optionalLine } from '#domain/fields.ts';
import { z } from '#domain/schema.ts';
import type { ParticipantFacts } from './participant.ts';

export const PARTICIPANT_MESSAGES = {
  name: 'Napíšte meno a\u00A0priezvisko.',
  birthDateImpossible: 'Skontrolujte rok narodenia: účastník má 15 až 100\u00A0rokov.',
  email: 'Zadajte e-mail v\u00A0tvare meno@firma.sk, alebo nechajte pole prázdne.',
} as const;

/** Outside this range of ages the year of birth is a typing error (decision 0038). */
const AGE_MIN = 15;
const AGE_MAX = 100;

function mayBeTaught(born: Day, today: Day): boolean {
  // days compare as text, even with a 29.02. that does not exist
  const yearsAgo = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
  return born > yearsAgo(AGE_MAX + 1) && born <= yearsAgo(AGE_MIN);
}

/** A birth date as typed; null where the field is empty. */
export const birthDateSchema = (today: Day) =>
  optionalDay.refine((day) => day === null || mayBeTaught(day, today), PARTICIPANT_MESSAGES.birthDateImpossible);

/**
 * A participant's facts as typed: all may stay empty, e-mail and birth date until a document requires them. One part of a
 * name is enough, because not every person has two.
 */
export const participantSchema = (today: Day) =>
  z
    .object({
      firstName: optionalLine,
      lastName: optionalLine,
      birthDate: birthDateSchema(today),
      email: optionalEmail(PARTICIPANT_MESSAGES.email).transform((address) => address || null),
    })
    .refine(({ firstName, lastName, ...others }) => firstName || lastName || !Object.values(others).some(Boolean), {
      path: ['lastName'],
      error: PARTICIPANT_MESSAGES.name,
    });

/** A seat of a sign-up and the person who is to have it. */
export interface NamedPlace extends ParticipantFacts {
  /** The participant's. */
  id: string;
  /** The version the sender has seen. */
  version: number;
}

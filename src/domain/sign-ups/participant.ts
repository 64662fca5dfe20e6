import type { Day } from '#domain/day.ts';
import { counted, folded } from '#domain/slovak.ts';
import type { SignUpStatus } from './sign-up.ts';

/** Who a participant is; each field is null until somebody says it. */
export interface ParticipantFacts {
  firstName: string | null;
  lastName: string | null;
  birthDate: Day | null;
  email: string | null;
}

/** Where a participant stands: where the sign-up does, unless withdrawn from it alone. */
type ParticipantStatus = SignUpStatus | 'withdrawn';

/** A person's place in a sign-up. Seats are counted by participants. */
export interface Participant extends ParticipantFacts {
  id: string;
  signUpId: string;
  position: number;
  status: ParticipantStatus;
  /** Grows with every change of who it is: who names somebody must have seen the last. */
  version: number;
}

type Named = Pick<ParticipantFacts, 'firstName' | 'lastName'>;

/** „Ján Polák“; empty while nobody has said who comes. */
export function participantName({ firstName, lastName }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** The one spelling of a name, whatever its case and diacritics; empty while nobody is named. */
export function nameKey(person: Named): string {
  return folded(participantName(person));
}

/** People under the one spelling of their names, so that doubles are looked for among few. */
export function groupByName<Person extends Named>(people: readonly Person[]): Map<string, Person[]> {
  return Map.groupBy(people, nameKey);
}

/** The names of those who have one, in their order. */
export function namesOf(participants: readonly Named[]): string[] {
  return participants.map(participantName).filter(Boolean);
}

/** Who comes, as far as it is known. */
export interface Roster {
  names: string[];
  unnamed: number;
}

export function rosterOf(participants: readonly Named[]): Roster {
  const names = namesOf(participants);
  return { names, unnamed: participants.length - names.length };
}

/** „3 účastníci, zatiaľ bez mien“ */
export function unnamedSentence(unnamed: number): string {
  const people = counted(unnamed, 'účastník', 'účastníci', 'účastníkov');
  return `${people}, zatiaľ bez ${unnamed === 1 ? 'mena' : 'mien'}`;
}

/** „2 zo 4 mien chýbajú“ is told by their number alone: „chýba 1 meno“, „chýbajú 2 mená“, „chýba 5 mien“. */
export function missingNames(unnamed: number): string {
  const isFew = unnamed >= 2 && unnamed <= 4;
  return `${isFew ? 'chýbajú' : 'chýba'} ${counted(unnamed, 'meno', 'mená', 'mien')}`;
}

/** Those who stand where their sign-up stands; who was withdrawn alone is none of them. */
export function thoseWhoCome<Someone extends Pick<Participant, 'status'>>(
  participants: readonly Someone[],
  { status }: { status: SignUpStatus },
): Someone[] {
  return participants.filter((participant) => participant.status === status);
}

/**
 * True where two of these may be one person: the same name, whatever its diacritics, and no birth dates that tell them
 * apart. Somebody without a name is nobody's double.
 */
export function mayBeSamePerson(
  one: Omit<ParticipantFacts, 'email'>,
  other: Omit<ParticipantFacts, 'email'>,
): boolean {
  const name = nameKey(one);
  if (name === '' || name !== nameKey(other)) return false;
  return one.birthDate === null || other.birthDate === null || one.birthDate === other.birthDate;
}

import type { z } from '#domain/schema.ts';
import { counted, countedParticipants, folded, verbFor } from '#domain/slovak.ts';
import type { participantSchema } from './participant-fields.ts';
import type { SignUpStatus } from './sign-up.ts';

/** A participant's facts; each is null until it is entered. */
export type ParticipantFacts = z.infer<ReturnType<typeof participantSchema>>;

/** A participant's status: that of the sign-up, unless withdrawn individually. */
type ParticipantStatus = SignUpStatus | 'withdrawn';

/** A person's seat in a sign-up. Seats are counted by participants. */
export interface Participant extends ParticipantFacts {
  id: string;
  signUpId: string;
  position: number;
  status: ParticipantStatus;
  /** Increases with every change of the person; a change must be based on the latest version. */
  version: number;
}

type Named = Pick<ParticipantFacts, 'firstName' | 'lastName'>;

/** „Ján Polák“; empty until the participant is named. */
export function participantName({ firstName, lastName }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** The address of a person's own, other than the applicant's; empty where there is none. */
export function ownAddress({ email }: Pick<ParticipantFacts, 'email'>, applicants: string): string {
  return email && email.toLowerCase() !== applicants.toLowerCase() ? email : '';
}

/** The normalised form of a name, without case and diacritics; empty where there is none. */
export function nameKey(person: Named): string {
  return folded(participantName(person));
}

/** People by the normalised form of their names, so that duplicates are searched for among few. */
export function groupByName<Person extends Named>(people: readonly Person[]): Map<string, Person[]> {
  return Map.groupBy(people, nameKey);
}

/** The names of those who have one, in their order. */
export function namesOf(participants: readonly Named[]): string[] {
  return participants.map(participantName).filter(Boolean);
}

/** The participants, as far as they are named. */
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
  const people = countedParticipants(unnamed);
  return `${people}, zatiaľ bez ${unnamed === 1 ? 'mena' : 'mien'}`;
}

/** States only how many are missing: „chýba 1 meno“, „chýbajú 2 mená“, „chýba 5 mien“. */
export function missingNames(unnamed: number): string {
  return `${verbFor(unnamed, 'chýba', 'chýbajú')} ${counted(unnamed, 'meno', 'mená', 'mien')}`;
}

/** Participants with the status of their sign-up, without those withdrawn individually. */
export function currentParticipants<Someone extends Pick<Participant, 'status'>>(
  participants: readonly Someone[],
  { status }: { status: SignUpStatus },
): Someone[] {
  return participants.filter((participant) => participant.status === status);
}

/**
 * True where these may be one person: the same name, whatever its diacritics, and no different birth dates. A
 * participant without a name is never a duplicate.
 */
export function mayBeSamePerson(
  one: Omit<ParticipantFacts, 'email'>,
  other: Omit<ParticipantFacts, 'email'>,
): boolean {
  const name = nameKey(one);
  if (name === '' || name !== nameKey(other)) return false;
  return one.birthDate === null || other.birthDate === null || one.birthDate === other.birthDate;
}

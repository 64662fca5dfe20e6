import { counted } from '#domain/slovak.ts';
import type { SignUpStatus } from './sign-up.ts';

/** A person's place in a sign-up. Seats are counted by participants. */
export interface Participant {
  id: string;
  signUpId: string;
  position: number;
  /** Null until somebody says who comes. */
  firstName: string | null;
  lastName: string | null;
  status: SignUpStatus;
}

/** Who comes, as far as it is known. */
export interface Roster {
  names: string[];
  unnamed: number;
}

export function rosterOf(participants: readonly Pick<Participant, 'firstName' | 'lastName'>[]): Roster {
  const names = participants
    .map(({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' '))
    .filter(Boolean);
  return { names, unnamed: participants.length - names.length };
}

/** „3 účastníci, zatiaľ bez mien“ */
export function unnamedSentence(unnamed: number): string {
  const people = counted(unnamed, 'účastník', 'účastníci', 'účastníkov');
  return `${people}, zatiaľ bez ${unnamed === 1 ? 'mena' : 'mien'}`;
}

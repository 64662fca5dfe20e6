import type { Generated } from 'kysely';
import type { Participant } from '#domain/sign-ups/participant.ts';

export interface ParticipantTable extends Omit<Participant, 'version'> {
  version: Generated<number>;
}

/** A long list of people that waits to be imported; `rows` is JSON of what was typed. */
export interface RosterImportTable {
  id: string;
  signUpId: string;
  rows: string;
  createdAt: string;
}

/** A link to the page of a sign-up; anyone who has it can use it repeatedly. */
export interface SignUpLinkTable {
  codeHash: string;
  signUpId: string;
  createdAt: string;
}

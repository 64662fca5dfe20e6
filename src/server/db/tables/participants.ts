import type { Generated } from 'kysely';
import type { Participant } from '#domain/sign-ups/participant.ts';

export interface ParticipantTable extends Omit<Participant, 'version'> {
  version: Generated<number>;
}

/** A long list of people that waits to be taken; `rows` is JSON of what was typed. */
export interface RosterImportTable {
  id: string;
  signUpId: string;
  rows: string;
  createdAt: string;
}

/** A link by which a company names its people; whoever has one names them, as often as they like. */
export interface NamesLinkTable {
  codeHash: string;
  signUpId: string;
  createdAt: string;
}

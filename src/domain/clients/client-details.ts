import type { Day } from '#domain/day.ts';
import type { Participant } from '#domain/sign-ups/participant.ts';
import type { SignedUpFor, SignUp } from '#domain/sign-ups/sign-up.ts';
import type { Client } from './client.ts';
import type { ClientFields } from './client-fields.ts';

/** A client as staff see it; its version increases with every save. */
export interface ClientDetails extends Client, Pick<ClientFields, 'domains' | 'contacts' | 'branches'> {
  /** The client whose page shows it: itself unless it was joined into another one. */
  primaryClientId: string;
  version: number;
}

/** A client in the list staff choose from. */
export type ClientChoice = Pick<Client, 'id' | 'name' | 'ico' | 'city'>;

/** The client of a client record, as the record's page shows it. */
export interface ClientOfRecord {
  /** The primary client; null where it has no client. */
  client: Pick<Client, 'id' | 'name'> | null;
  /** The result of the search for the client; null before the search. */
  match: 'found' | 'none' | 'ambiguous' | null;
  isCompany: boolean;
  /** The clients staff choose from when the match is ambiguous. */
  candidates: ClientChoice[];
}

/** A client's participant with a seat on a course that is over. */
export interface TrainedPerson extends SignedUpFor, Pick<Participant, 'signUpId' | 'firstName' | 'lastName'> {
  participantId: string;
  /** Their attendance was recorded. */
  wasPresent: boolean;
  /** The end of the term on their document; null without one. */
  repeatBy: Day | null;
}

/** The contact details in one of a client's newest records. */
export interface RecentSender extends Pick<SignUp, 'email' | 'phone' | 'receivedAt'> {
  /** Empty where a company signed up. */
  name: string;
}

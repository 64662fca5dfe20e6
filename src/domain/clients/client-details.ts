import type { Day } from '#domain/day.ts';
import type { Client, ClientBranch, ClientContact } from './client.ts';

/** A client as staff see it; its version increases with every save. */
export interface ClientDetails extends Client {
  /** The client whose page shows it: itself unless it was joined into another one. */
  primaryClientId: string;
  version: number;
  domains: string[];
  contacts: ClientContact[];
  branches: ClientBranch[];
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
export interface TrainedPerson {
  participantId: string;
  signUpId: string;
  /** Null where the participant was not named. */
  firstName: string | null;
  lastName: string | null;
  courseName: string;
  courseDate: Day;
  courseDateTo: Day | null;
  courseCity: string;
  /** Their attendance was recorded. */
  wasPresent: boolean;
}

/** The contact details in one of a client's newest records. */
export interface RecentSender {
  /** Empty where a company signed up. */
  name: string;
  email: string;
  phone: string;
  receivedAt: string;
}

import type { Day } from '#domain/day.ts';
import type { Client, ClientBranch, ClientContact } from './client.ts';

/** A client as staff see it; its version grows with every save. */
export interface ClientRecord extends Client {
  /** The client on whose card it is: itself unless it was joined into another one. */
  cardId: string;
  version: number;
  domains: string[];
  contacts: ClientContact[];
  branches: ClientBranch[];
}

/** What staff choose a client from. */
export type ClientChoice = Pick<Client, 'id' | 'name' | 'ico' | 'city'>;

/** Whose something is that came in, as its page says it. */
export interface MatterClient {
  /** The card its client stands on; null where it is of none. */
  client: Pick<Client, 'id' | 'name'> | null;
  /** How it was looked for; null until it has been. */
  match: 'found' | 'none' | 'doubt' | null;
  isCompany: boolean;
  /** Whom staff choose from, where it is in doubt. */
  candidates: ClientChoice[];
}

/** Somebody of a client who was at a course that is over. */
export interface TrainedPerson {
  participantId: string;
  signUpId: string;
  /** Null while nobody has said who came. */
  firstName: string | null;
  lastName: string | null;
  courseName: string;
  courseDate: Day;
  courseDateTo: Day | null;
  courseCity: string;
  /** Somebody wrote down that they were there. */
  wasPresent: boolean;
}

/** How somebody of a client could be reached when they came to us. */
export interface RecentSender {
  /** Empty where a company signed up. */
  name: string;
  email: string;
  phone: string;
  receivedAt: string;
}

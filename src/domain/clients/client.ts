import { type Day, daysAhead, daysLater, formatDay } from '#domain/day.ts';
import { searchable } from '#domain/search.ts';
import type { ClientFields } from './client-fields.ts';

/** A client company. `match-client.ts` defines how it is recognised. Instants are ISO in UTC. */
export interface Client extends Omit<ClientFields, 'domains' | 'contacts' | 'branches'> {
  id: string;
  /** The client staff joined it into; null while it is separate. */
  joinedIntoId: string | null;
  createdAt: string;
}

/** Our contract with it, as far as it is known. */
export type ClientContract = Pick<ClientFields, 'contractNumber' | 'contractSince' | 'contractUntil'>;

/** A person to call or write to; entered by staff. */
export type ClientContact = ClientFields['contacts'][number];

export type ClientBranch = ClientFields['branches'][number];

/** A client's page has no space for more. */
export const CONTACTS_MAX = 40;
export const BRANCHES_MAX = 80;

/** Records that may belong to a client; those with an IČO first. */
export const CLIENT_RECORD_NOUNS = ['contactRequest', 'signUp', 'waitlistEntry'] as const;

export type ClientRecordNoun = (typeof CLIENT_RECORD_NOUNS)[number];

/** `ending` within 60 days; `running` also for a contract without an end. */
export type ContractState = 'running' | 'ending' | 'over' | 'none';

export const CONTRACT_STATE_LABELS = {
  running: 'So zmluvou',
  ending: 'Zmluva sa končí',
  over: 'Po zmluve',
  none: 'Bez zmluvy',
} as const satisfies Record<ContractState, string>;

/** Contracts that end by this day count as ending soon. */
export function endingBy(today: Day): Day {
  return daysLater(today, 60);
}

export function contractState(contract: ClientContract, today: Day): ContractState {
  const { contractNumber, contractSince, contractUntil } = contract;
  if (!contractNumber && !contractSince && !contractUntil) return 'none';
  if (contractUntil === null || contractUntil > endingBy(today)) return 'running';
  return contractUntil < today ? 'over' : 'ending';
}

/** „Zmluva do 31.12.2026“, „Zmluva sa končí o 12 dní“ */
export function contractSentence(contract: ClientContract, today: Day): string {
  const { contractUntil } = contract;
  const state = contractState(contract, today);
  if (state === 'none') return CONTRACT_STATE_LABELS.none;
  if (contractUntil === null) return 'Zmluva na neurčito';
  if (state === 'over') return `Zmluva sa skončila ${formatDay(contractUntil)}`;
  if (state === 'running') return `Zmluva do ${formatDay(contractUntil)}`;
  return `Zmluva sa končí ${daysAhead(today, contractUntil)}`;
}

/** Orders of the list by their name in an address; the first is the default. */
export const CLIENT_ORDERS = { name: 'Podľa názvu', recent: 'Naposledy sa ozvali' } as const;

export type ClientOrder = keyof typeof CLIENT_ORDERS;

/** A client as the list shows it, including all that were joined into it. */
export type ListedClient = Pick<Client, 'id' | 'name' | 'city'> &
  ClientContract & { ico: string | null; lastRecordAt: string | null; signUps: number; contactRequests: number };

/** What the list is searched in: names, IČO, places, domains and people to call. */
export function clientSearchText(
  clients: readonly Pick<Client, 'name' | 'ico' | 'street' | 'city' | 'contractNumber'>[],
  contacts: readonly ClientContact[],
  more: readonly string[],
): string {
  const facts = clients.flatMap(({ name, ico, street, city, contractNumber }) => [
    name,
    ico ?? '',
    street,
    city,
    contractNumber,
  ]);
  const people = contacts.map(({ name, role, email, phone }) => searchable([name, role, email], phone));
  return [searchable([...facts, ...more]), ...people].join('\n');
}

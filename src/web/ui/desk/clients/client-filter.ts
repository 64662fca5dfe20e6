import {
  CLIENT_ORDERS,
  type ClientOrder,
  CONTRACT_STATE_LABELS,
  type ContractState,
  type MatterNoun,
} from '#domain/clients/client.ts';
import { CLIENTS, CONTACT_REQUESTS, SIGN_UPS, WAITLIST } from '#web/ui/desk/desk-sections.ts';
import { type ListFilter, listPath, readChoice, readListFilter } from '#web/ui/desk/list-filter.ts';

/** What narrows the list of clients. */
export interface ClientListFilter extends ListFilter<ContractState> {
  order?: ClientOrder;
}

/** Reads `?stav=&hladat=&zoradenie=&strana=`. */
export function readClientFilter(query: URLSearchParams): ClientListFilter {
  return {
    ...readListFilter(query, CONTRACT_STATE_LABELS),
    order: readChoice(query, 'zoradenie', CLIENT_ORDERS),
  };
}

/** Where the list so narrowed is. */
export function clientsPath(filter: ClientListFilter): string {
  return pathFrom(CLIENTS, filter);
}

/** Where the list so narrowed is as a file, with all its pages. */
export function clientSpreadsheetPath(format: 'xlsx' | 'csv', filter: ClientListFilter): string {
  return pathFrom(`${CLIENTS}/zoznam.${format}`, { ...filter, page: 1 });
}

/** Where those wait whose client staff are to say. */
export const DOUBTS = `${CLIENTS}/na-posudenie`;

/** Where a client's card is, or one of the steps with it. */
export function clientPath(
  id: string,
  step?: 'uprava' | 'spojenie' | 'rozpojenie' | 'zmazanie' | 'vyskoleni',
  query: Record<string, string | undefined> = {},
): string {
  return listPath([CLIENTS, encodeURIComponent(id), step].filter(Boolean).join('/'), { page: 1 }, query);
}

/** Where something of a client is, or the question whose it is. */
export function matterPath({ noun, id }: { noun: MatterNoun; id: string }, step?: 'klient'): string {
  return [MATTERS[noun], encodeURIComponent(id), step].filter(Boolean).join('/');
}

const MATTERS: Record<MatterNoun, string> = {
  signUp: SIGN_UPS,
  contactRequest: CONTACT_REQUESTS,
  waitlistEntry: WAITLIST,
};

/** Which of them an address is below. */
export function matterNounOf({ pathname }: URL): MatterNoun {
  const nouns = Object.keys(MATTERS) as MatterNoun[];
  return nouns.find((noun) => pathname.startsWith(`${MATTERS[noun]}/`)) ?? 'signUp';
}

function pathFrom(path: string, { order, ...filter }: ClientListFilter): string {
  return listPath(path, filter, { zoradenie: order });
}

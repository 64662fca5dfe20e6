import {
  CLIENT_ORDERS,
  type ClientOrder,
  type ClientRecordNoun,
  CONTRACT_STATE_LABELS,
  type ContractState,
} from '#domain/clients/client.ts';
import { CLIENTS, CONTACT_REQUESTS, SIGN_UPS, WAITLIST } from '#web/desk/kit/desk-sections.ts';
import { type ListFilter, listPath, readChoice, readListFilter } from '#web/desk/kit/list-filter.ts';

/** The filter of the list of clients. */
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

/** The address of the list with this filter. */
export function clientsPath(filter: ClientListFilter): string {
  return pathFrom(CLIENTS, filter);
}

/** The address of the list with this filter as a file, all pages included. */
export function clientSpreadsheetPath(format: 'xlsx' | 'csv', filter: ClientListFilter): string {
  return pathFrom(`${CLIENTS}/zoznam.${format}`, { ...filter, page: 1 });
}

/** The list of records whose client match is ambiguous. */
export const AMBIGUOUS_CLIENTS = `${CLIENTS}/na-posudenie`;

/** The address of a client's page, or of one of its actions. */
export function clientPath(
  id: string,
  step?: 'uprava' | 'spojenie' | 'rozpojenie' | 'zmazanie' | 'vyskoleni',
  query: Record<string, string | undefined> = {},
): string {
  return listPath([CLIENTS, encodeURIComponent(id), step].filter(Boolean).join('/'), { page: 1 }, query);
}

/** The address of a client record, or of the page that assigns it to a client. */
export function clientRecordPath({ noun, id }: { noun: ClientRecordNoun; id: string }, step?: 'klient'): string {
  return [RECORD_PATHS[noun], encodeURIComponent(id), step].filter(Boolean).join('/');
}

const RECORD_PATHS: Record<ClientRecordNoun, string> = {
  signUp: SIGN_UPS,
  contactRequest: CONTACT_REQUESTS,
  waitlistEntry: WAITLIST,
};

/** The kind of client record an address belongs to. */
export function clientRecordNounOf({ pathname }: URL): ClientRecordNoun {
  const nouns = Object.keys(RECORD_PATHS) as ClientRecordNoun[];
  return nouns.find((noun) => pathname.startsWith(`${RECORD_PATHS[noun]}/`)) ?? 'signUp';
}

function pathFrom(path: string, { order, ...filter }: ClientListFilter): string {
  return listPath(path, filter, { zoradenie: order });
}

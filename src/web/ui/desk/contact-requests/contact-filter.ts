import { CONTACT_REQUEST_ORDERS, type ContactRequestOrder } from '#domain/contact-requests/contact-request.ts';
import {
  CONTACT_REQUEST_STATE_LABELS,
  type ContactRequestState,
} from '#domain/contact-requests/contact-request-work.ts';
import { CONTACT_REQUESTS } from '#web/ui/desk/desk-sections.ts';
import { type JustDone, justDoneQuery } from '#web/ui/desk/just-done.ts';
import { type ListFilter, listPath, readChoice, readListFilter, readWords } from '#web/ui/desk/list-filter.ts';

/** What narrows the list of contact requests. */
export interface ContactListFilter extends ListFilter<ContactRequestState> {
  /** Who has it: one of `WHO`, or the id of a member of staff. */
  who?: string;
  order?: ContactRequestOrder;
  clientId?: string;
}

export const WHO = { ja: 'Ja', nikto: 'Nikto' } as const;

/** Reads `?stav=&hladat=&riesi=&zoradenie=&klient=&strana=`. */
export function readContactFilter(query: URLSearchParams): ContactListFilter {
  const filter = readListFilter(query, CONTACT_REQUEST_STATE_LABELS);
  return {
    ...filter,
    // as addresses say it from before there were more states
    state: query.get('stav') === 'handled' ? 'closed' : filter.state,
    who: readWords(query, 'riesi'),
    order: readChoice(query, 'zoradenie', CONTACT_REQUEST_ORDERS),
    clientId: readWords(query, 'klient'),
  };
}

/** Whom the filter means; null is nobody. */
export function assigneeOf({ who }: ContactListFilter, self: { id: string }): string | null | undefined {
  if (who === 'nikto') return null;
  return who === 'ja' ? self.id : who;
}

/** Where the list so narrowed is. */
export function contactRequestsPath(filter: ContactListFilter, done: JustDone = {}): string {
  return pathFrom(CONTACT_REQUESTS, filter, justDoneQuery(done));
}

/** Where something is done to rows chosen in the list so narrowed. */
export function contactRequestsActPath(act: 'vybavenie' | 'spat', filter: ContactListFilter): string {
  return pathFrom(`${CONTACT_REQUESTS}/${act}`, filter);
}

/** Where something is done to a request, or written about it. */
export type ContactRequestStep = 'prevzatie' | 'znovuotvorenie' | 'odpoved' | 'listy/odpoved' | 'poznamky';

/** Where a request is, or a step of its work, for who comes from the list so narrowed and goes back there. */
export function contactRequestPath(
  id: string,
  filter: ContactListFilter,
  step?: ContactRequestStep,
  more: Record<string, string | undefined> = {},
): string {
  return pathFrom([CONTACT_REQUESTS, encodeURIComponent(id), step].filter(Boolean).join('/'), filter, more);
}

function pathFrom(
  path: string,
  { who, order, clientId, ...filter }: ContactListFilter,
  more: Record<string, string | undefined> = {},
): string {
  return listPath(path, filter, { riesi: who, zoradenie: order, klient: clientId, ...more });
}

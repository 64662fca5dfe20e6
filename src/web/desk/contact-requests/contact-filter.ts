import { CONTACT_REQUEST_ORDERS, type ContactRequestOrder } from '#domain/contact-requests/contact-request.ts';
import {
  CONTACT_REQUEST_STATE_LABELS,
  type ContactRequestState,
} from '#domain/contact-requests/contact-request-work.ts';
import { CONTACT_REQUESTS } from '#web/desk/kit/desk-sections.ts';
import { type JustDone, justDoneQuery } from '#web/desk/kit/just-done.ts';
import { type ListFilter, listPath, readChoice, readListFilter, readText } from '#web/desk/kit/list-filter.ts';

/** The filter of the list of contact requests. */
export interface ContactListFilter extends ListFilter<ContactRequestState> {
  /** The assignee: one of `ASSIGNEE_FILTERS`, or the id of a staff member. */
  assignee?: string;
  order?: ContactRequestOrder;
  clientId?: string;
}

export const ASSIGNEE_FILTERS = { ja: 'Ja', nikto: 'Nikto' } as const;

/** Reads `?stav=&hladat=&riesi=&zoradenie=&klient=&strana=`. */
export function readContactFilter(query: URLSearchParams): ContactListFilter {
  return {
    ...readListFilter(query, CONTACT_REQUEST_STATE_LABELS),
    assignee: readText(query, 'riesi'),
    order: readChoice(query, 'zoradenie', CONTACT_REQUEST_ORDERS),
    clientId: readText(query, 'klient'),
  };
}

/** The assignee to filter by; null means unassigned. */
export function assigneeOf({ assignee }: ContactListFilter, self: { id: string }): string | null | undefined {
  if (assignee === 'nikto') return null;
  return assignee === 'ja' ? self.id : assignee;
}

/** The address of the list with this filter. */
export function contactRequestsPath(filter: ContactListFilter, done: JustDone = {}): string {
  return pathFrom(CONTACT_REQUESTS, filter, justDoneQuery(done));
}

/** The address of an action on the selected rows of the list with this filter. */
export function contactRequestsActionPath(act: 'vybavenie' | 'spat', filter: ContactListFilter): string {
  return pathFrom(`${CONTACT_REQUESTS}/${act}`, filter);
}

/** The actions on a contact request, as path segments. */
export type ContactRequestStep = 'prevzatie' | 'znovuotvorenie' | 'odpoved' | 'listy/odpoved' | 'poznamky';

/** The address of a request or of one of its actions, keeping the list's filter. */
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
  { assignee, order, clientId, ...filter }: ContactListFilter,
  more: Record<string, string | undefined> = {},
): string {
  return listPath(path, filter, { riesi: assignee, zoradenie: order, klient: clientId, ...more });
}

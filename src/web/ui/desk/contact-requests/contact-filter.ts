import { CONTACT_REQUEST_STATE_LABELS, type ContactRequestState } from '#domain/contact-requests/contact-request.ts';
import { CONTACT_REQUESTS } from '#web/ui/desk/desk-sections.ts';
import { type JustDone, justDoneQuery } from '#web/ui/desk/just-done.ts';
import { type ListFilter, listPath, readListFilter } from '#web/ui/desk/list-filter.ts';

/** What narrows the list of contact requests. */
export type ContactListFilter = ListFilter<ContactRequestState>;

export function readContactFilter(query: URLSearchParams): ContactListFilter {
  return readListFilter(query, CONTACT_REQUEST_STATE_LABELS);
}

/** Where the list so narrowed is. */
export function contactRequestsPath(filter: ContactListFilter, done: JustDone = {}): string {
  return listPath(CONTACT_REQUESTS, filter, justDoneQuery(done));
}

/** Where something is done to rows chosen in the list so narrowed. */
export function contactRequestsActPath(act: 'vybavenie' | 'spat', filter: ContactListFilter): string {
  return listPath(`${CONTACT_REQUESTS}/${act}`, filter);
}

/** Where a request is, or its reopening, for who comes from the list so narrowed and goes back there. */
export function contactRequestPath(id: string, filter: ContactListFilter, step?: 'znovuotvorenie'): string {
  return listPath([CONTACT_REQUESTS, encodeURIComponent(id), step].filter(Boolean).join('/'), filter);
}

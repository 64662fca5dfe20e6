import type { ContactField } from '#domain/contact-requests/contact-request.ts';

export interface ContactRequestTable extends Record<ContactField, string> {
  id: string;
  receivedAt: string;
  handledAt: string | null;
  /** All that was sent, folded. */
  searchText: string;
}

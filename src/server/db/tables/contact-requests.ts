import type { Generated } from 'kysely';
import type { ContactField } from '#domain/contact-requests/contact-request.ts';
import type { ClosingReason, ContactRequestState } from '#domain/contact-requests/contact-request-work.ts';
import type { OfClient } from './clients.ts';

export interface ContactRequestTable extends Record<ContactField, string>, OfClient {
  id: string;
  receivedAt: string;
  state: Generated<ContactRequestState>;
  /** Why and when it was closed; null for any other. */
  closedBecause: Generated<ClosingReason | null>;
  closedNote: Generated<string>;
  closedAt: Generated<string | null>;
  /** The member of staff who has it. */
  assigneeId: Generated<string | null>;
  nextStep: Generated<string>;
  nextStepOn: Generated<string | null>;
  /** As that of a course. */
  version: Generated<number>;
  /** All that was sent, folded. */
  searchText: string;
}

/** What staff have answered from the desk; it is kept with the request, longer than the email by which it left. */
export interface ContactReplyTable {
  emailId: string;
  contactRequestId: string;
  subject: string;
  body: string;
  isOffer: 0 | 1;
  /** Whose it is, by the name they had then. */
  author: string;
  writtenAt: string;
}

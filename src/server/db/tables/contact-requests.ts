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
  /** The member of staff to whom it is assigned. */
  assigneeId: Generated<string | null>;
  nextStep: Generated<string>;
  nextStepOn: Generated<string | null>;
  /** Grows with every save, like that of a course. */
  version: Generated<number>;
  /** All submitted text, folded. */
  searchText: string;
}

/** An answer sent from the desk; it is stored with the request, longer than its email. */
export interface ContactReplyTable {
  emailId: string;
  contactRequestId: string;
  subject: string;
  body: string;
  isOffer: 0 | 1;
  /** The author's name at that time. */
  author: string;
  writtenAt: string;
}

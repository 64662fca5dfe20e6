import type { Generated } from 'kysely';
import type { ContactField } from '#domain/contact-requests/contact-request.ts';
import type { ClosingReason, ContactRequestState } from '#domain/contact-requests/contact-request-work.ts';
import type { Noun } from '#domain/events/event.ts';
import type { NoteAbout } from '#domain/notes/note.ts';
import type { TodayKind } from '#domain/today/today-item.ts';
import type { OfClient } from './clients.ts';

export interface ContactRequestTables {
  contactRequest: Record<ContactField, string> &
    OfClient & {
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
    };

  /** An answer sent from the desk; it is stored with the request, longer than its email. */
  contactReply: {
    emailId: string;
    contactRequestId: string;
    subject: string;
    body: string;
    isOffer: 0 | 1;
    /** The author's name at that time. */
    author: string;
    writtenAt: string;
  };

  /** A note of staff about something; it is deleted with its subject. */
  note: {
    id: string;
    aboutNoun: NoteAbout['noun'];
    aboutId: string;
    text: string;
    /** The author's name at that time. */
    author: string;
    authorId: string | null;
    writtenAt: string;
  };

  /** The last postponement of each kind for one subject. */
  postponement: {
    kind: TodayKind;
    noun: Noun;
    nounId: string;
    untilDay: string;
    /** 1 if staff marked it as done: it is not shown among the postponed tasks. */
    isDone: number;
    byStaffId: string;
    at: string;
  };
}

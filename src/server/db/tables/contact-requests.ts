import type { Generated } from 'kysely';
import type { ContactReply } from '#domain/contact-requests/contact-reply.ts';
import type { SentContactRequest } from '#domain/contact-requests/contact-request.ts';
import type { ContactRequestWork } from '#domain/contact-requests/contact-request-work.ts';
import type { Noun } from '#domain/events/event.ts';
import type { Note, NoteAbout } from '#domain/notes/note.ts';
import type { TodayKind } from '#domain/today/today-item.ts';
import type { WithDefaults } from '../tables.ts';
import type { OfClient } from './clients.ts';

export interface ContactRequestTables {
  contactRequest: SentContactRequest &
    WithDefaults<ContactRequestWork, keyof ContactRequestWork> &
    OfClient & {
      /** Grows with every save, like that of a course. */
      version: Generated<number>;
      /** All submitted text, folded. */
      searchText: string;
    };

  /** An answer sent from the desk; it is stored with the request, longer than its email. */
  contactReply: Omit<ContactReply, 'isOffer'> & {
    contactRequestId: string;
    isOffer: 0 | 1;
  };

  /** A note of staff about something; it is deleted with its subject. */
  note: Note & {
    aboutNoun: NoteAbout['noun'];
    aboutId: string;
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

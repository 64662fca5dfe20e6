import type { Generated } from 'kysely';
import type { EmailTemplate } from '#domain/email-templates/email-template.ts';
import type { EmailAbout, ListedEmail } from '#domain/emails/email.ts';
import type { ServerTrouble } from '#domain/emails/email-trouble.ts';
import type { FileColumns } from '../tables.ts';

export interface EmailTables {
  /** An email as it is sent. */
  email: Omit<ListedEmail, 'attempts' | 'isBeingSent' | 'dueAt' | 'cause' | 'lastError'> & {
    /** The kind of record it is about. */
    aboutNoun: EmailAbout['noun'];
    aboutId: string;
    html: string;
    text: string;
    /** JSON: Mailbox; null if answers go to the sender's address. */
    replyTo: string | null;
    /** JSON: Email['calendar'] */
    calendar: string | null;
    /** JSON: the Message-IDs of the emails it follows, oldest first; null where it begins a conversation. */
    threadIds: Generated<string | null>;
    /** The site's own address in its links and pictures. */
    siteUrl: string;
    /** Its recipient, the person it is about and its subject, folded; empty for an email to staff. */
    searchText: Generated<string>;
  };

  emailAttachment: FileColumns & {
    emailId: string;
    position: number;
  };

  /** A file attached to many emails, stored once. */
  enclosure: FileColumns & {
    id: string;
  };

  /** An email with an enclosure, which is deleted with its last email. */
  emailEnclosure: {
    emailId: string;
    position: number;
    enclosureId: string;
  };

  /** The state of sending an email; no row if it was never tried. The time of the next attempt is in its job. */
  emailSending: Pick<ListedEmail, 'attempts' | 'cause' | 'lastError'> & {
    emailId: string;
    /** How often the recipient's server has postponed it, since it was written or sent again by hand. */
    refusals: number;
  };

  /** Exists while emails cannot be sent because of the mail server or our settings; no row otherwise. */
  mailOutage: {
    /** Always 1: there is one mail server. */
    id: number;
    trouble: ServerTrouble;
    since: string;
    /** When it was logged; null while it may still end by itself. */
    alarmedAt: string | null;
  };

  /** How many emails unauthenticated visitors have caused to one mailbox on one day. */
  emailQuota: {
    mailboxHash: string;
    day: string;
    emails: number;
  };

  /** A recorded report of a mail server: a repeated report changes nothing. */
  bounceReport: {
    emailId: string;
    reportHash: string;
    notedAt: string;
  };

  /** A mailbox that returned an email: later emails to it are held. It is deleted with that email. */
  bouncedMailbox: {
    mailboxHash: string;
    /** The email that bounced last. */
    emailId: string;
    bouncedAt: string;
    /** When staff last released an email to it; null if they never did. */
    retriedAt: string | null;
  };

  /** How far the mailbox with returned emails was read. */
  bounceInbox: {
    /** Always 1: there is one such mailbox. */
    id: number;
    /** What `lastUid` counts in (RFC 3501 section 2.3.1.1); null before it was read. */
    uidValidity: string | null;
    lastUid: number;
    /** Since when it cannot be read; null while it can. */
    failingSince: string | null;
  };

  emailTemplate: EmailTemplate & {
    /** Grows with every save, like that of a course. */
    version: Generated<number>;
    createdAt: string;
    updatedAt: string;
  };
}

import type { Generated } from 'kysely';
import type { EmailAbout, EmailKind, EmailStatus } from '#domain/emails/email.ts';
import type { HoldReason } from '#domain/emails/held-email.ts';

/** An email as it leaves. */
export interface EmailTable {
  id: string;
  kind: EmailKind;
  /** What it is about. */
  aboutNoun: EmailAbout['noun'];
  aboutId: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  /** JSON: Mailbox; null where answers go to where it came from. */
  replyTo: string | null;
  /** JSON: Email['calendar'] */
  calendar: string | null;
  /** JSON: the Message-IDs of the emails it follows, oldest first; null where it begins a conversation. */
  threadIds: Generated<string | null>;
  /** The site's own address its links and pictures have. */
  siteUrl: string;
  /** The email this one repeats to another address. */
  originalId: string | null;
  status: EmailStatus;
  /** Why it is held, or was until staff dropped it. */
  heldBecause: HoldReason | null;
  createdAt: string;
  sentAt: string | null;
  /** To whom, about whom and its subject, folded; of an email to staff not even that. */
  searchText: Generated<string>;
}

export interface EmailAttachmentTable {
  emailId: string;
  position: number;
  name: string;
  mediaType: string;
  sha256: string;
  bytes: Uint8Array;
}

/** A file that many emails carry, stored once. */
export interface EnclosureTable {
  id: string;
  name: string;
  mediaType: string;
  sha256: string;
  bytes: Uint8Array;
}

/** An email that carries an enclosure; it goes with its last email. */
export interface EmailEnclosureTable {
  emailId: string;
  position: number;
  enclosureId: string;
}

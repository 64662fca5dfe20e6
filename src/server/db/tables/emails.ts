import type { Generated } from 'kysely';
import type { EmailAbout, EmailKind, EmailStatus } from '#domain/emails/email.ts';
import type { HoldReason } from '#domain/emails/held-email.ts';

/** An email as it is sent. */
export interface EmailTable {
  id: string;
  kind: EmailKind;
  /** The kind of record it is about. */
  aboutNoun: EmailAbout['noun'];
  aboutId: string;
  recipient: string;
  subject: string;
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
  /** The email this one repeats to another address. */
  originalId: string | null;
  status: EmailStatus;
  /** Why it is held, or was until staff dropped it. */
  heldBecause: HoldReason | null;
  createdAt: string;
  sentAt: string | null;
  /** Its recipient, the person it is about and its subject, folded; empty for an email to staff. */
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

/** A file attached to many emails, stored once. */
export interface EnclosureTable {
  id: string;
  name: string;
  mediaType: string;
  sha256: string;
  bytes: Uint8Array;
}

/** An email with an enclosure, which is deleted with its last email. */
export interface EmailEnclosureTable {
  emailId: string;
  position: number;
  enclosureId: string;
}

import type { Generated } from 'kysely';
import type { HoldReason } from '#domain/letters/held-letter.ts';
import type { LetterAbout, LetterKind, LetterStatus } from '#domain/letters/letter.ts';

/** A letter as it leaves. */
export interface LetterTable {
  id: string;
  kind: LetterKind;
  /** What it is about. */
  aboutNoun: LetterAbout['noun'];
  aboutId: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  /** JSON: Mailbox; null where answers go to where it came from. */
  replyTo: string | null;
  /** JSON: Letter['calendar'] */
  calendar: string | null;
  /** JSON: the Message-IDs of the letters it follows, oldest first; null where it begins a conversation. */
  threadIds: Generated<string | null>;
  /** The site's own address its links and pictures have. */
  siteUrl: string;
  /** The letter this one repeats to another address. */
  originalId: string | null;
  status: LetterStatus;
  /** Why it is held, or was until staff dropped it. */
  heldBecause: HoldReason | null;
  createdAt: string;
  sentAt: string | null;
  /** To whom, about whom and its subject, folded; of a letter to staff not even that. */
  searchText: Generated<string>;
}

export interface LetterAttachmentTable {
  letterId: string;
  position: number;
  name: string;
  mediaType: string;
  sha256: string;
  bytes: Uint8Array;
}

/** A file that many letters carry, stored once. */
export interface EnclosureTable {
  id: string;
  name: string;
  mediaType: string;
  sha256: string;
  bytes: Uint8Array;
}

/** A letter that carries an enclosure; it goes with its last letter. */
export interface LetterEnclosureTable {
  letterId: string;
  position: number;
  enclosureId: string;
}

/** A report of a mail server that was noted: the same once more changes nothing. */
export interface BounceReportTable {
  letterId: string;
  reportHash: string;
  notedAt: string;
}

/** A mailbox that returned a letter: what comes after is held. It is forgotten with that letter. */
export interface BouncedMailboxTable {
  mailboxHash: string;
  /** The letter that came back last. */
  letterId: string;
  bouncedAt: string;
  /** When staff last had a letter leave to it after all; null where none has. */
  retriedAt: string | null;
}

/** How far the mailbox with returned letters was read. */
export interface BounceInboxTable {
  /** Always 1: there is one such mailbox. */
  id: number;
  /** What `lastUid` counts in (RFC 3501 section 2.3.1.1); null before it was read. */
  uidValidity: string | null;
  lastUid: number;
  /** Since when it cannot be read; null while it can. */
  failingSince: string | null;
}

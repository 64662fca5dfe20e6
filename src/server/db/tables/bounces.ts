/** A report of a mail server that was noted: the same once more changes nothing. */
export interface BounceReportTable {
  emailId: string;
  reportHash: string;
  notedAt: string;
}

/** A mailbox that returned an email: what comes after is held. It is forgotten with that email. */
export interface BouncedMailboxTable {
  mailboxHash: string;
  /** The email that came back last. */
  emailId: string;
  bouncedAt: string;
  /** When staff last had an email leave to it after all; null where none has. */
  retriedAt: string | null;
}

/** How far the mailbox with returned emails was read. */
export interface BounceInboxTable {
  /** Always 1: there is one such mailbox. */
  id: number;
  /** What `lastUid` counts in (RFC 3501 section 2.3.1.1); null before it was read. */
  uidValidity: string | null;
  lastUid: number;
  /** Since when it cannot be read; null while it can. */
  failingSince: string | null;
}

/** A recorded report of a mail server: a repeated report changes nothing. */
export interface BounceReportTable {
  emailId: string;
  reportHash: string;
  notedAt: string;
}

/** A mailbox that returned an email: later emails to it are held. It is deleted with that email. */
export interface BouncedMailboxTable {
  mailboxHash: string;
  /** The email that bounced last. */
  emailId: string;
  bouncedAt: string;
  /** When staff last released an email to it; null if they never did. */
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

import type { EmailTrouble, ServerTrouble } from '#domain/emails/email-trouble.ts';

/** How the sending of an email goes; no row where it was never tried. When it is tried next, its job says. */
export interface EmailSendingTable {
  emailId: string;
  attempts: number;
  /** How often the recipient's side has put it off, since it was written or sent again by hand. */
  refusals: number;
  /** Why the last attempt failed; null where none has. */
  cause: EmailTrouble | null;
  lastError: string | null;
}

/** Stands while emails cannot leave because of the mail server or our settings; no row otherwise. */
export interface MailOutageTable {
  /** Always 1: there is one mail server. */
  id: number;
  trouble: ServerTrouble;
  since: string;
  /** When it was told to whoever reads the log; null while it may still pass by itself. */
  alarmedAt: string | null;
}

/** How many emails strangers have caused to one mailbox on one day. */
export interface EmailQuotaTable {
  mailboxHash: string;
  day: string;
  emails: number;
}

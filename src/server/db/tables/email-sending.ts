import type { EmailTrouble, ServerTrouble } from '#domain/emails/email-trouble.ts';

/** The state of sending an email; no row if it was never tried. The time of the next attempt is in its job. */
export interface EmailSendingTable {
  emailId: string;
  attempts: number;
  /** How often the recipient's server has postponed it, since it was written or sent again by hand. */
  refusals: number;
  /** Why the last attempt failed; null where none has. */
  cause: EmailTrouble | null;
  lastError: string | null;
}

/** Exists while emails cannot be sent because of the mail server or our settings; no row otherwise. */
export interface MailOutageTable {
  /** Always 1: there is one mail server. */
  id: number;
  trouble: ServerTrouble;
  since: string;
  /** When it was logged; null while it may still end by itself. */
  alarmedAt: string | null;
}

/** How many emails unauthenticated visitors have caused to one mailbox on one day. */
export interface EmailQuotaTable {
  mailboxHash: string;
  day: string;
  emails: number;
}

import type { LetterTrouble, ServerTrouble } from '#domain/letters/letter-trouble.ts';

/** How the sending of a letter goes; no row where it was never tried. When it is tried next, its job says. */
export interface LetterSendingTable {
  letterId: string;
  attempts: number;
  /** How often the recipient's side has put it off, since it was written or sent again by hand. */
  refusals: number;
  /** Why the last attempt failed; null where none has. */
  cause: LetterTrouble | null;
  lastError: string | null;
}

/** Stands while letters cannot leave because of the mail server or our settings; no row otherwise. */
export interface MailOutageTable {
  /** Always 1: there is one mail server. */
  id: number;
  trouble: ServerTrouble;
  since: string;
  /** When it was told to whoever reads the log; null while it may still pass by itself. */
  alarmedAt: string | null;
}

/** How many letters strangers have caused to one mailbox on one day. */
export interface LetterQuotaTable {
  mailboxHash: string;
  day: string;
  letters: number;
}

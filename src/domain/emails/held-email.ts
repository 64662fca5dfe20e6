/** Why an email waits for the word of staff instead of leaving. */
export const HOLD_REASONS = {
  'too-old': 'Starší než tri dni',
  'daily-limit': 'Štvrtý alebo ďalší e-mail na jednu adresu v jeden deň',
  'address-bounced': 'Z tejto adresy sa nám e-mail vrátil',
} as const;

export type HoldReason = keyof typeof HOLD_REASONS;

/** Emails one mailbox gets in one day in Bratislava because of public forms, whoever sends them (decision 0012). */
export const STRANGERS_EMAILS_A_DAY = 3;

/** After so many days without an attempt an email tells nobody any news. */
export const UNTRIED_DAYS_MAX = 3;

/** An email that has not come back within so many days has arrived: servers give up sooner (RFC 5321 section 4.5.4.1). */
export const DAYS_TO_BOUNCE = 5;

/** The mailbox an address leads to: capitals and a `+tag` are the same mailbox's other names. */
export function mailboxOf(address: string): string {
  const mailbox = address.normalize('NFC').toLowerCase();
  const [plus, at] = [mailbox.indexOf('+', 1), mailbox.lastIndexOf('@')];
  return plus > 0 && plus < at ? mailbox.slice(0, plus) + mailbox.slice(at) : mailbox;
}

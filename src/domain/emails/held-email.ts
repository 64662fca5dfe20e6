/** Why an email waits for a staff decision instead of being sent. */
export const HOLD_REASONS = {
  'too-old': 'Starší než tri dni',
  'daily-limit': 'Štvrtý alebo ďalší e-mail na jednu adresu v jeden deň',
  'address-bounced': 'Z tejto adresy sa nám e-mail vrátil',
} as const;

export type HoldReason = keyof typeof HOLD_REASONS;

/** Emails one mailbox gets a day (in Bratislava) because of public forms, from all senders together (decision 0012). */
export const VISITOR_EMAILS_PER_DAY_MAX = 3;

/** After this many days without an attempt an email is outdated. */
export const UNTRIED_DAYS_MAX = 3;

/** An email not returned within this many days was delivered: servers give up sooner (RFC 5321 section 4.5.4.1). */
export const DAYS_TO_BOUNCE = 5;

/** The mailbox of an address: capitals and a `+tag` do not change it. */
export function mailboxOf(address: string): string {
  const mailbox = address.normalize('NFC').toLowerCase();
  const [plus, at] = [mailbox.indexOf('+', 1), mailbox.lastIndexOf('@')];
  return plus > 0 && plus < at ? mailbox.slice(0, plus) + mailbox.slice(at) : mailbox;
}

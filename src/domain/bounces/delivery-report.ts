import { type EmailTrouble, returnTrouble } from '#domain/emails/email-trouble.ts';

/** A mail server's report about one recipient, fields unchanged (RFC 3464 section 2.3); a missing one is empty. */
export interface DeliveryReport {
  recipient: string;
  action: string;
  status: string;
  diagnostic: string;
}

/** What it means: the email was returned, is delayed, or there is nothing to do. */
export type DeliveryVerdict =
  | { outcome: 'bounced'; cause: EmailTrouble }
  | { outcome: 'delayed' }
  | { outcome: 'nothing' };

/** Decided by the action; where a server gives none, by the class of the status (RFC 3463 section 2). */
export function deliveryVerdict({ action, status, diagnostic }: DeliveryReport): DeliveryVerdict {
  switch (action.toLowerCase()) {
    case 'failed':
      return { outcome: 'bounced', cause: returnTrouble(status, diagnostic) };
    case 'delayed':
      return { outcome: 'delayed' };
    case 'delivered':
    case 'relayed':
    case 'expanded':
      return { outcome: 'nothing' };
    default:
      if (/^5\.\d/.test(status)) return { outcome: 'bounced', cause: returnTrouble(status, diagnostic) };
      return { outcome: /^4\.\d/.test(status) ? 'delayed' : 'nothing' };
  }
}

/** A report without our Message-ID is matched only with emails sent at most this many days ago. */
export const REPORTED_DAYS_MAX = 14;

import { type EmailTrouble, returnTrouble } from '#domain/emails/email-trouble.ts';

/** What a mail server reports of one recipient, each field as it stands there (RFC 3464 section 2.3); empty where it is none. */
export interface DeliveryReport {
  recipient: string;
  action: string;
  status: string;
  diagnostic: string;
}

/** What it means: the email came back, is still on its way, or there is nothing to do. */
export type DeliveryVerdict =
  | { outcome: 'bounced'; cause: EmailTrouble }
  | { outcome: 'delayed' }
  | { outcome: 'nothing' };

/** The action says it; where a server names none, the class of the status does (RFC 3463 section 2). */
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

/** An email without its Message-ID in the report is looked for among those that left so many days ago at most. */
export const REPORTED_DAYS_MAX = 14;

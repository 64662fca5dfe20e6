import type { EmailKind } from '#domain/emails/email.ts';
import { EMAILS_PER_ACTION_MAX, type EmailAction, statusesAllowing } from '#domain/emails/email-list.ts';
import type { Reading } from '#server/clock.ts';
import { containsText } from '#server/search.ts';
import { bouncedAmong } from './bounced-mailboxes.ts';
import { type EmailFilter, matchingEmails } from './matching-emails.ts';

/** The emails of a list that one act can apply to now, up to its limit. */
export interface EmailsToDecide {
  /** The oldest first. */
  emails: { id: string; kind: EmailKind; recipient: string }[];
  /** How many are skipped because an email bounced from their address, which must be corrected or confirmed first. */
  returned: number;
  /** Whether more of them remain for another act. */
  hasMore: boolean;
}

/** The emails matching the filter that staff may send or drop: the same ones they may choose one by one. */
export async function listEmailsToDecide(
  app: Reading,
  filter: EmailFilter,
  action: EmailAction,
): Promise<EmailsToDecide> {
  const holds = await containsText(app.db, 'email', filter.search);
  const emails = await matchingEmails(app.db, filter, holds)
    .select(['id', 'kind', 'recipient'])
    .where('status', 'in', statusesAllowing(action))
    .where('aboutNoun', '!=', 'staffMember')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(SCANNED_MAX)
    .execute();
  const recipients = [...new Set(emails.map(({ recipient }) => recipient))];
  const bounced = action === 'send' ? await bouncedAmong(app, recipients) : new Set<string>();
  const decided = emails.filter(({ recipient }) => !bounced.has(recipient));
  return {
    emails: decided.slice(0, EMAILS_PER_ACTION_MAX),
    returned: emails.length - decided.length,
    hasMore: decided.length > EMAILS_PER_ACTION_MAX || emails.length === SCANNED_MAX,
  };
}

/** A limit, because the bounce mark is looked up by a hash that SQL cannot compute. */
const SCANNED_MAX = 5_000;

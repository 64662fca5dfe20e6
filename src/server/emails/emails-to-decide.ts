import type { EmailKind } from '#domain/emails/email.ts';
import { EMAILS_PER_ACT_MAX, type PostAct, statusesFor } from '#domain/emails/post.ts';
import type { App } from '#server/app.ts';
import { holdsText } from '#server/search.ts';
import { bouncedAmong } from './bounced-mailboxes.ts';
import { matchingEmails, type PostFilter } from './matching-emails.ts';

/** All emails of a list that something may be done with now, as far as one act reaches. */
export interface EmailsToDecide {
  /** The oldest first. */
  emails: { id: string; kind: EmailKind; recipient: string }[];
  /** How many are left out because an e-mail came back from their address: it is to be corrected or confirmed first. */
  returned: number;
  /** More of them wait for another act. */
  hasMore: boolean;
}

/** The emails so narrowed that staff may send, or decide not to: the same ones they may choose one by one. */
export async function listEmailsToDecide(
  app: Pick<App, 'db' | 'now'>,
  filter: PostFilter,
  act: PostAct,
): Promise<EmailsToDecide> {
  const holds = await holdsText(app.db, 'email', filter.search);
  const emails = await matchingEmails(app.db, filter, holds)
    .select(['id', 'kind', 'recipient'])
    .where('status', 'in', statusesFor(act))
    .where('aboutNoun', '!=', 'staffMember')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(LOOKED_AT_MAX)
    .execute();
  const recipients = [...new Set(emails.map(({ recipient }) => recipient))];
  const bounced = act === 'send' ? await bouncedAmong(app, recipients) : new Set<string>();
  const decided = emails.filter(({ recipient }) => !bounced.has(recipient));
  return {
    emails: decided.slice(0, EMAILS_PER_ACT_MAX),
    returned: emails.length - decided.length,
    hasMore: decided.length > EMAILS_PER_ACT_MAX || emails.length === LOOKED_AT_MAX,
  };
}

/** Whether an address is marked can be told of each by itself alone, so they have an end. */
const LOOKED_AT_MAX = 5_000;

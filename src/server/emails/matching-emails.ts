import { type Day, daysLater } from '#domain/day.ts';
import type { EmailKind } from '#domain/emails/email.ts';
import {
  EMAILS_PER_ACTION_MAX,
  type EmailAboutNoun,
  type EmailAction,
  type EmailListState,
  isToDecide,
  STATUSES_OF,
  statusesAllowing,
} from '#domain/emails/email-list.ts';
import { HOLD_REASONS, type HoldReason } from '#domain/emails/held-email.ts';
import { instantAt, type Reading } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { countRows, given } from '#server/list-page.ts';
import { containsText, EVERY_ROW, type TextCondition } from '#server/search.ts';
import { bouncedAmong } from './mailboxes.ts';

export interface EmailFilter {
  state?: EmailListState;
  search?: string;
  kind?: EmailKind;
  about?: EmailAboutNoun;
  /** The first and the last day on which they were written, in Bratislava. */
  from?: Day;
  to?: Day;
  heldBecause?: HoldReason;
}

/**
 * A query of the emails that match the filter, to be ordered and paged; `holds` is the condition of the search text.
 * Two indexes (`0007-emails.ts`) contain all columns but `heldBecause`.
 */
export function matchingEmails(
  db: Db,
  { state, kind, about, from, to, heldBecause }: Omit<EmailFilter, 'search'>,
  holds: TextCondition,
) {
  let query = db
    .selectFrom('email')
    .where(holds)
    .where(({ and }) => and(given({ heldBecause, kind, aboutNoun: about })));
  if (state) query = query.where('status', 'in', STATUSES_OF[state]);
  if (isToDecide(state)) query = query.where('aboutNoun', '!=', 'staffMember');
  if (from) query = query.where('createdAt', '>=', instantAt(from, '00:00'));
  if (to) query = query.where('createdAt', '<', instantAt(daysLater(to, 1), '00:00'));
  return query;
}

/** How many emails staff must decide about: the undelivered and the held ones. */
export async function countEmailsToDecide(db: Db): Promise<{ undelivered: number; held: number }> {
  const count = (state: EmailListState) => countRows(matchingEmails(db, { state }, EVERY_ROW));
  const [undelivered, held] = await Promise.all([count('undelivered'), count('held')]);
  return { undelivered, held };
}

/** How many emails that match the filter are held for each reason. */
export async function countHeldEmails(db: Db, filter: EmailFilter = {}): Promise<Record<HoldReason, number>> {
  const holds = await containsText(db, 'email', filter.search);
  const groups = await matchingEmails(db, { ...filter, state: 'held' }, holds)
    .select(({ fn }) => ['heldBecause', fn.countAll<number>().as('emails')])
    .groupBy('heldBecause')
    .execute();
  const reasons = Object.keys(HOLD_REASONS) as HoldReason[];
  const counts = reasons.map((reason) => [reason, groups.find((group) => group.heldBecause === reason)?.emails ?? 0]);
  return Object.fromEntries(counts) as Record<HoldReason, number>;
}

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

import { type Day, daysLater } from '#domain/day.ts';
import type { EmailKind } from '#domain/emails/email.ts';
import { type EmailAboutNoun, type EmailListState, isToDecide, STATUSES_OF } from '#domain/emails/email-list.ts';
import type { HoldReason } from '#domain/emails/held-email.ts';
import { instantAt } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import type { TextCondition } from '#server/search.ts';

/** The filters of the list of all emails. */
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
  let query = db.selectFrom('email').where(holds);
  if (state) query = query.where('status', 'in', STATUSES_OF[state]);
  if (isToDecide(state)) query = query.where('aboutNoun', '!=', 'staffMember');
  if (heldBecause) query = query.where('heldBecause', '=', heldBecause);
  if (kind) query = query.where('kind', '=', kind);
  if (about) query = query.where('aboutNoun', '=', about);
  if (from) query = query.where('createdAt', '>=', instantAt(from, '00:00'));
  if (to) query = query.where('createdAt', '<', instantAt(daysLater(to, 1), '00:00'));
  return query;
}

import { type Day, daysLater } from '#domain/day.ts';
import type { HoldReason } from '#domain/letters/held-letter.ts';
import type { LetterKind } from '#domain/letters/letter.ts';
import { type PostAbout, type PostState, STATUSES_OF } from '#domain/letters/post.ts';
import { instantAt } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { holdsText } from '#server/search.ts';

/** What narrows the list of all letters. */
export interface PostFilter {
  state?: PostState;
  search?: string;
  kind?: LetterKind;
  about?: PostAbout;
  /** The first and the last day on which they were written, in Bratislava. */
  from?: Day;
  to?: Day;
  heldBecause?: HoldReason;
}

/** The letters so narrowed, as a query to order and cut. All but the reason is in each of two indexes (`0027-post.ts`). */
export function matchingLetters(db: Db, { state, search, kind, about, from, to, heldBecause }: PostFilter) {
  let query = db.selectFrom('letter');
  if (state) query = query.where('status', 'in', STATUSES_OF[state]);
  if (heldBecause) query = query.where('heldBecause', '=', heldBecause);
  if (kind) query = query.where('kind', '=', kind);
  if (about) query = query.where('aboutNoun', '=', about);
  if (from) query = query.where('createdAt', '>=', instantAt(from, '00:00'));
  if (to) query = query.where('createdAt', '<', instantAt(daysLater(to, 1), '00:00'));
  if (search) query = query.where(holdsText(search));
  return query;
}

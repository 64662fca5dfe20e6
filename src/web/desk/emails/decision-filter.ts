import { HOLD_REASONS, type HoldReason } from '#domain/emails/held-email.ts';
import { readChoice } from '#web/desk/kit/list-filter.ts';
import type { EmailListFilter } from './email-list-filter.ts';
import { readEmailListFilter } from './read-email-list-filter.ts';

/** All emails of the filtered list, or only those held for one reason (`?dovod=`). */
export function readDecisionFilter({ url: { searchParams } }: { url: URL }): {
  filter: EmailListFilter;
  heldBecause?: HoldReason;
} {
  const filter = readEmailListFilter(searchParams);
  return {
    filter,
    heldBecause: filter.state === 'held' ? readChoice(searchParams, 'dovod', HOLD_REASONS) : undefined,
  };
}

import { HOLD_REASONS, type HoldReason } from '#domain/emails/held-email.ts';
import type { EmailListFilter } from '#web/ui/desk/emails/email-list-filter.ts';
import { readEmailListFilter } from '#web/ui/desk/emails/read-email-list-filter.ts';
import { readChoice } from '#web/ui/desk/list-filter.ts';

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

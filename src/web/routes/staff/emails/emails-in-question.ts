import { HOLD_REASONS, type HoldReason } from '#domain/emails/held-email.ts';
import type { PostListFilter } from '#web/ui/desk/emails/post-filter.ts';
import { readPostFilter } from '#web/ui/desk/emails/read-post-filter.ts';
import { readChoice } from '#web/ui/desk/list-filter.ts';

/** All emails of the filtered list, or only those held for one reason (`?dovod=`). */
export function readEmailsInQuestion({ url: { searchParams } }: { url: URL }): {
  filter: PostListFilter;
  heldBecause?: HoldReason;
} {
  const filter = readPostFilter(searchParams);
  return {
    filter,
    heldBecause: filter.state === 'held' ? readChoice(searchParams, 'dovod', HOLD_REASONS) : undefined,
  };
}

import { HOLD_REASONS, type HoldReason } from '#domain/letters/held-letter.ts';
import type { PostListFilter } from '#web/ui/desk/letters/post-filter.ts';
import { readPostFilter } from '#web/ui/desk/letters/read-post-filter.ts';
import { readChoice } from '#web/ui/desk/list-filter.ts';

/** All letters of the list so narrowed, or of those only that are held for one reason (`?dovod=`). */
export function readLettersInQuestion({ url: { searchParams } }: { url: URL }): {
  filter: PostListFilter;
  heldBecause?: HoldReason;
} {
  const filter = readPostFilter(searchParams);
  return {
    filter,
    heldBecause: filter.state === 'held' ? readChoice(searchParams, 'dovod', HOLD_REASONS) : undefined,
  };
}

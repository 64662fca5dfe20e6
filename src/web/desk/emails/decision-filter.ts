import { HOLD_REASONS, type HoldReason } from '#domain/emails/held-email.ts';
import { readChoice } from '#web/desk/kit/query.ts';
import { type EmailFilter, emailList } from './email-list.ts';

/** All emails of the filtered list, or only those held for one reason (`?dovod=`). */
export function readDecisionFilter({ url: { searchParams } }: { url: URL }): {
  filter: EmailFilter;
  heldBecause?: HoldReason;
} {
  const filter = emailList.read(searchParams);
  return {
    filter,
    heldBecause: filter.state === 'held' ? readChoice(searchParams, 'dovod', HOLD_REASONS) : undefined,
  };
}

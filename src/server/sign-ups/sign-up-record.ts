import type { Selectable } from 'kysely';
import type { SignUpRecord } from '#domain/sign-ups/sign-up.ts';
import type { SignUpTable } from '#server/db/tables/sign-ups.ts';

/** Builds a sign-up from its row and its seats. */
export function toSignUp({
  searchText,
  lastNotified,
  mayBeSplit,
  clientId,
  clientMatch,
  ...signUp
}: Selectable<SignUpTable> & { seats: number }): SignUpRecord {
  return { ...signUp, mayBeSplit: mayBeSplit === 1, lastNotified: JSON.parse(lastNotified) };
}

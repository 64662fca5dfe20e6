import type { Day } from '#domain/day.ts';
import type { SignUp } from './sign-up.ts';

/** Where a company names its people, by the code of an e-mail. */
export function namesPath(code: string): string {
  return `/doplnit-mena?kod=${code}`;
}

/** Where it sends a list of them; a large one has an address of its own. */
export function rosterPath(code: string, importId = ''): string {
  return `/doplnit-mena/tabulka${importId && `/${encodeURIComponent(importId)}`}?kod=${code}`;
}

/** Why a link names nobody any more. */
export type NamingEnd = 'cancelled' | 'over';

/** People can be named until the last day of their course. */
export function namingEnd(
  { status, courseDate, courseDateTo }: Pick<SignUp, 'status' | 'courseDate' | 'courseDateTo'>,
  today: Day,
): NamingEnd | undefined {
  if (status === 'cancelled') return 'cancelled';
  return (courseDateTo ?? courseDate) < today ? 'over' : undefined;
}

import type { Day } from '#domain/day.ts';
import type { SignUp } from './sign-up.ts';

/** The address where a company names its people, with the code of an e-mail. */
export function namesPath(code: string): string {
  return `/doplnit-mena?kod=${code}`;
}

/** The address for a list of them; a large one has an address of its own. */
export function rosterPath(code: string, importId = ''): string {
  return `/doplnit-mena/tabulka${importId && `/${encodeURIComponent(importId)}`}?kod=${code}`;
}

/** Why a link can no longer be used to name people. */
export type NamingEnd = 'cancelled' | 'over';

/** People can be named until the last day of their course. */
export function namingEnd(
  { status, courseDate, courseDateTo }: Pick<SignUp, 'status' | 'courseDate' | 'courseDateTo'>,
  today: Day,
): NamingEnd | undefined {
  if (status === 'cancelled') return 'cancelled';
  return (courseDateTo ?? courseDate) < today ? 'over' : undefined;
}

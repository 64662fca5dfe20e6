import { type RouterContextProvider, redirect } from 'react-router';
import { requireStaff } from '#web/staff-guard.ts';
import { heldLettersPath, readHeldFilter } from '#web/ui/desk/letters/held-letters-path.ts';

/** Nothing to see at an address that only acts: the buttons are in the list, on the page its query names. */
export async function loader(args: { context: Readonly<RouterContextProvider>; request: Request; url: URL }) {
  await requireStaff(args, 'office');
  return redirect(listOf(args));
}

/** The list as it was left. */
export function listOf({ url }: { url: URL }): string {
  return heldLettersPath(readHeldFilter(url.searchParams));
}

import { type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { ROWS_PER_PAGE } from '#domain/paging.ts';
import { readForm } from '#web/forms/form.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { postPath, readPostFilter } from '#web/ui/desk/letters/post-filter.ts';

/** Nothing to see at an address that only acts: the buttons are in the list, on the page its query names. */
export async function loader(args: { context: Readonly<RouterContextProvider>; request: Request; url: URL }) {
  await requireStaff(args, 'office');
  return redirect(backToPost(args));
}

/** The list as it was left, with what was done. */
export function backToPost({ url }: { url: URL }, done: Record<string, string | undefined> = {}): string {
  return postPath(readPostFilter(url.searchParams), done);
}

/** Nobody can choose more than a page of the list shows. */
const chosenSchema = z.array(z.string().max(200)).max(ROWS_PER_PAGE).catch([]);

/** The ids of the letters that were chosen. */
export async function readChosen(args: Parameters<typeof readForm>[0]): Promise<string[]> {
  const { texts } = await readForm(args);
  return chosenSchema.parse(texts.getAll('id'));
}

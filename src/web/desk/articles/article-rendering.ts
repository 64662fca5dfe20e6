import { redirect } from 'react-router';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readText } from '#web/forms/form.ts';
import { draftHtml } from '#web/shared/markdown.ts';
import type { Route } from './+types/article-rendering';

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'content');
  return redirect('/dashboard/clanky');
}

/** The editor's Markdown as visitors will see it; the renderer itself is never sent to a browser. */
export async function action(args: Route.ActionArgs) {
  await requireStaff(args, 'content');
  const markdown = await readText(args);
  return new Response(draftHtml(markdown), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

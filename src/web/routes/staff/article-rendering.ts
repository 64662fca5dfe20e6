import { redirect } from 'react-router';
import { readText } from '../../form.ts';
import { markdownHtml } from '../../markdown.ts';
import { requireStaff } from '../../staff-guard.ts';
import type { Route } from './+types/article-rendering';

/** Characters the preview renders; an article that is longer is refused when it is saved. */
const LENGTH_MAX = 100_000;

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  return redirect('/dashboard/clanky');
}

/** The editor's Markdown as visitors will see it; the renderer itself never reaches a browser. */
export async function action(args: Route.ActionArgs) {
  await requireStaff(args);
  const markdown = await readText(args);
  return new Response(markdownHtml(markdown.slice(0, LENGTH_MAX)), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

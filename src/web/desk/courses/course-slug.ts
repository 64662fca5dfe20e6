import { findFreeSlug } from '#server/courses/course-queries.ts';
import { readText } from '#web/desk/kit/query.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/course-slug';
import { proposedSlug } from './draft.ts';

/** A free slug for a name and a city, as plain text, for the form being filled in. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = await requireStaff(args, 'office');
  const read = (name: string) => readText(args.url.searchParams, name) ?? '';
  const slug = proposedSlug({ nameOfCourse: read('nazov'), city: read('mesto') });
  const free = slug && (await findFreeSlug(db, slug, read('kurz')));
  return new Response(free, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

import { freeSlug } from '#domain/courses/course.ts';
import type { Db } from '#server/db/database.ts';

/** This slug, or the first of its numbered ones, that no course has but `exceptId`. */
export async function findFreeSlug(db: Db, slug: string, exceptId = ''): Promise<string> {
  // an automatic slug is of letters, digits and hyphens: nothing in it is a pattern
  const taken = await db
    .selectFrom('course')
    .select('slug')
    .where('id', '!=', exceptId)
    .where(({ or, eb }) => or([eb('slug', '=', slug), eb('slug', 'like', `${slug}-%`)]))
    .execute();
  return freeSlug(slug, new Set(taken.map((course) => course.slug)));
}

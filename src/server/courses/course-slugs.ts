import { freeSlug } from '#domain/courses/course.ts';
import type { Db } from '#server/db/database.ts';

/** This slug, or the first of its numbered ones, that no course has but `exceptId`. */
export async function findFreeSlug(db: Db, slug: string, exceptId = ''): Promise<string> {
  return freeSlug(slug, await listTakenSlugs(db, [slug], exceptId));
}

/** Of these slugs and their numbered ones those that some course has but `exceptId`. */
export async function listTakenSlugs(db: Db, slugs: readonly string[], exceptId = ''): Promise<Set<string>> {
  // an automatic slug is of emails, digits and hyphens: nothing in it is a pattern
  const taken = await db
    .selectFrom('course')
    .select('slug')
    .where('id', '!=', exceptId)
    .where(({ or, eb }) => or(slugs.flatMap((slug) => [eb('slug', '=', slug), eb('slug', 'like', `${slug}-%`)])))
    .execute();
  return new Set(taken.map(({ slug }) => slug));
}

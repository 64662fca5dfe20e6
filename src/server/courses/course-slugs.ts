import { freeSlug } from '#domain/courses/course.ts';
import type { Db } from '#server/db/database.ts';

/** This slug, or the first of its numbered variants, that no course other than `exceptId` has. */
export async function findFreeSlug(db: Db, slug: string, exceptId = ''): Promise<string> {
  return freeSlug(slug, await listTakenSlugs(db, [slug], exceptId));
}

/** Those of these slugs and their numbered variants that a course other than `exceptId` has. */
export async function listTakenSlugs(db: Db, slugs: readonly string[], exceptId = ''): Promise<Set<string>> {
  // an automatic slug consists of letters, digits and hyphens, so it contains no pattern characters
  const taken = await db
    .selectFrom('course')
    .select('slug')
    .where('id', '!=', exceptId)
    .where(({ or, eb }) => or(slugs.flatMap((slug) => [eb('slug', '=', slug), eb('slug', 'like', `${slug}-%`)])))
    .execute();
  return new Set(taken.map(({ slug }) => slug));
}

import type { LetterAbout } from '#domain/letters/letter.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import type { Db } from '#server/db/database.ts';

/** What the things are called that letters are about, read at once; what is gone has no name. */
export async function readAboutNames(
  db: Db,
  abouts: readonly LetterAbout[],
): Promise<(about: LetterAbout) => string> {
  const idsOf = Map.groupBy(abouts, ({ noun }) => noun);
  const names = new Map<string, string>();
  for (const [noun, some] of idsOf) {
    for (const { id, name } of await listNames(db, noun, [...new Set(some.map(({ id }) => id))]))
      names.set(`${noun} ${id}`, name);
  }
  return ({ noun, id }) => names.get(`${noun} ${id}`) ?? '';
}

async function listNames(
  db: Db,
  noun: LetterAbout['noun'],
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (noun === 'contactRequest')
    return db.selectFrom('contactRequest').select(['id', 'company as name']).where('id', 'in', ids).execute();
  if (noun === 'staffMember')
    return db.selectFrom('staffMember').select(['id', 'name']).where('id', 'in', ids).execute();
  const applicants = await db
    .selectFrom(noun)
    .select(['id', 'applicant', 'firstName', 'lastName', 'companyName'])
    .where('id', 'in', ids)
    .execute();
  return applicants.map((applicant) => ({ id: applicant.id, name: applicantName(applicant) }));
}

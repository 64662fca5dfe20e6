import type { Noun } from '#domain/events/event.ts';
import { idsOf } from '#domain/record-id.ts';
import { APPLICANT_NAME, applicantName } from '#domain/sign-ups/sign-up.ts';
import type { Db } from '#server/db/database.ts';

/** What an event or an email is about. */
interface Thing {
  noun: Noun;
  id: string;
}

/** Reads the names of things at once; a deleted thing, or one without a name, has an empty name. */
export async function readThingNames(db: Db, things: readonly Thing[]): Promise<(thing: Thing) => string> {
  const names = new Map<string, string>();
  for (const [noun, group] of Map.groupBy(things, ({ noun }) => noun)) {
    const ids = [...new Set(idsOf(group))];
    for (const { id, name } of await listNames(db, noun, ids)) names.set(`${noun} ${id}`, name);
  }
  return ({ noun, id }) => names.get(`${noun} ${id}`) ?? '';
}

async function listNames(db: Db, noun: Noun, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  switch (noun) {
    case 'signUp':
    case 'waitlistEntry': {
      const applicants = await db
        .selectFrom(noun)
        .select(['id', ...APPLICANT_NAME])
        .where('id', 'in', ids)
        .execute();
      return applicants.map((applicant) => ({ id: applicant.id, name: applicantName(applicant) }));
    }
    case 'course': {
      const courses = await db
        .selectFrom('course')
        .select(['id', 'nameOfCourse', 'city'])
        .where('id', 'in', ids)
        .execute();
      return courses.map(({ id, nameOfCourse, city }) => ({ id, name: `${nameOfCourse}, ${city}` }));
    }
    case 'contactRequest':
      return db.selectFrom(noun).select(['id', 'company as name']).where('id', 'in', ids).execute();
    case 'client':
    case 'courseType':
    case 'staffMember':
      return db.selectFrom(noun).select(['id', 'name']).where('id', 'in', ids).execute();
    case 'article':
    case 'episode':
    case 'emailTemplate':
      return db.selectFrom(noun).select(['id', 'title as name']).where('id', 'in', ids).execute();
    case 'issuedDocument':
      return db.selectFrom(noun).select(['id', 'number as name']).where('id', 'in', ids).execute();
    case 'photograph':
      return db.selectFrom(noun).select(['id', 'alt as name']).where('id', 'in', ids).execute();
    // named by its recipient: a subject identifies an email only to its reader
    case 'email':
      return db.selectFrom('email').select(['id', 'recipient as name']).where('id', 'in', ids).execute();
    case 'postponement':
    case 'picture':
    case 'company':
    case 'retention':
    case 'personalData':
    case 'backup':
    case 'storedFile':
    case 'system':
    case 'eventChain':
      return [];
  }
}

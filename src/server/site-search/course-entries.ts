import { type Course, coursePath } from '#domain/courses/course.ts';
import { type Day, formatDay } from '#domain/day.ts';
import type { SiteDocument } from '#domain/site-search/site-document.ts';
import { counted } from '#domain/slovak.ts';
import type { Db } from '#server/db/database.ts';
import type { IndexEntry } from './search-index.ts';
import { inSlices } from './slices.ts';

const ROWS_AT_ONCE = 500;

type OfferedCourse = Pick<
  Course,
  'id' | 'nameOfCourse' | 'slug' | 'date' | 'image' | 'courseInfo' | 'forWho' | 'output'
> & {
  city: string;
};

/** What a visitor may choose from, as the finder offers it; what differs by its day only is one entry, the soonest. */
export async function listCourseEntries(db: Db, today: Day): Promise<IndexEntry[]> {
  const offers = new Map<string, { soonest: OfferedCourse; days: number }>();
  for await (const course of inSlices(offeredCourses(db, today))) {
    const key = `course ${course.city} ${course.nameOfCourse}`;
    const { soonest, days } = offers.get(key) ?? { soonest: course, days: 0 };
    offers.set(key, { soonest: course.date < soonest.date ? course : soonest, days: days + 1 });
  }
  return Array.from(offers, ([id, { soonest, days }]) => toEntry(id, soonest, days));
}

/** Tells whether the offer is another one than before, at less cost than reading it: sign-ups change no course. */
export async function courseOfferState(db: Db, today: Day): Promise<string> {
  const state = await offered(db, today)
    .select(({ fn }) => [fn.countAll().as('courses'), fn.sum('version').as('saves'), fn.max('updatedAt').as('last')])
    .executeTakeFirstOrThrow();
  return Object.values(state).join(' ');
}

function toEntry(
  id: string,
  { nameOfCourse, slug, date, city, image, ...course }: OfferedCourse,
  days: number,
): IndexEntry {
  const others = days > 1 ? ` a ${counted(days - 1, 'ďalší termín', 'ďalšie termíny', 'ďalších termínov')}` : '';
  const document: SiteDocument = {
    kind: 'course',
    path: coursePath(slug),
    title: nameOfCourse,
    facts: `${formatDay(date)}, ${city}${others}`,
    text: [course.courseInfo, course.forWho, course.output].filter(Boolean).join('\n'),
    sign: image,
  };
  return { id, document };
}

async function* offeredCourses(db: Db, today: Day): AsyncGenerator<OfferedCourse> {
  for (let last = ''; ; ) {
    const courses = await offered(db, today)
      .select(['id', 'nameOfCourse', 'slug', 'date', 'city', 'image', 'courseInfo', 'forWho', 'output'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    yield* courses;
    const end = courses.at(-1);
    if (!end || courses.length < ROWS_AT_ONCE) return;
    last = end.id;
  }
}

/** The finder's rule (specification section 5). */
function offered(db: Db, today: Day) {
  return db.selectFrom('course').where('status', '=', 'active').where('date', '>=', today);
}

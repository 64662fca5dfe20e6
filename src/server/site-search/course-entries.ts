import { type Course, coursePath } from '#domain/courses/course.ts';
import { type Day, formatDay } from '#domain/day.ts';
import type { SiteDocument } from '#domain/site-search/site-document.ts';
import { counted } from '#domain/slovak.ts';
import { batchesOf, rowsInBatches } from '#server/batches.ts';
import { coursesOnOffer } from '#server/courses/offered-courses.ts';
import type { Db } from '#server/db/database.ts';
import { type IndexEntry, toEntry } from './search-index.ts';

const TEXTS_AT_ONCE = 100;

/** The courses on offer, as the finder lists them; courses that differ only by day are one entry, the soonest. */
export async function* courseEntries(db: Db, today: Day): AsyncGenerator<IndexEntry> {
  const offers = await listOffers(db, today);
  for (const batch of batchesOf(offers, TEXTS_AT_ONCE)) {
    const daysById = new Map(batch.map(({ id, days }) => [id, days]));
    const courses = await coursesOnOffer(db, today)
      .select(['id', 'nameOfCourse', 'slug', 'date', 'city', 'image', 'courseInfo', 'forWho', 'output'])
      .where('id', 'in', [...daysById.keys()])
      .execute();
    for (const course of courses) yield toEntry(toDocument(course, daysById.get(course.id) ?? 1));
  }
}

/** A value that changes with the courses on offer but not with sign-ups; it costs less than reading the courses. */
export async function courseOfferState(db: Db, today: Day): Promise<string> {
  const state = await coursesOnOffer(db, today)
    .select(({ fn }) => [fn.countAll().as('courses'), fn.sum('version').as('saves'), fn.max('updatedAt').as('last')])
    .executeTakeFirstOrThrow();
  return Object.values(state).join(' ');
}

type OfferedCourse = Pick<Course, 'nameOfCourse' | 'slug' | 'date' | 'image' | 'courseInfo' | 'forWho' | 'output'> & {
  city: string;
};

function toDocument({ nameOfCourse, slug, date, city, image, ...course }: OfferedCourse, days: number): SiteDocument {
  const others = days > 1 ? ` a ${counted(days - 1, 'ďalší termín', 'ďalšie termíny', 'ďalších termínov')}` : '';
  return {
    kind: 'course',
    path: coursePath(slug),
    title: nameOfCourse,
    facts: `${formatDay(date)}, ${city}${others}`,
    text: [course.courseInfo, course.forWho, course.output].filter(Boolean).join('\n'),
    sign: image,
  };
}

/** The courses of one name in one city: the soonest one, and how many there are. */
interface Offer {
  id: string;
  days: number;
}

async function listOffers(db: Db, today: Day): Promise<Offer[]> {
  const offers = new Map<string, Offer>();
  for await (const { id, nameOfCourse, city } of offeredCourses(db, today)) {
    const key = `${city} ${nameOfCourse}`;
    const offer = offers.get(key);
    if (offer) offer.days += 1;
    else offers.set(key, { id, days: 1 });
  }
  return [...offers.values()];
}

/** Soonest first. */
function offeredCourses(db: Db, today: Day) {
  return rowsInBatches((last: { date: Day; id: string } = { date: today, id: '' }, limit) =>
    coursesOnOffer(db, today)
      .select(['id', 'nameOfCourse', 'city', 'date'])
      .where(({ eb, refTuple, tuple }) => eb(refTuple('date', 'id'), '>', tuple(last.date, last.id)))
      .orderBy('date')
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
}

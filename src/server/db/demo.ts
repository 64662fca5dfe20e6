import { DEMO_CLIENTS } from '#content/demo-clients.ts';
import { DEMO_COMPANY, DEMO_COURSE_PLACES } from '#content/demo-company.ts';
import { DEMO_COURSES, DEMO_SIGN_UPS, type DemoCourse, type DemoSignUp } from '#content/demo-courses.ts';
import { DEMO_EPISODES } from '#content/demo-episodes.ts';
import { DEMO_PHOTOGRAPHS } from '#content/demo-photographs.ts';
import { companySchema } from '#domain/company/company-fields.ts';
import { automaticSlug, type CourseWithSeats, type TaughtCourse } from '#domain/courses/course.ts';
import { NEW_COURSE, startFrom } from '#domain/courses/course-plan.ts';
import type { CourseType } from '#domain/courses/course-type.ts';
import { daysLater } from '#domain/day.ts';
import { photographSubject } from '#domain/photographs/photograph.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import type { Change } from '#server/change.ts';
import { recordOfApplicant } from '#server/clients/client-record.ts';
import { storeClient } from '#server/clients/clients.ts';
import { instant, today } from '#server/clock.ts';
import { lockCourse } from '#server/courses/course-queries.ts';
import { courseToRow } from '#server/courses/course-records.ts';
import { listCourseTypes } from '#server/courses/course-types.ts';
import { hasRows } from '#server/list-page.ts';
import { insertSignUp, newSignUp } from '#server/sign-ups/new-sign-up.ts';
import { fillInDemoArticles } from './demo-articles.ts';
import { fillInDemoContactRequests } from './demo-contact-requests.ts';
import { byVisitor, findDemoClient, withPast } from './demo-past.ts';

/** Fills an empty database with an invented company, courses, sign-ups and contact requests; changes no other one. */
export async function fillWithDemo(change: Change): Promise<void> {
  const { db } = change;
  if (await hasData(change)) return;
  const details = JSON.stringify(companySchema.parse(DEMO_COMPANY));
  // of two servers that start at once, the one that writes the company fills in the rest
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('company')
    .values({ id: 1, details, updatedAt: instant(change) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) return;
  await withPast(change, async (demo) => {
    await fillInCourses(demo);
    await fillInClients(demo);
    for (const [index, signUp] of DEMO_SIGN_UPS.entries()) await storeSignUp(demo, signUp, index);
    await fillInDemoContactRequests(demo);
    await fillInDemoArticles(demo);
    await fillInEpisodes(demo);
    demo.record({ noun: 'company', id: '1', verb: 'changed' });
  });
  const photographs = DEMO_PHOTOGRAPHS.map((photograph, index) => toPhotograph(change, photograph, index));
  await db.insertInto('photograph').values(photographs).execute();
  for (const topic of ['courses', 'company', 'articles', 'episodes'] as const) change.announce(topic);
}

async function hasData({ db }: Change): Promise<boolean> {
  return (await hasRows(db.selectFrom('course'))) || (await hasRows(db.selectFrom('company')));
}

async function fillInCourses(demo: Change): Promise<void> {
  const types = new Map((await listCourseTypes(demo.db)).map((type) => [type.id, type]));
  const courses = DEMO_COURSES.map((course, index) =>
    toCourse(demo, course, types.get(course.type) as CourseType, index),
  );
  const now = instant(demo);
  await demo.db
    .insertInto('course')
    .values(courses.map((course) => ({ ...courseToRow(course), createdAt: now, updatedAt: now })))
    .execute();
  for (const { id } of courses) demo.record({ noun: 'course', id, verb: 'created' });
}

function toCourse(
  change: Change,
  { city, inDays, status, slugEnd = '' }: DemoCourse,
  type: CourseType,
  index: number,
): TaughtCourse {
  const { durationDays } = type;
  const first = courseDay(Temporal.PlainDate.from(today(change)).add({ days: inDays }), durationDays);
  return {
    ...NEW_COURSE,
    ...startFrom(type),
    id: `demo-${index + 1}`,
    slug: automaticSlug(type.nameOfCourse, city) + slugEnd,
    date: first.toString(),
    dateTo: durationDays > 1 ? first.add({ days: durationDays - 1 }).toString() : null,
    place: DEMO_COURSE_PLACES[city],
    city,
    status: status ?? 'active',
  };
}

/** The next day on which a course would really begin: not at a weekend, a longer one on a Monday, none at Christmas. */
function courseDay(wanted: Temporal.PlainDate, durationDays: number): Temporal.PlainDate {
  const needsMonday = durationDays > 1 || wanted.dayOfWeek > 5;
  const day = needsMonday ? wanted.add({ days: (8 - wanted.dayOfWeek) % 7 }) : wanted;
  const isChristmas = day.month === 12 ? day.day >= 20 : day.month === 1 && day.day <= 6;
  return isChristmas ? day.add({ weeks: 3 }) : day;
}

/** Clients as staff would have entered them. */
async function fillInClients(demo: Change): Promise<void> {
  const inDays = (days: number | null) => (days === null ? null : daysLater(today(demo), days));
  for (const [index, { contractSinceDays, contractUntilDays, ...client }] of DEMO_CLIENTS.entries()) {
    const id = `demo-${index + 1}`;
    const contract = { contractSince: inDays(contractSinceDays), contractUntil: inDays(contractUntilDays) };
    await storeClient(demo, id, { ...client, ...contract, domains: [] });
    demo.record({ noun: 'client', id, verb: 'created' });
  }
}

async function storeSignUp(
  demo: Change,
  { reviewed, status, course: place, ...sent }: DemoSignUp,
  index: number,
): Promise<void> {
  const course = (await lockCourse(demo, `demo-${place + 1}`)) as CourseWithSeats;
  const applicant = sent.companyName ? 'company' : 'person';
  const fields = { ...sent, applicant, phone: `+421 900 000 0${50 + index}`, mayBeSplit: false } as const;
  const signUp: SignUp = {
    ...(await newSignUp(demo, `demo-${index + 1}`, course, { fields, consent: 'given' })),
    receivedAt: instant(demo, { minutes: -95 * (DEMO_SIGN_UPS.length - index) }),
    reviewedAt: reviewed ? instant(demo) : null,
    ...(status && { status }),
    cancelledAt: status === 'cancelled' ? instant(demo) : null,
  };
  const client = await findDemoClient(demo, recordOfApplicant('signUp', signUp));
  await insertSignUp(demo, signUp, course, client);
  const about = { noun: 'signUp', id: signUp.id } as const;
  demo.record({ ...about, verb: 'submitted' }, byVisitor(signUp.receivedAt));
  if (signUp.cancelledAt) demo.record({ ...about, verb: 'cancelled' });
  else if (signUp.reviewedAt) demo.record({ ...about, verb: 'read' });
}

async function fillInEpisodes(demo: Change): Promise<void> {
  const episodes = DEMO_EPISODES.map((episode) => toEpisode(demo, episode));
  await demo.db.insertInto('episode').values(episodes).execute();
  for (const { id } of episodes) demo.record({ noun: 'episode', id, verb: 'created' });
}

function toEpisode(change: Change, { daysAgo, ...episode }: (typeof DEMO_EPISODES)[number]) {
  return {
    ...episode,
    id: `demo-${episode.number}`,
    day: daysLater(today(change), -daysAgo),
    audioUrl: '',
    audioBytes: 0,
    updatedAt: instant(change),
  };
}

function toPhotograph(change: Change, { kind, name, image }: (typeof DEMO_PHOTOGRAPHS)[number], index: number) {
  const subject = photographSubject(kind, name);
  const uncut = { focus: 'centre', zoom: 'whole' } as const;
  const [consentOn, storedAt] = [today(change), instant(change)];
  return { id: `demo-${index + 1}`, subject, image, ...uncut, alt: `Kresba: ${name}`, consentOn, storedAt };
}

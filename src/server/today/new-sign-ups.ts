import { ITEMS_MAX, type NewSignUps } from '#domain/today/today-item.ts';
import { EVERY_ROW } from '#server/search.ts';
import { seatsOfSignUp } from '#server/sign-ups/participants.ts';
import { matchingSignUps } from '#server/sign-ups/sign-up-list.ts';
import { stands } from './postponed.ts';
import type { TodayAsked, TodaySource } from './today-source.ts';

/** So many sign-ups are read for the courses that are shown; what is beyond comes once these are closed. */
const SIGN_UPS_MAX = 500;

/** New sign-ups, those of one course together: a course that is gone or has begun waits for nobody. */
export const newSignUps: TodaySource = {
  async count(asked) {
    const { count } = await newOnes(asked)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },
  async list(asked) {
    const courses = await newOnes(asked)
      .select(({ fn }) => ['courseId', fn.min('receivedAt').as('since')])
      .groupBy('courseId')
      .orderBy('since')
      .limit(ITEMS_MAX)
      .execute();
    const courseIds = courses.flatMap(({ courseId }) => courseId ?? []);
    if (courseIds.length === 0) return [];
    const signUps = await newOnes(asked)
      .select(['signUp.id', 'courseId', 'courseName', 'courseDate', 'courseCity', 'receivedAt'])
      .select(['applicant', 'firstName', 'lastName', 'companyName', seatsOfSignUp])
      .where('courseId', 'in', courseIds)
      .orderBy('receivedAt')
      .orderBy('signUp.id')
      .limit(SIGN_UPS_MAX)
      .execute();
    return [...Map.groupBy(signUps, ({ courseId }) => courseId).values()].map(toItem);
  },
};

function newOnes({ app, day, standing }: TodayAsked) {
  return matchingSignUps(app.db, { state: 'new' }, EVERY_ROW)
    .where('courseId', 'is not', null)
    .where('courseDate', '>=', day)
    .where(stands(standing, 'newSignUps', { id: 'signUp.id' }, day));
}

type Row = NewSignUps['signUps'][number] & {
  receivedAt: string;
  courseId: string | null;
  courseName: string;
  courseDate: string;
  courseCity: string;
};

function toItem(rows: Row[]): NewSignUps {
  const [{ courseId, courseName, courseDate, courseCity, receivedAt }] = rows as [Row];
  return {
    kind: 'newSignUps',
    ids: rows.map(({ id }) => id),
    since: receivedAt,
    course: { id: courseId ?? '', name: courseName, date: courseDate, city: courseCity },
    signUps: rows.map(({ courseId, courseName, courseDate, courseCity, receivedAt, ...signUp }) => signUp),
  };
}

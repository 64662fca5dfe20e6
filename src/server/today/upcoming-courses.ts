import { type Day, daysLater } from '#domain/day.ts';
import { dayOf } from '#domain/instant.ts';
import { idsOf } from '#domain/record-id.ts';
import type { ItemCourse, TodayKind, WaitingItem } from '#domain/today/today-item.ts';
import { workingDaysLater } from '#domain/working-days.ts';
import { SEATS } from '#server/courses/course-records.ts';
import type { Db } from '#server/db/database.ts';
import { isNamed, participantsOf, seatsOfSignUp } from '#server/sign-ups/participants.ts';
import { lacksLecturer } from '#server/staff/lecturers.ts';
import { hasTodayState } from './postponements.ts';
import type { TodayContext, TodaySource } from './today-source.ts';

/** How many days before a course its lecturer, its people and their names should be known. */
const DAYS_AHEAD = 7;

const [seatsTaken] = SEATS;

export const noLecturer: TodaySource = {
  async list(context) {
    const courses = await inDaysAhead(context, 'noLecturer').where(lacksLecturer(context.app.db)).execute();
    return courses.map((row): WaitingItem<'noLecturer'> => ({ kind: 'noLecturer', ...aboutCourse(row) }));
  },
};

export const belowMinimum: TodaySource = {
  async list(context) {
    const courses = await inDaysAhead(context, 'belowMinimum').select('minimum').where('minimum', '>', 0).execute();
    return courses
      .filter(({ minimum, seatsTaken }) => seatsTaken < minimum)
      .map((row): WaitingItem<'belowMinimum'> => {
        const { minimum, seatsTaken: taken } = row;
        return { kind: 'belowMinimum', ...aboutCourse(row), minimum, taken };
      });
  },
};

export const noNames: TodaySource = {
  async list(context) {
    const courses = await inDaysAhead(context, 'noNames').execute();
    const signUps = Map.groupBy(
      await listSignUpsWithoutNames(context.app.db, idsOf(courses)),
      ({ courseId }) => courseId,
    );
    return courses.flatMap((row): WaitingItem<'noNames'>[] => {
      const unnamedSignUps = signUps.get(row.id);
      return unnamedSignUps
        ? [{ kind: 'noNames', ...aboutCourse(row), signUps: unnamedSignUps.map(({ courseId, ...signUp }) => signUp) }]
        : [];
    });
  },
};

/** Courses until the next working day, including it: on a Friday those of the weekend and of Monday. */
export const upcomingCourse: TodaySource = {
  async list(context) {
    const until = workingDaysLater(context.day, 1);
    const courses = await openCourses(context, 'upcomingCourse', context.day, until).execute();
    return courses.map(
      (row): WaitingItem<'upcomingCourse'> => ({
        kind: 'upcomingCourse',
        ...aboutCourse(row),
        since: context.day,
        taken: row.seatsTaken,
      }),
    );
  },
};

type Row = { id: string; nameOfCourse: string; date: Day; city: string; createdAt: string; seatsTaken: number };

function courseOf({ id, nameOfCourse, date, city }: Row): ItemCourse {
  return { id, name: nameOfCourse, date, city };
}

/** What is missing is reported from that many days before the course, or since the course was created. */
function aboutCourse(row: Row) {
  const [, since = ''] = [daysLater(row.date, -DAYS_AHEAD), dayOf(row.createdAt)].sort();
  return { ids: [row.id], since, course: courseOf(row) };
}

function inDaysAhead(context: TodayContext, kind: TodayKind) {
  return openCourses(context, kind, daysLater(context.day, -1), daysLater(context.day, DAYS_AHEAD));
}

/** The courses after one day and until another that are open to participants, or hidden and have some. */
function openCourses(context: TodayContext, kind: TodayKind, after: Day, until: Day) {
  return context.app.db
    .selectFrom('course')
    .select(['course.id', 'nameOfCourse', 'date', 'city', 'course.createdAt', seatsTaken])
    .where('date', '>', after)
    .where('date', '<=', until)
    .where('cancelledAt', 'is', null)
    .where(({ or, eb, exists }) =>
      or([
        eb('status', '=', 'active'),
        eb('isPrivate', '=', 1),
        exists(participantsOf('confirmed').select('participant.id')),
      ]),
    )
    .where(hasTodayState(context, kind, 'course.id'))
    .orderBy('date')
    .orderBy('course.id');
}

/** The confirmed sign-ups of these courses that have unnamed participants. */
async function listSignUpsWithoutNames(db: Db, courseIds: readonly string[]) {
  if (courseIds.length === 0) return [];
  return db
    .selectFrom('signUp')
    .innerJoin('participant', (join) =>
      join.onRef('participant.signUpId', '=', 'signUp.id').onRef('participant.status', '=', 'signUp.status'),
    )
    .select(['signUp.id', 'courseId', 'applicant', 'signUp.firstName', 'signUp.lastName', 'companyName'])
    .select(['signUp.email', 'phone', seatsOfSignUp])
    .select(({ fn }) => fn.countAll<number>().as('unnamed'))
    .where('courseId', 'in', courseIds)
    .where('signUp.status', '=', 'confirmed')
    .where(({ not }) => not(isNamed))
    .groupBy('signUp.id')
    .orderBy('signUp.receivedAt')
    .execute();
}

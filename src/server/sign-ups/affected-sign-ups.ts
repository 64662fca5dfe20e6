import { type AffectedSignUps, NAMED_MAX } from '#domain/courses/course-change.ts';
import type { AffectedCourse } from '#domain/courses/course-publication.ts';
import { type ActiveStatus, APPLICANT_NAME, applicantName, type SignUpRecord } from '#domain/sign-ups/sign-up.ts';
import type { Db } from '#server/db/database.ts';
import { seatsOfSignUp } from './participants.ts';
import { toSignUp } from './sign-up-record.ts';

const ACTIVE_STATUSES: ActiveStatus[] = ['confirmed', 'waiting'];

/** The active sign-ups that a change or the end of a course concerns. */
export async function findAffected(db: Db, courseId: string): Promise<AffectedSignUps> {
  const activeSignUps = db
    .selectFrom('signUp')
    .where('courseId', '=', courseId)
    .where('status', 'in', ACTIVE_STATUSES);
  const [[course], signUps, groups] = await Promise.all([
    listAffectedCourses(db, [courseId]),
    activeSignUps
      .select([...APPLICANT_NAME, 'email', 'phone'])
      .orderBy('status')
      .orderBy('receivedAt')
      .orderBy('id')
      .execute(),
    activeSignUps
      .where('email', '!=', '')
      .select(({ fn }) => ['lastNotified', 'status', fn.countAll<number>().as('signUps')])
      .groupBy(['lastNotified', 'status'])
      .orderBy('status')
      .orderBy('lastNotified')
      .execute(),
  ]);
  const toCall = signUps.filter(({ email }) => email === '');
  return {
    held: course?.held ?? 0,
    waiting: course?.waiting ?? 0,
    names: signUps.slice(0, NAMED_MAX).map(applicantName),
    unnamed: Math.max(0, signUps.length - NAMED_MAX),
    toCall: toCall.map((signUp) => ({ name: applicantName(signUp), phone: signUp.phone })),
    lastNotified: groups.map(({ lastNotified, status, signUps }) => ({
      course: JSON.parse(lastNotified),
      status: status as ActiveStatus,
      signUps,
    })),
  };
}

/** Those of the courses that have participants, by day. */
export async function listAffectedCourses(db: Db, courseIds: readonly string[]): Promise<AffectedCourse[]> {
  if (courseIds.length === 0) return [];
  return db
    .selectFrom('participant')
    .innerJoin('signUp', 'signUp.id', 'participant.signUpId')
    .innerJoin('course', 'course.id', 'signUp.courseId')
    .select(({ fn }) => [
      ...(['course.id', 'course.nameOfCourse', 'course.date', 'course.city'] as const),
      fn.countAll<number>().filterWhere('participant.status', '=', 'confirmed').as('held'),
      fn.countAll<number>().filterWhere('participant.status', '=', 'waiting').as('waiting'),
    ])
    .where('course.id', 'in', courseIds)
    .where('participant.status', 'in', ACTIVE_STATUSES)
    .groupBy(['course.id', 'course.nameOfCourse', 'course.date', 'course.city'])
    .orderBy('course.date')
    .orderBy('course.id')
    .execute();
}

export type ActiveSignUp = SignUpRecord & { status: ActiveStatus };

/** The sign-ups of a course that hold seats, then those that wait for one, each by the time of receipt. */
export async function listActiveSignUps(db: Db, courseId: string): Promise<ActiveSignUp[]> {
  const rows = await db
    .selectFrom('signUp')
    .selectAll()
    .select(seatsOfSignUp)
    .where('courseId', '=', courseId)
    .where('status', 'in', ACTIVE_STATUSES)
    .orderBy('status')
    .orderBy('receivedAt')
    .orderBy('id')
    .execute();
  return rows.map((row) => toSignUp(row) as ActiveSignUp);
}

import { expect } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import type { TaughtCourse } from '#domain/courses/course.ts';
import type { App } from '#server/app.ts';
import { listCourses } from '#server/courses/course-queries.ts';
import type { CourseRecord } from '#server/courses/course-records.ts';
import { createCourse } from '#server/courses/courses.ts';
import { type Submission, submitSignUp } from '#server/sign-ups/sign-ups.ts';
import { aCourse, aSubmission, JANA } from './builders.ts';

/** Stores a course, unless overridden the one on offer in Žilina. */
export async function storedCourse(app: App, over: Partial<TaughtCourse> = {}): Promise<TaughtCourse> {
  const course = aCourse(over);
  expect(await app.change(JANA, (change) => createCourse(change, course))).toMatchObject({ outcome: 'saved' });
  return course;
}

/** All courses, or only the active ones, in one array. */
export async function everyCourse({ db }: Pick<App, 'db'>, { onlyActive = false } = {}): Promise<CourseRecord[]> {
  return (await Array.fromAsync(listCourses(db, { onlyActive }))).flat();
}

/** Signs a person up for the course; returns the id of the sign-up. */
export async function signedUp(app: App, course: { id: string }, over: Partial<Submission> = {}): Promise<string> {
  const submitted = await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course, over)));
  if (submitted.outcome !== 'stored') throw new Error(submitted.outcome);
  return submitted.id;
}

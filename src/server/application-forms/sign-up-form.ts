import { APPLICATION_FORMS, type ApplicationForm } from '#content/application-forms.ts';
import { formatDays } from '#domain/day.ts';
import { rosterOf } from '#domain/sign-ups/participant.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import type { CourseRecord } from '#server/courses/course-records.ts';
import { findCourseType } from '#server/courses/course-types.ts';
import { findCourse } from '#server/courses/courses.ts';
import type { Db } from '#server/db/database.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import { xmlText } from '#server/xml-text.ts';
import type { KnownFacts } from './known-facts.ts';

/** The application form of a course's type; undefined where there is none. */
export async function findApplicationForm(
  db: Db,
  course: Pick<CourseRecord, 'courseTypeId'> | undefined,
): Promise<ApplicationForm | undefined> {
  const type = course?.courseTypeId ? await findCourseType(db, course.courseTypeId) : undefined;
  return APPLICATION_FORMS.find(({ file }) => type?.form === `/prihlasky/${file}`);
}

/** What of a sign-up its course's form asks for. */
export async function knownOfSignUp(db: Db, signUp: SignUp): Promise<KnownFacts> {
  const [participants, course] = await Promise.all([
    listParticipants(db, signUp.id),
    signUp.courseId ? findCourse(db, signUp.courseId) : undefined,
  ]);
  const { names } = rosterOf(participants.filter(({ status }) => status === signUp.status));
  return {
    facts: {
      days: formatDays(signUp.courseDate, signUp.courseDateTo),
      place: xmlText([course?.place, signUp.courseCity].filter(Boolean).join(', ')),
      companyName: xmlText(signUp.companyName),
      contact: xmlText([signUp.firstName, signUp.lastName].filter(Boolean).join(' ')),
      phone: xmlText(signUp.phone),
      email: xmlText(signUp.email),
      seats: String(signUp.seats),
    },
    names: names.map(xmlText),
  };
}

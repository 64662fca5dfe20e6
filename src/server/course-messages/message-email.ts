import { hoursOf } from '#domain/courses/course-type.ts';
import { type EmailField, fieldsIn, fieldValues, merged, paragraphsOf } from '#domain/email-templates/email-field.ts';
import type { EmailText } from '#domain/email-templates/email-template-fields.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import type { CourseRecord } from '#server/courses/course-records.ts';
import { findCourseType } from '#server/courses/course-types.ts';
import type { Db } from '#server/db/database.ts';
import type { NewEmail } from '#server/emails/outbox.ts';
import { factsOf } from '#server/sign-ups/course-emails.ts';

/** A course with its hours or those of its type; empty if neither is set. */
export type MessagedCourse = Omit<CourseRecord, 'hours'> & { hours: string };

export async function findMessagedCourse(db: Db, id: string): Promise<MessagedCourse | undefined> {
  const course = await findCourse(db, id);
  const type = course?.courseTypeId ? await findCourseType(db, course.courseTypeId) : undefined;
  return course && { ...course, hours: hoursOf(course, type) };
}

/** The fields of a text that are empty for this course, and so in every email about it. */
export function emptyFields({ subject, body }: EmailText, course: MessagedCourse): EmailField[] {
  const values = fieldValues(course, 1);
  return fieldsIn(`${subject}\n${body}`).filter((field) => values[field] === '');
}

/** The email to one applicant. */
export function messageEmail(
  { subject, body }: EmailText,
  course: MessagedCourse,
  signUp: SignUp,
): NewEmail<'courseMessage'> {
  const values = fieldValues(course, signUp.seats);
  const title = merged(subject, values);
  const paragraphs = paragraphsOf(merged(body, values));
  return {
    kind: 'courseMessage',
    about: { noun: 'signUp', id: signUp.id },
    recipient: signUp.email,
    facts: { ...factsOf(signUp, course), title, paragraphs },
  };
}

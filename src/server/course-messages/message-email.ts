import { hoursOf } from '#domain/courses/course-type.ts';
import {
  type EmailField,
  type FieldValues,
  fieldsIn,
  fieldValues,
  merged,
  NAMES_FIELD,
  paragraphsOf,
} from '#domain/email-templates/email-field.ts';
import type { EmailText } from '#domain/email-templates/email-template-fields.ts';
import { namingEnd } from '#domain/sign-ups/names-link.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import { type Clock, today } from '#server/clock.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import type { CourseRecord } from '#server/courses/course-records.ts';
import { findCourseType } from '#server/courses/course-types.ts';
import type { Db } from '#server/db/database.ts';
import type { NewEmail } from '#server/emails/outbox.ts';
import { factsOf } from '#server/sign-ups/course-emails.ts';
import { namesPeople } from '#server/sign-ups/sign-up-emails.ts';

/** A course with its hours or those of its type; empty if neither is set. */
export type MessagedCourse = Omit<CourseRecord, 'hours'> & { hours: string };

export async function findMessagedCourse(db: Db, id: string): Promise<MessagedCourse | undefined> {
  const course = await findCourse(db, id);
  const type = course?.courseTypeId ? await findCourseType(db, course.courseTypeId) : undefined;
  return course && { ...course, hours: hoursOf(course, type) };
}

/** The values of the fields for one of the course's applicants. */
export function valuesFor(reading: Clock, course: MessagedCourse, signUp: SignUp): FieldValues {
  const mayNamePeople = namesPeople(signUp) && !namingEnd(signUp, today(reading));
  return fieldValues(course, { seats: signUp.seats, namesPeople: mayNamePeople });
}

/** The fields of a text that are empty for this applicant. */
export function emptyFields({ subject, body }: EmailText, values: FieldValues): EmailField[] {
  return fieldsIn(`${subject}\n${body}`).filter((field) => values[field] === '');
}

/** True if the text contains the button for naming participants and the applicant may name them. */
export function containsNamesLink({ body }: EmailText, values: FieldValues): boolean {
  return fieldsIn(body).includes(NAMES_FIELD) && values[NAMES_FIELD] !== '';
}

/** The email to one applicant. */
export function messageEmail(
  { subject, body }: EmailText,
  course: MessagedCourse,
  signUp: SignUp,
  { values, namesCode }: { values: FieldValues; namesCode: string | undefined },
): NewEmail<'courseMessage'> {
  const title = merged(subject, values);
  const paragraphs = paragraphsOf(merged(body, values));
  return {
    kind: 'courseMessage',
    about: { noun: 'signUp', id: signUp.id },
    recipient: signUp.email,
    facts: { ...factsOf(signUp, course), namesCode, title, paragraphs },
  };
}

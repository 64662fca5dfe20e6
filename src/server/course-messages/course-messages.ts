import { randomUUID } from 'node:crypto';
import type { CourseMessage } from '#domain/course-messages/course-message-fields.ts';
import { audienceOf, type Recipient } from '#domain/course-messages/recipient.ts';
import { hoursOf } from '#domain/courses/course-type.ts';
import { type EmailField, fieldsIn, fieldValues, merged, paragraphsOf } from '#domain/email-templates/email-field.ts';
import type { EmailText } from '#domain/email-templates/email-template-fields.ts';
import { idsOf } from '#domain/record-id.ts';
import { applicantName, type SignUp } from '#domain/sign-ups/sign-up.ts';
import type { App } from '#server/app.ts';
import type { StaffChange } from '#server/change.ts';
import type { Reading } from '#server/clock.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import type { CourseRecord } from '#server/courses/course-records.ts';
import type { Db } from '#server/db/database.ts';
import { type Attachment, storeEnclosures } from '#server/emails/email-attachments.ts';
import { previewEmail } from '#server/emails/email-document.ts';
import { withFailedEmailFlag } from '#server/emails/failed-emails.ts';
import { bouncedAmong } from '#server/emails/mailboxes.ts';
import { enqueueEmails } from '#server/emails/outbox.ts';
import { listActiveSignUps } from '#server/sign-ups/affected-sign-ups.ts';
import { emailToApplicant } from '#server/sign-ups/sign-up-emails.ts';
import { courseColumns } from '#server/sign-ups/sign-up-record.ts';
import { claimOf, claimSubmission, filesToCompare } from '#server/submissions.ts';

type MessageOutcome =
  | { outcome: 'sent' | 'not-found' | 'no-recipients' }
  /** Nothing is sent: the course has no value for these fields. */
  | { outcome: 'fields-empty'; fields: EmailField[] };

/**
 * Sends an email to each chosen sign-up of a course that has an e-mail address. The same message from the same member
 * of staff within the hour is sent only once, unless staff have dropped all its emails.
 */
export async function sendCourseMessage(
  change: StaffChange<'office'>,
  courseId: string,
  message: CourseMessage,
  files: readonly Attachment[],
): Promise<MessageOutcome> {
  await change.lock('course', courseId);
  const course = await findMessagedCourse(change.db, courseId);
  if (!course) return { outcome: 'not-found' };
  const recipients = audienceOf(await listActiveSignUps(change.db, courseId), message).filter(({ email }) => email);
  if (recipients.length === 0) return { outcome: 'no-recipients' };
  const fields = emptyFields(message, course);
  if (fields.length > 0 && !message.emptyAllowed) return { outcome: 'fields-empty', fields };
  // compares the finished emails, not the template: after a correction of the course they differ
  const texts = recipients.map((signUp) => messageEmail(message, course, signUp));
  const claim = claimOf(['courseMessage', change.actor.id, courseId, texts, filesToCompare(files)]);
  const ids = idsOf(recipients);
  const earlier = await claimSubmission(change, claim, randomUUID(), (_, sentAt) =>
    findUndroppedEmail(change.db, ids, sentAt),
  );
  if (earlier) return { outcome: 'sent' };
  const enclosureIds = await storeEnclosures(change, files);
  await enqueueEmails(
    change,
    texts.map((email) => ({ ...email, enclosureIds, waitsForUndo: true })),
  );
  for (const id of ids) {
    change.record({ noun: 'signUp', id, verb: 'messageSent', after: { subject: message.subject } });
  }
  return { outcome: 'sent' };
}

/** The email as the first of these applicants would get it now; undefined where there is none. */
export async function previewCourseMessage(
  app: App,
  courseId: string,
  text: EmailText,
  audience: Pick<CourseMessage, 'audience' | 'chosen'>,
  origin: string,
): Promise<string | undefined> {
  const course = await findMessagedCourse(app.db, courseId);
  const activeSignUps = await listActiveSignUps(app.db, courseId);
  const [signUp = activeSignUps[0]] = audienceOf(activeSignUps, audience);
  if (!course || !signUp) return undefined;
  return previewEmail(app, messageEmail(text, course, signUp), origin);
}

/** A text as the applicant who signed up last would get it; undefined where there is none. */
export async function previewTemplate(app: App, text: EmailText, origin: string): Promise<string | undefined> {
  const last = await app.db
    .selectFrom('signUp')
    .select('courseId')
    .where('courseId', 'is not', null)
    .where('status', '!=', 'cancelled')
    .orderBy('receivedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last?.courseId) return undefined;
  return previewCourseMessage(app, last.courseId, text, { audience: 'confirmed', chosen: [] }, origin);
}

/** An email of the message sent to these sign-ups at that instant, unless staff have dropped them all. */
function findUndroppedEmail(db: Db, signUpIds: readonly string[], sentAt: string) {
  return db
    .selectFrom('email')
    .select('id')
    .where('kind', '=', 'courseMessage')
    .where('aboutNoun', '=', 'signUp')
    .where('aboutId', 'in', signUpIds)
    .where('createdAt', '=', sentAt)
    .where('status', '!=', 'dropped')
    .limit(1)
    .executeTakeFirst();
}

/** A course with its hours or those of its type; empty if neither is set. */
type MessagedCourse = Omit<CourseRecord, 'hours'> & { hours: string };

export async function findMessagedCourse(db: Db, id: string): Promise<MessagedCourse | undefined> {
  const course = await findCourse(db, id);
  return course && { ...course, hours: hoursOf(course) };
}

/** The fields of a text that are empty for this course, and so in every email about it. */
function emptyFields({ subject, body }: EmailText, course: MessagedCourse): EmailField[] {
  const values = fieldValues(course, 1);
  return fieldsIn(`${subject}\n${body}`).filter((field) => values[field] === '');
}

/** The email to one applicant. */
function messageEmail({ subject, body }: EmailText, course: MessagedCourse, signUp: SignUp) {
  const values = fieldValues(course, signUp.seats);
  const title = merged(subject, values);
  const paragraphs = paragraphsOf(merged(body, values));
  return emailToApplicant('courseMessage', { ...signUp, ...courseColumns(course) }, course, { title, paragraphs });
}

/** The applicants of a course to choose recipients from: those with seats, then those who wait. */
export async function listRecipients(app: Reading, courseId: string): Promise<Recipient[]> {
  const signUps = await withFailedEmailFlag(app.db, 'signUp', await listActiveSignUps(app.db, courseId));
  const emails = signUps.map(({ email }) => email).filter(Boolean);
  const bounced = await bouncedAmong(app, emails);
  return signUps.map((signUp) => ({
    id: signUp.id,
    name: applicantName(signUp),
    status: signUp.status,
    seats: signUp.seats,
    email: signUp.email,
    phone: signUp.phone,
    isBounced: bounced.has(signUp.email),
    hasFailedEmail: signUp.hasFailedEmail,
  }));
}

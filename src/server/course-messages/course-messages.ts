import { randomUUID } from 'node:crypto';
import type { CourseMessage } from '#domain/course-messages/course-message-fields.ts';
import { audienceOf } from '#domain/course-messages/recipient.ts';
import type { EmailField } from '#domain/email-templates/email-field.ts';
import type { EmailText } from '#domain/email-templates/email-template-fields.ts';
import { applicantName, type SignUp } from '#domain/sign-ups/sign-up.ts';
import type { App } from '#server/app.ts';
import type { StaffChange } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import type { Attachment } from '#server/emails/email-attachments.ts';
import { findSender, shownHtml, writeDocument } from '#server/emails/email-document.ts';
import { storeEnclosures } from '#server/emails/enclosures.ts';
import { enqueueEmails, type NewEmail } from '#server/emails/outbox.ts';
import { listActiveSignUps } from '#server/sign-ups/affected-sign-ups.ts';
import { claimOf, claimSubmission, filesToCompare } from '#server/submissions.ts';
import { emptyFields, findMessagedCourse, messageEmail, valuesFor } from './message-email.ts';

export type MessageOutcome =
  | { outcome: 'sent' | 'not-found' | 'no-recipients' }
  /** Nothing is sent: these fields are empty for these applicants. */
  | { outcome: 'fields-empty'; empty: EmptyField[] };

export interface EmptyField {
  field: EmailField;
  names: string[];
}

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
  const recipients = audienceOf(await listActiveSignUps(change.db, courseId), message)
    .filter(({ email }) => email)
    .map((signUp) => ({ signUp, values: valuesFor(course, signUp) }));
  if (recipients.length === 0) return { outcome: 'no-recipients' };
  const empty = listEmptyFields(
    recipients.map(({ signUp, values }) => ({ signUp, fields: emptyFields(message, values) })),
  );
  if (empty.length > 0 && !message.emptyAllowed) return { outcome: 'fields-empty', empty };
  // compares the finished emails, not the template: after a correction of the course they differ
  const texts = recipients.map(({ signUp, values }) => messageEmail(message, course, signUp, values));
  const claim = claimOf(['courseMessage', change.actor.id, courseId, texts, filesToCompare(files)]);
  const ids = recipients.map(({ signUp }) => signUp.id);
  const earlier = await claimSubmission(change, claim, randomUUID(), (_, sentAt) =>
    findUndroppedEmail(change.db, ids, sentAt),
  );
  if (earlier) return { outcome: 'sent' };
  const enclosureIds = await storeEnclosures(change, files);
  const emails: NewEmail<'courseMessage'>[] = [];
  for (const { signUp, values } of recipients) {
    emails.push({
      ...messageEmail(message, course, signUp, values),
      enclosureIds,
      waitsForUndo: true,
    });
  }
  await enqueueEmails(change, emails);
  for (const { signUp } of recipients) {
    change.record({ noun: 'signUp', id: signUp.id, verb: 'messageSent', after: { subject: message.subject } });
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
  const values = valuesFor(course, signUp);
  const email = messageEmail(text, course, signUp, values);
  return shownHtml(writeDocument(email, await findSender(app)), origin);
}

function listEmptyFields(emails: readonly { signUp: SignUp; fields: EmailField[] }[]): EmptyField[] {
  const fields = new Set(emails.flatMap(({ fields }) => fields));
  return [...fields].map((field) => ({
    field,
    names: emails.filter(({ fields }) => fields.includes(field)).map(({ signUp }) => applicantName(signUp)),
  }));
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

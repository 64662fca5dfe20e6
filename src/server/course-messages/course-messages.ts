import { randomUUID } from 'node:crypto';
import type { CourseMessage } from '#domain/course-messages/course-message-fields.ts';
import { audienceOf } from '#domain/course-messages/recipient.ts';
import type { LetterField } from '#domain/letter-templates/letter-field.ts';
import type { LetterWords } from '#domain/letter-templates/letter-template-fields.ts';
import { applicantName, type SignUp } from '#domain/sign-ups/sign-up.ts';
import { UNDO_SECONDS_IN_ALL } from '#domain/undo.ts';
import type { App } from '#server/app.ts';
import type { StaffChange } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import { storeEnclosures } from '#server/letters/enclosures.ts';
import type { Attachment } from '#server/letters/letter-attachments.ts';
import { findSender, shownHtml, writeDocument } from '#server/letters/letter-document.ts';
import { enqueueLetters, type NewLetter } from '#server/letters/outbox.ts';
import { listStandingSignUps } from '#server/sign-ups/concerned-sign-ups.ts';
import { createNamesLink } from '#server/sign-ups/names-link.ts';
import { CODE_IN_PREVIEW } from '#server/sign-ups/sign-up-letters.ts';
import { claimSubmission, filesToCompare, fingerprintOf } from '#server/submissions.ts';
import { bringsNamesLink, emptyFields, findMessagedCourse, messageLetter, valuesFor } from './message-letter.ts';

export type MessageOutcome =
  | { outcome: 'sent' | 'not-found' | 'nobody' }
  /** Nothing is sent: these fields say nothing to these applicants. */
  | { outcome: 'fields-empty'; empty: EmptyField[] };

export interface EmptyField {
  field: LetterField;
  names: string[];
}

/** Leaves as late as what can be undone: until then it can be dropped in the post. */
const DELAY = { delaySeconds: UNDO_SECONDS_IN_ALL };

/**
 * Writes to people of a course, a letter for each sign-up that left an e-mail. The same from the same person within the
 * hour is one message, however often the button was pressed, unless none of its letters is to leave any more.
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
  const reached = audienceOf(await listStandingSignUps(change.db, courseId), message)
    .filter(({ email }) => email)
    .map((signUp) => ({ signUp, values: valuesFor(change, course, signUp) }));
  if (reached.length === 0) return { outcome: 'nobody' };
  const empty = emptyIn(reached.map(({ signUp, values }) => ({ signUp, fields: emptyFields(message, values) })));
  if (empty.length > 0 && !message.emptyAllowed) return { outcome: 'fields-empty', empty };
  // what the letters say counts, not the text they are made of: of a course that was corrected they say something else
  const texts = reached.map(({ signUp, values }) =>
    messageLetter(message, course, signUp, { values, namesCode: undefined }),
  );
  const fingerprint = fingerprintOf(['courseMessage', change.actor.id, courseId, texts, filesToCompare(files)]);
  const ids = reached.map(({ signUp }) => signUp.id);
  const earlier = await claimSubmission(change, { fingerprint, subjectId: randomUUID() }, (_, sentAt) =>
    findUndroppedLetter(change.db, ids, sentAt),
  );
  if (earlier) return { outcome: 'sent' };
  const enclosureIds = await storeEnclosures(change, files);
  const letters: NewLetter<'courseMessage'>[] = [];
  for (const { signUp, values } of reached) {
    const namesCode = bringsNamesLink(message, values) ? await createNamesLink(change, signUp.id) : undefined;
    letters.push({ ...messageLetter(message, course, signUp, { values, namesCode }), enclosureIds, ...DELAY });
  }
  await enqueueLetters(change, letters);
  for (const { signUp } of reached) {
    change.record({ noun: 'signUp', id: signUp.id, verb: 'messageSent', after: { subject: message.subject } });
  }
  return { outcome: 'sent' };
}

/** The letter as the first of these applicants would get it now; undefined where there is none. */
export async function previewCourseMessage(
  app: App,
  courseId: string,
  words: LetterWords,
  audience: Pick<CourseMessage, 'audience' | 'chosen'>,
  origin: string,
): Promise<string | undefined> {
  const course = await findMessagedCourse(app.db, courseId);
  const standing = await listStandingSignUps(app.db, courseId);
  const [signUp = standing[0]] = audienceOf(standing, audience);
  if (!course || !signUp) return undefined;
  const values = valuesFor(app, course, signUp);
  const namesCode = bringsNamesLink(words, values) ? CODE_IN_PREVIEW : undefined;
  const letter = messageLetter(words, course, signUp, { values, namesCode });
  return shownHtml(writeDocument(letter, await findSender(app)), origin);
}

function emptyIn(letters: readonly { signUp: SignUp; fields: LetterField[] }[]): EmptyField[] {
  const fields = new Set(letters.flatMap(({ fields }) => fields));
  return [...fields].map((field) => ({
    field,
    names: letters.filter(({ fields }) => fields.includes(field)).map(({ signUp }) => applicantName(signUp)),
  }));
}

/** A letter of the message these sign-ups were sent at that instant, unless staff have dropped them all. */
function findUndroppedLetter(db: Db, signUpIds: readonly string[], sentAt: string) {
  return db
    .selectFrom('letter')
    .select('id')
    .where('kind', '=', 'courseMessage')
    .where('aboutNoun', '=', 'signUp')
    .where('aboutId', 'in', signUpIds)
    .where('createdAt', '=', sentAt)
    .where('status', '!=', 'dropped')
    .limit(1)
    .executeTakeFirst();
}

import { randomUUID } from 'node:crypto';
import { type CourseStage, courseStage, type LinkedCourse } from '#domain/courses/course.ts';
import { isShownTo } from '#domain/courses/course-access.ts';
import type { Day } from '#domain/day.ts';
import type { PayerEntry } from '#domain/payers/payer-fields.ts';
import { isSameVisitor } from '#domain/sign-ups/earlier-sign-up.ts';
import type { ActiveStatus, Consent, SignUpRecord } from '#domain/sign-ups/sign-up.ts';
import type { CourseReference, SignUpFields } from '#domain/sign-ups/sign-up-fields.ts';
import type { Change, VisitorsChange } from '#server/change.ts';
import { recordOfApplicant } from '#server/clients/client-record.ts';
import { findOrCreateClient } from '#server/clients/find-or-create-client.ts';
import { today } from '#server/clock.ts';
import { findActiveCourseByFacts, lockCourse } from '#server/courses/course-queries.ts';
import type { Db } from '#server/db/database.ts';
import { countTowardsQuota } from '#server/emails/mailboxes.ts';
import { movedValues, storePayer } from '#server/payers/payers.ts';
import { intact } from '#server/stored-files/file-sum.ts';
import { type CallersKey, claimOf, claimSubmission, sortedFields, withdrawSubmission } from '#server/submissions.ts';
import { findEarlierSignUp, insertSignUp, newSignUp } from './new-sign-up.ts';
import { seatsOfSignUp } from './participants.ts';
import { enqueueFirstEmails } from './sign-up-emails.ts';
import { type NewFile, storeFiles, withoutBytes } from './sign-up-files.ts';
import { toSignUp } from './sign-up-record.ts';

export interface Submission {
  course: CourseReference;
  fields: SignUpFields;
  files: NewFile[];
  consent: Consent;
  /** Undefined where nothing of it was entered. */
  payer?: PayerEntry | undefined;
  /** Whether a sender who is probably signed up already has to confirm first. */
  isRepeatQuestioned?: boolean;
  key?: CallersKey | undefined;
}

export type SubmitOutcome =
  | { outcome: 'stored'; id: string; status: ActiveStatus }
  | { outcome: 'course-gone' | 'repeated' }
  | { outcome: 'course-closed'; stage: Exclude<CourseStage, 'open'> };

/**
 * Stores a sign-up with its files and emails, seats counted under the course's lock, so that a course is never oversold
 * (decisions: Courses, Forms). A repeated submission (`claimSubmission`) gets the answer of the first one, with its
 * present state, and is not stored again. Throws `KeyReused`.
 */
export async function submitSignUp(change: VisitorsChange, submission: Submission): Promise<SubmitOutcome> {
  const { db } = change;
  const course = await lockReferredCourse(change, submission.course);
  if (!course) return { outcome: 'course-gone' };
  const id = randomUUID();
  const claim = claimOf(comparable(course.id, submission), submission.key);
  const earlier = await claimSubmission(change, claim, id, (id) => findPlace(db, id));
  if (earlier) return { outcome: 'stored', ...earlier };
  const refusal =
    whyRefused(course, submission.course, today(change)) ?? (await whyQuestioned(db, course.id, submission));
  if (refusal) {
    await withdrawSubmission(change, claim);
    return refusal;
  }
  const signUp = await newSignUp(change, id, course, submission);
  await insertSignUp(change, signUp, course, await findOrCreateClient(change, recordOfApplicant('signUp', signUp)));
  const { payer } = submission;
  if (payer) await storePayer(change, id, { ...payer.payer, version: 1 });
  await storeFiles(change, signUp.id, submission.files);
  await enqueueFirstEmails(change, signUp, course, {
    files: submission.files.map(withoutBytes),
    heldBecause: await countTowardsQuota(change, signUp.email),
  });
  change.record({ noun: 'signUp', id, verb: 'submitted', after: { status: signUp.status, ...movedValues(payer) } });
  return { outcome: 'stored', id, status: signUp.status };
}

export async function findSignUp(db: Db, id: string): Promise<SignUpRecord | undefined> {
  const row = await db.selectFrom('signUp').selectAll().select(seatsOfSignUp).where('id', '=', id).executeTakeFirst();
  return row && toSignUp(row);
}

/** The files of a sign-up without their bytes. */
export function listSignUpFiles(db: Db, signUpId: string) {
  return db
    .selectFrom('signUpFile')
    .select(['id', 'signUpId', 'name', 'mediaType', 'sizeBytes', 'caution'])
    .where('signUpId', '=', signUpId)
    .orderBy('position')
    .execute();
}

/** One file with its bytes; throws `DamagedFile` where they are not those that were stored. */
export async function findSignUpFile(db: Db, signUpId: string, fileId: string) {
  const file = await db
    .selectFrom('signUpFile')
    .selectAll()
    .where('signUpId', '=', signUpId)
    .where('id', '=', fileId)
    .executeTakeFirst();
  return file && intact(file);
}

/** The course as it is under its lock. */
async function lockReferredCourse(change: Change, reference: CourseReference): Promise<LinkedCourse | undefined> {
  const id = 'courseId' in reference ? reference.courseId : (await findActiveCourseByFacts(change.db, reference))?.id;
  return id === undefined ? undefined : lockCourse(change, id);
}

/** The place of a sign-up on its course; undefined where it was cancelled or there is none. */
async function findPlace(db: Db, id: string): Promise<{ id: string; status: ActiveStatus } | undefined> {
  const signUp = await db.selectFrom('signUp').select(['id', 'status']).where('id', '=', id).executeTakeFirst();
  return signUp && signUp.status !== 'cancelled' ? { id, status: signUp.status } : undefined;
}

/** Why a course takes no sign-ups today by this reference. */
function whyRefused(
  course: LinkedCourse,
  reference: CourseReference,
  today: Day,
): Exclude<SubmitOutcome, { outcome: 'stored' }> | undefined {
  const code = 'courseCode' in reference ? reference.courseCode : undefined;
  if (!isShownTo(code, course)) return { outcome: 'course-gone' };
  const stage = courseStage(course, today);
  return stage === 'open' ? undefined : { outcome: 'course-closed', stage };
}

async function whyQuestioned(
  db: Db,
  courseId: string,
  { fields, isRepeatQuestioned }: Submission,
): Promise<{ outcome: 'repeated' } | undefined> {
  if (!isRepeatQuestioned) return undefined;
  const earlier = await findEarlierSignUp(db, courseId, fields, isSameVisitor);
  return earlier && { outcome: 'repeated' };
}

/** Everything that is equal in two submissions of the same sign-up; a file counts by its name and hash. */
function comparable(courseId: string, { fields, consent, payer, files }: Submission): unknown[] {
  const sentFiles = files.map(({ name, sha256 }) => [name, sha256]);
  return [
    'signUp',
    courseId,
    sortedFields(fields),
    consent,
    sentFiles,
    ...(payer ? [sortedFields(payer.payer)] : []),
  ];
}

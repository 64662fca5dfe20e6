import { randomUUID, subtle } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type CourseStage, type CourseWithSeats, courseStage } from '#domain/course.ts';
import { PRIVACY_NOTICE_VERSION } from '#domain/privacy-notice.ts';
import { seatOutcome, seatsWanted } from '#domain/seats.ts';
import { type Consent, type SignUp, type SignUpRecord, searchText, type ToldCourse } from '#domain/sign-up.ts';
import type { CourseReference, SignUpFields } from '#domain/sign-up-fields.ts';
import { type Upload, uploadMediaType } from '#domain/upload.ts';
import type { App } from './app.ts';
import { instant, today } from './clock.ts';
import { findActiveCourseByFacts, findCourse } from './courses.ts';
import type { Db } from './db/database.ts';
import { enqueueApplicantLetter, enqueueStaffLetter } from './sign-up-letters.ts';

export interface Submission {
  course: CourseReference;
  fields: SignUpFields;
  uploads: Upload[];
  consent: Consent;
}

export type SubmitOutcome =
  | { outcome: 'stored'; id: string; status: 'confirmed' | 'waiting' }
  | { outcome: 'course-gone' }
  | { outcome: 'course-closed'; stage: Exclude<CourseStage, 'open'> };

/**
 * Stores a sign-up with its files and letters in one transaction, seats counted under the course's lock,
 * so that a course is never oversold (decisions: Courses, Forms).
 */
export async function submitSignUp(app: App, submission: Submission): Promise<SubmitOutcome> {
  const referred = await findReferredCourse(app.db, submission.course);
  if (!referred) return { outcome: 'course-gone' };
  const uploads = await Promise.all(submission.uploads.map(withDigest));
  const result = await app.holdingCourse(app.db, referred.id, async (db): Promise<SubmitOutcome> => {
    const course = await findCourse(db, referred.id);
    if (course?.status !== 'active') return { outcome: 'course-gone' };
    const stage = courseStage(course, today(app));
    if (stage !== 'open') return { outcome: 'course-closed', stage };
    const signUp = newSignUp(app, course, submission);
    await db
      .insertInto('signUp')
      .values({ ...signUp, told: toldColumn(course), searchText: searchText(signUp) })
      .execute();
    const files = await storeUploads(db, signUp.id, uploads);
    await enqueueApplicantLetter(app, db, signUp, course);
    await enqueueStaffLetter(app, db, signUp, course, files);
    return { outcome: 'stored', id: signUp.id, status: signUp.status as 'confirmed' | 'waiting' };
  });
  if (result.outcome === 'stored') {
    app.changes.announce('courses');
    app.changes.announce('letters');
  }
  return result;
}

export async function findSignUp(db: Db, id: string): Promise<SignUpRecord | undefined> {
  const row = await db.selectFrom('signUp').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { ...row, told: JSON.parse(row.told) };
}

/** What a course's applicant is told of it, as the sign-up keeps it. */
export function toldColumn({ nameOfCourse, date, dateTo, place, city }: ToldCourse): string {
  return JSON.stringify({ nameOfCourse, date, dateTo, place, city });
}

/** The files of a sign-up without their bytes. */
export function listSignUpFiles(db: Db, signUpId: string) {
  return db
    .selectFrom('signUpFile')
    .select(['id', 'name', 'mediaType', 'sizeBytes'])
    .where('signUpId', '=', signUpId)
    .orderBy('position')
    .execute();
}

/** One file with its bytes. */
export function findSignUpFile(db: Db, signUpId: string, fileId: string) {
  return db
    .selectFrom('signUpFile')
    .selectAll()
    .where('signUpId', '=', signUpId)
    .where('id', '=', fileId)
    .executeTakeFirst();
}

function findReferredCourse(db: Db, reference: CourseReference): Promise<CourseWithSeats | undefined> {
  return 'courseId' in reference ? findCourse(db, reference.courseId) : findActiveCourseByFacts(db, reference);
}

function newSignUp(app: App, course: CourseWithSeats, { fields, consent }: Submission): SignUp {
  const seats = seatsWanted(fields.applicant, fields.numberOfWorkers);
  return {
    ...fields,
    id: randomUUID(),
    courseId: course.id,
    courseName: course.nameOfCourse,
    courseDate: course.date,
    courseDateTo: course.dateTo,
    courseCity: course.city,
    seats,
    consent,
    consentVersion: consent === 'given' ? PRIVACY_NOTICE_VERSION : null,
    status: seatOutcome(course, seats),
    receivedAt: instant(app),
    reviewedAt: null,
    cancelledAt: null,
    restoredAt: null,
    restorations: 0,
  };
}

interface DigestedUpload extends Upload {
  sha256: string;
}

/** Made beside the event loop, and before the course is locked. */
async function withDigest({ name, bytes }: Upload): Promise<DigestedUpload> {
  const digest = await subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return { name, bytes, sha256: new Uint8Array(digest).toHex() };
}

/** Answers the stored files without their bytes. */
async function storeUploads(db: Db, signUpId: string, uploads: DigestedUpload[]) {
  const files: { id: string; name: string; sizeBytes: number }[] = [];
  for (const [position, { name, bytes, sha256 }] of uploads.entries()) {
    // writing a large one holds everybody up: who waits has a turn in between
    await setImmediate();
    const file = { id: randomUUID(), name, sizeBytes: bytes.length };
    await db
      .insertInto('signUpFile')
      .values({
        ...file,
        signUpId,
        position,
        mediaType: uploadMediaType(name) ?? 'application/octet-stream',
        sha256,
        bytes,
      })
      .execute();
    files.push(file);
  }
  return files;
}

import { createHash, randomUUID } from 'node:crypto';
import type { CourseWithSeats } from '#domain/course.ts';
import { hasStarted } from '#domain/course.ts';
import { PRIVACY_NOTICE_VERSION } from '#domain/privacy-notice.ts';
import { freeSeats, seatOutcome, seatsWanted } from '#domain/seats.ts';
import {
  allowsMove,
  type Consent,
  type SignUp,
  type SignUpMove,
  type SignUpState,
  searchText,
} from '#domain/sign-up.ts';
import type { CourseReference, SignUpFields } from '#domain/sign-up-fields.ts';
import { type Upload, uploadMediaType } from '#domain/upload.ts';
import type { App } from './app.ts';
import { instant, today } from './clock.ts';
import { findActiveCourseByFacts, findCourse } from './courses.ts';
import type { Db } from './db/database.ts';
import { holdsText } from './search.ts';
import { enqueueApplicantLetter, enqueueStaffLetter } from './sign-up-letters.ts';

export interface Submission {
  course: CourseReference;
  fields: SignUpFields;
  uploads: Upload[];
  consent: Consent;
}

export type SubmitOutcome =
  | { outcome: 'stored'; id: string; status: 'confirmed' | 'waiting' }
  | { outcome: 'course-gone' | 'course-past' };

/**
 * Stores a sign-up with its files and letters in one transaction, seats counted under the course's lock,
 * so that a course is never oversold (decisions: Courses, Forms).
 */
export async function submitSignUp(app: App, submission: Submission): Promise<SubmitOutcome> {
  const referred = await findReferredCourse(app.db, submission.course);
  if (!referred) return { outcome: 'course-gone' };
  const result = await app.holdingCourse(app.db, referred.id, async (db): Promise<SubmitOutcome> => {
    const course = await findCourse(db, referred.id);
    if (course?.status !== 'active') return { outcome: 'course-gone' };
    if (hasStarted(course, today(app))) return { outcome: 'course-past' };
    const signUp = newSignUp(app, course, submission);
    await db
      .insertInto('signUp')
      .values({ ...signUp, cancelledAt: null, searchText: searchText(signUp) })
      .execute();
    await storeUploads(db, signUp.id, submission.uploads);
    await enqueueApplicantLetter(app, db, signUp, course);
    await enqueueStaffLetter(app, db, signUp, course, submission.uploads);
    return { outcome: 'stored', id: signUp.id, status: signUp.status as 'confirmed' | 'waiting' };
  });
  if (result.outcome === 'stored') {
    app.changes.announce('courses');
    app.changes.announce('letters');
  }
  return result;
}

export type MoveOutcome =
  | { outcome: 'done' }
  | { outcome: 'not-found' | 'not-allowed' }
  | { outcome: 'no-seats'; free: number; wanted: number };

interface MoveOptions {
  /** Whether the applicant is told by letter. */
  sendLetter: boolean;
}

/**
 * Staff confirm a sign-up: a new one counts as seen; a substitute gets seats if there are enough, and a
 * letter that says so. A new one has had its letter already.
 */
export function confirmSignUp(app: App, id: string, { sendLetter }: MoveOptions): Promise<MoveOutcome> {
  return moveSignUp(app, id, 'confirm', async (db, signUp, course) => {
    const reviewedAt = instant(app);
    if (signUp.status === 'waiting') {
      if (course && seatOutcome(course, signUp.seats) === 'waiting') {
        return { outcome: 'no-seats', free: freeSeats(course), wanted: signUp.seats };
      }
      const confirmed: SignUp = { ...signUp, status: 'confirmed', reviewedAt };
      if (sendLetter) await enqueueApplicantLetter(app, db, confirmed, course);
    }
    await db.updateTable('signUp').set({ status: 'confirmed', reviewedAt }).where('id', '=', id).execute();
    return { outcome: 'done' };
  });
}

/** Staff cancel a sign-up: its seats are free at once and the applicant gets a letter. */
export function cancelSignUp(app: App, id: string, { sendLetter }: MoveOptions): Promise<MoveOutcome> {
  return moveSignUp(app, id, 'cancel', async (db, signUp, course) => {
    const now = instant(app);
    const cancelled: SignUp = { ...signUp, status: 'cancelled', reviewedAt: signUp.reviewedAt ?? now };
    if (sendLetter) await enqueueApplicantLetter(app, db, cancelled, course);
    await db
      .updateTable('signUp')
      .set({ status: 'cancelled', reviewedAt: cancelled.reviewedAt, cancelledAt: now })
      .where('id', '=', id)
      .execute();
    return { outcome: 'done' };
  });
}

export interface SignUpFilter {
  state?: SignUpState;
  search?: string;
  courseId?: string;
  city?: string;
  page: number;
}

export const SIGN_UPS_PER_PAGE = 50;

export type SignUpInList = SignUp & { image: string | null; files: number };

/** One page of sign-ups, newest first, and how many there are in all. */
export async function listSignUps(db: Db, filter: SignUpFilter): Promise<{ signUps: SignUpInList[]; total: number }> {
  const matching = matchingSignUps(db, filter);
  const { total } = await matching
    .select((expression) => expression.fn.countAll<number | bigint>().as('total'))
    .executeTakeFirstOrThrow();
  const signUps = await matching
    .leftJoin('course', 'course.id', 'signUp.courseId')
    .selectAll('signUp')
    .select((expression) => [
      'course.image',
      expression
        .selectFrom('signUpFile')
        .select(({ fn }) => fn.countAll<number | bigint>().as('files'))
        .whereRef('signUpFile.signUpId', '=', 'signUp.id')
        .$asScalar()
        .$notNull()
        .as('files'),
    ])
    .orderBy('receivedAt', 'desc')
    .orderBy('signUp.id')
    .limit(SIGN_UPS_PER_PAGE)
    .offset((filter.page - 1) * SIGN_UPS_PER_PAGE)
    .execute();
  return { signUps: signUps.map((row) => ({ ...row, files: Number(row.files) })), total: Number(total) };
}

/** How many sign-ups there are in each state, as the tabs show them. */
export async function countSignUps(db: Db): Promise<Record<'all' | SignUpState, number>> {
  const groups = await db
    .selectFrom('signUp')
    .select((expression) => [
      'status',
      expression.fn.count<number | bigint>('id').as('total'),
      expression.fn.count<number | bigint>('reviewedAt').as('reviewed'),
    ])
    .groupBy('status')
    .execute();
  const counts = { all: 0, new: 0, confirmed: 0, waiting: 0, cancelled: 0 };
  for (const { status, ...group } of groups) {
    const total = Number(group.total);
    const fresh = status === 'confirmed' ? total - Number(group.reviewed) : 0;
    counts.all += total;
    counts.new += fresh;
    counts[status] += total - fresh;
  }
  return counts;
}

export async function findSignUp(db: Db, id: string): Promise<(SignUp & { cancelledAt: string | null }) | undefined> {
  return db.selectFrom('signUp').selectAll().where('id', '=', id).executeTakeFirst();
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
  };
}

async function storeUploads(db: Db, signUpId: string, uploads: Upload[]): Promise<void> {
  for (const [position, { name, bytes }] of uploads.entries()) {
    await db
      .insertInto('signUpFile')
      .values({
        id: randomUUID(),
        signUpId,
        position,
        name,
        mediaType: uploadMediaType(name) ?? 'application/octet-stream',
        sizeBytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        bytes,
      })
      .execute();
  }
}

async function moveSignUp(
  app: App,
  id: string,
  move: SignUpMove,
  work: (db: Db, signUp: SignUp, course: CourseWithSeats | undefined) => Promise<MoveOutcome>,
): Promise<MoveOutcome> {
  const found = await findSignUp(app.db, id);
  if (!found) return { outcome: 'not-found' };
  const result = await app.holdingCourse(app.db, found.courseId ?? '', async (db): Promise<MoveOutcome> => {
    // a sign-up whose course is gone has no course to hold: writing its own row holds it until the end
    await db.updateTable('signUp').set({ id }).where('id', '=', id).execute();
    const signUp = await findSignUp(db, id);
    if (!signUp) return { outcome: 'not-found' };
    if (!allowsMove(signUp, move)) return { outcome: 'not-allowed' };
    return work(db, signUp, signUp.courseId ? await findCourse(db, signUp.courseId) : undefined);
  });
  if (result.outcome === 'done') {
    app.changes.announce('courses');
    app.changes.announce('letters');
  }
  return result;
}

function matchingSignUps(db: Db, { state, search, courseId, city }: SignUpFilter) {
  return db
    .selectFrom('signUp')
    .$if(state === 'new', (query) => query.where('signUp.status', '=', 'confirmed').where('reviewedAt', 'is', null))
    .$if(state === 'confirmed', (query) =>
      query.where('signUp.status', '=', 'confirmed').where('reviewedAt', 'is not', null),
    )
    .$if(state === 'waiting', (query) => query.where('signUp.status', '=', 'waiting'))
    .$if(state === 'cancelled', (query) => query.where('signUp.status', '=', 'cancelled'))
    .$if(Boolean(courseId), (query) => query.where('courseId', '=', courseId as string))
    .$if(Boolean(city), (query) => query.where('courseCity', '=', city as string))
    .$if(Boolean(search), (query) => query.where(holdsText(search as string)));
}

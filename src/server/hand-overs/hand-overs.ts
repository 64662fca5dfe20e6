import { courseStage, lastDayOf } from '#domain/courses/course.ts';
import { formatCents } from '#domain/courses/price.ts';
import {
  type ChargedSignUp,
  currentTerms,
  type HandOverLine,
  type HandOverTerms,
  linesToHandOver,
  sumOfLines,
  type TermsGap,
} from '#domain/hand-overs/hand-over.ts';
import { mayRequestPayer, PAYER_FIELDS, type PayerGap, payerGaps, payerOf } from '#domain/payers/payer.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import { slovakSortKey, sortedByKey } from '#domain/slovak-order.ts';
import { batchesOf } from '#server/batches.ts';
import type { StaffChange } from '#server/change.ts';
import { instant, type Reading, today } from '#server/clock.ts';
import { findCompany } from '#server/company/company.ts';
import { lockCourse } from '#server/courses/course-queries.ts';
import type { CourseRecord } from '#server/courses/course-records.ts';
import { findCourseType } from '#server/courses/course-types.ts';
import type { Db } from '#server/db/database.ts';
import { given, hasRows } from '#server/list-page.ts';

/** A hand-over that was made. */
interface MadeHandOver {
  number: number;
  madeAt: string;
  /** The name of the member of staff. */
  by: string;
  payers: number;
  totalCents: number;
}

/** A line to hand over now, with what its payer's invoice lacks. */
export type ProposedLine = HandOverLine & Pick<SignUp, 'applicant'> & { gaps: PayerGap[]; mayRequest: boolean };

/** What is to be handed over about a course now, and what was before. */
export interface CourseHandOver {
  /** False until the day after the last one. */
  isDue: boolean;
  /** Undefined while the price or the VAT rate is not known; those of the first hand-over once there is one. */
  terms: HandOverTerms | undefined;
  termsGaps: TermsGap[];
  /** No attendance was marked: all participants count as present. */
  isAttendanceUnknown: boolean;
  lines: ProposedLine[];
  made: MadeHandOver[];
}

export async function readHandOver(reading: Reading, course: CourseRecord): Promise<CourseHandOver> {
  const { db } = reading;
  const [made, earlier] = await Promise.all([listHandOvers(db, course.id), listLines(db, course.id)]);
  const [signUps, { terms, gaps }, isAttendanceUnknown] = await Promise.all([
    listChargedSignUps(db, course, earlier),
    termsOf(db, course),
    isNobodyMarked(db, course),
  ]);
  const counted = isAttendanceUnknown
    ? signUps.map((signUp) => ({ ...signUp, came: signUp.came + signUp.absent, absent: 0 }))
    : signUps;
  const signUpsById = new Map(signUps.map((signUp) => [signUp.signUpId, signUp]));
  const lines = terms ? linesToHandOver(counted, earlier, terms) : [];
  return {
    isDue: courseStage(course, today(reading)) === 'over',
    terms,
    termsGaps: gaps,
    isAttendanceUnknown,
    lines: lines.map((line) => {
      const { applicant, email, status } = signUpsById.get(line.signUpId) as CountedSignUp;
      const mayRequest = mayRequestPayer({ applicant, email, status }, line);
      return { ...line, applicant, gaps: payerGaps(line, applicant), mayRequest };
    }),
    made,
  };
}

export type HandOverOutcome = { outcome: 'done'; number: number } | { outcome: 'not-found' | 'not-due' | 'nothing' };

/**
 * Hands over what was not handed over yet: the first time every sign-up, later the differences. Under the course's lock,
 * so that of two members of staff at once the second finds nothing left.
 */
export async function handOver(change: StaffChange<'office'>, courseId: string): Promise<HandOverOutcome> {
  const { db } = change;
  const course = await lockCourse(change, courseId);
  if (!course) return { outcome: 'not-found' };
  const { isDue, terms, lines, made } = await readHandOver({ db, now: change.now }, course);
  if (!isDue) return { outcome: 'not-due' };
  if (!terms || lines.length === 0) return { outcome: 'nothing' };
  const number = made.length + 1;
  await db
    .insertInto('handOver')
    .values({
      courseId,
      number,
      ...terms,
      noShowsPay: Number(terms.noShowsPay),
      madeAt: instant(change),
      byStaffId: change.actor.id,
    })
    .execute();
  const rows = lines.map(({ applicant, gaps, mayRequest, ...line }, position) => ({
    courseId,
    number,
    position,
    ...line,
  }));
  for (const batch of batchesOf(rows)) await db.insertInto('handOverLine').values(batch).execute();
  const total = formatCents(sumOfLines(lines).totalCents);
  change.record({ noun: 'course', id: courseId, verb: 'handedOver', after: { number, payers: lines.length, total } });
  return { outcome: 'done', number };
}

/** The lines of one hand-over of a course, or of all in their order. */
export async function listLines(db: Db, courseId: string, number?: number): Promise<HandOverLine[]> {
  return db
    .selectFrom('handOverLine')
    .select([...PAYER_FIELDS, 'signUpId', 'came', 'absent', 'people', 'totalCents', 'vatCents'])
    .where('courseId', '=', courseId)
    .where(({ and }) => and(given({ number })))
    .orderBy('number')
    .orderBy('position')
    .execute();
}

/** The terms of a hand-over. */
export async function findTerms(db: Db, courseId: string, number: number): Promise<HandOverTerms | undefined> {
  const row = await db
    .selectFrom('handOver')
    .select(['unitCents', 'vatRate', 'noShowsPay'])
    .where('courseId', '=', courseId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && { ...row, noShowsPay: row.noShowsPay === 1 };
}

/** Those of the first hand-over, so that a later price does not change what was charged; before it the current ones. */
async function termsOf(db: Db, course: CourseRecord) {
  const first = await findTerms(db, course.id, 1);
  if (first) return { terms: first, gaps: [] };
  const [type, company] = await Promise.all([findCourseType(db, course.courseTypeId), findCompany(db)]);
  return currentTerms(course, type, { ...company, ...company.commitments });
}

async function listHandOvers(db: Db, courseId: string): Promise<MadeHandOver[]> {
  const rows = await db
    .selectFrom('handOver')
    .leftJoin('staffMember', 'staffMember.id', 'byStaffId')
    .select(['handOver.number', 'madeAt', 'staffMember.name as by'])
    .leftJoin('handOverLine as line', (join) =>
      join.onRef('line.courseId', '=', 'handOver.courseId').onRef('line.number', '=', 'handOver.number'),
    )
    .select(({ fn, lit }) => [
      fn.count<number>('line.signUpId').as('payers'),
      fn.coalesce(fn.sum<number>('line.totalCents'), lit(0)).as('totalCents'),
    ])
    .where('handOver.courseId', '=', courseId)
    .groupBy(['handOver.number', 'madeAt', 'staffMember.name'])
    .orderBy('handOver.number')
    .execute();
  return rows.map((row) => ({ ...row, by: row.by ?? '' }));
}

type CountedSignUp = ChargedSignUp & Pick<SignUp, 'applicant' | 'email' | 'status'>;

/** The confirmed sign-ups of the course, and those handed over before, by name. */
async function listChargedSignUps(
  db: Db,
  course: CourseRecord,
  earlier: readonly HandOverLine[],
): Promise<CountedSignUp[]> {
  const attended = db
    .selectFrom('attendance')
    .select('participantId')
    .distinct()
    .where('day', '>=', course.date)
    .where('day', '<=', lastDayOf(course))
    .as('attended');
  const handedOver = db.selectFrom('handOverLine').select('signUpId').where('courseId', '=', course.id);
  const rows = await db
    .selectFrom('signUp')
    .leftJoin('payer', 'payer.signUpId', 'signUp.id')
    .leftJoin('participant', (join) =>
      join
        .onRef('participant.signUpId', '=', 'signUp.id')
        .on('participant.status', '=', 'confirmed')
        .on('signUp.courseId', '=', course.id),
    )
    .leftJoin(attended, 'attended.participantId', 'participant.id')
    .select(['signUp.id', 'applicant', 'signUp.firstName', 'signUp.lastName', 'companyName'])
    .select(['signUp.email', 'signUp.status'])
    .select([...PAYER_FIELDS.map((field) => `payer.${field}` as const), 'payer.version'])
    .select(({ fn }) => [
      fn.count<number>('participant.id').as('people'),
      fn.count<number>('attended.participantId').as('came'),
    ])
    .where(({ or, and, eb }) =>
      or([
        and([eb('courseId', '=', course.id), eb('signUp.status', '=', 'confirmed')]),
        ...(earlier.length > 0 ? [eb('signUp.id', 'in', handedOver)] : []),
      ]),
    )
    .groupBy(['signUp.id', 'payer.signUpId'])
    .execute();
  const signUps = rows.map(
    ({ id: signUpId, applicant, firstName, lastName, companyName, people, came, email, status, ...entered }) => {
      const { version, ...payer } = payerOf(
        { applicant, firstName, lastName, companyName },
        entered.version === null ? undefined : (entered as Parameters<typeof payerOf>[1]),
      );
      return { ...payer, signUpId, applicant, email, status, came, absent: people - came };
    },
  );
  return sortedByKey(signUps, ({ name, signUpId }) => `${slovakSortKey(name)} ${signUpId}`);
}

/** Also somebody whose sign-up was cancelled since counts as marked. */
async function isNobodyMarked(db: Db, course: CourseRecord): Promise<boolean> {
  const marked = db
    .selectFrom('attendance')
    .innerJoin('participant', 'participant.id', 'participantId')
    .innerJoin('signUp', 'signUp.id', 'participant.signUpId')
    .where('courseId', '=', course.id)
    .where('day', '>=', course.date)
    .where('day', '<=', lastDayOf(course));
  return !(await hasRows(marked));
}

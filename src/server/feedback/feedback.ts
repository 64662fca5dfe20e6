import type { SignUpHolder } from '#domain/actor.ts';
import {
  type AverageScore,
  type Feedback,
  type FeedbackState,
  type ListedFeedback,
  SCORE_MAX,
  SCORES,
} from '#domain/feedback/feedback.ts';
import type { FeedbackFields } from '#domain/feedback/feedback-fields.ts';
import { mayGiveFeedback } from '#domain/sign-ups/own-sign-up.ts';
import { APPLICANT_NAME, applicantName } from '#domain/sign-ups/sign-up.ts';
import type { Change } from '#server/change.ts';
import { instant, today } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { countStates, given, type ListPage, type PageRequest, readPage } from '#server/list-page.ts';
import { lockSignUp } from '#server/sign-ups/lock-sign-up.ts';

/** Stores the answer of an applicant whose course is over; a later one replaces it. */
export async function giveFeedback(
  change: Change<SignUpHolder>,
  signUpId: string,
  { score, comment }: FeedbackFields,
): Promise<{ outcome: 'given' | 'not-found' | 'too-late' }> {
  const locked = await lockSignUp(change, signUpId);
  if (!locked) return { outcome: 'not-found' };
  if (!mayGiveFeedback(locked.signUp, today(change))) return { outcome: 'too-late' };
  const before = await findFeedback(change.db, signUpId);
  if (before?.score === score && before.comment === comment) return { outcome: 'given' };
  const answer = { score, comment, givenAt: instant(change) };
  await change.db
    .insertInto('feedback')
    .values({ ...answer, signUpId })
    .onConflict((conflict) => conflict.column('signUpId').doUpdateSet(answer))
    .execute();
  change.record({
    noun: 'signUp',
    id: signUpId,
    verb: 'feedbackGiven',
    ...(before && { before: { score: before.score } }),
    after: { score },
  });
  return { outcome: 'given' };
}

export function findFeedback(db: Db, signUpId: string): Promise<Feedback | undefined> {
  return db
    .selectFrom('feedback')
    .select(['score', 'comment', 'givenAt'])
    .where('signUpId', '=', signUpId)
    .executeTakeFirst();
}

/** One page of the answers, the newest first; of one course type or of all. */
export async function listFeedback(
  db: Db,
  { courseTypeId, ...request }: PageRequest<FeedbackState> & { courseTypeId?: string },
): Promise<ListPage<ListedFeedback, FeedbackState>> {
  const matching = answersWithCourse(db).where(({ and }) => and(given({ 'course.courseTypeId': courseTypeId })));
  return readPage(
    request,
    () => countStates(matching, SCORES, ({ between }, state) => between('score', SCORES[state][0], SCORES[state][1])),
    async (limit, offset) => {
      const [lowest, highest] = request.state ? SCORES[request.state] : [0, SCORE_MAX];
      const rows = await matching
        .select(['signUp.id as signUpId', 'score', 'comment', 'givenAt', 'courseName', 'courseDate', 'courseCity'])
        .select(APPLICANT_NAME)
        .where(({ between }) => between('score', lowest, highest))
        .orderBy('givenAt', 'desc')
        .orderBy('signUpId', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ applicant, firstName, lastName, companyName, ...row }) => ({
        ...row,
        applicantName: applicantName({ applicant, firstName, lastName, companyName }),
      }));
    },
  );
}

/** The average of each course type, the lowest first. */
export async function listAverageScores(db: Db): Promise<AverageScore[]> {
  const rows = await answersWithCourse(db)
    .leftJoin('courseType', 'courseType.id', 'course.courseTypeId')
    .select(({ fn }) => [
      'courseType.name as courseType',
      fn.avg('score').as('average'),
      fn.countAll<number>().as('count'),
    ])
    .groupBy(['courseType.id', 'courseType.name'])
    .orderBy('average')
    .orderBy('courseType.name')
    .execute();
  // PostgreSQL returns an average as text
  return rows.map((row) => ({ ...row, average: Number(row.average) }));
}

function answersWithCourse(db: Db) {
  return db
    .selectFrom('feedback')
    .innerJoin('signUp', 'signUp.id', 'feedback.signUpId')
    .leftJoin('course', 'course.id', 'signUp.courseId');
}

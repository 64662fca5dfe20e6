import { SCORES } from '#domain/feedback/feedback.ts';
import { APPLICANT_NAME } from '#domain/sign-ups/sign-up.ts';
import type { WaitingItem } from '#domain/today/today-item.ts';
import { firstLines } from '#domain/today/waiting-sentence.ts';
import { seatsOfSignUp } from '#server/sign-ups/participants.ts';
import { hasTodayState } from './postponements.ts';
import { itemCourse, type TodaySource } from './today-source.ts';

/** Applicants who would not recommend us; one who answers again waits again. */
export const lowScores: TodaySource = {
  async list(context) {
    const rows = await context.app.db
      .selectFrom('feedback')
      .innerJoin('signUp', 'signUp.id', 'feedback.signUpId')
      .select(['signUp.id', 'courseId', 'courseName', 'courseDate', 'courseCity', 'score', 'comment', 'givenAt'])
      .select([...APPLICANT_NAME, 'phone', seatsOfSignUp])
      .where('score', '<=', SCORES.low[1])
      .where(hasTodayState(context, 'lowScores', 'signUp.id', 'feedback.givenAt'))
      .orderBy('givenAt')
      .orderBy('signUp.id')
      .execute();
    return rows.map(
      ({ score, comment, givenAt, phone, ...signUp }): WaitingItem<'lowScores'> => ({
        kind: 'lowScores',
        ids: [signUp.id],
        since: givenAt,
        course: itemCourse(signUp),
        signUp,
        phone,
        score,
        message: firstLines(comment),
      }),
    );
  },
};

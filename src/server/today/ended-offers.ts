import { daysLater } from '#domain/day.ts';
import { APPLICANT_NAME } from '#domain/sign-ups/sign-up.ts';
import type { WaitingItem } from '#domain/today/today-item.ts';
import { listQueueRowsByCourse } from '#server/seat-offers/queue-rows.ts';
import { expiredOffersOfSignUp } from '#server/seat-offers/seat-offers.ts';
import { hasTodayState } from './postponements.ts';
import { itemCourse, type TodayContext, type TodaySource } from './today-source.ts';

/** Sign-ups that wait for seats of a future course and get offers from staff only (`isUpToStaff`). */
export const endedOffers: TodaySource = {
  async list(context) {
    const candidates = await listCandidates(context);
    const courseIds = [...new Set(candidates.flatMap(({ courseId }) => courseId ?? []))];
    const queueRowsByCourse = await listQueueRowsByCourse(context.app, courseIds);
    return candidates.flatMap((signUp): WaitingItem<'endedOffers'>[] => {
      const queueRow = queueRowsByCourse.get(signUp.courseId ?? '')?.find(({ id }) => id === signUp.id);
      if (!queueRow?.isUpToStaff) return [];
      const { seats, why, lastOffer, receivedAt, canBeOffered, fits } = queueRow;
      return [
        {
          kind: 'endedOffers',
          ids: [signUp.id],
          since: lastOffer?.state === 'expired' ? (lastOffer.endedAt ?? receivedAt) : receivedAt,
          course: itemCourse(signUp),
          signUp: { ...signUp, seats },
          phone: signUp.phone,
          why,
          next: canBeOffered > 0 ? 'offer' : fits ? 'confirm' : 'nothing',
        },
      ];
    });
  },
};

/** No more than this many are checked. */
const SCANNED_MAX = 500;

/** Waiting sign-ups that may be up to staff: the queue of their course decides. */
function listCandidates(context: TodayContext) {
  const { app, day } = context;
  return app.db
    .selectFrom('signUp')
    .select(['signUp.id', 'courseId', 'courseName', 'courseDate', 'courseCity'])
    .select([...APPLICANT_NAME, 'phone'])
    .where('status', '=', 'waiting')
    .where('courseId', 'is not', null)
    .where('courseDate', '>', day)
    .where(({ or, eb, exists }) =>
      or([eb('email', '=', ''), eb('courseDate', '=', daysLater(day, 1)), exists(expiredOffersOfSignUp)]),
    )
    .where(hasTodayState(context, 'endedOffers', 'signUp.id'))
    .orderBy('receivedAt')
    .limit(SCANNED_MAX)
    .execute();
}

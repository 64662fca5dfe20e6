import { daysLater } from '#domain/day.ts';
import type { EndedOffer } from '#domain/today/today-item.ts';
import { expiredOffersOfSignUp } from '#server/seat-offers/last-offer.ts';
import { listWaitingByCourse } from '#server/seat-offers/waiting.ts';
import { stands } from './postponed.ts';
import type { TodayAsked, TodaySource } from './today-source.ts';

/** Sign-ups that wait for seats of a future course and get offers from staff only (`isUpToStaff`). */
export const endedOffers: TodaySource = {
  async list(asked) {
    const possible = await listPossible(asked);
    const courseIds = [...new Set(possible.flatMap(({ courseId }) => courseId ?? []))];
    const waiting = await listWaitingByCourse(asked.app, courseIds);
    return possible.flatMap(({ courseId, courseName, courseDate, courseCity, ...signUp }): EndedOffer[] => {
      const found = waiting.get(courseId ?? '')?.find(({ id }) => id === signUp.id);
      if (!found?.isUpToStaff) return [];
      const { seats, why, lastOffer, receivedAt, canBeOffered, fits } = found;
      return [
        {
          kind: 'endedOffers',
          ids: [signUp.id],
          since: lastOffer?.state === 'expired' ? (lastOffer.endedAt ?? receivedAt) : receivedAt,
          course: { id: courseId ?? '', name: courseName, date: courseDate, city: courseCity },
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
const LOOKED_AT_MAX = 500;

/** Waiting sign-ups that may be up to staff: the queue of their course decides. */
function listPossible({ app, day, standing }: TodayAsked) {
  return app.db
    .selectFrom('signUp')
    .select(['signUp.id', 'courseId', 'courseName', 'courseDate', 'courseCity'])
    .select(['applicant', 'firstName', 'lastName', 'companyName', 'phone'])
    .where('status', '=', 'waiting')
    .where('courseId', 'is not', null)
    .where('courseDate', '>', day)
    .where(({ or, eb, exists }) =>
      or([eb('email', '=', ''), eb('courseDate', '=', daysLater(day, 1)), exists(expiredOffersOfSignUp)]),
    )
    .where(stands(standing, 'endedOffers', { id: 'signUp.id' }, day))
    .orderBy('receivedAt')
    .limit(LOOKED_AT_MAX)
    .execute();
}

import { idsOf } from '#domain/record-id.ts';
import { APPLICANT_NAME } from '#domain/sign-ups/sign-up.ts';
import { MESSAGE_SHOWN_MAX, type WaitingItem } from '#domain/today/today-item.ts';
import { firstLines } from '#domain/today/waiting-sentence.ts';
import { countRows } from '#server/list-page.ts';
import { EVERY_ROW } from '#server/search.ts';
import { seatsOfSignUp } from '#server/sign-ups/participants.ts';
import { matchingSignUps } from '#server/sign-ups/sign-up-list.ts';
import { hasTodayState } from './postponements.ts';
import {
  itemCourse,
  messageStart,
  type SignedUpCourse,
  type TodayContext,
  type TodaySource,
} from './today-source.ts';

/** How many sign-ups are read, the oldest first; the others follow once these are closed. */
const SIGN_UPS_MAX = 100;

/** New sign-ups by their courses; one whose message is too long to be shown whole has an item of its own. */
export const newSignUps: TodaySource = {
  async count(context) {
    const inTime = await countRows(newSignUpRows(context));
    return { inTime, urgent: 0 };
  },
  async list(context) {
    const signUps = await newSignUpRows(context)
      .select(['signUp.id', 'courseId', 'courseName', 'courseDate', 'courseCity', 'receivedAt', messageStart])
      .select([...APPLICANT_NAME, seatsOfSignUp])
      .orderBy('receivedAt')
      .orderBy('signUp.id')
      .limit(SIGN_UPS_MAX)
      .execute();
    return [...Map.groupBy(signUps, ({ courseId, courseName }) => courseId ?? courseName).values()].flatMap(itemsOf);
  },
};

function newSignUpRows(context: TodayContext) {
  const isIn = hasTodayState(context, 'newSignUps', 'signUp.id');
  return matchingSignUps(context.app.db, { state: 'new' }, EVERY_ROW).where(isIn);
}

type Row = WaitingItem<'newSignUps'>['signUps'][number] & SignedUpCourse & { receivedAt: string };

/** Of one course. */
function itemsOf(rows: Row[]): WaitingItem<'newSignUps'>[] {
  const isLong = ({ message }: Row) => message.length > MESSAGE_SHOWN_MAX;
  const others = rows.filter((row) => !isLong(row));
  return [...rows.filter(isLong).map((row) => toItem([row])), ...(others.length > 0 ? [toItem(others)] : [])];
}

function toItem(rows: Row[]): WaitingItem<'newSignUps'> {
  const [oldest] = rows as [Row];
  return {
    kind: 'newSignUps',
    ids: idsOf(rows),
    since: oldest.receivedAt,
    course: itemCourse(oldest),
    signUps: rows.map((signUp) => ({ ...signUp, message: firstLines(signUp.message) })),
  };
}

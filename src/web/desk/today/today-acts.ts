import type { StaffChange } from '#server/change.ts';
import {
  closeContactRequests,
  finishNextStep,
  takeContactRequest,
} from '#server/contact-requests/contact-request-work.ts';
import { assignLecturer } from '#server/courses/course-moves.ts';
import { sendEmails } from '#server/emails/email-decisions.ts';
import { offerByHand } from '#server/seat-offers/staff-offers.ts';
import { readSignUps } from '#server/sign-ups/sign-up-batches.ts';
import { confirmSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { makeDueAgain } from '#server/today/postponements.ts';
import { dismissUntilCourse, remindOfRenewals, requestMissingNames } from '#server/today/waiting-acts.ts';
import { TODAY } from '#web/desk/kit/desk-sections.ts';
import { type Act, act } from '#web/desk/staff-act.ts';
import { type TodayAction, type TodayActionPath, type TodayDone, todayPath } from './today-done.ts';
import { readPostponed, readTodayForm, type TodayForm } from './today-form.ts';

/** The acts on items of Dnes that need no page of their own. */
export const TODAY_ACTS: readonly Act[] = [
  /** „Prečítané“, or „Prečítané všetky“ for the sign-ups of one course or of all, whose messages the page shows. */
  todayAct('precitanie', 'precitane', async (change, { ids }) =>
    ofEach(ids, (await readSignUps(change, ids, { areMessagesShown: true })).done),
  ),
  /** „Prevziať“: assigns an overdue request to the current user. */
  todayAct('prevzatie', 'prevzate', one(takeContactRequest)),
  /** „Vybavený“: closes a request that was settled by telephone. */
  todayAct('vybavenie', 'vybavene', async (change, { ids }) =>
    ofEach(ids, (await closeContactRequests(change, ids)).done),
  ),
  /** „Krok je hotový“. */
  todayAct('krok', 'krok', one(finishNextStep)),
  /** „Potvrdiť miesto“ for an applicant who agreed by telephone; sends an email where the address is known. */
  todayAct(
    'miesto',
    'potvrdene',
    one(async (change, id) => (await confirmSignUp(change, id, { sendEmail: true })).outcome),
  ),
  /** „Ponúknuť znova“: sends the usual email of a seat offer. */
  todayAct(
    'ponuka',
    'ponuknute',
    one(async (change, id) => (await offerByHand(change, id)).outcome),
  ),
  /** „Poslať znova“, for one email or all with the same reason. */
  todayAct('odoslanie', 'poslane', async (change, { ids }) => ofEach(ids, (await sendEmails(change, ids)).done)),
  /** „Priradiť“. */
  todayAct(
    'lektor',
    'lektor',
    one((change, id, texts) => assignLecturer(change, id, String(texts.get('lektor') ?? ''))),
  ),
  /** „Vyžiadať mená“: requests names for every sign-up of the course that has not given them. */
  todayAct('mena', 'mena', async (change, { ids }) => ofItem(await requestMissingNames(change, ids))),
  /** „Pripomenúť“. */
  todayAct('pripomenutie', 'pripomenute', async (change, { ids }) => ofItem(await remindOfRenewals(change, ids))),
  /** „Hotovo“, „Kurz sa uskutoční“, „Netreba“. */
  todayAct('hotovo', 'hotove', async (change, form) => ofItem(await dismissUntilCourse(change, readPostponed(form)))),
  /** „Vrátiť medzi dnešné“. */
  todayAct('vratenie', 'vratene', async (change, form) => {
    await makeDueAgain(change, readPostponed(form));
    return { count: form.ids.length };
  }),
];

/** An act on one item of Dnes or on its records; the page moves on to the next item. */
function todayAct<const Segment extends TodayActionPath>(segment: Segment, done: TodayAction, run: RunToday): Act {
  return act({
    path: `${TODAY}/${segment}`,
    area: 'office',
    page: () => todayPath(),
    read: readTodayForm,
    run: (change, _, form) => run(change, form),
    answer: (result, _, at, form) => todayPath({ done: { action: done, ...result, at } }, form.next, form.alone),
  });
}

type RunToday = (change: StaffChange<'office'>, form: TodayForm) => Promise<Result>;

type Result = Pick<TodayDone, 'count' | 'skipped'>;

/** A command on one record, with its outcome. */
function one(run: (change: StaffChange<'office'>, id: string, texts: FormData) => Promise<string>): RunToday {
  return async (change, { ids: [id = ''], texts }) => ofItem((await run(change, id, texts)) === 'done' ? 1 : 0);
}

/** Each record of the form is one item. */
function ofEach(ids: readonly string[], count: number): Result {
  return { count, skipped: ids.length - count };
}

/** The records of the form are one item together. */
function ofItem(count: number): Result {
  return { count, skipped: count > 0 ? 0 : 1 };
}

import { redirect } from 'react-router';
import { postponedSchema } from '#domain/today/postponement-fields.ts';
import type { StaffChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { finishNextStep, takeContactRequest } from '#server/contact-requests/contact-request-work.ts';
import { assignLecturer } from '#server/courses/course-lecturer.ts';
import { sendEmails } from '#server/emails/email-decisions.ts';
import { offerByHand } from '#server/seat-offers/staff-offers.ts';
import { readSignUps } from '#server/sign-ups/sign-up-batches.ts';
import { confirmSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { dismissUntilCourse, requestMissingNames } from '#server/today/dismissal.ts';
import { makeDueAgain, type Postponed } from '#server/today/postponements.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import type { TodayAction, TodayDone } from '#web/ui/desk/today/today-done.ts';
import { type TodayActionPath, todayPath } from '#web/ui/desk/today/today-path.ts';
import type { Route } from './+types/today-acts';
import { backToToday, readTodayForm, type TodayForm } from './today-form.ts';

export { default } from '#web/routes/staff/desk-not-found.ts';

/** A GET only redirects: the buttons are on the page. */
export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  return redirect(todayPath());
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const { done, run } = ACTS[args.pattern.split('/').at(-1) as ActPath];
  const form = await readTodayForm(args);
  const { result, at } = await appOf(args.context).change(staff, async (change) => ({
    result: await run(change, form),
    at: instant(change),
  }));
  return backToToday({ action: done, ...result, at }, form.next);
}

/** The acts that need no page of their own. */
type ActPath = Exclude<TodayActionPath, 'adresa' | 'odlozenie'>;

interface Act {
  done: TodayAction;
  run(change: StaffChange<'office'>, form: TodayForm): Promise<Result>;
}

type Result = Pick<TodayDone, 'count' | 'skipped'>;

const ACTS: Record<ActPath, Act> = {
  /** „Prečítané“, or „Prečítané všetky“ for the sign-ups of one course without a message. */
  precitanie: {
    done: 'precitane',
    run: async (change, { ids }) => ofEach(ids, (await readSignUps(change, ids)).done),
  },
  /** „Vziať si“: assigns an overdue request to the current user. */
  prevzatie: { done: 'prevzate', run: one(takeContactRequest) },
  /** „Krok je hotový“. */
  krok: { done: 'krok', run: one(finishNextStep) },
  /** „Potvrdiť miesto“ for an applicant who agreed by telephone; sends an email where the address is known. */
  miesto: {
    done: 'potvrdene',
    run: one(async (change, id) => (await confirmSignUp(change, id, { sendEmail: true })).outcome),
  },
  /** „Ponúknuť znova“: sends the usual email of a seat offer. */
  ponuka: { done: 'ponuknute', run: one(async (change, id) => (await offerByHand(change, id)).outcome) },
  /** „Poslať znova“, for one email or all with the same reason. */
  odoslanie: {
    done: 'poslane',
    run: async (change, { ids }) => ofEach(ids, (await sendEmails(change, ids)).done),
  },
  /** „Priradiť“. */
  lektor: {
    done: 'lektor',
    run: one((change, id, texts) => assignLecturer(change, id, String(texts.get('lektor') ?? ''))),
  },
  /** „Vyžiadať mená“: requests names for every sign-up of the course that has not given them. */
  mena: { done: 'mena', run: async (change, { ids }) => ofItem(await requestMissingNames(change, ids)) },
  /** „Hotovo“, „Kurz bude“, „Nechať čakať“. */
  hotovo: {
    done: 'hotove',
    run: async (change, form) => ofItem(await dismissUntilCourse(change, readPostponed(form))),
  },
  /** „Vrátiť medzi dnešné“. */
  vratenie: {
    done: 'vratene',
    run: async (change, form) => {
      await makeDueAgain(change, readPostponed(form));
      return { count: form.ids.length };
    },
  },
};

/** An act on one record, with its outcome. */
function one(act: (change: StaffChange<'office'>, id: string, texts: FormData) => Promise<string>): Act['run'] {
  return async (change, { ids: [id = ''], texts }) => ofItem((await act(change, id, texts)) === 'done' ? 1 : 0);
}

/** Each record of the form is one item. */
function ofEach(ids: readonly string[], count: number): Result {
  return { count, skipped: ids.length - count };
}

/** The records of the form are one item together. */
function ofItem(count: number): Result {
  return { count, skipped: count > 0 ? 0 : 1 };
}

function readPostponed({ texts, ids }: TodayForm): Postponed {
  const postponed = postponedSchema.safeParse({ kind: texts.get('kind'), ids });
  if (!postponed.success) throw redirect(todayPath(), 303);
  return postponed.data;
}

import type { ChosenOutcome } from '#domain/chosen-rows.ts';
import { type DecisionOutcome, EMAILS_PER_ACTION_MAX } from '#domain/emails/email-list.ts';
import { restoreArticle, trashArticle } from '#server/articles/articles.ts';
import type { StaffChange } from '#server/change.ts';
import { splitClient } from '#server/clients/client-joins.ts';
import {
  closeContactRequests,
  reopenContactRequest,
  takeContactRequest,
} from '#server/contact-requests/contact-request-work.ts';
import { publishCourses } from '#server/courses/course-publication.ts';
import { confirmAddress, dropEmails, sendEmails } from '#server/emails/email-decisions.ts';
import { listEmails } from '#server/emails/outbox.ts';
import { recordCheck, verifyEvents } from '#server/events/event-verification.ts';
import { deleteOwnNote } from '#server/notes/notes.ts';
import { requestPayer } from '#server/payers/payer-changes.ts';
import { requestBirthDates } from '#server/results/birth-dates.ts';
import { requestNames } from '#server/sign-ups/participants-email.ts';
import { readSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { endWaitlistEntries, resumeWaitlistEntry } from '#server/waitlist/waitlist.ts';
import { appOf } from '#web/context.ts';
import { articleList } from '#web/desk/articles/article-list.ts';
import { clientList } from '#web/desk/clients/client-list.ts';
import { contactRequestList } from '#web/desk/contact-requests/contact-request-list.ts';
import { courseList } from '#web/desk/courses/course-list.ts';
import { doneQuery, type EmailsDone } from '#web/desk/emails/decision-notice.ts';
import { chosenIds } from '#web/desk/kit/choice.ts';
import { justDone, justDoneQuery } from '#web/desk/kit/just-done.ts';
import type { List } from '#web/desk/kit/list.ts';
import { recordAt, recordPath } from '#web/desk/kit/record-path.ts';
import { PRIVACY } from '#web/desk/privacy/person-path.ts';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { pageAfterFilling } from '#web/desk/sign-ups/sign-up-paths.ts';
import { waitlist } from '#web/desk/waitlist/waitlist-list.ts';
import { readForm } from '#web/forms/form.ts';
import type { Route } from './+types/acts';
import { coursePagePath } from './courses/course-paths.ts';
import { setNotice } from './desk-notices.ts';
import { emailList, readReturnFilter } from './emails/email-list.ts';
import { answerMove } from './sign-ups/sign-up-move.ts';
import { type Act, act, declaredAt, readChosen } from './staff-act.ts';
import { TODAY_ACTS } from './today/today-acts.ts';
import { UNDO_ACTS } from './undo-acts.ts';

export { default } from './desk-not-found.ts';

export const loader = (args: Route.LoaderArgs) => declaredAt(args, ACTS).loader(args);

export const action = (args: Route.ActionArgs) => declaredAt(args, ACTS).action(args);

const TRASH = '/dashboard/clanky?stav=trashed';

interface At {
  params: { id: string };
  url: URL;
}

const contactRequest = ({ params, url }: At) => contactRequestList.record(params.id, url.searchParams);
const waitlistEntry = ({ params, url }: At) => waitlist.record(params.id, url.searchParams);
const signUp = ({ params, url }: At) => signUpList.record(params.id, url.searchParams);

/** Every act of the desk without a page of its own, each named by its button. */
const ACTS: readonly Act[] = [
  ...TODAY_ACTS,
  ...UNDO_ACTS,

  /** „Zverejniť“ for the courses chosen in the list. */
  chosenAct('/dashboard/kurzy/zverejnenie', courseList, publishCourses),

  /** „Prečítané“. */
  act({
    path: '/dashboard/prihlasky/:id/precitanie',
    area: 'office',
    page: signUp,
    run: (change, { params }) => readSignUp(change, params.id),
    answer: (outcome, args, at) => answerMove(outcome, args, at),
  }),
  /** „Poslať odkaz na doplnenie mien“. */
  recordAct('/dashboard/prihlasky/:id/ucastnici/vyzva', signUp, requestNames),

  /** „Vyžiadať údaje“. */
  recordAct('/dashboard/prihlasky/:id/vyziadanie-udajov', pageAfterFilling, requestPayer),

  /** „Vyžiadať e-mailom“: birth dates, beside what documents of a course wait for. */
  act({
    path: '/dashboard/kurzy/:id/vyziadanie-datumov',
    area: 'teaching',
    page: ({ params, url }) =>
      coursePagePath(params.id, url.searchParams.get('spat') === 'doklady' ? 'doklady' : 'uzavretie'),
    run: (change, { params }) => requestBirthDates(change, params.id),
  }),

  /** „Vyradiť“ for the rows chosen in the list. */
  chosenAct('/dashboard/cakajuci/vyradenie', waitlist, endWaitlistEntries),
  /** „Vrátiť na zoznam“. */
  recordAct('/dashboard/cakajuci/:id/vratenie', waitlistEntry, resumeWaitlistEntry),

  /** „Označiť ako vybavené“ for the requests chosen in the list. */
  chosenAct('/dashboard/dopyty/vybavenie', contactRequestList, closeContactRequests),
  /** „Prevziať dopyt“. */
  act({
    path: '/dashboard/dopyty/:id/prevzatie',
    area: 'office',
    page: contactRequest,
    run: (change, { params }) => takeContactRequest(change, params.id),
    answer(outcome, args) {
      const { params, url } = args;
      // the state has changed as well, but the notice should name what the user pressed
      setNotice(args, outcome === 'taken' ? 'request-taken' : 'contactRequest.taken');
      return contactRequestList.record(params.id, url.searchParams);
    },
  }),
  /** „Otvoriť znova“. */
  recordAct('/dashboard/dopyty/:id/znovuotvorenie', contactRequest, reopenContactRequest),
  /** „Naozaj zmazať“ beside a note. */
  act({
    path: '/dashboard/dopyty/:id/poznamky/:noteId/zmazanie',
    area: 'office',
    page: contactRequest,
    // a note that is gone was deleted in another tab, which is no error
    run: async (change, { params: { id, noteId } }) => {
      await deleteOwnNote(change, { noun: 'contactRequest', id }, noteId);
    },
  }),

  /** „Rozpojiť“. */
  recordAct('/dashboard/klienti/:id/rozpojenie', ({ params }) => clientList.record(params.id), splitClient),

  /** „Poslať znova“, for one email, several, or all of a list. */
  emailsAct('/dashboard/posta/odoslanie', 'poslane', (change, ids, texts) =>
    // „all“ of a list excludes emails to addresses that an email was returned from
    sendEmails(change, ids, { exceptReturned: texts.has('bez-vratenych') }),
  ),
  /** „Neposielať“, for one email, several, or all of a list. */
  emailsAct('/dashboard/posta/vyradenie', 'vyradene', dropEmails),
  /** „Neposielať“ for an email of a record; the list of all emails shows the result where it was opened from there. */
  ...(['prihlasky', 'dopyty', 'cakajuci'] as const).map((section) =>
    act({
      path: `/dashboard/${section}/:id/listy/:emailId/vyradenie`,
      area: 'office',
      page: ({ params, url }) => recordPath(recordAt(url, params.id)),
      async run(change, { params: { id, emailId }, url }) {
        const emails = await listEmails(change.db, recordAt(url, id));
        return emails.some((email) => email.id === emailId) ? dropEmails(change, [emailId]) : 'not-found';
      },
      answer(outcome, { params, url }) {
        const cameFrom = readReturnFilter(url.searchParams);
        return cameFrom
          ? emailList.at(cameFrom, doneQuery('vyradene', outcome))
          : recordPath(recordAt(url, params.id));
      },
    }),
  ),
  /** „Adresa je správna“. */
  act({
    path: '/dashboard/posta/:emailId/potvrdenie-adresy',
    area: 'office',
    page: ({ url }) => emailList.at(url.searchParams),
    run: (change, { params }) => confirmAddress(change, params.emailId),
    answer: (_, { url }) => emailList.at(url.searchParams, doneQuery('potvrdene')),
  }),

  /** „Do koša“; the list offers to undo it. */
  act({
    path: '/dashboard/clanky/:id/kos',
    area: 'content',
    page: () => TRASH,
    run: (change, { params }) => trashArticle(change, params.id),
    answer: (_, { params, url }) => articleList.at(url.searchParams, { 'v-kosi': params.id }),
  }),
  /** „Vrátiť článok“, „Obnoviť“: takes it out of the trash, back into the state it had. */
  act({
    path: '/dashboard/clanky/:id/obnovenie',
    area: 'content',
    page: () => TRASH,
    run: (change, { params }) => restoreArticle(change, params.id),
    answer: (_, { url }) => articleList.at(url.searchParams),
  }),

  /** „Overiť záznam“: verified outside the change, as it takes long, then the result is recorded. */
  act({
    path: '/dashboard/sukromie/overenie',
    area: 'settings',
    page: () => PRIVACY,
    read: ({ context }) => verifyEvents(appOf(context).db),
    run: async (change, _, check) => recordCheck(change, check),
  }),
];

/** An act on the rows chosen in a list, which then offers to undo it. */
function chosenAct(
  path: string,
  list: Pick<List, 'at'>,
  run: (change: StaffChange<'office'>, ids: string[]) => Promise<ChosenOutcome<string>>,
): Act {
  return act({
    path,
    area: 'office',
    page: ({ url }) => list.at(url.searchParams),
    read: readChosen,
    run: (change, _, ids) => run(change, ids),
    answer: (outcome, { url }, at) => list.at(url.searchParams, justDoneQuery(justDone(outcome, at))),
  });
}

/** An act on emails of the list, which then says how many of them it was done with. */
function emailsAct(
  path: string,
  done: EmailsDone,
  run: (change: StaffChange<'office'>, ids: string[], texts: FormData) => Promise<DecisionOutcome>,
): Act {
  return act({
    path,
    area: 'office',
    page: ({ url }) => emailList.at(url.searchParams),
    read: async (args) => (await readForm(args)).texts,
    // the confirmation of all emails of a list sends more of them than one page has
    run: (change, _, texts) => run(change, chosenIds(texts, EMAILS_PER_ACTION_MAX), texts),
    answer: (outcome, { url }) => emailList.at(url.searchParams, doneQuery(done, outcome)),
  });
}

/** An act on one record, whose page shows what it changed. */
function recordAct(
  path: `${string}/:id/${string}`,
  page: (at: At) => string,
  run: (change: StaffChange<'office'>, id: string) => Promise<unknown>,
): Act {
  return act({ path, area: 'office', page, run: (change, { params }) => run(change, params.id) });
}

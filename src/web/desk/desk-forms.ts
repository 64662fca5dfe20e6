import { setTimeout as delay } from 'node:timers/promises';
import { type MiddlewareFunction, redirect } from 'react-router';
import type { NewEvent } from '#domain/events/event.ts';
import type { StaffMember } from '#domain/staff/staff.ts';
import { UNDO_SECONDS } from '#domain/undo.ts';
import type { App } from '#server/app.ts';
import type { Change, OpenChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { isStillActive } from '#server/entered-record.ts';
import { findStaffMember } from '#server/staff/staff.ts';
import {
  type Claim,
  claimOfKeyedForm,
  claimSubmission,
  type FormAnswer,
  filesToCompare,
  findAnswer,
  sortedFields,
  storeAnswer,
  withdrawSubmission,
} from '#server/submissions.ts';
import { visitContext } from '#web/context.ts';
import { type Notice, readNotice } from '#web/desk/kit/notices.ts';
import { readForm } from '#web/forms/form.ts';
import { noticeCookieOf, noticeFor, nounOf, setNotice, shownNoticeCookie } from './desk-notices.ts';
import { FORM_KEY } from './kit/desk-form.tsx';

type Args = Parameters<MiddlewareFunction<Response>>[0];

/**
 * Every form of the desk takes effect once, even if sent again by a double click or a retry, and the next page reports
 * the result. A form is identified by its page's key and its fields; sending it again redirects to the same page. A
 * result the route does not report itself is read from the events its change recorded.
 */
export const deskForms: MiddlewareFunction<Response> = async (args, next) => {
  const visit = args.context.get(visitContext);
  const { app } = visit;
  const response = args.request.method === 'POST' ? await sendOnce(args, app, next) : await next();
  const cookie = visit.notice
    ? await noticeCookieOf(app, visit.notice, args.url)
    : !isRedirect(response) && (await shownNoticeCookie(app, args.request));
  if (cookie) response.headers.append('Set-Cookie', cookie);
  return response;
};

async function sendOnce(args: Args, app: App, next: () => Promise<Response>): Promise<Response> {
  const visit = args.context.get(visitContext);
  const staff = await findStaffMember(app, args.request);
  if (!staff) return next();
  const claim = await claimOfForm(args, staff);
  const sent: SentOnce = { claim, isClaimed: false, recorded: [] };
  visit.app = { ...app, change: watchedChange(args, app, sent) };
  const answer = await next();
  const response = answer.status === 404 && claim ? answerDeletedRecord(args, answer) : answer;
  if (isRedirect(response)) visit.notice ??= noticeFor(args, response, sent.recorded);
  if (sent.isClaimed && claim)
    await app.change(staff, (change) =>
      // a file may be requested again
      response.headers.has('Content-Disposition')
        ? withdrawSubmission(change, claim)
        : storeAnswer(change, claim, answerOf(args, response), enteredId(args, sent)),
    );
  return response;
}

interface SentOnce {
  /** Undefined where the form has no key. */
  claim: Claim | undefined;
  /** Whether this form, of several equal ones, is the one that takes effect. */
  isClaimed: boolean;
  recorded: NewEvent[];
}

/** The record of a form was deleted since the page was rendered: the list it was in reports that. */
function answerDeletedRecord({ context, url }: Args, notFound: Response): Response {
  const noun = nounOf(url);
  if (!noun) return notFound;
  setNotice({ context }, 'gone');
  return redirect(noun === 'course' ? '/dashboard' : url.pathname.split('/').slice(0, 3).join('/'), 303);
}

/** Undefined for a form not rendered by the desk. An unreadable form is refused before its route runs. */
async function claimOfForm(args: Args, { id }: StaffMember): Promise<Claim | undefined> {
  const mediaType = args.request.headers.get('Content-Type') ?? '';
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(mediaType)) return undefined;
  const form = await readForm(args);
  if (!form.texts.get(FORM_KEY)) return undefined;
  const { pathname, search } = args.url;
  const fields = sortedFields(
    Object.fromEntries([...new Set(form.texts.keys())].map((name) => [name, form.texts.getAll(name)])),
  );
  return claimOfKeyedForm([pathname, search, id, fields, filesToCompare(form.files)]);
}

/** Opens changes that claim the form in their transaction: an equal form waits for that transaction to end. */
function watchedChange(args: Args, app: App, sent: SentOnce): OpenChange {
  return async (actor, work) => {
    const claim = sent.isClaimed ? undefined : sent.claim;
    const outcome = await app.change(actor, async (change) => {
      if (claim && (await isRepeated(args, change, claim))) return undefined;
      const recorded: NewEvent[] = [];
      const record: typeof change.record = (event, past) => {
        if (!past) recorded.push(event);
        change.record(event, past);
      };
      const result = await work({ ...change, record });
      // a form that recorded nothing may be sent again
      if (claim && recorded.length === 0) await withdrawSubmission(change, claim);
      return { result, recorded };
    });
    if (!outcome) throw await answerAgain(args, app, claim as Claim);
    sent.recorded.push(...outcome.recorded);
    sent.isClaimed ||= claim !== undefined && outcome.recorded.length > 0;
    return outcome.result;
  };
}

/** Claims the form for this change, unless an equal one has taken effect and the record it entered is still active. */
async function isRepeated({ url }: Args, change: Change, claim: Claim): Promise<boolean> {
  const noun = nounOf(url);
  const isActive = async (id: string) => !noun || id === '' || isStillActive(change.db, noun, id);
  return (await claimSubmission(change, claim, '', isActive)) === true;
}

/** The record a form has entered; empty where it has entered none. */
function enteredId({ url }: Args, { recorded }: SentOnce): string {
  const noun = nounOf(url);
  const entry = recorded.find((event) => event.noun === noun && /^(created|entered)$/.test(event.verb));
  return entry?.id ?? '';
}

const ANSWER_WAITS = 20;
const WAIT_MILLISECONDS = 50;

/** Redirects to where the first form did; it has taken effect, but its response may not be stored yet. */
async function answerAgain({ url }: Args, app: App, claim: Claim): Promise<Response> {
  const again = async (location: string, notice: Notice | undefined) =>
    redirect(location, {
      status: 303,
      headers: notice ? { 'Set-Cookie': await noticeCookieOf(app, notice, url) } : {},
    });
  for (let wait = 0; wait < ANSWER_WAITS; wait += 1) {
    const answer = await findAnswer(app.db, claim);
    // the notice of the first response may no longer be true
    if (answer && answer.receivedAt < instant(app, { seconds: -UNDO_SECONDS })) {
      return again(answer.location, 'already-sent');
    }
    if (answer) return again(answer.location, readNotice(answer.notice));
    await delay(WAIT_MILLISECONDS);
  }
  return again('/dashboard', 'already-sent');
}

/** The address and notice for an equal form sent later; its own address where this one did not redirect. */
function answerOf({ context, url }: Args, response: Response): FormAnswer {
  const location = isRedirect(response) && response.headers.get('Location');
  if (location) return { location, notice: context.get(visitContext).notice ?? '' };
  return { location: url.pathname + url.search, notice: 'already-sent' };
}

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400;
}

import { setTimeout as delay } from 'node:timers/promises';
import { createCookie, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import type { NewEvent, Noun } from '#domain/events/event.ts';
import { z } from '#domain/schema.ts';
import { may } from '#domain/staff/permissions.ts';
import type { StaffMember } from '#domain/staff/staff.ts';
import { UNDO_SECONDS } from '#domain/undo.ts';
import { isActive } from '#server/active-record.ts';
import type { App } from '#server/app.ts';
import type { Change, OpenChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { findLastEvent } from '#server/events/events.ts';
import { cookieAttributes, cookieName } from '#server/staff/cookies.ts';
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
import type { LastEditor } from '#web/ui/desk/changed-meanwhile.tsx';
import { FORM_KEY } from '#web/ui/desk/form-key.ts';
import { lastStepSentence, type Notice, type NoticeText, noticeText, readNotice } from '#web/ui/desk/notices.ts';
import { readForm } from './form.ts';

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
  if (visit.notice) {
    response.headers.append('Set-Cookie', await noticeCookieOf(app, visit.notice, args.url));
  } else if (!isRedirect(response) && (await readNoticeCookie(app, args.request))) {
    // the notice is shown once, and this page shows it
    response.headers.append('Set-Cookie', await noticeCookie(app).serialize('', { maxAge: 0 }));
  }
  return response;
};

/** The result of the last form; where it changed nothing, with the last editor of the record. */
export async function findNotice(
  { context, request }: Pick<Args, 'context' | 'request'>,
  staff: StaffMember,
): Promise<NoticeText | undefined> {
  const { app } = context.get(visitContext);
  const { notice, about } = (await readNoticeCookie(app, request)) ?? {};
  const shown = notice && noticeText(notice);
  if (!shown || shown.isDone || !about || !may(staff, 'office')) return shown;
  const last = await findLastEvent(app.db, about);
  return last ? { ...shown, text: `${shown.text} ${lastStepSentence(last, staff.id)}` } : shown;
}

/** The last editor of the record a form is about, so that a conflict of two people can name the other one. */
export async function findLastEditor(
  { context, url }: Pick<Args, 'context' | 'url'>,
  staff: StaffMember,
): Promise<LastEditor | undefined> {
  const { app, form } = context.get(visitContext);
  const about = form && recordOf(url);
  const last = about && (await findLastEvent(app.db, about));
  return last?.actor.kind === 'staff' ? { name: last.actor.name, isReader: last.actor.id === staff.id } : undefined;
}

/** Makes the next page show this notice, instead of one made from the recorded events. */
export function setNotice({ context }: { context: Readonly<RouterContextProvider> }, notice: Notice): void {
  context.get(visitContext).notice = notice;
}

async function sendOnce(args: Args, app: App, next: () => Promise<Response>): Promise<Response> {
  const visit = args.context.get(visitContext);
  const staff = await findStaffMember(app, args.request);
  if (!staff) return next();
  const claim = await claimOfForm(args, staff);
  const press: Press = { claim, isClaimed: false, recorded: [] };
  visit.app = { ...app, change: watchedChange(args, app, press) };
  const answer = await next();
  const response = answer.status === 404 && claim ? answerDeletedRecord(args, answer) : answer;
  if (isRedirect(response)) visit.notice ??= noticeFor(args, response, press);
  if (press.isClaimed && claim)
    await app.change(staff, (change) =>
      // a file may be requested again
      response.headers.has('Content-Disposition')
        ? withdrawSubmission(change, claim)
        : storeAnswer(change, claim, answerOf(args, response), enteredId(args, press)),
    );
  return response;
}

interface Press {
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
function watchedChange(args: Args, app: App, press: Press): OpenChange {
  return async (actor, work) => {
    const claim = press.isClaimed ? undefined : press.claim;
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
    press.recorded.push(...outcome.recorded);
    press.isClaimed ||= claim !== undefined && outcome.recorded.length > 0;
    return outcome.result;
  };
}

/** Claims the form for this change, unless an equal one has taken effect and the record it entered is still active. */
async function isRepeated({ url }: Args, change: Change, claim: Claim): Promise<boolean> {
  const noun = nounOf(url);
  const stands = async (id: string) => !noun || id === '' || isActive(change.db, noun, id);
  return (await claimSubmission(change, claim, '', stands)) === true;
}

/** The record a form has entered; empty where it has entered none. */
function enteredId({ url }: Args, { recorded }: Press): string {
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

/** The notice after a form; undefined outside the desk, or where the address has a notice of its own. */
function noticeFor({ url }: Args, response: Response, { recorded }: Press): Notice | undefined {
  const to = new URL(response.headers.get('Location') ?? '', url);
  if (!to.pathname.startsWith('/dashboard')) return undefined;
  // where nothing was recorded there is nothing to undo
  const own = [...to.searchParams.keys()].filter((name) => name !== 'kedy' || recorded.length > 0);
  if (own.some((name) => !url.searchParams.has(name))) return undefined;
  if (recorded.length === 0) return 'nothing-changed';
  const noun = nounOf(url);
  const event = recorded.findLast((event) => event.noun === noun) ?? recorded.at(-1);
  return event && `${event.noun}.${event.verb}`;
}

/** The kind of record a section of the desk works on: of all recorded events, one of this kind is what the user did. */
const SECTION_NOUNS: Record<string, Noun> = {
  kurzy: 'course',
  typy: 'courseType',
  clanky: 'article',
  podcast: 'episode',
  dopyty: 'contactRequest',
  cakajuci: 'waitlistEntry',
  klienti: 'client',
  sablony: 'emailTemplate',
  prihlasky: 'signUp',
  posta: 'email',
  ludia: 'staffMember',
  firma: 'company',
  ucet: 'staffMember',
};

function nounOf({ pathname }: URL): Noun | undefined {
  return SECTION_NOUNS[pathname.split('/')[2] ?? ''];
}

/** The record that an address of the desk is about; there is only one company. */
function recordOf(url: URL): { noun: Noun; id: string } | undefined {
  const noun = nounOf(url);
  const id = noun === 'company' ? '1' : url.pathname.split('/')[3];
  return noun && id ? { noun, id } : undefined;
}

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400;
}

const NOTICE_SECONDS = 60;

/** The notice shown on the page after a form, and the record it is about. */
function noticeCookieOf(app: App, notice: Notice, url: URL): Promise<string> {
  return noticeCookie(app).serialize({ notice, about: recordOf(url) });
}

async function readNoticeCookie(app: App, { headers }: Request): Promise<z.infer<typeof NOTICE> | undefined> {
  return NOTICE.safeParse(await noticeCookie(app).parse(headers.get('Cookie'))).data;
}

const NOTICE = z.object({
  notice: z.string().transform((text) => readNotice(text)),
  about: z.object({ noun: z.enum(Object.values(SECTION_NOUNS)), id: z.string() }).optional(),
});

function noticeCookie(app: App) {
  return createCookie(cookieName(app, 'notice'), { ...cookieAttributes(app), maxAge: NOTICE_SECONDS });
}

import { setTimeout as delay } from 'node:timers/promises';
import { createCookie, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import type { NewEvent, Noun } from '#domain/events/event.ts';
import { may } from '#domain/staff/permissions.ts';
import type { StaffMember } from '#domain/staff/staff.ts';
import { UNDO_SECONDS } from '#domain/undo.ts';
import type { App } from '#server/app.ts';
import type { OpenChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { findLastEvent } from '#server/events/events.ts';
import { claimForm, type FormAnswer, findFormAnswer, releaseForm, storeFormAnswer } from '#server/idempotency.ts';
import { cookieAttributes, cookiePrefix } from '#server/staff/cookies.ts';
import { findStaffMember } from '#server/staff/staff.ts';
import { filesToCompare, fingerprintOf, sortedFields } from '#server/submissions.ts';
import { visitContext } from '#web/context.ts';
import type { LastEditor } from '#web/ui/desk/changed-meanwhile.tsx';
import { FORM_KEY } from '#web/ui/desk/form-key.ts';
import { lastStepSentence, type Notice, readNotice, type Said, saidOf } from '#web/ui/desk/notices.ts';
import { readForm } from './form.ts';

type Args = Parameters<MiddlewareFunction<Response>>[0];

/**
 * Every form of the desk is done once however often it is sent, by a double click or a retry, and the page after it says
 * what came of it. A form is known by the key of the page it was rendered on and by what it says; whoever sends it again is
 * led where the first one led. What a route does not say itself is read from the events its change has recorded.
 */
export const deskForms: MiddlewareFunction<Response> = async (args, next) => {
  const visit = args.context.get(visitContext);
  const { app } = visit;
  const response = args.request.method === 'POST' ? await sendOnce(args, app, next) : await next();
  if (visit.said) {
    response.headers.append('Set-Cookie', await noticeCookieOf(app, visit.said, args.url));
  } else if (!isRedirect(response) && (await readNoticeCookie(app, args.request))) {
    // it is said once: the page is made
    response.headers.append('Set-Cookie', await noticeCookie(app).serialize('', { maxAge: 0 }));
  }
  return response;
};

/** What the last press came to, for the page that is made now: where it changed nothing, with whoever changed the thing last. */
export async function findNotice(
  { context, request }: Pick<Args, 'context' | 'request'>,
  staff: StaffMember,
): Promise<Said | undefined> {
  const { app } = context.get(visitContext);
  const { notice, about } = (await readNoticeCookie(app, request)) ?? {};
  const said = notice && saidOf(notice);
  if (!said || said.isDone || !about || !may(staff, 'office')) return said;
  const last = await findLastEvent(app.db, about);
  return last ? { ...said, text: `${said.text} ${lastStepSentence(last, staff.id)}` } : said;
}

/** Whoever last changed what a form answered by its own page is about, for a conflict of two people to be named. */
export async function findLastEditor(
  { context, url }: Pick<Args, 'context' | 'url'>,
  staff: StaffMember,
): Promise<LastEditor | undefined> {
  const { app, form } = context.get(visitContext);
  const about = form && thingOf(url);
  const last = about && (await findLastEvent(app.db, about));
  return last?.actor.kind === 'staff' ? { name: last.actor.name, isReader: last.actor.id === staff.id } : undefined;
}

/** Has the next page say this, instead of what the recorded events would say. */
export function say({ context }: { context: Readonly<RouterContextProvider> }, notice: Notice): void {
  context.get(visitContext).said = notice;
}

async function sendOnce(args: Args, app: App, next: () => Promise<Response>): Promise<Response> {
  const visit = args.context.get(visitContext);
  const staff = await findStaffMember(app, args.request);
  if (!staff) return next();
  const form = await fingerprint(args);
  const press: Press = { form, isClaimed: false, recorded: [] };
  visit.app = { ...app, change: watchedChange(args, app, press) };
  const answer = await next();
  const response = answer.status === 404 && form ? answerGone(args, answer) : answer;
  if (isRedirect(response)) visit.said ??= noticeFor(args, response, press);
  if (press.isClaimed && form)
    await app.change(staff, (change) =>
      // a file may be asked for again
      response.headers.has('Content-Disposition')
        ? releaseForm(change, form)
        : storeFormAnswer(change, form, answerOf(args, response)),
    );
  return response;
}

interface Press {
  /** Undefined where the form has no key. */
  form: string | undefined;
  /** Whether it is this one, of several like it, that is done. */
  isClaimed: boolean;
  recorded: NewEvent[];
}

/** What a form of the desk was about has been deleted since the page was rendered: the list it stood in says so. */
function answerGone({ context, url }: Args, notFound: Response): Response {
  const noun = nounOf(url);
  if (!noun) return notFound;
  say({ context }, 'gone');
  return redirect(noun === 'course' ? '/dashboard' : url.pathname.split('/').slice(0, 3).join('/'), 303);
}

/** Undefined where the form was not rendered by a page of the desk. One that cannot be read is refused before its route runs. */
async function fingerprint(args: Args): Promise<string | undefined> {
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(typeOf(args.request))) return undefined;
  const form = await readForm(args);
  if (!form.texts.get(FORM_KEY)) return undefined;
  const { pathname, search } = args.url;
  const fields = sortedFields(
    Object.fromEntries([...new Set(form.texts.keys())].map((name) => [name, form.texts.getAll(name)])),
  );
  return fingerprintOf([pathname, search, fields, filesToCompare(form.files)]);
}

function typeOf(request: Request): string {
  return request.headers.get('Content-Type') ?? '';
}

/** Opens changes that claim the form in the transaction that stores what it brings about: a twin waits for its end. */
function watchedChange(args: Args, app: App, press: Press): OpenChange {
  return async (actor, work) => {
    const { form } = press;
    const outcome = await app.change(actor, async (change) => {
      if (form && !press.isClaimed && !(await claimForm(change, form))) return undefined;
      const recorded: NewEvent[] = [];
      const record: typeof change.record = (event, past) => {
        if (!past) recorded.push(event);
        change.record(event, past);
      };
      const result = await work({ ...change, record });
      // where nothing came of it, the same may be sent again
      if (form && !press.isClaimed && recorded.length === 0) await releaseForm(change, form);
      return { result, recorded };
    });
    if (!outcome) throw await answerAgain(args, app, form ?? '');
    press.recorded.push(...outcome.recorded);
    press.isClaimed ||= form !== undefined && outcome.recorded.length > 0;
    return outcome.result;
  };
}

const ANSWER_WAITS = 20;
const WAIT_MILLISECONDS = 50;

/** Leads where the first one led; it has been done, and may yet be about to answer. */
async function answerAgain({ url }: Args, app: App, form: string): Promise<Response> {
  const again = async (location: string, notice: Notice | undefined) =>
    redirect(location, {
      status: 303,
      headers: notice ? { 'Set-Cookie': await noticeCookieOf(app, notice, url) } : {},
    });
  for (let wait = 0; wait < ANSWER_WAITS; wait += 1) {
    const answer = await findFormAnswer(app.db, form);
    // what the first page said of itself may be true no more
    if (answer && answer.receivedAt < instant(app, { seconds: -UNDO_SECONDS })) {
      return again(answer.location, 'already-sent');
    }
    if (answer) return again(answer.location, readNotice(answer.notice));
    await delay(WAIT_MILLISECONDS);
  }
  return again('/dashboard', 'already-sent');
}

/** Where the sender of the same form is led, and what is said there; where this one was answered by no other page, to its own. */
function answerOf({ context, url }: Args, response: Response): FormAnswer {
  const location = isRedirect(response) && response.headers.get('Location');
  if (location) return { location, notice: context.get(visitContext).said ?? '' };
  return { location: url.pathname + url.search, notice: 'already-sent' };
}

/** What there is to say after a form; nothing where the route leads elsewhere, or its address says something itself. */
function noticeFor({ url }: Args, response: Response, { recorded }: Press): Notice | undefined {
  const to = new URL(response.headers.get('Location') ?? '', url);
  if (!to.pathname.startsWith('/dashboard')) return undefined;
  // where nothing was recorded there is nothing to be undone either
  const own = [...to.searchParams.keys()].filter((name) => name !== 'kedy' || recorded.length > 0);
  if (own.some((name) => !url.searchParams.has(name))) return undefined;
  if (recorded.length === 0) return 'nothing-changed';
  const noun = nounOf(url);
  const event = recorded.findLast((event) => event.noun === noun) ?? recorded.at(-1);
  return event && `${event.noun}.${event.verb}`;
}

/** What is worked on in a section of the desk: of all that a change brings about, that is what was pressed for. */
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

/** What an address of the desk is about; there is one company. */
function thingOf(url: URL): { noun: Noun; id: string } | undefined {
  const noun = nounOf(url);
  const id = noun === 'company' ? '1' : url.pathname.split('/')[3];
  return noun && id ? { noun, id } : undefined;
}

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400;
}

const NOTICE_SECONDS = 60;

/** What is said on the page after a form, and of what. */
function noticeCookieOf(app: App, notice: Notice, url: URL): Promise<string> {
  return noticeCookie(app).serialize({ notice, about: thingOf(url) });
}

async function readNoticeCookie(app: App, { headers }: Request): Promise<z.infer<typeof NOTICE> | undefined> {
  return NOTICE.safeParse(await noticeCookie(app).parse(headers.get('Cookie'))).data;
}

const NOTICE = z.object({
  notice: z.string().transform((text) => readNotice(text)),
  about: z.object({ noun: z.enum(Object.values(SECTION_NOUNS)), id: z.string() }).optional(),
});

function noticeCookie({ config }: App) {
  return createCookie(`${cookiePrefix(config)}.notice`, { ...cookieAttributes(config), maxAge: NOTICE_SECONDS });
}

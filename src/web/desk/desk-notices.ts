import { createCookie, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { type NewEvent, NOUN_LABELS, type Noun } from '#domain/events/event.ts';
import { z } from '#domain/schema.ts';
import { may } from '#domain/staff/permissions.ts';
import type { StaffMember } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import { findLastEvent } from '#server/events/events.ts';
import { cookieAttributes, cookieName } from '#server/staff/cookies.ts';
import { visitContext } from '#web/context.ts';
import { lastStepSentence, type Notice, type NoticeText, noticeText, readNotice } from '#web/desk/kit/notices.ts';
import { nounAt } from '#web/desk/kit/record-path.ts';
import type { LastEditor } from '#web/desk/kit/use-desk-data.ts';

// What a page of the desk says about the form that led to it. A notice is kept in a cookie until a page has shown it.

type Args = Parameters<MiddlewareFunction<Response>>[0];

/** The result of the last form; where it changed nothing, with the last editor of the record. */
export async function findNotice(
  { context, request }: Pick<Args, 'context' | 'request'>,
  staff: StaffMember,
): Promise<NoticeText | undefined> {
  const { app } = context.get(visitContext);
  const { notice, about } = (await readNoticeCookie(app, request)) ?? {};
  const shown = notice && noticeText(notice);
  const isExplained = !shown || shown.isDone || notice === 'nothing-chosen';
  if (isExplained || !about || !may(staff, 'office')) return shown;
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

/** The notice after a form; undefined outside the desk, or where the address has a notice of its own. */
export function noticeFor({ url }: Args, response: Response, recorded: readonly NewEvent[]): Notice | undefined {
  const to = new URL(response.headers.get('Location') ?? '', url);
  if (!to.pathname.startsWith('/dashboard')) return undefined;
  // where nothing was recorded there is nothing to undo
  const own = [...to.searchParams.keys()].filter((name) => name !== 'kedy' || recorded.length > 0);
  if (own.some((name) => !url.searchParams.has(name))) return undefined;
  if (recorded.length === 0) return 'nothing-changed';
  const noun = nounOf(url);
  const event = recorded.findLast((event) => event.noun === noun) ?? recorded.at(-1);
  // nothing is on yet: the page that follows asks for the code
  if (event?.verb === 'secondFactorBegun') return undefined;
  return event && `${event.noun}.${event.verb}`;
}

/** The sections that work on a kind of record without a page of its own in them. */
const OTHER_SECTIONS: Record<string, Noun> = { posta: 'email', firma: 'company', ucet: 'staffMember' };

/** The kind of record a section works on: of all recorded events, one of this kind is what the user did. */
export function nounOf({ pathname }: URL): Noun | undefined {
  return nounAt(pathname) ?? OTHER_SECTIONS[pathname.split('/')[2] ?? ''];
}

/** The record that an address of the desk is about; there is only one company. */
function recordOf(url: URL): { noun: Noun; id: string } | undefined {
  const noun = nounOf(url);
  const id = noun === 'company' ? '1' : url.pathname.split('/')[3];
  return noun && id ? { noun, id } : undefined;
}

const NOTICE_SECONDS = 60;

/** The notice shown on the page after a form, and the record it is about. */
export function noticeCookieOf(app: App, notice: Notice, url: URL): Promise<string> {
  return noticeCookie(app).serialize({ notice, about: recordOf(url) });
}

/** The Set-Cookie that removes the notice, which this page shows; undefined where there is none. */
export async function shownNoticeCookie(app: App, request: Request): Promise<string | undefined> {
  return (await readNoticeCookie(app, request)) && noticeCookie(app).serialize('', { maxAge: 0 });
}

async function readNoticeCookie(app: App, { headers }: Request): Promise<z.infer<typeof NOTICE> | undefined> {
  return NOTICE.safeParse(await noticeCookie(app).parse(headers.get('Cookie'))).data;
}

const NOTICE = z.object({
  notice: z.string().transform((text) => readNotice(text)),
  about: z.object({ noun: z.enum(Object.keys(NOUN_LABELS) as Noun[]), id: z.string() }).optional(),
});

function noticeCookie(app: App) {
  return createCookie(cookieName(app, 'notice'), { ...cookieAttributes(app), maxAge: NOTICE_SECONDS });
}

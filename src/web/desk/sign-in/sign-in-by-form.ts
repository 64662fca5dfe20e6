import {
  createContext,
  createCookie,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from 'react-router';
import { z } from '#domain/schema.ts';
import { accountEmail, EMAIL_LENGTH_MAX } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import { cookieAttributes, cookieName } from '#server/staff/cookies.ts';
import { completeSignIn } from '#server/staff/local/second-step.ts';
import { signIn } from '#server/staff/local/sign-in.ts';
import { type Visit, visitContext } from '#web/context.ts';
import { pageAfterSignIn } from '#web/desk/staff-guard.ts';
import { type FormArgs, readForm } from '#web/forms/form.ts';
import type { SentForm } from '#web/forms/sent-form.ts';
import { plainPage } from '#web/front/plain-page.ts';
import { type SignInAttempt, type SignInRefusal, signInRefusal } from './sign-in-refusal.ts';

/** The result of the form, where it was a sign-in attempt. */
const attemptContext = createContext<Promise<SignInAttempt>>();

/** Rendering a refusal takes 5 ms of the event loop: beyond this rate a plain page is sent instead. */
const REFUSAL_PAGES = { name: 'refusalPages', turns: 10, seconds: 1 };

/**
 * Signs in before the page's action runs, because only here a refusal need not be rendered: two hundred at once would
 * delay all other pages by a second.
 */
export function signingIn(isAttempt: (form: SentForm) => boolean = () => true): MiddlewareFunction<Response> {
  return async ({ context, request }, next) => {
    if (request.method !== 'POST') return next();
    const form = await readForm({ context, request });
    const visit = context.get(visitContext);
    if (visit.app.signInWay.provider !== 'local' || !isAttempt(form)) return next();
    const attempt = attemptSignIn(visit, request, form);
    context.set(attemptContext, attempt);
    // an error is thrown where the page's own errors are handled: in its action
    const [settled] = await Promise.allSettled([attempt]);
    const refusal = settled.status === 'fulfilled' && (await plainRefusal(visit.app, settled.value));
    if (!refusal) return next();
    const { message, init } = refusal;
    return plainPage({ status: init.status, title: 'Prihlásenie sa nepodarilo', text: message }, init.headers);
  };
}

type SignInByForm =
  | { outcome: 'signed-in'; headers: Headers }
  /** The password was right, and a code is required next. */
  | { outcome: 'second-step'; headers: Headers }
  | ({ outcome: 'refused'; email: string } & SignInRefusal);

/** The result of the form: the cookies to set, or the message, status and headers of the refusal. */
export async function signInByForm({ context, request }: FormArgs): Promise<SignInByForm> {
  const { texts } = await readForm({ context, request });
  return outcomeOf(context, await context.get(attemptContext), emailOf(texts).trim());
}

/**
 * Signs in a user who has just set a password; returns a redirect to the next page. Where it does not succeed, the
 * sign-in page reports that the password was set.
 */
export async function signInByNewPassword(
  { context, request }: FormArgs,
  account: { email: string; password: string },
): Promise<Response> {
  const visit = context.get(visitContext);
  const result = await outcomeOf(context, await attemptPassword(visit, request, account), account.email);
  if (result.outcome === 'refused') return redirect(`/signIn?${PASSWORD_SET}`, 303);
  const target = result.outcome === 'second-step' ? '/signIn/overenie' : pageAfterSignIn(new URLSearchParams());
  return redirect(target, { status: 303, headers: result.headers });
}

/** In the query of the sign-in page: a password has just been set. */
export const PASSWORD_SET = 'heslo';

async function outcomeOf(
  context: Readonly<RouterContextProvider>,
  result: SignInAttempt,
  email: string,
): Promise<SignInByForm> {
  switch (result.outcome) {
    case 'signed-in': {
      const marks = await deviceCookie(context.get(visitContext).app).serialize(result.deviceMarks);
      return { outcome: 'signed-in', headers: setCookies(result.cookie, marks) };
    }
    case 'second-step':
      return { outcome: 'second-step', headers: setCookies(result.cookie) };
    default:
      return { outcome: 'refused', email, ...signInRefusal(result) };
  }
}

function setCookies(...cookies: string[]): Headers {
  return new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]));
}

async function attemptSignIn(visit: Visit, request: Request, { texts }: SentForm): Promise<SignInAttempt> {
  const code = texts.get('code');
  if (typeof code !== 'string') {
    return attemptPassword(visit, request, { email: emailOf(texts), password: String(texts.get('password') ?? '') });
  }
  return completeSignIn(visit.app, { code, ...(await senderOf(visit, request)) });
}

async function senderOf({ app, clientAddress }: Visit, request: Request) {
  const userAgent = request.headers.get('User-Agent')?.slice(0, USER_AGENT_LENGTH_MAX) ?? '';
  const cookieHeader = request.headers.get('Cookie') ?? '';
  return { clientAddress, userAgent, cookieHeader, deviceMarks: await readDeviceMarks(app, request) };
}

async function attemptPassword(
  visit: Visit,
  request: Request,
  { email, password }: { email: string; password: string },
): Promise<SignInAttempt> {
  const { app } = visit;
  const sender = await senderOf(visit, request);
  const isKnown = app.signInLimits.knows({ account: accountEmail(email), ...sender });
  return inSignInQueue(isKnown ? 'known' : 'unknown', () => signIn(app, { email, password, ...sender }));
}

/** The refusal to send as a plain page; undefined where the page is rendered. */
async function plainRefusal(app: App, result: SignInAttempt): Promise<SignInRefusal | undefined> {
  if (result.outcome === 'signed-in' || result.outcome === 'second-step' || result.outcome === 'wrong')
    return undefined;
  const mayRender = result.outcome !== 'busy' && (await app.limits.take(REFUSAL_PAGES, 'all')).allowed;
  return mayRender ? undefined : signInRefusal(result);
}

/** The browser's User-Agent is kept with the session, so that its owner can recognise it. */
const USER_AGENT_LENGTH_MAX = 500;

/** The submitted email; a text too long for an address is cut to one character over the limit. */
function emailOf(texts: FormData): string {
  return String(texts.get('email') ?? '').slice(0, EMAIL_LENGTH_MAX + 1);
}

const DAYS = 180;

/** Any other content of the cookie, or no cookie, counts as no marks. */
const marksSchema = z.array(z.string().max(200)).max(10).catch([]);

/** The browser's marks of earlier sign-ins (decision 0011). */
async function readDeviceMarks(app: App, request: Request): Promise<string[]> {
  return marksSchema.parse(await deviceCookie(app).parse(request.headers.get('Cookie')));
}

/** The cookie with the marks: it does not sign anyone in. */
function deviceCookie(app: App) {
  return createCookie(cookieName(app, 'device'), { ...cookieAttributes(app), maxAge: DAYS * 24 * 60 * 60 });
}

/** Each sign-in waits for those before it, 0.1 s for a password. */
const AT_ONCE_MAX = 10;

/** Sign-ins under way in this process. Known devices do not wait behind unknown senders. */
const underWay = { known: 0, unknown: 0 };

/** Runs a sign-in, unless too many are already under way. */
async function inSignInQueue<T>(
  queue: 'known' | 'unknown',
  work: () => Promise<T>,
): Promise<T | { outcome: 'busy' }> {
  if (underWay[queue] >= AT_ONCE_MAX) return { outcome: 'busy' };
  underWay[queue] += 1;
  try {
    return await work();
  } finally {
    underWay[queue] -= 1;
  }
}

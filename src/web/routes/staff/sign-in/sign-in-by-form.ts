import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { accountEmail, EMAIL_LENGTH_MAX } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import { Limiter } from '#server/limiter.ts';
import { completeSignIn } from '#server/staff/local/second-step.ts';
import { signIn } from '#server/staff/local/sign-in.ts';
import { type Visit, visitContext } from '#web/context.ts';
import { readForm } from '#web/forms/form.ts';
import type { SentForm } from '#web/forms/sent-form.ts';
import { plainPage } from '#web/front/plain-page.ts';
import { deviceMarksCookie, readDeviceMarks } from './device-cookie.ts';
import { inSignInQueue } from './sign-in-queue.ts';
import { type SignInAttempt, type SignInRefusal, signInRefusal } from './sign-in-refusal.ts';

/** The form a sign-in page was sent. */
export const formContext = createContext<SentForm>();

/** What comes of the form, where it was sent to sign in. */
const attemptContext = createContext<Promise<SignInAttempt>>();

/** A refusal with the whole page takes 5 ms of everybody's time: so many in a second, the rest get the sentence. */
const refusalPages = new Limiter({ turns: 10, seconds: 1 });

/**
 * Signs in before the page's action is asked, because only here a refusal need not be rendered: two hundred at once
 * would keep all other pages waiting for a second.
 */
export function signingIn(isAttempt: (form: SentForm) => boolean = () => true): MiddlewareFunction<Response> {
  return async ({ context, request }, next) => {
    if (request.method !== 'POST') return next();
    const form = await readForm({ context, request });
    context.set(formContext, form);
    const visit = context.get(visitContext);
    if (visit.app.signInWay.provider !== 'local' || !isAttempt(form)) return next();
    const attempt = attemptSignIn(visit, request, form);
    context.set(attemptContext, attempt);
    // what is broken is thrown where the page's own errors are: in its action
    const [settled] = await Promise.allSettled([attempt]);
    const refusal = settled.status === 'fulfilled' && curtRefusal(visit.app, settled.value);
    if (!refusal) return next();
    const { message, init } = refusal;
    return plainPage({ status: init.status, title: 'Prihlásenie sa nepodarilo', text: message }, init.headers);
  };
}

type SignInByForm =
  | { outcome: 'signed-in'; headers: Headers }
  /** The password was right, and a code is asked for next. */
  | { outcome: 'second-step'; headers: Headers }
  | ({ outcome: 'refused'; email: string } & SignInRefusal);

/** What came of the form: the cookies to set, or what to tell and how. */
export async function signInByForm(context: Readonly<RouterContextProvider>): Promise<SignInByForm> {
  const result = await context.get(attemptContext);
  switch (result.outcome) {
    case 'signed-in': {
      const marks = await deviceMarksCookie(context.get(visitContext).app, result.deviceMarks);
      return { outcome: 'signed-in', headers: setCookies([...result.cookies, marks]) };
    }
    case 'second-step':
      return { outcome: 'second-step', headers: setCookies(result.cookies) };
    default:
      return { outcome: 'refused', email: emailOf(context.get(formContext).texts).trim(), ...signInRefusal(result) };
  }
}

function setCookies(cookies: string[]): Headers {
  return new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]));
}

async function attemptSignIn(visit: Visit, request: Request, { texts }: SentForm): Promise<SignInAttempt> {
  const { app, clientAddress } = visit;
  const deviceMarks = await readDeviceMarks(app, request);
  const userAgent = request.headers.get('User-Agent')?.slice(0, USER_AGENT_LENGTH_MAX) ?? '';
  const code = texts.get('code');
  if (typeof code === 'string') {
    const cookieHeader = request.headers.get('Cookie') ?? '';
    return completeSignIn(app, { code, cookieHeader, clientAddress, userAgent, deviceMarks });
  }
  const email = emailOf(texts);
  const password = String(texts.get('password') ?? '');
  const isKnown = app.signInLimits.knows({ account: accountEmail(email), clientAddress, deviceMarks });
  return inSignInQueue(isKnown ? 'known' : 'strangers', () =>
    signIn(app, { email, password, clientAddress, userAgent, deviceMarks }),
  );
}

/** How to refuse without the page, where that is to be done. */
function curtRefusal(app: App, result: SignInAttempt): SignInRefusal | undefined {
  if (result.outcome === 'signed-in' || result.outcome === 'second-step' || result.outcome === 'wrong')
    return undefined;
  if (result.outcome !== 'busy' && refusalPages.take(app, 'all').allowed) return undefined;
  return signInRefusal(result);
}

/** What a browser says of itself is kept with the session, so that its owner knows it again. */
const USER_AGENT_LENGTH_MAX = 500;

/** As it was typed; of what is too long for an address only so much that it stays too long. */
function emailOf(texts: FormData): string {
  return String(texts.get('email') ?? '').slice(0, EMAIL_LENGTH_MAX + 1);
}

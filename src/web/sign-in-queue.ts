import { createContext, type MiddlewareFunction } from 'react-router';
import { accountEmail, EMAIL_LENGTH_MAX } from '#domain/staff.ts';
import { visitContext } from './context.ts';
import { readDeviceMarks } from './device-cookie.ts';
import { readForm } from './form.ts';
import { plainPage } from './plain-page.ts';

/** What somebody signs in with: the form they sent, and what their browser has kept. */
export interface SentSignIn {
  form: FormData;
  email: string;
  deviceMarks: string[];
}

export const signInContext = createContext<SentSignIn>();

/** Each waits for those before it, 0.1 s for a password. */
const AT_ONCE_MAX = 10;
const RETRY_AFTER_SECONDS = 5;

/** How many are being answered in this process; whoever has signed in before does not wait behind strangers. */
const underWay = { known: 0, strangers: 0 };

/**
 * Lets a few sign-ins in at a time and refuses the rest at once, before a page is rendered for them: two hundred pages
 * would keep everybody else waiting for a second.
 */
export const signInQueue: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  if (request.method !== 'POST') return next();
  const { app, clientAddress } = context.get(visitContext);
  // read before the queue: who sends slowly keeps nobody waiting
  const form = await readForm(request);
  const email = String(form.get('email') ?? '').slice(0, EMAIL_LENGTH_MAX + 1);
  const deviceMarks = await readDeviceMarks(app, request);
  context.set(signInContext, { form, email, deviceMarks });
  const isKnown = app.signInLimits.knows({ account: accountEmail(email), clientAddress, deviceMarks });
  const queue = isKnown ? 'known' : 'strangers';
  if (underWay[queue] >= AT_ONCE_MAX) return plainPage(BUSY, { 'Retry-After': String(RETRY_AFTER_SECONDS) });
  underWay[queue] += 1;
  try {
    return await next();
  } finally {
    underWay[queue] -= 1;
  }
};

const BUSY = {
  status: 429,
  title: 'Naraz sa prihlasuje príliš veľa ľudí',
  text: 'Počkajte chvíľu a&nbsp;obnovte stránku. Čo ste vyplnili, odošle sa znova.',
};

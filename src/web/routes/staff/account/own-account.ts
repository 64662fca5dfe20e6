import { data, type RouterContextProvider } from 'react-router';
import type { FieldError } from '#domain/field-error.ts';
import { nonBreaking } from '#domain/slovak.ts';
import type { App } from '#server/app.ts';
import { checkOwnPassword } from '#server/staff/local/own-password.ts';
import { findOwnSession } from '#server/staff/local/own-sessions.ts';
import { appOf } from '#web/context.ts';
import { requireWay } from '#web/routes/staff/sign-in/way.ts';
import { requireAnyStaff } from '#web/staff-guard.ts';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

/** Who asks, by which session, and the account they sign in to; where staff sign in another way there is none (404). */
export async function requireOwnAccount(args: Asking) {
  const staff = await requireAnyStaff(args);
  const app = appOf(args.context);
  requireWay(app, 'local');
  const session = await findOwnSession(app, args.request);
  // ended since the guard has looked
  if (!session) throw data(null, { status: 404 });
  return { app, staff, ...session };
}

/** What is wrong with the password that is asked for before an account is changed, and how to say so to a program. */
export async function ownPasswordComplaint(
  { app, userId }: { app: App; userId: string },
  texts: FormData,
): Promise<{ errors: FieldError[]; init: ResponseInit } | undefined> {
  const check = await checkOwnPassword(app, userId, String(texts.get('current') ?? ''));
  if (check === 'right') return undefined;
  if (check === 'wrong') return complaint('Toto nie je Vaše súčasné heslo.', { status: 422 });
  const { retryAfterSeconds } = check;
  return complaint(`Príliš veľa pokusov. Skúste to o ${Math.ceil(retryAfterSeconds / 60)} min.`, {
    status: 429,
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
}

function complaint(message: string, init: ResponseInit) {
  return { errors: [{ field: 'current', message: nonBreaking(message) }], init };
}

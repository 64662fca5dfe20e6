import { data, type RouterContextProvider } from 'react-router';
import type { FieldError } from '#domain/field-error.ts';
import { nonBreaking } from '#domain/slovak.ts';
import type { App } from '#server/app.ts';
import { checkOwnPassword } from '#server/staff/local/own-password.ts';
import { findOwnSession } from '#server/staff/local/own-sessions.ts';
import { appOf } from '#web/context.ts';
import { requireProvider } from '#web/routes/staff/sign-in/require-provider.ts';
import { requireAnyStaff } from '#web/staff-guard.ts';

interface PageArgs {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

/** The signed-in member of staff, their session and account; 404 where staff do not sign in with a password here. */
export async function requireOwnAccount(args: PageArgs) {
  const staff = await requireAnyStaff(args);
  const app = appOf(args.context);
  requireProvider(app, 'local');
  const session = await findOwnSession(app, args.request);
  // the session has ended since the guard checked it
  if (!session) throw data(null, { status: 404 });
  return { app, staff, ...session };
}

/** The error of the current password required to change an account, with the status and headers of the response. */
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

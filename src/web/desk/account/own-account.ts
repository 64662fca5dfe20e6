import type { FieldError } from '#domain/field-error.ts';
import { nonBreaking } from '#domain/slovak.ts';
import type { StaffMember } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import { checkOwnPassword } from '#server/staff/local/own-account.ts';
import { findSession } from '#server/staff/sessions.ts';
import { requireProvider } from '#web/desk/sign-in/require-provider.ts';
import { tooManyAttempts } from '#web/desk/sign-in/sign-in-refusal.ts';
import { type RequestArgs, requireAnyStaff } from '#web/desk/staff-guard.ts';
import { found } from '#web/shared/found.ts';

/** The signed-in member of staff and their session; 404 where staff do not sign in with a password here. */
export async function requireOwnAccount(args: RequestArgs) {
  const { app, staff } = await requireAnyStaff(args);
  requireProvider(app, 'local');
  // it may have ended since the guard checked it
  const session = found(await findSession(app, args.request));
  return { app, staff, session };
}

/** The user with their session. */
export type OwnAccount = Awaited<ReturnType<typeof requireOwnAccount>>;

/** The error of the current password required to change an account, with the status and headers of the response. */
export async function ownPasswordComplaint(
  { app, staff }: { app: App; staff: StaffMember },
  texts: FormData,
): Promise<{ errors: FieldError[]; init: ResponseInit } | undefined> {
  const check = await checkOwnPassword(app, staff, String(texts.get('current') ?? ''));
  if (check === 'right') return undefined;
  if (check === 'wrong') return complaint(nonBreaking('Toto nie je Vaše súčasné heslo.'), { status: 422 });
  const { message, init } = tooManyAttempts(check);
  return complaint(message, init);
}

function complaint(message: string, init: ResponseInit) {
  return { errors: [{ field: 'current', message }], init };
}

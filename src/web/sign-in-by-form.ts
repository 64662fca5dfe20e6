import type { RouterContextProvider } from 'react-router';
import { nonBreaking } from '#domain/slovak.ts';
import { type SignInOutcome, signIn } from '#server/sign-in.ts';
import { visitContext } from './context.ts';
import { deviceMarksCookie } from './device-cookie.ts';
import { signInContext } from './sign-in-queue.ts';

/** What a sign-in page does with the form it was sent: the cookies to set, or what to tell and how. */
export type SignInByForm =
  | { outcome: 'signed-in'; headers: Headers }
  | {
      outcome: 'refused';
      email: string;
      message: string;
      init: { status: number; headers?: Record<string, string> };
    };

/** Signs in with what `signInQueue` has read. */
export async function signInByForm(context: Readonly<RouterContextProvider>): Promise<SignInByForm> {
  const { app, clientAddress } = context.get(visitContext);
  const { form, email, deviceMarks } = context.get(signInContext);
  const password = String(form.get('password') ?? '');
  const result = await signIn(app, { email, password, clientAddress, deviceMarks });
  if (result.outcome !== 'signed-in') return { outcome: 'refused', email: email.trim(), ...refusal(result) };
  const cookies = [...result.cookies, await deviceMarksCookie(app, result.deviceMarks)];
  return { outcome: 'signed-in', headers: new Headers(cookies.map((cookie) => ['Set-Cookie', cookie])) };
}

function refusal(result: Exclude<SignInOutcome, { outcome: 'signed-in' }>) {
  switch (result.outcome) {
    case 'wrong':
      return { message: 'E-mail alebo heslo nesedí. Skúste to znova.', init: { status: 401 } };
    case 'too-many':
      return tooMany(`Príliš veľa pokusov. Skúste to o ${minutes(result)} min.`, result);
    case 'too-many-strangers':
      return tooMany(
        `Príliš veľa neúspešných pokusov s týmto e-mailom. Prihláste sa v prehliadači, v ktorom ste sa už prihlásili, alebo to skúste o ${minutes(result)} min.`,
        result,
      );
  }
}

interface Wait {
  retryAfterSeconds: number;
}

function tooMany(message: string, { retryAfterSeconds }: Wait) {
  return {
    message: nonBreaking(message),
    init: { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } },
  };
}

function minutes({ retryAfterSeconds }: Wait): number {
  return Math.ceil(retryAfterSeconds / 60);
}

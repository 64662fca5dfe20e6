import type { SignInOutcome } from '#server/staff.ts';

/** What somebody is told who could not be signed in, and how the answer says so to a program. */
export function signInRefusal(result: Exclude<SignInOutcome, { outcome: 'signed-in' }>): {
  message: string;
  status: number;
  headers?: Record<string, string>;
} {
  if (result.outcome === 'wrong') return { message: 'E-mail alebo heslo nesedí. Skúste to znova.', status: 401 };
  const { retryAfterSeconds } = result;
  return {
    message: `Príliš veľa pokusov. Skúste to o ${Math.ceil(retryAfterSeconds / 60)} min.`,
    status: 429,
    headers: { 'Retry-After': String(retryAfterSeconds) },
  };
}

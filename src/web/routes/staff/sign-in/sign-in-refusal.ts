import { nonBreaking } from '#domain/slovak.ts';
import type { SignInOutcome } from '#server/staff/local/sign-in.ts';

/** By then those who wait have been answered. */
const BUSY_SECONDS = 5;

/** What somebody is told who could not be signed in, and how the answer says so to a program. */
export interface SignInRefusal {
  message: string;
  init: { status: number; headers?: Record<string, string> };
}

/** A sign-in from a page: as the server has it, or not even tried because too many others are. */
export type SignInAttempt = SignInOutcome | { outcome: 'busy' };

export function signInRefusal(result: Exclude<SignInAttempt, { outcome: 'signed-in' }>): SignInRefusal {
  switch (result.outcome) {
    case 'wrong':
      return { message: 'E-mail alebo heslo nesedí. Skúste to znova.', init: { status: 401 } };
    case 'too-many':
      return later(`Príliš veľa pokusov. Skúste to o ${minutes(result)} min.`, result.retryAfterSeconds);
    case 'too-many-strangers':
      return later(
        `Príliš veľa neúspešných pokusov s týmto e-mailom. Prihláste sa v prehliadači, v ktorom ste sa už prihlásili, alebo to skúste o ${minutes(result)} min.`,
        result.retryAfterSeconds,
      );
    case 'busy':
      return later('Naraz sa prihlasuje príliš veľa ľudí. Počkajte chvíľu a stránku obnovte.', BUSY_SECONDS);
  }
}

function later(message: string, retryAfterSeconds: number): SignInRefusal {
  return {
    message: nonBreaking(message),
    init: { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } },
  };
}

function minutes({ retryAfterSeconds }: { retryAfterSeconds: number }): number {
  return Math.ceil(retryAfterSeconds / 60);
}

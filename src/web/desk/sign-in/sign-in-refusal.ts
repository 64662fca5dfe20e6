import { nonBreaking } from '#domain/slovak.ts';
import { LOCK_MINUTES, type SecondStepOutcome } from '#server/staff/local/second-step.ts';
import type { SignInOutcome } from '#server/staff/local/sign-in.ts';

/** After this time the waiting sign-ins are done. */
const BUSY_SECONDS = 5;

/** The message for a user who could not be signed in, with the status and headers of the response. */
export interface SignInRefusal {
  message: string;
  /** The field that is required next. */
  nextField: 'password' | 'code';
  init: { status: number; headers?: Record<string, string> };
}

/** The result of a sign-in from a page: the server's outcome, or not tried because too many are under way. */
export type SignInAttempt = SignInOutcome | SecondStepOutcome | { outcome: 'busy' };

type Refused = Exclude<SignInAttempt, { outcome: 'signed-in' | 'second-step' }>;

export function signInRefusal(result: Refused): SignInRefusal {
  switch (result.outcome) {
    case 'wrong':
      return { message: 'E-mail alebo heslo nesedí. Skúste to znova.', nextField: 'password', init: { status: 401 } };
    case 'wrong-code':
      return { message: WRONG_CODE, nextField: 'code', init: { status: 401 } };
    case 'step-ended':
      return { message: STEP_ENDED, nextField: 'password', init: { status: 401 } };
    case 'locked':
      return { ...later(LOCKED, LOCK_MINUTES * 60), nextField: 'code' };
    case 'too-many':
      return tooManyAttempts(result);
    case 'too-many-unknown':
      return later(
        `Príliš veľa neúspešných pokusov s týmto e-mailom. Prihláste sa v prehliadači, v ktorom ste sa už prihlásili, alebo to skúste o ${minutes(result)} min.`,
        result.retryAfterSeconds,
      );
    case 'busy':
      return later('Naraz sa prihlasuje príliš veľa ľudí. Počkajte chvíľu a stránku obnovte.', BUSY_SECONDS);
  }
}

/** The message where a limit of attempts at a password was reached. */
export function tooManyAttempts(turn: { retryAfterSeconds: number }): SignInRefusal {
  return later(`Príliš veľa pokusov. Skúste to o ${minutes(turn)} min.`, turn.retryAfterSeconds);
}

const WRONG_CODE = nonBreaking('Kód nesedí. Počkajte na ďalší alebo napíšte záložný kód.');
const STEP_ENDED = nonBreaking(
  'Overenie sa skončilo: trvalo pridlho, kód bol už použitý alebo nesedel priveľa ráz. Prihláste sa znova.',
);
const LOCKED = `Priveľa nesprávnych kódov za sebou. Skúste to o ${LOCK_MINUTES} min.`;

function later(message: string, retryAfterSeconds: number): SignInRefusal {
  return {
    message: nonBreaking(message),
    nextField: 'password',
    init: { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } },
  };
}

function minutes({ retryAfterSeconds }: { retryAfterSeconds: number }): number {
  return Math.ceil(retryAfterSeconds / 60);
}

import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Whether a sender may send another form, or how long to wait. */
export type Turn = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** Counts a form of this sender. */
export type FormLimit = (clientAddress: string) => Promise<Turn>;

/** At most `perTenMinutes` forms of one sender in ten minutes (PUBLIC_FORM_LIMIT), counted in this process. */
export function formLimit(perTenMinutes: number): FormLimit {
  const limiter = new RateLimiterMemory({ points: perTenMinutes, duration: 600 });
  return async (clientAddress) => {
    try {
      await limiter.consume(clientAddress);
      return { allowed: true };
    } catch (rejected) {
      const { msBeforeNext } = rejected as { msBeforeNext: number };
      return { allowed: false, retryAfterSeconds: Math.ceil(msBeforeNext / 1_000) };
    }
  };
}

export function tooManyMessage(retryAfterSeconds: number): string {
  return `Poslali ste viac formulárov po sebe. Skúste to znova o ${Math.ceil(retryAfterSeconds / 60)} min.`;
}

export const TOO_FAST_MESSAGE = 'Formulár prišiel rýchlejšie, než sa dá vyplniť. Odošlite ho o chvíľu znova.';

/** Faster than this nobody fills in a form; robots do (decisions: Forms). */
export const FORM_SECONDS_MIN = 3;

/** True when the form came back sooner than anybody can fill it in. */
export function isTooFast(elapsedSeconds: number | undefined): boolean {
  return elapsedSeconds !== undefined && elapsedSeconds < FORM_SECONDS_MIN;
}

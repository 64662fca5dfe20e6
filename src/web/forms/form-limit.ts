import type { App } from '#server/app.ts';
import { Limiter, type Turn } from '#server/limiter.ts';

/** Counts a form of this sender. */
export type FormLimit = (clientAddress: string) => Turn;

/** At most PUBLIC_FORM_LIMIT forms of one sender in ten minutes, counted in this process. */
export function formLimit(app: Pick<App, 'config' | 'elapsed'>): FormLimit {
  const limiter = new Limiter({ turns: app.config.publicFormLimit, seconds: 600 });
  return (clientAddress) => limiter.take(app, clientAddress);
}

export function tooManyMessage(retryAfterSeconds: number): string {
  return `Poslali ste viac formulárov po sebe. Skúste to znova o ${Math.ceil(retryAfterSeconds / 60)} min.`;
}

export const TOO_FAST_MESSAGE = 'Formulár prišiel rýchlejšie, než sa dá vyplniť. Odošlite ho o chvíľu znova.';

/** A person needs at least this long to fill in a form; robots are faster (decisions: Forms). */
export const FORM_SECONDS_MIN = 3;

/** True when the form was sent sooner than a person can fill it in. */
export function isTooFast(elapsedSeconds: number | undefined): boolean {
  return elapsedSeconds !== undefined && elapsedSeconds < FORM_SECONDS_MIN;
}

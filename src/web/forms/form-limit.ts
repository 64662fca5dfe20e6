import type { App } from '#server/app.ts';
import type { Turn } from '#server/limits.ts';

/** Counts a form of this sender: at most PUBLIC_FORM_LIMIT in ten minutes. */
export function takeForm({ limits, config }: Pick<App, 'limits' | 'config'>, clientAddress: string): Promise<Turn> {
  return limits.take({ name: 'publicForms', turns: config.publicFormLimit, seconds: 600 }, clientAddress);
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

import type { VerbOf } from '#domain/events/event.ts';
import { boundInstant } from '#domain/instant.ts';

/** What happened to the running system that its admins are notified of. */
export type AlarmKind = VerbOf<'system'>;

interface Alarm {
  /** What happened; `instant` as its kind says. */
  sentence(instant: string): string;
  advice: string;
  /** It is not reported again for so long. */
  quietHours: number;
}

/** Every alarm: it is recorded and emailed once, whichever node notices it. */
export const ALARMS: Record<AlarmKind, Alarm> = {
  killed: {
    // when the process had started
    sentence: (startedAt) =>
      `Web spustený ${boundInstant(startedAt)} skončil bez upozornenia a sám sa spustil znova.`,
    advice: 'Zvyčajne mu došla pamäť alebo sa reštartoval celý stroj; dôvod je v zázname servera.',
    quietHours: 1,
  },
  looping: {
    sentence: () => 'Web za desať minút trikrát skončil bez upozornenia.',
    advice: 'Kým sa to neopraví, návštevníkom vypadáva. Dôvod je v zázname servera.',
    quietHours: 24,
  },
  databaseAway: {
    // since when
    sentence: (since) => `Databáza od ${boundInstant(since)} nič neuložila, teraz už ukladá.`,
    advice: 'Prihlášky ani správy sa vtedy nedali prijať. Zistite, prečo neodpovedala alebo či jej došlo miesto.',
    quietHours: 1,
  },
  certificateEnding: {
    // until when it is valid
    sentence: (validTo) => `Certifikát webu platí do ${boundInstant(validTo)}.`,
    advice: 'Potom prehliadače web neotvoria. Zistite, prečo sa certifikát neobnovil.',
    quietHours: 7 * 24,
  },
};

/** Ends without a stop within so many minutes are a loop, if there are so many of them. */
const LOOP = { minutes: 10, ends: 3 };

/** Those of these instants, at which a process was found to have ended, that may belong to a loop. */
export function recentEnds(ends: readonly string[], now: string): string[] {
  return ends.filter((at) => Date.parse(now) - Date.parse(at) <= LOOP.minutes * 60_000);
}

export function isLoop(ends: readonly string[]): boolean {
  return ends.length >= LOOP.ends;
}

/** A shorter outage of the database is not reported. */
export function isLongOutage(since: string, now: string): boolean {
  return Date.parse(now) - Date.parse(since) > 60_000;
}

/** Certificates are renewed a month before they end. */
export function isEnding(validTo: string, now: string): boolean {
  return Date.parse(validTo) - Date.parse(now) < 14 * 86_400_000;
}

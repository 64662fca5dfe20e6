import type { Day } from '#domain/day.ts';
import { participantPath } from './attendance-path.ts';

/** Whether a participant was present on a day. */
export interface Tick {
  courseId: string;
  day: Day;
  participantId: string;
  isPresent: boolean;
}

/** The time of storing, or the error message. */
export type SentTick = { savedAt: string } | { message: string };

/** Sends one tick, also when the page is left at once. Never throws, network failures included. */
export async function sendTick({ courseId, day, participantId, isPresent }: Tick): Promise<SentTick> {
  const body = new URLSearchParams({ den: day, ...(isPresent && { pritomny: participantId }) });
  try {
    const answer = await fetch(participantPath(courseId, participantId), { method: 'POST', body, keepalive: true });
    if (answer.redirected) return { message: SIGNED_OUT };
    if (answer.status === 404) return { message: GONE };
    if (answer.ok || [409, 422].includes(answer.status)) return await answer.json();
    console.error('Failed to save attendance', { status: answer.status });
  } catch (error) {
    console.error('Failed to save attendance', error);
  }
  return { message: FAILED };
}

const SIGNED_OUT = 'Prihlásenie sa skončilo. Prihláste sa v novej karte a skúste to znova.';
const GONE = 'Účastník už na kurze nemá miesto. Načítajte stránku znova.';
const FAILED = 'Prítomnosť sa nepodarilo uložiť. Skúste to znova.';

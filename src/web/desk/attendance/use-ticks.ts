import { type RefObject, useEffect, useRef, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { Day } from '#domain/day.ts';
import { participantAttendancePath } from '#web/desk/courses/course-paths.ts';

interface AttendanceDay {
  courseId: string;
  day: Day;
  /** The participants present when the page was rendered. */
  presentIds: readonly string[];
}

/**
 * Stores each tick of a form separately. The checkboxes are uncontrolled: ticks made before scripts ran are stored once
 * they run.
 */
export function useTicks(form: RefObject<HTMLFormElement | null>, { courseId, day, presentIds }: AttendanceDay) {
  const [present, setPresent] = useState(presentIds.length);
  const [savedAt, setSavedAt] = useState<string>();
  const stored = useRef(new Set(presentIds));
  const lastSending = useRef(new Map<string, Promise<void>>());

  function count() {
    setPresent(boxesOf(form).filter(({ checked }) => checked).length);
  }

  async function store(box: HTMLInputElement) {
    const [participantId, isPresent] = [box.value, box.checked];
    if (isPresent === stored.current.has(participantId)) return;
    const sent = await sendTick({ courseId, day, participantId, isPresent });
    if ('savedAt' in sent) {
      if (isPresent) stored.current.add(participantId);
      else stored.current.delete(participantId);
      setSavedAt(sent.savedAt);
    } else {
      box.checked = stored.current.has(participantId);
      count();
      toast.error(sent.message);
    }
  }

  /** Requests for one participant are sent one after another, so that the last one counts. */
  function tick(box: HTMLInputElement) {
    count();
    const before = lastSending.current.get(box.value) ?? Promise.resolve();
    lastSending.current.set(
      box.value,
      before.then(() => store(box)),
    );
  }

  const tickEarly = useRef(tick);
  useEffect(() => {
    for (const box of boxesOf(form)) if (box.checked !== stored.current.has(box.value)) tickEarly.current(box);
  }, [form]);

  return { present, savedAt, tick };
}

function boxesOf(form: RefObject<HTMLFormElement | null>): HTMLInputElement[] {
  return [...(form.current?.querySelectorAll<HTMLInputElement>('[type="checkbox"]') ?? [])];
}

/** Whether a participant was present on a day. */
interface Tick {
  courseId: string;
  day: Day;
  participantId: string;
  isPresent: boolean;
}

/** The time of storing, or the error message. */
type SentTick = { savedAt: string } | { message: string };

/** Sends one tick, also when the page is left at once. Never throws, network failures included. */
async function sendTick({ courseId, day, participantId, isPresent }: Tick): Promise<SentTick> {
  const body = new URLSearchParams({ den: day, ...(isPresent && { pritomny: participantId }) });
  try {
    const answer = await fetch(participantAttendancePath(courseId, participantId), {
      method: 'POST',
      body,
      keepalive: true,
    });
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

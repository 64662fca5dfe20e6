import { type RefObject, useEffect, useRef, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { Day } from '#domain/day.ts';
import { sendTick } from './send-tick.ts';

interface CalledDay {
  courseId: string;
  day: Day;
  /** How many were present when the page was made. */
  presentAtFirst: number;
}

/**
 * Stores each tick of a form by itself. The boxes are the page's own: what one is `defaultChecked` is what is stored of
 * it, and what was ticked before scripts ran is stored once they do.
 */
export function useTicks(form: RefObject<HTMLFormElement | null>, { courseId, day, presentAtFirst }: CalledDay) {
  const [present, setPresent] = useState(presentAtFirst);
  const [savedAt, setSavedAt] = useState<string>();
  const lastSending = useRef(new Map<string, Promise<void>>());

  function count() {
    setPresent(boxesOf(form).filter(({ checked }) => checked).length);
  }

  async function store(box: HTMLInputElement) {
    const isPresent = box.checked;
    if (isPresent === box.defaultChecked) return;
    const sent = await sendTick({ courseId, day, participantId: box.value, isPresent });
    if ('savedAt' in sent) {
      box.defaultChecked = isPresent;
      setSavedAt(sent.savedAt);
    } else {
      box.checked = box.defaultChecked;
      count();
      toast.error(sent.message);
    }
  }

  /** One after another for each participant, so that the last one counts. */
  function tick(box: HTMLInputElement) {
    count();
    const before = lastSending.current.get(box.value) ?? Promise.resolve();
    lastSending.current.set(
      box.value,
      before.then(() => store(box)),
    );
  }

  const early = useRef(tick);
  useEffect(() => {
    for (const box of boxesOf(form)) if (box.checked !== box.defaultChecked) early.current(box);
  }, [form]);

  return { present, savedAt, tick };
}

function boxesOf(form: RefObject<HTMLFormElement | null>): HTMLInputElement[] {
  return [...(form.current?.querySelectorAll<HTMLInputElement>('[type="checkbox"]') ?? [])];
}

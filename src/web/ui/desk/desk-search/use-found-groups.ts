import { useRef, useState } from 'react';
import { DESK_SEARCH } from '#web/ui/desk/desk-sections.ts';
import type { ShownGroup } from './shown-groups.ts';

/** What was found, and for which words. */
export interface FoundNow {
  text: string;
  groups: ShownGroup[];
}

/** Fewer emails find nothing. */
const EMAILS_MIN = 3;
/** Who still types is not asked for. */
const PAUSE_MILLISECONDS = 120;

/** What the desk finds for the words somebody types, and which of it the arrow keys are at. The newest words' answer wins. */
export function useFoundGroups() {
  const [found, setFound] = useState<FoundNow>();
  const [active, setActive] = useState<number>();
  const asking = useRef<AbortController>(undefined);

  function show(next: FoundNow | undefined) {
    setFound(next);
    setActive(undefined);
  }

  function close() {
    asking.current?.abort();
    show(undefined);
  }

  async function ask(typed: string) {
    asking.current?.abort();
    const text = typed.trim();
    if (text.length < EMAILS_MIN) return show(undefined);
    asking.current = new AbortController();
    const { signal } = asking.current;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
    const groups = signal.aborted ? undefined : await fetchGroups(text, signal);
    // without an answer the form is as good as ever
    if (!signal.aborted) show(groups && { text, groups });
  }

  /** To the next option or the one before it; the last is followed by none, as is the first backwards. */
  function move(step: 1 | -1) {
    // the page with all results is an option too
    const count =
      1 + (found?.groups ?? []).reduce((sum, { results, lists }) => sum + results.length + lists.length, 0);
    setActive((at = step === 1 ? -1 : count) => (at + step < 0 || at + step >= count ? undefined : at + step));
  }

  return { found, active, ask, move, close };
}

async function fetchGroups(text: string, signal: AbortSignal): Promise<ShownGroup[] | undefined> {
  try {
    // whose session has ended is sent to sign in: that is no answer
    const answer = await fetch(`${DESK_SEARCH}/vysledky?${new URLSearchParams({ q: text })}`, {
      signal,
      redirect: 'error',
    });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

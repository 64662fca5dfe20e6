import { useRef, useState } from 'react';
import { DESK_SEARCH } from '#web/desk/kit/desk-sections.ts';
import type { ShownGroup } from './shown-groups.ts';

/** The results, and the text they are for. */
export interface CurrentResults {
  text: string;
  groups: ShownGroup[];
}

/** Fewer letters find nothing. */
const LETTERS_MIN = 3;
/** While a request is under way, the next is not sent until the user pauses. */
const PAUSE_MILLISECONDS = 120;

/** The desk's results for the entered text, and the option the arrow keys select. Only the newest response counts. */
export function useResultGroups() {
  const [results, setResults] = useState<CurrentResults>();
  const [active, setActive] = useState<number>();
  const pendingRequest = useRef<AbortController>(undefined);

  function show(next: CurrentResults | undefined) {
    setResults(next);
    setActive(undefined);
  }

  function close() {
    pendingRequest.current?.abort();
    show(undefined);
  }

  async function requestResults(entered: string) {
    const isUnderWay = pendingRequest.current !== undefined;
    pendingRequest.current?.abort();
    pendingRequest.current = undefined;
    const text = entered.trim();
    if (text.length < LETTERS_MIN) return show(undefined);
    const request = new AbortController();
    pendingRequest.current = request;
    if (isUnderWay) await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
    const groups = request.signal.aborted ? undefined : await fetchGroups(text, request.signal);
    if (request.signal.aborted) return;
    pendingRequest.current = undefined;
    // after a failed request the plain form still works
    show(groups && { text, groups });
  }

  /** Selects the next or previous option; past either end none is selected. */
  function move(step: 1 | -1) {
    // the link to all results is an option too
    const count =
      1 + (results?.groups ?? []).reduce((sum, { results, lists }) => sum + results.length + lists.length, 0);
    setActive((at = step === 1 ? -1 : count) => (at + step < 0 || at + step >= count ? undefined : at + step));
  }

  return { results, active, requestResults, move, close };
}

async function fetchGroups(text: string, signal: AbortSignal): Promise<ShownGroup[] | undefined> {
  try {
    // after the session has ended the server redirects to sign-in, which is not a result
    const answer = await fetch(`${DESK_SEARCH}/vysledky?${new URLSearchParams({ q: text })}`, {
      signal,
      redirect: 'error',
    });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

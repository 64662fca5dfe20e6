import { useEffect, useState } from 'react';
import type { ArticleFormValues } from './form-values.ts';

/** What was typed and not saved, as this browser keeps it. */
interface Draft {
  values: ArticleFormValues;
  /** When it was typed last, in milliseconds since 1970. */
  typedAt: number;
}

const TYPING_MILLISECONDS = 400;

interface DraftState {
  /** Unsaved text of an earlier visit, offered back. */
  offered?: Draft;
  /** Takes the offer off the page; the text itself goes with it unless it was taken over. */
  answer(): void;
}

/**
 * Keeps what is typed in this browser until it is saved, so that a closed tab loses nothing. `id` undefined is the
 * article that has not been saved yet; `isJustSaved` says that what was kept has reached the server, `isUnsaved`
 * that the form was given back and holds it.
 */
export function useDraft(
  id: string | undefined,
  typed: ArticleFormValues,
  { isDirty, isJustSaved, isUnsaved }: { isDirty: boolean; isJustSaved: boolean; isUnsaved: boolean },
): DraftState {
  const key = keyOf(id);
  const [offered, setOffered] = useState<Draft>();

  useEffect(() => {
    if (isJustSaved) {
      localStorage.removeItem(key);
      localStorage.removeItem(keyOf(undefined));
      // said once: a page loaded again must not throw away what was typed since
      const url = new URL(location.href);
      for (const name of ['ulozene', 'verzia']) url.searchParams.delete(name);
      history.replaceState(history.state, '', url);
    }
    setOffered(isUnsaved ? undefined : readDraft(key));
  }, [key, isJustSaved, isUnsaved]);

  useEffect(() => {
    if (!isDirty) return;
    const draft: Draft = { values: typed, typedAt: Date.now() };
    const timer = setTimeout(() => localStorage.setItem(key, JSON.stringify(draft)), TYPING_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [key, typed, isDirty]);

  return {
    offered,
    answer() {
      localStorage.removeItem(key);
      setOffered(undefined);
    },
  };
}

function keyOf(id: string | undefined): string {
  return `clanok:${id ?? 'novy'}`;
}

function readDraft(key: string): Draft | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    // somebody else's value under our name: nothing of ours is lost with it
    return undefined;
  }
}

import { useEffect, useState } from 'react';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import type { ArticleValues } from './article-fields.ts';

interface DraftOfferProps {
  typedAt: number;
  onRestore(): void;
  onDrop(): void;
}

/** Offers unsaved text of an earlier visit, stored in this browser. */
export function DraftOffer({ typedAt, onRestore, onDrop }: DraftOfferProps) {
  return (
    <DeskNotice sign="system-info">
      <p>
        Našli sme neuložené zmeny z&nbsp;
        <Instant at={new Date(typedAt).toISOString()} />
      </p>
      <div className="btns">
        <button type="button" className="btn btn--sm" onClick={onRestore}>
          Obnoviť
        </button>
        <button type="button" className="btn btn--line btn--sm" onClick={onDrop}>
          Zahodiť
        </button>
      </div>
    </DeskNotice>
  );
}

/** Unsaved text, as stored in this browser. */
interface Draft {
  values: ArticleValues;
  /** The time of the last change, in milliseconds since 1970. */
  typedAt: number;
}

const TYPING_MILLISECONDS = 400;

interface DraftState {
  /** Unsaved text of an earlier visit, to be offered for restoring. */
  offered?: Draft;
  /** Closes the offer and deletes the stored text; the form holds the text if it was restored. */
  answer(): void;
}

/**
 * Stores typed text in this browser until it is saved, so that closing the tab loses nothing. `id` is undefined for a
 * new article; `isJustSaved` means that the server has the stored text, `isUnsaved` that the form was returned with it.
 */
export function useDraft(
  id: string | undefined,
  current: ArticleValues,
  { isDirty, isJustSaved, isUnsaved }: { isDirty: boolean; isJustSaved: boolean; isUnsaved: boolean },
): DraftState {
  const key = keyOf(id);
  const [offered, setOffered] = useState<Draft>();

  useEffect(() => {
    if (isJustSaved) {
      localStorage.removeItem(key);
      localStorage.removeItem(keyOf(undefined));
      // removed from the address, because a reload must not delete what was typed since
      const url = new URL(location.href);
      for (const name of ['ulozene', 'verzia']) url.searchParams.delete(name);
      history.replaceState(history.state, '', url);
    }
    setOffered(isUnsaved ? undefined : readDraft(key));
  }, [key, isJustSaved, isUnsaved]);

  useEffect(() => {
    if (!isDirty) return;
    const draft: Draft = { values: current, typedAt: Date.now() };
    const timer = setTimeout(() => localStorage.setItem(key, JSON.stringify(draft)), TYPING_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [key, current, isDirty]);

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
    // another program's value under our key: there is no draft to lose
    return undefined;
  }
}

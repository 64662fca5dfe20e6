import type { ChosenOutcome } from '#domain/chosen-rows.ts';
import { readWords } from './list-filter.ts';

/** What was just done to rows of a list; stored in the list's address. */
export interface JustDone {
  /** The time of an action that can be undone; undefined once it cannot. */
  doneAt?: string;
  /** The number of selected rows left out, by the reason; empty where nothing was selected. */
  leftOut?: Record<string, number>;
  /** The result of undoing. */
  undone?: { undone: number; kept: number };
}

/** The result of an action on selected rows, as the list reports it. */
export function justDone({ done, leftOut }: ChosenOutcome<string>, at: string): JustDone {
  const isWhole = done > 0 && Object.keys(leftOut).length === 0;
  return { doneAt: done > 0 ? at : undefined, leftOut: isWhole ? undefined : (leftOut as Record<string, number>) };
}

/** Reads `?kedy=`, `?vynechane=` and `?vratene=&ponechane=`. */
export function readJustDone(query: URLSearchParams): JustDone {
  const [undone, kept] = [Number(query.get('vratene')), Number(query.get('ponechane'))];
  return {
    doneAt: readWords(query, 'kedy'),
    leftOut: readLeftOut(query.get('vynechane')),
    undone: query.has('vratene') && Number.isInteger(undone) && Number.isInteger(kept) ? { undone, kept } : undefined,
  };
}

/** The result as the query of a list's address. */
export function justDoneQuery({ doneAt, leftOut, undone }: JustDone): Record<string, string | undefined> {
  return {
    kedy: doneAt,
    vynechane:
      leftOut &&
      (Object.entries(leftOut)
        .map(([why, count]) => `${count}.${why}`)
        .join(' ') ||
        NOTHING),
    ...(undone && { vratene: String(undone.undone), ponechane: String(undone.kept) }),
  };
}

const NOTHING = '0';

/** Reads „2.cancelled 1.begun“. */
function readLeftOut(words: string | null): Record<string, number> | undefined {
  if (words === null) return undefined;
  const read = words.split(' ').map((word) => /^([1-9]\d{0,2})\.([a-z-]{1,20})$/.exec(word));
  return Object.fromEntries(read.flatMap((found) => (found ? [[found[2], Number(found[1])]] : [])));
}

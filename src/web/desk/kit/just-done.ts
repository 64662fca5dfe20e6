import type { ChosenOutcome } from '#domain/chosen-rows.ts';
import type { UndoOutcome } from '#domain/undo.ts';
import { readText } from './query.ts';

/** What was just done to rows of a list; stored in the list's address. */
export interface JustDone {
  /** The time of an action that can be undone; undefined once it cannot. */
  doneAt?: string;
  /** The number of selected rows skipped, by the reason; empty where nothing was selected. */
  skipped?: Record<string, number>;
  /** The result of undoing. */
  undone?: UndoOutcome;
}

/** The result of an action on selected rows, as the list reports it. */
export function justDone({ done, skipped }: ChosenOutcome<string>, at: string): JustDone {
  const isWhole = done > 0 && Object.keys(skipped).length === 0;
  return { doneAt: done > 0 ? at : undefined, skipped: isWhole ? undefined : (skipped as Record<string, number>) };
}

/** Reads `?kedy=`, `?vynechane=` and `?vratene=&ponechane=`. */
export function readJustDone(query: URLSearchParams): JustDone {
  const [undone, skipped] = [Number(query.get('vratene')), Number(query.get('ponechane'))];
  return {
    doneAt: readText(query, 'kedy'),
    skipped: readSkipped(query.get('vynechane')),
    undone:
      query.has('vratene') && Number.isInteger(undone) && Number.isInteger(skipped) ? { undone, skipped } : undefined,
  };
}

/** The result as the query of a list's address. */
export function justDoneQuery({ doneAt, skipped, undone }: JustDone): Record<string, string | undefined> {
  return {
    kedy: doneAt,
    vynechane:
      skipped &&
      (Object.entries(skipped)
        .map(([why, count]) => `${count}.${why}`)
        .join(' ') ||
        NOTHING),
    ...(undone && { vratene: String(undone.undone), ponechane: String(undone.skipped) }),
  };
}

const NOTHING = '0';

/** Reads „2.cancelled 1.begun“. */
function readSkipped(value: string | null): Record<string, number> | undefined {
  if (value === null) return undefined;
  const read = value.split(' ').map((word) => /^([1-9]\d{0,2})\.([a-z-]{1,20})$/.exec(word));
  return Object.fromEntries(read.flatMap((match) => (match ? [[match[2], Number(match[1])]] : [])));
}

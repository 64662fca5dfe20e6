import type { ChosenOutcome } from '#domain/chosen-rows.ts';
import { readWords } from './list-filter.ts';

/** What has just been done to rows of a list, for it to say so; it stands in the list's address. */
export interface JustDone {
  /** When something was done that can be undone; as long as it can be. */
  doneAt?: string;
  /** How many of the chosen rows were left out, by the reason; none at all where nothing was chosen. */
  leftOut?: Record<string, number>;
  /** What undoing came to. */
  undone?: { undone: number; kept: number };
}

/** What there is to say of an act on chosen rows. */
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

/** How the address of a list says it. */
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

import { formatDay } from '#domain/day.ts';
import { POST_ABOUT_LABELS, POST_STATE_LABELS, READABLE_KINDS } from '#domain/emails/post.ts';
import type { PostListFilter } from './post-filter.ts';

/** The list's filters in words, except for the searched text. */
export function narrowingWords({ state, kind, about, from, to }: PostListFilter): string[] {
  return [state && POST_STATE_LABELS[state], kind && READABLE_KINDS[kind], about && POST_ABOUT_LABELS[about]]
    .concat(daysWords(from, to))
    .filter((words) => words !== undefined);
}

/** All filters as one sentence; undefined where all emails are listed. */
export function narrowingSentence(filter: PostListFilter, ...more: string[]): string | undefined {
  const words = [...narrowingWords(filter), ...(filter.search ? [`hľadanie „${filter.search}“`] : []), ...more];
  return words.length > 0 ? `Výber: ${words.join(', ')}.` : undefined;
}

function daysWords(from: string | undefined, to: string | undefined): string | undefined {
  if (from && from === to) return `napísané ${formatDay(from)}`;
  const ends = [from && `od ${formatDay(from)}`, to && `do ${formatDay(to)}`].filter(Boolean);
  return ends.length > 0 ? `napísané ${ends.join(' ')}` : undefined;
}

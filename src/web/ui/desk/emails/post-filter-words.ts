import { formatDay } from '#domain/day.ts';
import { POST_ABOUT_LABELS, POST_STATE_LABELS, READABLE_KINDS } from '#domain/emails/post.ts';
import type { PostListFilter } from './post-filter.ts';

/** What the list is narrowed by besides the words that are searched for, one by one as people read it. */
export function narrowingWords({ state, kind, about, from, to }: PostListFilter): string[] {
  return [state && POST_STATE_LABELS[state], kind && READABLE_KINDS[kind], about && POST_ABOUT_LABELS[about]]
    .concat(daysWords(from, to))
    .filter((words) => words !== undefined);
}

/** The whole of it as a sentence; undefined where all emails are listed. */
export function narrowingSentence(filter: PostListFilter, ...more: string[]): string | undefined {
  const words = [...narrowingWords(filter), ...(filter.search ? [`hľadanie „${filter.search}“`] : []), ...more];
  return words.length > 0 ? `Výber: ${words.join(', ')}.` : undefined;
}

function daysWords(from: string | undefined, to: string | undefined): string | undefined {
  if (from && from === to) return `napísané ${formatDay(from)}`;
  const ends = [from && `od ${formatDay(from)}`, to && `do ${formatDay(to)}`].filter(Boolean);
  return ends.length > 0 ? `napísané ${ends.join(' ')}` : undefined;
}

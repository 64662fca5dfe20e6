import { formatDay } from '#domain/day.ts';
import { EMAIL_ABOUT_LABELS, EMAIL_LIST_STATE_LABELS, READABLE_KINDS } from '#domain/emails/email-list.ts';
import type { EmailListFilter } from './email-list-filter.ts';

/** The list's filters in words, except for the searched text. */
export function filterPhrases({ state, kind, about, from, to }: EmailListFilter): string[] {
  return [state && EMAIL_LIST_STATE_LABELS[state], kind && READABLE_KINDS[kind], about && EMAIL_ABOUT_LABELS[about]]
    .concat(daysPhrase(from, to))
    .filter((phrases) => phrases !== undefined);
}

/** All filters as one sentence; undefined where all emails are listed. */
export function narrowingSentence(filter: EmailListFilter, ...more: string[]): string | undefined {
  const phrases = [...filterPhrases(filter), ...(filter.search ? [`hľadanie „${filter.search}“`] : []), ...more];
  return phrases.length > 0 ? `Výber: ${phrases.join(', ')}.` : undefined;
}

function daysPhrase(from: string | undefined, to: string | undefined): string | undefined {
  if (from && from === to) return `napísané ${formatDay(from)}`;
  const ends = [from && `od ${formatDay(from)}`, to && `do ${formatDay(to)}`].filter(Boolean);
  return ends.length > 0 ? `napísané ${ends.join(' ')}` : undefined;
}

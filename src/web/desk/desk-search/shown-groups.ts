import {
  type GroupResults,
  RESULT_GROUPS,
  RESULTS_COUNTED,
  type ResultTarget,
  type SearchedList,
} from '#domain/desk-search/desk-result.ts';
import { markedText } from '#domain/desk-search/marked-text.ts';
import type { Piece } from '#domain/site-search/excerpt.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { articleList } from '#web/desk/articles/article-list.ts';
import { clientList } from '#web/desk/clients/client-list.ts';
import { contactRequestList } from '#web/desk/contact-requests/contact-request-list.ts';
import { courseList } from '#web/desk/courses/course-list.ts';
import { emailFromListPath, emailList } from '#web/desk/emails/email-list.ts';
import { type BadgeProps, badgeOf } from '#web/desk/kit/badge.tsx';
import type { List } from '#web/desk/kit/list.ts';
import { recordPath } from '#web/desk/kit/record-path.ts';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { waitlist } from '#web/desk/waitlist/waitlist-list.ts';

// For loaders only: the browser receives the result, not the code that builds it.

/** A result as shown: its address, and its text with the searched words marked. */
export interface ShownResult {
  path: string;
  name: Piece[];
  facts: Piece[];
  badge?: BadgeProps;
}

/** A group of results, with links to all of them. */
export interface ShownGroup {
  title: string;
  results: ShownResult[];
  /** „Všetky výsledky v Prihláškach (213)“ */
  lists: { path: string; label: string }[];
}

export function shownGroups(
  groups: readonly GroupResults[],
  { text, terms }: { text: string; terms: readonly string[][] },
): ShownGroup[] {
  const marked = (words: string) => markedText(nonBreaking(words), terms);
  return groups.map(({ group, results, lists }) => ({
    title: RESULT_GROUPS[group],
    results: results.map(({ name, facts, state, target }) => ({
      path: resultPath(target),
      name: marked(name),
      facts: marked(facts.filter(Boolean).join(' · ')),
      badge: state && badgeOf(state),
    })),
    lists: lists.map(({ list, total }) => ({
      path: LISTS[list].list.at({ search: text }),
      label: nonBreaking(`Všetky výsledky ${LISTS[list].name} (${countOf(total)})`),
    })),
  }));
}

function countOf(total: number): string {
  return total > RESULTS_COUNTED ? `viac ako ${RESULTS_COUNTED}` : String(total);
}

function resultPath(target: ResultTarget): string {
  if ('list' in target) return LISTS[target.list].list.at({ search: target.search });
  if (target.noun === 'email') return emailFromListPath(target.about, target.id, {});
  return target.noun === 'course' ? courseList.record(target.id) : recordPath(target);
}

/** The lists with all results, and their names in the locative. */
const LISTS: Record<SearchedList, { name: string; list: Pick<List, 'at'> }> = {
  signUp: { name: 'v Prihláškach', list: signUpList },
  waitlistEntry: { name: 'medzi čakajúcimi na termín', list: waitlist },
  contactRequest: { name: 'v Dopytoch', list: contactRequestList },
  client: { name: 'v Klientoch', list: clientList },
  course: { name: 'v Kurzoch', list: courseList },
  article: { name: 'v Článkoch', list: articleList },
  email: { name: 'v E-mailoch', list: emailList },
};

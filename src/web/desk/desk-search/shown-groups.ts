import { href } from 'react-router';
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
      path: listPathOf(list, text),
      label: nonBreaking(`Všetky výsledky ${listName(list)} (${countOf(total)})`),
    })),
  }));
}

function countOf(total: number): string {
  return total > RESULTS_COUNTED ? `viac ako ${RESULTS_COUNTED}` : String(total);
}

/** The address of a result. */
function resultPath(target: ResultTarget): string {
  if ('list' in target) return listPathOf(target.list, target.search);
  switch (target.noun) {
    case 'signUp':
      return signUpList.record(target.id);
    case 'waitlistEntry':
      return waitlist.record(target.id);
    case 'contactRequest':
      return contactRequestList.record(target.id);
    case 'client':
      return clientList.record(target.id);
    case 'course':
      return href('/dashboard/kurzy/:id', { id: target.id });
    case 'article':
      return articleList.record(target.id);
    case 'episode':
      return href('/dashboard/podcast/:id', { id: target.id });
    case 'email':
      return emailFromListPath(target.about, target.id, {});
  }
}

/** The address of the list with all results of this search. */
function listPathOf(list: SearchedList, search: string): string {
  return LISTS[list].path(search);
}

/** The list's name in the locative: „v Prihláškach“. */
function listName(list: SearchedList): string {
  return LISTS[list].name;
}

const LISTS: Record<SearchedList, { name: string; path(search: string): string }> = {
  signUp: { name: 'v Prihláškach', path: (search) => signUpList.at({ search }) },
  waitlistEntry: { name: 'medzi čakajúcimi na termín', path: (search) => waitlist.at({ search }) },
  contactRequest: { name: 'v Dopytoch', path: (search) => contactRequestList.at({ search }) },
  client: { name: 'v Klientoch', path: (search) => clientList.at({ search }) },
  course: { name: 'v Kurzoch', path: (search) => courseList.at({ search }) },
  article: { name: 'v Článkoch', path: (search) => articleList.at({ search }) },
  email: { name: 'v E-mailoch', path: (search) => emailList.at({ search }) },
};

import { href } from 'react-router';
import type { ResultTarget, SearchedList } from '#domain/desk-search/desk-result.ts';
import { articleList } from '#web/desk/articles/article-list.ts';
import { clientList } from '#web/desk/clients/client-list.ts';
import { contactRequestList } from '#web/desk/contact-requests/contact-request-list.ts';
import { courseList } from '#web/desk/courses/course-list.ts';
import { emailFromListPath, emailList } from '#web/desk/emails/email-list.ts';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { waitlist } from '#web/desk/waitlist/waitlist-list.ts';

/** The address of a result. */
export function resultPath(target: ResultTarget): string {
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
export function listPathOf(list: SearchedList, search: string): string {
  return LISTS[list].path(search);
}

/** The list's name in the locative: „v Prihláškach“. */
export function listName(list: SearchedList): string {
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

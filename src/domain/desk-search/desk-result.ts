import type { ArticleState } from '#domain/articles/article.ts';
import type { ContactRequestState } from '#domain/contact-requests/contact-request-work.ts';
import type { CourseState } from '#domain/courses/course.ts';
import type { EmailStatus, ReadableEmailAbout } from '#domain/emails/email.ts';
import type { EpisodeState } from '#domain/episodes/episode.ts';
import type { SignUpState } from '#domain/sign-ups/sign-up.ts';

/** What the search of the desk finds, in the order it is shown in. */
export const RESULT_GROUPS = {
  people: 'Ľudia',
  companies: 'Firmy',
  courses: 'Kurzy',
  contactRequests: 'Dopyty',
  articles: 'Články',
  episodes: 'Podcast',
  emails: 'E-maily',
} as const;

export type ResultGroup = keyof typeof RESULT_GROUPS;

/** How many of a group are shown, and how many are counted before the page only says that there are more. */
export const RESULTS_SHOWN = 5;
export const RESULTS_COUNTED = 200;

/** The lists that show all results of a group. */
export type SearchedList = 'signUp' | 'waitlistEntry' | 'contactRequest' | 'client' | 'course' | 'article' | 'email';

export interface DeskResult {
  name: string;
  /** What distinguishes it from similar ones. */
  facts: string[];
  state?: ResultState;
  target: ResultTarget;
}

/** The target of a result's link: one record, or a list of several. */
export type ResultTarget =
  | { noun: 'signUp' | 'waitlistEntry' | 'contactRequest' | 'client' | 'course' | 'article' | 'episode'; id: string }
  | { noun: 'email'; id: string; about: ReadableEmailAbout }
  | { list: SearchedList; search: string };

export type ResultState =
  | { of: 'signUp'; is: SignUpState }
  | { of: 'contactRequest'; is: ContactRequestState }
  | { of: 'course'; is: CourseState }
  | { of: 'article'; is: ArticleState }
  | { of: 'episode'; is: EpisodeState }
  | { of: 'email'; is: EmailStatus };

/** The results of one group: some of them, and the lists that have all. */
export interface GroupResults {
  group: ResultGroup;
  results: DeskResult[];
  lists: { list: SearchedList; total: number }[];
}

/** The first results of a list, newest first, and how to reach the others. */
export function firstOf(group: ResultGroup, list: SearchedList, results: readonly DeskResult[]): GroupResults {
  const lists = results.length > RESULTS_SHOWN ? [{ list, total: results.length }] : [];
  return { group, results: results.slice(0, RESULTS_SHOWN), lists };
}

import type { HoldReason } from '#domain/letters/held-letter.ts';
import type { LetterKind, ReadableLetterAbout } from '#domain/letters/letter.ts';
import {
  POST_ABOUT_LABELS,
  POST_ORDERS,
  POST_STATE_LABELS,
  type PostAbout,
  type PostOrder,
  type PostState,
  READABLE_KINDS,
} from '#domain/letters/post.ts';
import { POST } from '#web/ui/desk/desk-sections.ts';
import { type ListFilter, listPath, readChoice, readListFilter } from '#web/ui/desk/list-filter.ts';

/** What narrows and orders the list of all letters. */
export interface PostListFilter extends ListFilter<PostState> {
  kind?: LetterKind;
  about?: PostAbout;
  order?: PostOrder;
}

/** Reads `?stav=&hladat=&druh=&tyka=&zoradenie=&strana=`. */
export function readPostFilter(query: URLSearchParams): PostListFilter {
  return {
    ...readListFilter(query, POST_STATE_LABELS),
    kind: readChoice(query, 'druh', READABLE_KINDS as Record<LetterKind, string>),
    about: readChoice(query, 'tyka', POST_ABOUT_LABELS),
    order: readChoice(query, 'zoradenie', POST_ORDERS),
  };
}

/** The list so narrowed. */
export function postPath(filter: PostListFilter, more: Record<string, string | undefined> = {}): string {
  return pathFrom(POST, filter, more);
}

/** What is done with chosen letters, as the address of the form says it. */
type Step = 'odoslanie' | 'vyradenie' | `${string}/adresa` | `${string}/potvrdenie-adresy`;

/** Where something is done with letters, to lead back to the list so narrowed. */
export function postStepPath(step: Step, filter: PostListFilter): string {
  return pathFrom(`${POST}/${step}`, filter);
}

/** Where the word on all letters held for one reason is said. */
export function heldForReasonPath(reason: HoldReason, verdict: 'odoslanie' | 'vyradenie'): string {
  return `${POST}/dovody/${reason}/${verdict}`;
}

/** The sign-up or the contact request a letter is about. */
export function letterOwnerPath({ noun, id }: ReadableLetterAbout): string {
  return `/dashboard/${noun === 'signUp' ? 'prihlasky' : 'dopyty'}/${encodeURIComponent(id)}`;
}

/** A letter's page, for who comes from the list so narrowed and goes back there. */
export function letterFromPostPath(about: ReadableLetterAbout, id: string, filter: PostListFilter): string {
  return pathFrom(`${letterOwnerPath(about)}/listy/${encodeURIComponent(id)}`, filter, { z: 'posta' });
}

/** The list somebody came from to a letter's page; undefined where they came from what it is about. */
export function readWayToPost(query: URLSearchParams): PostListFilter | undefined {
  return query.get('z') === 'posta' ? readPostFilter(query) : undefined;
}

/** How the address of a form on a letter's page leads back to the list as well. */
export function wayToPostQuery(filter: PostListFilter | undefined): string {
  return filter ? pathFrom('', filter, { z: 'posta' }) : '';
}

function pathFrom(
  path: string,
  { kind, about, order, ...filter }: PostListFilter,
  more: Record<string, string | undefined> = {},
): string {
  return listPath(path, filter, { druh: kind, tyka: about, zoradenie: order, ...more });
}

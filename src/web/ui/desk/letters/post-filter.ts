import type { Day } from '#domain/day.ts';
import type { HoldReason } from '#domain/letters/held-letter.ts';
import type { LetterKind, ReadableLetterAbout } from '#domain/letters/letter.ts';
import type { PostAbout, PostOrder, PostState } from '#domain/letters/post.ts';
import { CONTACT_REQUESTS, POST, SIGN_UPS, WAITLIST } from '#web/ui/desk/desk-sections.ts';
import { type ListFilter, listPath } from '#web/ui/desk/list-filter.ts';

/** What narrows and orders the list of all letters. */
export interface PostListFilter extends ListFilter<PostState> {
  kind?: LetterKind;
  about?: PostAbout;
  /** The first and the last day on which they were written. */
  from?: Day;
  to?: Day;
  order?: PostOrder;
}

/** The list so narrowed. */
export function postPath(filter: PostListFilter, more: Record<string, string | undefined> = {}): string {
  return pathFrom(POST, filter, more);
}

/** What is done with chosen letters, as the address of the form says it; before all of the list are, a page asks. */
type Step =
  | 'odoslanie'
  | 'vyradenie'
  | 'odoslanie-vsetkych'
  | 'vyradenie-vsetkych'
  | `${string}/adresa`
  | `${string}/potvrdenie-adresy`;

/** Where something is done with letters, to lead back to the list so narrowed. */
export function postStepPath(step: Step, filter: PostListFilter): string {
  return pathFrom(`${POST}/${step}`, filter);
}

/** Where staff are asked before all letters of the list that are held for one reason leave, or none of them does. */
export function heldForReasonPath(
  step: 'odoslanie-vsetkych' | 'vyradenie-vsetkych',
  reason: HoldReason,
  filter: PostListFilter,
): string {
  return pathFrom(`${POST}/${step}`, filter, { dovod: reason });
}

/** The page of what a letter is about. */
export function letterOwnerPath({ noun, id }: ReadableLetterAbout): string {
  return `${SECTIONS[noun]}/${encodeURIComponent(id)}`;
}

/** A letter's page, for who comes from the list so narrowed and goes back there. */
export function letterFromPostPath(about: ReadableLetterAbout, id: string, filter: PostListFilter): string {
  return pathFrom(`${letterOwnerPath(about)}/listy/${encodeURIComponent(id)}`, filter, { z: 'posta' });
}

/** How the address of a form on a letter's page leads back to the list as well. */
export function wayToPostQuery(filter: PostListFilter | undefined): string {
  return filter ? pathFrom('', filter, { z: 'posta' }) : '';
}

function pathFrom(
  path: string,
  { kind, about, from, to, order, ...filter }: PostListFilter,
  more: Record<string, string | undefined> = {},
): string {
  return listPath(path, filter, { druh: kind, tyka: about, od: from, do: to, zoradenie: order, ...more });
}

const SECTIONS = {
  signUp: SIGN_UPS,
  contactRequest: CONTACT_REQUESTS,
  waitlistEntry: WAITLIST,
} as const satisfies Record<ReadableLetterAbout['noun'], string>;

import type { Day } from '#domain/day.ts';
import type { EmailKind, ReadableEmailAbout } from '#domain/emails/email.ts';
import type { HoldReason } from '#domain/emails/held-email.ts';
import type { PostAbout, PostOrder, PostState } from '#domain/emails/post.ts';
import { CONTACT_REQUESTS, POST, SIGN_UPS, WAITLIST } from '#web/ui/desk/desk-sections.ts';
import { type ListFilter, listPath } from '#web/ui/desk/list-filter.ts';

/** What narrows and orders the list of all emails. */
export interface PostListFilter extends ListFilter<PostState> {
  kind?: EmailKind;
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

/** What is done with chosen emails, as the address of the form says it; before all of the list are, a page asks. */
type Step =
  | 'odoslanie'
  | 'vyradenie'
  | 'odoslanie-vsetkych'
  | 'vyradenie-vsetkych'
  | `${string}/adresa`
  | `${string}/potvrdenie-adresy`;

/** Where something is done with emails, to lead back to the list so narrowed. */
export function postStepPath(step: Step, filter: PostListFilter): string {
  return pathFrom(`${POST}/${step}`, filter);
}

/** Where staff are asked before all emails of the list that are held for one reason leave, or none of them does. */
export function heldForReasonPath(
  step: 'odoslanie-vsetkych' | 'vyradenie-vsetkych',
  reason: HoldReason,
  filter: PostListFilter,
): string {
  return pathFrom(`${POST}/${step}`, filter, { dovod: reason });
}

/** The page of what an email is about. */
export function emailOwnerPath({ noun, id }: ReadableEmailAbout): string {
  return `${SECTIONS[noun]}/${encodeURIComponent(id)}`;
}

/** An email's page, for who comes from the list so narrowed and goes back there. */
export function emailFromPostPath(about: ReadableEmailAbout, id: string, filter: PostListFilter): string {
  return pathFrom(`${emailOwnerPath(about)}/listy/${encodeURIComponent(id)}`, filter, { z: 'posta' });
}

/** How the address of a form on an email's page leads back to the list as well. */
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
} as const satisfies Record<ReadableEmailAbout['noun'], string>;

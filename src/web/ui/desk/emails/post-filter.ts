import type { Day } from '#domain/day.ts';
import type { EmailKind, ReadableEmailAbout } from '#domain/emails/email.ts';
import type { HoldReason } from '#domain/emails/held-email.ts';
import type { PostAbout, PostOrder, PostState } from '#domain/emails/post.ts';
import { CONTACT_REQUESTS, POST, SIGN_UPS, WAITLIST } from '#web/ui/desk/desk-sections.ts';
import { type ListFilter, listPath } from '#web/ui/desk/list-filter.ts';

/** The filter and order of the list of all emails. */
export interface PostListFilter extends ListFilter<PostState> {
  kind?: EmailKind;
  about?: PostAbout;
  /** The first and the last day on which the emails were written. */
  from?: Day;
  to?: Day;
  order?: PostOrder;
}

/** The address of the filtered list. */
export function postPath(filter: PostListFilter, more: Record<string, string | undefined> = {}): string {
  return pathFrom(POST, filter, more);
}

/** The actions on emails, as path segments; those on all emails of the list have a confirmation page. */
type Step =
  | 'odoslanie'
  | 'vyradenie'
  | 'odoslanie-vsetkych'
  | 'vyradenie-vsetkych'
  | `${string}/adresa`
  | `${string}/potvrdenie-adresy`;

/** The address of an action on emails, which returns to the list with this filter. */
export function postStepPath(step: Step, filter: PostListFilter): string {
  return pathFrom(`${POST}/${step}`, filter);
}

/** The address of the confirmation before all emails held for one reason are sent or dropped. */
export function heldForReasonPath(
  step: 'odoslanie-vsetkych' | 'vyradenie-vsetkych',
  reason: HoldReason,
  filter: PostListFilter,
): string {
  return pathFrom(`${POST}/${step}`, filter, { dovod: reason });
}

/** The page of an email's subject. */
export function emailOwnerPath({ noun, id }: ReadableEmailAbout): string {
  return `${SECTIONS[noun]}/${encodeURIComponent(id)}`;
}

/** The address of an email's page, keeping the list's filter. */
export function emailFromPostPath(about: ReadableEmailAbout, id: string, filter: PostListFilter): string {
  return pathFrom(`${emailOwnerPath(about)}/listy/${encodeURIComponent(id)}`, filter, { z: 'posta' });
}

/** The query that lets a form on an email's page return to the list. */
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

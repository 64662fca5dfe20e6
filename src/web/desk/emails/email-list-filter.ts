import type { Day } from '#domain/day.ts';
import type { EmailKind, ReadableEmailAbout } from '#domain/emails/email.ts';
import type { EmailAboutNoun, EmailListOrder, EmailListState } from '#domain/emails/email-list.ts';
import type { HoldReason } from '#domain/emails/held-email.ts';
import { CONTACT_REQUESTS, EMAILS, SIGN_UPS, WAITLIST } from '#web/desk/kit/desk-sections.ts';
import { type ListFilter, listPath } from '#web/desk/kit/list-filter.ts';

/** The filter and order of the list of all emails. */
export interface EmailListFilter extends ListFilter<EmailListState> {
  kind?: EmailKind;
  about?: EmailAboutNoun;
  /** The first and the last day on which the emails were written. */
  from?: Day;
  to?: Day;
  order?: EmailListOrder;
}

/** The address of the filtered list. */
export function emailListPath(filter: EmailListFilter, more: Record<string, string | undefined> = {}): string {
  return pathFrom(EMAILS, filter, more);
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
export function emailListStepPath(step: Step, filter: EmailListFilter): string {
  return pathFrom(`${EMAILS}/${step}`, filter);
}

/** The address of the confirmation before all emails held for one reason are sent or dropped. */
export function heldForReasonPath(
  step: 'odoslanie-vsetkych' | 'vyradenie-vsetkych',
  reason: HoldReason,
  filter: EmailListFilter,
): string {
  return pathFrom(`${EMAILS}/${step}`, filter, { dovod: reason });
}

/** The page of an email's subject. */
export function emailOwnerPath({ noun, id }: ReadableEmailAbout): string {
  return `${SECTIONS[noun]}/${encodeURIComponent(id)}`;
}

/** The address of an email's page, keeping the list's filter. */
export function emailFromListPath(about: ReadableEmailAbout, id: string, filter: EmailListFilter): string {
  return pathFrom(`${emailOwnerPath(about)}/listy/${encodeURIComponent(id)}`, filter, { z: 'posta' });
}

/** The query that lets a form on an email's page return to the list. */
export function returnQuery(filter: EmailListFilter | undefined): string {
  return filter ? pathFrom('', filter, { z: 'posta' }) : '';
}

function pathFrom(
  path: string,
  { kind, about, from, to, order, ...filter }: EmailListFilter,
  more: Record<string, string | undefined> = {},
): string {
  return listPath(path, filter, { druh: kind, tyka: about, od: from, do: to, zoradenie: order, ...more });
}

const SECTIONS = {
  signUp: SIGN_UPS,
  contactRequest: CONTACT_REQUESTS,
  waitlistEntry: WAITLIST,
} as const satisfies Record<ReadableEmailAbout['noun'], string>;

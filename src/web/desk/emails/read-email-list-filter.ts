import type { EmailKind } from '#domain/emails/email.ts';
import {
  EMAIL_ABOUT_LABELS,
  EMAIL_LIST_ORDERS,
  EMAIL_LIST_STATE_LABELS,
  READABLE_KINDS,
} from '#domain/emails/email-list.ts';
import { readDays } from '#web/desk/kit/list-days.ts';
import { readChoice, readListFilter } from '#web/desk/kit/list-filter.ts';
import type { EmailListFilter } from './email-list-filter.ts';

/** Reads `?stav=&hladat=&druh=&tyka=&od=&do=&zoradenie=&strana=`. */
export function readEmailListFilter(query: URLSearchParams): EmailListFilter {
  const { from, to } = readDays(query);
  return {
    ...readListFilter(query, EMAIL_LIST_STATE_LABELS),
    kind: readChoice(query, 'druh', READABLE_KINDS as Record<EmailKind, string>),
    about: readChoice(query, 'tyka', EMAIL_ABOUT_LABELS),
    from,
    to,
    order: readChoice(query, 'zoradenie', EMAIL_LIST_ORDERS),
  };
}

/** The list from which the user opened an email's page; undefined when opened from the email's subject. */
export function readReturnFilter(query: URLSearchParams): EmailListFilter | undefined {
  return query.get('z') === 'posta' ? readEmailListFilter(query) : undefined;
}

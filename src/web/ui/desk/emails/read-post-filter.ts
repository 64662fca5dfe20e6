import type { EmailKind } from '#domain/emails/email.ts';
import { POST_ABOUT_LABELS, POST_ORDERS, POST_STATE_LABELS, READABLE_KINDS } from '#domain/emails/post.ts';
import { readDays } from '#web/ui/desk/list-days.ts';
import { readChoice, readListFilter } from '#web/ui/desk/list-filter.ts';
import type { PostListFilter } from './post-filter.ts';

/** Reads `?stav=&hladat=&druh=&tyka=&od=&do=&zoradenie=&strana=`. */
export function readPostFilter(query: URLSearchParams): PostListFilter {
  const { from, to } = readDays(query);
  return {
    ...readListFilter(query, POST_STATE_LABELS),
    kind: readChoice(query, 'druh', READABLE_KINDS as Record<EmailKind, string>),
    about: readChoice(query, 'tyka', POST_ABOUT_LABELS),
    from,
    to,
    order: readChoice(query, 'zoradenie', POST_ORDERS),
  };
}

/** The list from which the user opened an email's page; undefined when opened from the email's subject. */
export function readWayToPost(query: URLSearchParams): PostListFilter | undefined {
  return query.get('z') === 'posta' ? readPostFilter(query) : undefined;
}

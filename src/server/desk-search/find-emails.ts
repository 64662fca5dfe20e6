import { formatDay } from '#domain/day.ts';
import { firstOf } from '#domain/desk-search/desk-result.ts';
import type { ReadableEmailAbout } from '#domain/emails/email.ts';
import { dayOf } from '#domain/instant.ts';
import { isAmongNewest } from './among-newest.ts';
import type { Finder } from './finder.ts';

/** Emails by recipient, the person they are about and subject; emails to staff, such as sign-in links, are excluded. */
export const findEmails: Finder = async ({ db }, query) => {
  const emails = await db
    .selectFrom('email')
    .select(['id', 'recipient', 'subject', 'status', 'createdAt', 'aboutNoun', 'aboutId'])
    .where(await isAmongNewest(db, 'email', query))
    .where('aboutNoun', '!=', 'staffMember')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const results = emails.map(({ id, recipient, subject, status, createdAt, aboutNoun, aboutId }) => ({
    name: subject,
    facts: [recipient, formatDay(dayOf(createdAt))],
    state: { of: 'email', is: status } as const,
    target: { noun: 'email', id, about: { noun: aboutNoun, id: aboutId } as ReadableEmailAbout } as const,
  }));
  return [firstOf('emails', 'email', results)];
};

import { formatDay } from '#domain/day.ts';
import { firstOf } from '#domain/desk-search/desk-result.ts';
import { dayOf } from '#domain/instant.ts';
import type { ReadableLetterAbout } from '#domain/letters/letter.ts';
import { isAmongNewest } from './among-newest.ts';
import type { Finder } from './desk-search.ts';

/** Letters by whom they are to, whom they are about and their subject; those that open a colleague the door are for nobody. */
export const findLetters: Finder = async ({ db }, question) => {
  const letters = await db
    .selectFrom('letter')
    .select(['id', 'recipient', 'subject', 'status', 'createdAt', 'aboutNoun', 'aboutId'])
    .where(await isAmongNewest(db, 'letter', question))
    .where('aboutNoun', '!=', 'staffMember')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const results = letters.map(({ id, recipient, subject, status, createdAt, aboutNoun, aboutId }) => ({
    name: subject,
    facts: [recipient, formatDay(dayOf(createdAt))],
    state: { of: 'letter', is: status } as const,
    target: { noun: 'letter', id, about: { noun: aboutNoun, id: aboutId } as ReadableLetterAbout } as const,
  }));
  return [firstOf('letters', 'letter', results)];
};

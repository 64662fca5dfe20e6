import type { LetterKind } from '#domain/letters/letter.ts';
import { LETTERS_PER_ACT_MAX, type PostAct, statusesFor } from '#domain/letters/post.ts';
import type { App } from '#server/app.ts';
import { holdsText } from '#server/search.ts';
import { bouncedAmong } from './bounced-mailboxes.ts';
import { matchingLetters, type PostFilter } from './matching-letters.ts';

/** All letters of a list that something may be done with now, as far as one act reaches. */
export interface LettersToDecide {
  /** The oldest first. */
  letters: { id: string; kind: LetterKind; recipient: string }[];
  /** How many are left out because an e-mail came back from their address: it is to be mended or confirmed first. */
  returned: number;
  /** More of them wait for another act. */
  hasMore: boolean;
}

/** The letters so narrowed that staff may send, or decide not to: the same ones they may choose one by one. */
export async function listLettersToDecide(
  app: Pick<App, 'db' | 'now'>,
  filter: PostFilter,
  act: PostAct,
): Promise<LettersToDecide> {
  const holds = await holdsText(app.db, 'letter', filter.search);
  const letters = await matchingLetters(app.db, filter, holds)
    .select(['id', 'kind', 'recipient'])
    .where('status', 'in', statusesFor(act))
    .where('aboutNoun', '!=', 'staffMember')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(LOOKED_AT_MAX)
    .execute();
  const recipients = [...new Set(letters.map(({ recipient }) => recipient))];
  const bounced = act === 'send' ? await bouncedAmong(app, recipients) : new Set<string>();
  const decided = letters.filter(({ recipient }) => !bounced.has(recipient));
  return {
    letters: decided.slice(0, LETTERS_PER_ACT_MAX),
    returned: letters.length - decided.length,
    hasMore: decided.length > LETTERS_PER_ACT_MAX || letters.length === LOOKED_AT_MAX,
  };
}

/** Whether an address is marked can be told of each by itself alone, so they have an end. */
const LOOKED_AT_MAX = 5_000;

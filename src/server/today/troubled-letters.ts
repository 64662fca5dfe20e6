import type { LetterStatus } from '#domain/letters/letter.ts';
import { statusesFor } from '#domain/letters/post.ts';
import type { TroubledLetters } from '#domain/today/today-item.ts';
import { stands } from './postponed.ts';
import type { TodayAsked, TodaySource } from './today-source.ts';

/** So many letters of each state are looked at: a letter's row is long, and not all of one reason are next to each other. */
const LOOKED_AT_MAX = 100;

/** So many letters of one reason are decided on at once here; of more the list of all letters asks first. */
const LETTERS_MAX = 20;

/** Letters that did not arrive or are held, those of one reason together; a letter to a colleague waits for nobody here. */
export const troubledLetters: TodaySource = {
  async count(asked) {
    const { count } = await troubled(asked, statusesFor('send'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },
  async list(asked) {
    // each state by itself: its oldest are next to each other in the index
    const ids = await Promise.all(statusesFor('send').map((status) => listOldest(asked, status)));
    const letters = await listWithReason(asked, ids.flat());
    const groups = Map.groupBy(letters, ({ status, why }) => `${status === 'held'} ${why}`);
    return [...groups.values()].map(toItem);
  },
};

async function listOldest(asked: TodayAsked, status: LetterStatus): Promise<string[]> {
  const letters = await troubled(asked, [status])
    .select('letter.id')
    .orderBy('createdAt')
    .limit(LOOKED_AT_MAX)
    .execute();
  return letters.map(({ id }) => id);
}

type Letter = Awaited<ReturnType<typeof listWithReason>>[number];

async function listWithReason({ app }: TodayAsked, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await app.db
    .selectFrom('letter')
    .leftJoin('letterSending', 'letterSending.letterId', 'letter.id')
    .select([
      'letter.id',
      'status',
      'recipient',
      'subject',
      'aboutNoun',
      'aboutId',
      'createdAt',
      'heldBecause',
      'cause',
    ])
    .where('letter.id', 'in', ids)
    .orderBy('createdAt')
    .orderBy('letter.id')
    .execute();
  return rows.flatMap(({ aboutNoun: noun, aboutId, heldBecause, cause, ...letter }) =>
    noun === 'staffMember'
      ? []
      : [{ ...letter, why: letter.status === 'held' ? heldBecause : cause, about: { noun, id: aboutId } }],
  );
}

function toItem(all: Letter[]): TroubledLetters {
  const [{ status, why, createdAt }] = all as [Letter];
  const letters = all
    .slice(0, LETTERS_MAX)
    .map(({ id, recipient, subject, about }) => ({ id, recipient, subject, about }));
  const ids = letters.map(({ id }) => id);
  return { kind: 'letters', ids, since: createdAt, count: all.length, isHeld: status === 'held', why, letters };
}

function troubled({ app, day, standing }: TodayAsked, statuses: readonly LetterStatus[]) {
  return app.db
    .selectFrom('letter')
    .where('letter.status', 'in', statuses)
    .where('aboutNoun', '!=', 'staffMember')
    .where(stands(standing, 'letters', { id: 'letter.id' }, day));
}

import type { LetterStatus } from '#domain/letters/letter.ts';
import { isAddressWrong } from '#domain/letters/letter-trouble.ts';
import { STATUSES_OF } from '#domain/letters/post.ts';
import type { TroubledLetters } from '#domain/today/today-item.ts';
import { stands } from './postponed.ts';
import type { TodayAsked, TodaySource } from './today-source.ts';

/** So many letters of each state are looked at: a letter's row is long, and not all of one reason are next to each other. */
const LOOKED_AT_MAX = 100;

/** So many letters of one reason are decided on at once here; of more the list of all letters asks first. */
const LETTERS_MAX = 20;

/** Letters that did not arrive, each by itself. */
export const undeliveredLetters = lettersOf('letters');

/** Letters that are held, those of one reason together; where the address is wrong, each by itself. */
export const heldLetters = lettersOf('heldLetters');

/** A letter to a colleague is not among them: the list of colleagues shows it. */
function lettersOf(kind: TroubledLetters['kind']): TodaySource {
  const statuses = STATUSES_OF[kind === 'letters' ? 'undelivered' : 'held'];
  return {
    async count(asked) {
      const { count } = await troubled(asked, kind, statuses)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return kind === 'letters' ? { inTime: 0, urgent: count } : { inTime: count, urgent: 0 };
    },
    async list(asked) {
      // each state by itself: its oldest are next to each other in the index
      const ids = await Promise.all(statuses.map((status) => listOldest(asked, kind, status)));
      const letters = await listWithReason(asked, ids.flat());
      const isAlone = (letter: Letter) => kind === 'letters' || isAddressWrong(letter.why);
      const groups = Map.groupBy(letters, (letter) => (isAlone(letter) ? letter.id : letter.why));
      return [...groups.values()].map((group) => toItem(kind, group));
    },
  };
}

async function listOldest(asked: TodayAsked, kind: TroubledLetters['kind'], status: LetterStatus): Promise<string[]> {
  const letters = await troubled(asked, kind, [status])
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

function toItem(kind: TroubledLetters['kind'], all: Letter[]): TroubledLetters {
  const [{ why, createdAt }] = all as [Letter];
  const isUrgent = kind === 'letters';
  const letters = all
    .slice(0, LETTERS_MAX)
    .map(({ id, recipient, subject, about }) => ({ id, recipient, subject, about }));
  const ids = letters.map(({ id }) => id);
  return { kind, ids, since: createdAt, isUrgent, count: all.length, why, letters };
}

function troubled(
  { app, day, standing }: TodayAsked,
  kind: TroubledLetters['kind'],
  statuses: readonly LetterStatus[],
) {
  return app.db
    .selectFrom('letter')
    .where('letter.status', 'in', statuses)
    .where('aboutNoun', '!=', 'staffMember')
    .where(stands(standing, kind, { id: 'letter.id' }, day));
}

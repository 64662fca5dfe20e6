import type { LetterStatus } from '#domain/letters/letter.ts';
import {
  isToDecide,
  type PostAbout,
  type PostedLetter,
  type PostOrder,
  type PostState,
  STATUSES_OF,
} from '#domain/letters/post.ts';
import { FOUND_MAX } from '#domain/paging.ts';
import type { Db } from '#server/db/database.ts';
import { type Counts, type ListPage, type PageAsked, readPage } from '#server/list-page.ts';
import { EVERY_ROW, holdsText, type TextCondition } from '#server/search.ts';
import { matchingLetters, type PostFilter } from './matching-letters.ts';
import { listPosted } from './posted-letters.ts';

type PostAsked = PostFilter & PageAsked<PostState> & { order?: PostOrder };

/**
 * One page of all letters. Narrowed, ordered and counted by columns an index holds whole (`0027-post.ts`): no letter's words
 * are read but those of the page, and of those none.
 */
export function listPost(db: Db, asked: PostAsked): Promise<ListPage<PostedLetter, PostState>> {
  return asked.search ? searchPost(db, asked) : walkPost(db, asked);
}

function walkPost(db: Db, asked: PostAsked): Promise<ListPage<PostedLetter, PostState>> {
  const count = async () => countsOf(await countByStatus(db, asked));
  return readPage(asked, count, async (limit, offset, total) => {
    const behind = Math.max(0, total - offset - limit);
    if (behind >= offset) return listPosted(db, await listIds(db, asked, EVERY_ROW, limit, offset));
    // what is skipped is walked over: to a page of the second half from the end
    const order = asked.order === 'oldest' ? 'newest' : 'oldest';
    const ids = await listIds(db, { ...asked, order }, EVERY_ROW, Math.min(limit, total - offset), behind);
    return listPosted(db, ids.toReversed());
  });
}

/** A search passes over all letters no more than once: it keeps which ones it found, or stops where there are too many. */
async function searchPost(db: Db, asked: PostAsked): Promise<ListPage<PostedLetter, PostState>> {
  const holds = await holdsText(db, 'letter', asked.search);
  let found: Found[] = [];
  const count = async () => {
    found = await listFound(db, asked, holds);
    return found.length > FOUND_MAX ? countUpToMax(db, asked, holds) : countsOf(found);
  };
  return readPage(
    asked,
    count,
    async (limit, offset) => {
      if (found.length > FOUND_MAX) return listPosted(db, await listIds(db, asked, holds, limit, offset));
      const ids = found.filter((letter) => isIn(asked.state, letter)).map(({ id }) => id);
      return listPosted(db, ids.slice(offset, offset + limit));
    },
    FOUND_MAX,
  );
}

type Found = Sorted & { id: string };

/** What tells the state a letter is in. */
interface Sorted {
  status: LetterStatus;
  aboutNoun: PostAbout;
}

/** The letters so narrowed, whatever their state: all of them, or one more than is shown. */
function listFound(db: Db, asked: PostAsked, holds: TextCondition): Promise<Found[]> {
  return orderedLetters(db, { ...asked, state: undefined }, holds)
    .select(['id', 'status', 'aboutNoun'])
    .limit(FOUND_MAX + 1)
    .execute();
}

async function listIds(
  db: Db,
  asked: PostAsked,
  holds: TextCondition,
  limit: number,
  offset: number,
): Promise<string[]> {
  const rows = await orderedLetters(db, asked, holds).select('id').limit(limit).offset(offset).execute();
  return rows.map(({ id }) => id);
}

function orderedLetters(db: Db, { order = 'newest', ...filter }: PostAsked, holds: TextCondition) {
  const direction = order === 'newest' ? 'desc' : 'asc';
  return matchingLetters(db, filter, holds).orderBy('createdAt', direction).orderBy('id', direction);
}

/** How many letters so narrowed there are of each status about each noun. */
function countByStatus(db: Db, filter: PostFilter): Promise<(Sorted & { letters: number })[]> {
  return matchingLetters(db, { ...filter, state: undefined }, EVERY_ROW)
    .select(({ fn }) => ['status', 'aboutNoun', fn.countAll<number>().as('letters')])
    .groupBy(['status', 'aboutNoun'])
    .execute();
}

/** How many there are in each state, of letters or of groups of them. */
function countsOf(groups: readonly (Sorted & { letters?: number })[]): Counts<PostState> {
  const sum = (state?: PostState) =>
    groups.reduce((sum, { letters = 1, ...letter }) => sum + (isIn(state, letter) ? letters : 0), 0);
  return {
    all: sum(),
    undelivered: sum('undelivered'),
    held: sum('held'),
    waiting: sum('waiting'),
    sent: sum('sent'),
    ended: sum('ended'),
  };
}

/** The same where there are more than are shown: each state is counted until it has too many by itself. */
async function countUpToMax(db: Db, filter: PostFilter, holds: TextCondition): Promise<Counts<PostState>> {
  const counts = await db
    .selectNoFrom(({ selectFrom, fn }) => {
      const count = (state: PostState) => {
        const some = matchingLetters(db, { ...filter, state }, holds)
          .select('id')
          .limit(FOUND_MAX + 1);
        return selectFrom(some.as('some'))
          .select(fn.countAll<number>().as('letters'))
          .$asScalar()
          .$notNull()
          .as(state);
      };
      return [count('undelivered'), count('held'), count('waiting'), count('sent'), count('ended')];
    })
    .executeTakeFirstOrThrow();
  return { all: FOUND_MAX + 1, ...counts };
}

function isIn(state: PostState | undefined, { status, aboutNoun }: Sorted): boolean {
  if (state === undefined) return true;
  if (isToDecide(state) && aboutNoun === 'staffMember') return false;
  return (STATUSES_OF[state] as readonly LetterStatus[]).includes(status);
}

import type { EmailStatus } from '#domain/emails/email.ts';
import {
  isToDecide,
  type PostAbout,
  type PostedEmail,
  type PostOrder,
  type PostState,
  STATUSES_OF,
} from '#domain/emails/post.ts';
import { FOUND_MAX } from '#domain/paging.ts';
import type { Db } from '#server/db/database.ts';
import { type Counts, type ListPage, type PageAsked, readPage } from '#server/list-page.ts';
import { EVERY_ROW, holdsText, type TextCondition } from '#server/search.ts';
import { matchingEmails, type PostFilter } from './matching-emails.ts';
import { listPosted } from './posted-emails.ts';

type PostAsked = PostFilter & PageAsked<PostState> & { order?: PostOrder };

/**
 * One page of all emails. Narrowed, ordered and counted by columns an index holds whole (`0027-post.ts`): no email's words
 * are read but those of the page, and of those none.
 */
export function listPost(db: Db, asked: PostAsked): Promise<ListPage<PostedEmail, PostState>> {
  return asked.search ? searchPost(db, asked) : walkPost(db, asked);
}

function walkPost(db: Db, asked: PostAsked): Promise<ListPage<PostedEmail, PostState>> {
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

/** A search passes over all emails no more than once: it keeps which ones it found, or stops where there are too many. */
async function searchPost(db: Db, asked: PostAsked): Promise<ListPage<PostedEmail, PostState>> {
  const holds = await holdsText(db, 'email', asked.search);
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
      const ids = found.filter((email) => isIn(asked.state, email)).map(({ id }) => id);
      return listPosted(db, ids.slice(offset, offset + limit));
    },
    FOUND_MAX,
  );
}

type Found = Sorted & { id: string };

/** What tells the state an email is in. */
interface Sorted {
  status: EmailStatus;
  aboutNoun: PostAbout;
}

/** The emails so narrowed, whatever their state: all of them, or one more than is shown. */
function listFound(db: Db, asked: PostAsked, holds: TextCondition): Promise<Found[]> {
  return orderedEmails(db, { ...asked, state: undefined }, holds)
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
  const rows = await orderedEmails(db, asked, holds).select('id').limit(limit).offset(offset).execute();
  return rows.map(({ id }) => id);
}

function orderedEmails(db: Db, { order = 'newest', ...filter }: PostAsked, holds: TextCondition) {
  const direction = order === 'newest' ? 'desc' : 'asc';
  return matchingEmails(db, filter, holds).orderBy('createdAt', direction).orderBy('id', direction);
}

/** How many emails so narrowed there are of each status about each noun. */
function countByStatus(db: Db, filter: PostFilter): Promise<(Sorted & { emails: number })[]> {
  return matchingEmails(db, { ...filter, state: undefined }, EVERY_ROW)
    .select(({ fn }) => ['status', 'aboutNoun', fn.countAll<number>().as('emails')])
    .groupBy(['status', 'aboutNoun'])
    .execute();
}

/** How many there are in each state, of emails or of groups of them. */
function countsOf(groups: readonly (Sorted & { emails?: number })[]): Counts<PostState> {
  const sum = (state?: PostState) =>
    groups.reduce((sum, { emails = 1, ...email }) => sum + (isIn(state, email) ? emails : 0), 0);
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
        const some = matchingEmails(db, { ...filter, state }, holds)
          .select('id')
          .limit(FOUND_MAX + 1);
        return selectFrom(some.as('some'))
          .select(fn.countAll<number>().as('emails'))
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
  return (STATUSES_OF[state] as readonly EmailStatus[]).includes(status);
}

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
 * One page of all emails. It is filtered, ordered and counted by columns that one index contains (`0007-emails.ts`), and
 * the bodies of emails are never read.
 */
export function listPost(db: Db, asked: PostAsked): Promise<ListPage<PostedEmail, PostState>> {
  return asked.search ? searchPost(db, asked) : walkPost(db, asked);
}

function walkPost(db: Db, asked: PostAsked): Promise<ListPage<PostedEmail, PostState>> {
  const count = async () => countsOf(await countByStatus(db, asked));
  return readPage(asked, count, async (limit, offset, total) => {
    const behind = Math.max(0, total - offset - limit);
    if (behind >= offset) return listPosted(db, await listIds(db, asked, EVERY_ROW, limit, offset));
    // skipped rows are scanned, so a page of the second half is read from the end
    const order = asked.order === 'oldest' ? 'newest' : 'oldest';
    const ids = await listIds(db, { ...asked, order }, EVERY_ROW, Math.min(limit, total - offset), behind);
    return listPosted(db, ids.toReversed());
  });
}

/** A search scans all emails at most once: it keeps its matches, or stops when there are too many. */
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

/** The columns that determine the state of an email. */
interface Sorted {
  status: EmailStatus;
  aboutNoun: PostAbout;
}

/** The emails that match the filter in any state, up to one more than is shown. */
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

/** How many emails match the filter, for each status and noun. */
function countByStatus(db: Db, filter: PostFilter): Promise<(Sorted & { emails: number })[]> {
  return matchingEmails(db, { ...filter, state: undefined }, EVERY_ROW)
    .select(({ fn }) => ['status', 'aboutNoun', fn.countAll<number>().as('emails')])
    .groupBy(['status', 'aboutNoun'])
    .execute();
}

/** How many emails there are in each state, summed over emails or groups of them. */
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

/** The counts where more match than are shown: each state is counted up to one more than the limit. */
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

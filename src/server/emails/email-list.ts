import type { EmailStatus } from '#domain/emails/email.ts';
import {
  type EmailAboutNoun,
  type EmailListOrder,
  type EmailListRow,
  type EmailListState,
  isToDecide,
  STATUSES_OF,
} from '#domain/emails/email-list.ts';
import { SEARCH_ROWS_MAX } from '#domain/paging.ts';
import { idsOf } from '#domain/record-id.ts';
import type { Db } from '#server/db/database.ts';
import { readThingNames } from '#server/events/thing-names.ts';
import { type Counts, type ListPage, type PageRequest, readPage } from '#server/list-page.ts';
import { containsText, EVERY_ROW, type TextCondition } from '#server/search.ts';
import { type EmailFilter, matchingEmails } from './matching-emails.ts';

type EmailListRequest = EmailFilter & PageRequest<EmailListState> & { order?: EmailListOrder };

/**
 * One page of all emails. It is filtered, ordered and counted by columns that one index contains (`0007-emails.ts`), and
 * the bodies of emails are never read.
 */
export function listAllEmails(db: Db, request: EmailListRequest): Promise<ListPage<EmailListRow, EmailListState>> {
  return request.search ? searchEmails(db, request) : filterEmails(db, request);
}

function filterEmails(db: Db, request: EmailListRequest): Promise<ListPage<EmailListRow, EmailListState>> {
  const count = async () => countsOf(await countByStatus(db, request));
  return readPage(request, count, async (limit, offset, total) => {
    const rowsAfter = Math.max(0, total - offset - limit);
    if (rowsAfter >= offset) return readEmailListRows(db, await listIds(db, request, EVERY_ROW, limit, offset));
    // skipped rows are scanned, so a page of the second half is read from the end
    const order = request.order === 'oldest' ? 'newest' : 'oldest';
    const ids = await listIds(db, { ...request, order }, EVERY_ROW, Math.min(limit, total - offset), rowsAfter);
    return readEmailListRows(db, ids.toReversed());
  });
}

/** A search scans all emails at most once: it keeps its matches, or stops when there are too many. */
async function searchEmails(db: Db, request: EmailListRequest): Promise<ListPage<EmailListRow, EmailListState>> {
  const holds = await containsText(db, 'email', request.search);
  let matches: EmailMatch[] = [];
  const count = async () => {
    matches = await listMatches(db, request, holds);
    return matches.length > SEARCH_ROWS_MAX ? countUpToMax(db, request, holds) : countsOf(matches);
  };
  return readPage(
    request,
    count,
    async (limit, offset) => {
      if (matches.length > SEARCH_ROWS_MAX)
        return readEmailListRows(db, await listIds(db, request, holds, limit, offset));
      const ids = matches.filter((email) => isInState(request.state, email)).map(({ id }) => id);
      return readEmailListRows(db, ids.slice(offset, offset + limit));
    },
    SEARCH_ROWS_MAX,
  );
}

type EmailMatch = EmailStateColumns & { id: string };

/** The columns that determine the state of an email. */
interface EmailStateColumns {
  status: EmailStatus;
  aboutNoun: EmailAboutNoun;
}

/** The emails that match the filter in any state, up to one more than is shown. */
function listMatches(db: Db, request: EmailListRequest, holds: TextCondition): Promise<EmailMatch[]> {
  return orderedEmails(db, { ...request, state: undefined }, holds)
    .select(['id', 'status', 'aboutNoun'])
    .limit(SEARCH_ROWS_MAX + 1)
    .execute();
}

async function listIds(
  db: Db,
  request: EmailListRequest,
  holds: TextCondition,
  limit: number,
  offset: number,
): Promise<string[]> {
  const rows = await orderedEmails(db, request, holds).select('id').limit(limit).offset(offset).execute();
  return idsOf(rows);
}

function orderedEmails(db: Db, { order = 'newest', ...filter }: EmailListRequest, holds: TextCondition) {
  const direction = order === 'newest' ? 'desc' : 'asc';
  return matchingEmails(db, filter, holds).orderBy('createdAt', direction).orderBy('id', direction);
}

/** How many emails match the filter, for each status and noun. */
function countByStatus(db: Db, filter: EmailFilter): Promise<(EmailStateColumns & { emails: number })[]> {
  return matchingEmails(db, { ...filter, state: undefined }, EVERY_ROW)
    .select(({ fn }) => ['status', 'aboutNoun', fn.countAll<number>().as('emails')])
    .groupBy(['status', 'aboutNoun'])
    .execute();
}

/** How many emails there are in each state, summed over emails or groups of them. */
function countsOf(groups: readonly (EmailStateColumns & { emails?: number })[]): Counts<EmailListState> {
  const sum = (state?: EmailListState) =>
    groups.reduce((sum, { emails = 1, ...email }) => sum + (isInState(state, email) ? emails : 0), 0);
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
async function countUpToMax(db: Db, filter: EmailFilter, holds: TextCondition): Promise<Counts<EmailListState>> {
  const counts = await db
    .selectNoFrom(({ selectFrom, fn }) => {
      const count = (state: EmailListState) => {
        const some = matchingEmails(db, { ...filter, state }, holds)
          .select('id')
          .limit(SEARCH_ROWS_MAX + 1);
        return selectFrom(some.as('some'))
          .select(fn.countAll<number>().as('emails'))
          .$asScalar()
          .$notNull()
          .as(state);
      };
      return [count('undelivered'), count('held'), count('waiting'), count('sent'), count('ended')];
    })
    .executeTakeFirstOrThrow();
  return { all: SEARCH_ROWS_MAX + 1, ...counts };
}

function isInState(state: EmailListState | undefined, { status, aboutNoun }: EmailStateColumns): boolean {
  if (state === undefined) return true;
  if (isToDecide(state) && aboutNoun === 'staffMember') return false;
  return (STATUSES_OF[state] as readonly EmailStatus[]).includes(status);
}

/** These emails as the list of all emails shows them, in the order of `ids`; bodies are not read. */
async function readEmailListRows(db: Db, ids: readonly string[]): Promise<EmailListRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('email')
    .leftJoin('emailSending', 'emailSending.emailId', 'email.id')
    .select(['email.id', 'kind', 'recipient', 'subject', 'email.status', 'heldBecause', 'email.createdAt'])
    .select(['aboutNoun', 'aboutId', 'cause', 'attempts'])
    .where('email.id', 'in', ids)
    .execute();
  const nameOf = await readThingNames(
    db,
    rows.map(({ aboutNoun: noun, aboutId: id }) => ({ noun, id })),
  );
  const emails = new Map(rows.map((row) => [row.id, toEmailListRow(row)]));
  return ids.flatMap((id) => emails.get(id) ?? []);

  function toEmailListRow(row: (typeof rows)[number]): EmailListRow {
    const { recipient, status, heldBecause, cause, attempts, createdAt } = row;
    const shown = { recipient, status, heldBecause, cause, attempts: attempts ?? 0, createdAt };
    const { id, kind, subject, aboutNoun: noun, aboutId } = row;
    // an email to a member of staff may be read by no other user
    if (noun === 'staffMember') return { ...shown, readable: null };
    const about = { noun, id: aboutId };
    return { ...shown, readable: { id, kind, subject, about, aboutName: nameOf(about) } };
  }
}

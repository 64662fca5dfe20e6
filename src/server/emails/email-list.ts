import type { EmailStatus } from '#domain/emails/email.ts';
import {
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
      const ids = matches.filter((email) => emailsIn(request.state, email) > 0).map(({ id }) => id);
      return readEmailListRows(db, ids.slice(offset, offset + limit));
    },
    SEARCH_ROWS_MAX,
  );
}

/** Emails of one status. */
interface EmailGroup {
  status: EmailStatus;
  emails: number;
  /** How many of them are to members of staff. */
  toStaff: number;
}

type EmailMatch = EmailGroup & { id: string };

/** The emails that match the filter in any state, up to one more than is shown. */
async function listMatches(db: Db, request: EmailListRequest, holds: TextCondition): Promise<EmailMatch[]> {
  const rows = await orderedEmails(db, { ...request, state: undefined }, holds)
    .select(['id', 'status', 'aboutNoun'])
    .limit(SEARCH_ROWS_MAX + 1)
    .execute();
  return rows.map(({ aboutNoun, ...row }) => ({ ...row, emails: 1, toStaff: Number(aboutNoun === 'staffMember') }));
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

/** How many emails match the filter, grouped by the first column of an index alone: with a second one they are sorted. */
function countByStatus(db: Db, filter: EmailFilter): Promise<EmailGroup[]> {
  return matchingEmails(db, { ...filter, state: undefined }, EVERY_ROW)
    .select(({ fn }) => [
      'status',
      fn.countAll<number>().as('emails'),
      fn.countAll<number>().filterWhere('aboutNoun', '=', 'staffMember').as('toStaff'),
    ])
    .groupBy('status')
    .execute();
}

const STATES = Object.keys(STATUSES_OF) as EmailListState[];

type CountsOfStates = Record<EmailListState, number>;

function countsOf(groups: readonly EmailGroup[]): Counts<EmailListState> {
  const sum = (state?: EmailListState) => groups.reduce((sum, group) => sum + emailsIn(state, group), 0);
  return { all: sum(), ...(Object.fromEntries(STATES.map((state) => [state, sum(state)])) as CountsOfStates) };
}

/** The counts where more match than are shown: each state is counted up to one more than the limit. */
async function countUpToMax(db: Db, filter: EmailFilter, holds: TextCondition): Promise<Counts<EmailListState>> {
  const counts = await db
    .selectNoFrom(({ selectFrom, fn }) =>
      STATES.map((state) => {
        const some = matchingEmails(db, { ...filter, state }, holds)
          .select('id')
          .limit(SEARCH_ROWS_MAX + 1);
        return selectFrom(some.as('some'))
          .select(fn.countAll<number>().as('emails'))
          .$asScalar()
          .$notNull()
          .as(state);
      }),
    )
    .executeTakeFirstOrThrow();
  return { all: SEARCH_ROWS_MAX + 1, ...counts };
}

/** How many of them are in this state, or in any. */
function emailsIn(state: EmailListState | undefined, { status, emails, toStaff }: EmailGroup): number {
  if (state === undefined) return emails;
  if (!(STATUSES_OF[state] as readonly EmailStatus[]).includes(status)) return 0;
  return isToDecide(state) ? emails - toStaff : emails;
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

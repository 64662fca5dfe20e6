import type { ContactRequestInList } from '#domain/contact-requests/contact-request.ts';
import type { Day } from '#domain/day.ts';
import type { Db } from '#server/db/database.ts';
import { countRows } from '#server/list-page.ts';
import { readListedRequests } from './listed-requests.ts';
import { findAnswerDays, lateBefore } from './waiting-time.ts';

/** New requests that have waited for an answer too long, the oldest first. */
export async function listLateContactRequests(
  db: Db,
  today: Day,
  { limit }: { limit: number },
): Promise<ContactRequestInList[]> {
  const selected = await lateRequests(db, lateBefore(today, await findAnswerDays(db)))
    .select('id')
    .orderBy('receivedAt')
    .orderBy('id')
    .limit(limit)
    .execute();
  return readListedRequests(db, selected, today);
}

export async function countLateContactRequests(db: Db, today: Day): Promise<number> {
  return countRows(lateRequests(db, lateBefore(today, await findAnswerDays(db))));
}

/** Requests with a step to do by this day, the most overdue first; all of them, or those of one assignee. */
export async function listDueNextSteps(
  db: Db,
  today: Day,
  { assigneeId, limit }: { assigneeId?: string; limit: number },
): Promise<ContactRequestInList[]> {
  const selected = await dueRequests(db, today, assigneeId)
    .select('id')
    .orderBy('nextStepOn')
    .orderBy('id')
    .limit(limit)
    .execute();
  return readListedRequests(db, selected, today);
}

export async function countDueNextSteps(
  db: Db,
  today: Day,
  { assigneeId }: { assigneeId?: string } = {},
): Promise<number> {
  return countRows(dueRequests(db, today, assigneeId));
}

function lateRequests(db: Db, before: string) {
  return db.selectFrom('contactRequest').where('state', '=', 'new').where('receivedAt', '<', before);
}

function dueRequests(db: Db, today: Day, assigneeId: string | undefined) {
  return db
    .selectFrom('contactRequest')
    .where('nextStepOn', '<=', today)
    .where('state', '!=', 'closed')
    .$if(assigneeId !== undefined, (query) => query.where('assigneeId', '=', assigneeId as string));
}

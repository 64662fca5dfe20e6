import type { ContactRequestInList, ContactRequestOrder } from '#domain/contact-requests/contact-request.ts';
import {
  CONTACT_REQUEST_STATE_LABELS,
  type ContactRequestState,
} from '#domain/contact-requests/contact-request-work.ts';
import type { Day } from '#domain/day.ts';
import { joinedClientIds } from '#server/clients/client-details.ts';
import type { Db } from '#server/db/database.ts';
import { withFailedEmailFlag } from '#server/emails/failed-emails.ts';
import { countRows, countStates, given, type ListPage, type PageRequest, readPage } from '#server/list-page.ts';
import { containsText, EVERY_ROW, type TextCondition } from '#server/search.ts';
import { toAssignee } from './assignees.ts';
import { findAnswerDays, lateBefore, waitingOf } from './waiting-time.ts';

export interface ContactRequestFilter {
  state?: ContactRequestState;
  /** The assigned member of staff; null for unassigned requests. */
  assigneeId?: string | null;
  search?: string;
  /** Only requests of this client and of those joined into it. */
  clientId?: string;
}

/** One page of contact requests, in the requested order. */
export async function listContactRequests(
  db: Db,
  today: Day,
  {
    order = 'newest',
    ...filter
  }: ContactRequestFilter & PageRequest<ContactRequestState> & { order?: ContactRequestOrder },
): Promise<ListPage<ContactRequestInList & { hasFailedEmail: boolean }, ContactRequestState>> {
  const direction = order === 'newest' ? 'desc' : 'asc';
  const holds = await containsText(db, 'contactRequest', filter.search);
  const inAnyState = matchingRequests(db, { ...filter, state: undefined }, holds);
  const count = () => countStates(inAnyState, CONTACT_REQUEST_STATE_LABELS, (eb, state) => eb('state', '=', state));
  return readPage(filter, count, async (limit, offset) => {
    // ids are found first, so that the rows of skipped pages are not read
    const page = matchingRequests(db, filter, holds)
      .select('id')
      .orderBy('receivedAt', direction)
      .orderBy('id', direction)
      .limit(limit)
      .offset(offset);
    const rows = await db
      .selectFrom('contactRequest')
      .leftJoin('staffMember', 'staffMember.id', 'contactRequest.assigneeId')
      .select(['contactRequest.id', 'company', 'firstName', 'lastName', 'zameranie', 'pocetZ', 'prevadzky'])
      .select(['receivedAt', 'contactRequest.state', 'nextStep', 'nextStepOn'])
      .select(['staffMember.id as staffId', 'name', 'role', 'staffMember.state as staffState'])
      .where('contactRequest.id', 'in', page)
      .orderBy('receivedAt', direction)
      .orderBy('contactRequest.id', direction)
      .execute();
    const answerDays = await findAnswerDays(db);
    const requests = rows.map(({ staffId, name, role, staffState, ...request }) => {
      const isTaken = staffId !== null && name !== null && role !== null && staffState !== null;
      return {
        ...request,
        assignee: isTaken ? toAssignee({ id: staffId, name, role, state: staffState }) : null,
        waiting: waitingOf(request, today, answerDays),
      };
    });
    return withFailedEmailFlag(db, 'contactRequest', requests);
  });
}

/** How many requests are in the state `new`. */
export async function countNewContactRequests(db: Db): Promise<number> {
  return countRows(matchingRequests(db, { state: 'new' }, EVERY_ROW));
}

export async function countLateContactRequests(db: Db, today: Day): Promise<number> {
  const before = lateBefore(today, await findAnswerDays(db));
  return countRows(matchingRequests(db, { state: 'new' }, EVERY_ROW).where('receivedAt', '<', before));
}

function matchingRequests(
  db: Db,
  { state, assigneeId, clientId }: Omit<ContactRequestFilter, 'search'>,
  holds: TextCondition,
) {
  return db
    .selectFrom('contactRequest')
    .where(({ and }) => and(given({ state, assigneeId })))
    .$if(Boolean(clientId), (query) => query.where('clientId', 'in', joinedClientIds(db, clientId as string)))
    .where(holds);
}

import type { ContactRequestInList } from '#domain/contact-requests/contact-request.ts';
import type { Day } from '#domain/day.ts';
import { idsOf } from '#domain/record-id.ts';
import type { Db } from '#server/db/database.ts';
import { toAssignee } from './assignees.ts';
import { findAnswerDays, waitingOf } from './waiting-time.ts';

/** These requests as lists show them, in the order of their ids here. */
export async function readListedRequests(
  db: Db,
  selected: readonly { id: string }[],
  today: Day,
): Promise<ContactRequestInList[]> {
  if (selected.length === 0) return [];
  const rows = await db
    .selectFrom('contactRequest')
    .leftJoin('staffMember', 'staffMember.id', 'contactRequest.assigneeId')
    .select([
      'contactRequest.id',
      'company',
      'firstName',
      'lastName',
      'zameranie',
      'pocetZ',
      'prevadzky',
      'receivedAt',
    ])
    .select(['contactRequest.state', 'nextStep', 'nextStepOn'])
    .select(['staffMember.id as staffId', 'name', 'role', 'staffMember.state as staffState'])
    .where('contactRequest.id', 'in', idsOf(selected))
    .execute();
  const answerDays = await findAnswerDays(db);
  const requests = new Map(rows.map((row) => [row.id, toListed(row)]));
  return selected.flatMap(({ id }) => requests.get(id) ?? []);

  function toListed({ staffId, name, role, staffState, ...request }: (typeof rows)[number]): ContactRequestInList {
    const isTaken = staffId !== null && name !== null && role !== null && staffState !== null;
    return {
      ...request,
      assignee: isTaken ? toAssignee({ id: staffId, name, role, state: staffState }) : null,
      waiting: waitingOf(request, today, answerDays),
    };
  }
}

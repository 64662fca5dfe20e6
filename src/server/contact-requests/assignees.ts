import type { Assignee } from '#domain/contact-requests/contact-request.ts';
import { slovakSortKey, sortedByKey } from '#domain/slovak-order.ts';
import { rolesIn } from '#domain/staff/permissions.ts';
import type { Db } from '#server/db/database.ts';
import type { StaffRecord } from '#server/staff/staff-records.ts';

/** Staff to whom a request may be assigned, and former staff who still have one; by name. */
export async function listAssignees(db: Db): Promise<Assignee[]> {
  const staff = await db
    .selectFrom('staffMember')
    .select(COLUMNS)
    .where(({ and, eb, exists, or, selectFrom }) =>
      or([
        and([eb('state', '=', 'active'), eb('role', 'in', rolesIn('office'))]),
        exists(
          selectFrom('contactRequest').select('contactRequest.id').whereRef('assigneeId', '=', 'staffMember.id'),
        ),
      ]),
    )
    .execute();
  return sortedByKey(staff.map(toAssignee), ({ name }) => slovakSortKey(name));
}

/** The member of staff to whom a request is assigned. */
export async function findAssignee(
  db: Db,
  { assigneeId }: { assigneeId: string | null },
): Promise<Assignee | undefined> {
  if (assigneeId === null) return undefined;
  const member = await db.selectFrom('staffMember').select(COLUMNS).where('id', '=', assigneeId).executeTakeFirst();
  return member && toAssignee(member);
}

/** The assignee, or this member of staff where there is none or the assignee has left. */
export async function presentAssigneeId(
  db: Db,
  request: { assigneeId: string | null },
  staffId: string,
): Promise<string> {
  const assignee = await findAssignee(db, request);
  return assignee && !assignee.hasLeft ? assignee.id : staffId;
}

/** The ids of staff who count as having left. */
export function staffWhoHaveLeft(db: Db) {
  return db
    .selectFrom('staffMember')
    .select('staffMember.id')
    .where(({ eb, or }) => or([eb('state', '!=', 'active'), eb('role', 'not in', rolesIn('office'))]));
}

/** True for an active member of staff whose role includes contact requests. */
export async function mayHaveRequests(db: Db, id: string): Promise<boolean> {
  const member = await findAssignee(db, { assigneeId: id });
  return member !== undefined && !member.hasLeft;
}

const COLUMNS = ['id', 'name', 'role', 'state'] as const;

/** A member whose role no longer includes contact requests counts as having left. */
export function toAssignee({ id, name, role, state }: Omit<StaffRecord, 'email'>): Assignee {
  return { id, name, hasLeft: state !== 'active' || !rolesIn('office').includes(role) };
}

import { fact, instantFact } from '#domain/personal-data/exported-thing.ts';
import { NO_FACTS, type Trace } from '#domain/personal-data/trace.ts';
import { STAFF_ROLES, STAFF_STATE_LABELS } from '#domain/staff/staff.ts';
import { matching } from '../criteria.ts';
import type { PersonRecords } from '../personal-data.ts';

/** All members of staff are read, as they are few. */
export const STAFF_MEMBERS = {
  deletedWhen: 'never: the history states who acted',
  async find(db, criteria) {
    const members = await db.selectFrom('staffMember').select(['id', 'name', 'email', 'createdAt as at']).execute();
    const traces = members.map((member): Trace => ({ ...NO_FACTS, noun: 'staffMember', ...member }));
    return { traces: matching(traces, criteria) };
  },
  async readFacts(db, { id }) {
    const member = await db
      .selectFrom('staffMember')
      .leftJoin('staffActivity', 'staffActivity.staffMemberId', 'staffMember.id')
      .select(['name', 'email', 'role', 'state', 'createdAt', 'lastSeenAt'])
      .where('staffMember.id', '=', id)
      .executeTakeFirst();
    if (!member) return [];
    return [
      ...fact('name', 'Meno', member.name),
      ...fact('email', 'E-mail', member.email),
      ...fact('role', 'Rola', STAFF_ROLES[member.role]),
      ...fact('state', 'Stav', STAFF_STATE_LABELS[member.state]),
      ...instantFact('createdAt', 'Účet od', member.createdAt),
      ...instantFact('lastSeenAt', 'Naposledy v správe', member.lastSeenAt),
    ];
  },
  decide: async (_db, members) => members.map(() => ({ isUpcoming: false, reason: 'staff-account' })),
} satisfies PersonRecords;

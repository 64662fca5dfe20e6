import type { EmailStatus } from '#domain/emails/email.ts';
import { slovakSortKey, sortedByKey } from '#domain/slovak-order.ts';
import { type ListedStaffMember, STAFF_STATE_LABELS, type StaffState } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { listSecondFactors } from './local/second-factor.ts';
import { liveSessions } from './sessions.ts';
import { ACTIVITY_MINUTES } from './staff.ts';

/** Everyone on the staff list, by state (active, invited, deactivated), then in the order of the Slovak alphabet. */
export async function listStaff(app: App): Promise<ListedStaffMember[]> {
  const [rows, sessions, secondFactors, emails] = await Promise.all([
    app.db
      .selectFrom('staffMember')
      .leftJoin('staffActivity', 'staffActivity.staffMemberId', 'staffMember.id')
      .leftJoin('staffInvitation', (join) =>
        join.onRef('staffInvitation.staffMemberId', '=', 'staffMember.id').on('usedAt', 'is', null),
      )
      .select(['staffMember.id', 'name', 'email', 'role', 'state', 'lastSeenAt', 'expiresAt'])
      .execute(),
    countLiveSessions(app),
    listSecondFactors(app.db),
    lastInvitationEmails(app.db),
  ]);
  const atWorkSince = instant(app, { minutes: -ACTIVITY_MINUTES });
  const now = instant(app);
  const listed = rows.map(({ expiresAt, ...row }) => ({
    ...row,
    isAtWork: row.state === 'active' && row.lastSeenAt !== null && row.lastSeenAt > atWorkSince,
    sessions: sessions.get(row.id) ?? 0,
    hasSecondFactor: hasAccount(app, row.state) ? secondFactors.has(row.id) : null,
    isInvitationRunOut: row.state === 'invited' && expiresAt !== null && expiresAt < now,
    invitationEmail: emails.get(row.id) ?? null,
  }));
  return sortedByKey(listed, placeOf);
}

async function countLiveSessions(app: App): Promise<Map<string, number>> {
  const counts = await liveSessions(app)
    .select(({ fn }) => ['staffMemberId', fn.countAll<number>().as('sessions')])
    .groupBy('staffMemberId')
    .execute();
  return new Map(counts.map(({ staffMemberId, sessions }) => [staffMemberId, sessions]));
}

async function lastInvitationEmails(db: Db): Promise<Map<string, EmailStatus>> {
  const emails = await db
    .selectFrom('email')
    .select(['aboutId', 'status'])
    .where('aboutNoun', '=', 'staffMember')
    .where('kind', '=', 'staffInvitation')
    .orderBy('createdAt')
    .execute();
  // of several emails the last one is kept
  return new Map(emails.map(({ aboutId, status }) => [aboutId, status]));
}

function hasAccount({ signInWay }: Pick<App, 'signInWay'>, state: StaffState): boolean {
  return signInWay.provider === 'local' && state === 'active';
}

const STATES = Object.keys(STAFF_STATE_LABELS);

function placeOf({ state, name, id }: Pick<ListedStaffMember, 'state' | 'name' | 'id'>): string {
  return `${STATES.indexOf(state)} ${slovakSortKey(name)} ${id}`;
}

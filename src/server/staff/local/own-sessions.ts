import type { StaffMember } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { deleteSessionsOf, liveSessions, type Session } from '#server/staff/sessions.ts';

/** A session of a member of staff. The instants are ISO in UTC. */
export interface OwnSession {
  id: string;
  /** The browser's User-Agent header at sign-in. */
  userAgent: string;
  startedAt: string;
  lastSeenAt: string;
  /** The session of this request. */
  isThis: boolean;
}

/** The live sessions of the owner of this one, the last used one first. */
export async function listOwnSessions(app: App, { id: thisId, member }: Session): Promise<OwnSession[]> {
  const sessions = await liveSessions(app)
    .select(['id', 'userAgent', 'createdAt as startedAt', 'lastSeenAt'])
    .where('staffMemberId', '=', member.id)
    .orderBy('lastSeenAt', 'desc')
    .execute();
  return sessions.map((session) => ({ ...session, isThis: session.id === thisId }));
}

/** Ends one of the actor's sessions; nothing where it has ended already or is somebody else's. */
export async function endOwnSession(change: Change<StaffMember>, id: string): Promise<void> {
  await end(change, deleteSessionsOf(change, change.actor.id).where('id', '=', id));
}

/** Ends all of the actor's sessions but the one that is named. */
export async function endOtherSessions(change: Change<StaffMember>, exceptId: string): Promise<void> {
  await end(change, deleteSessionsOf(change, change.actor.id).where('id', '!=', exceptId));
}

async function end(
  { actor, record }: Change<StaffMember>,
  deletion: ReturnType<typeof deleteSessionsOf>,
): Promise<void> {
  const { numDeletedRows } = await deletion.executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return;
  record({ noun: 'staffMember', id: actor.id, verb: 'sessionsEnded', after: { sessions: Number(numDeletedRows) } });
}

import type { StaffMember } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { isLive } from '#server/staff/session-sign-in.ts';

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

/** The session of a request, and its user; undefined once it has ended. */
export async function findOwnSession({ auth }: App, request: Request) {
  const current = await auth.api.findSession({ headers: request.headers });
  return current ? { sessionId: current.session.id, userId: current.user.id } : undefined;
}

/** The sessions of an account that have not ended, the last used one first. */
export async function listOwnSessions(
  app: App,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<OwnSession[]> {
  const { internalAdapter } = await app.auth.$context;
  const sessions = await internalAdapter.listSessions(userId);
  return sessions
    .filter((session) => isLive(session, app.now()))
    .toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
    .map(({ id, userAgent, createdAt, updatedAt }) => ({
      id,
      userAgent: userAgent ?? '',
      startedAt: createdAt.toISOString(),
      lastSeenAt: updatedAt.toISOString(),
      isThis: id === sessionId,
    }));
}

/** Ends one session of an account; nothing where it has ended already or is somebody else's. */
export function endSession(change: Change<StaffMember>, userId: string, id: string): Promise<void> {
  return endSessions(change, userId, (sessions) => sessions.where('id', '=', id));
}

/** Ends all sessions of an account but the one that is named. */
export function endOtherSessions(change: Change<StaffMember>, userId: string, exceptId: string): Promise<void> {
  return endSessions(change, userId, (sessions) => sessions.where('id', '!=', exceptId));
}

async function endSessions(
  change: Change<StaffMember>,
  userId: string,
  which: (sessions: ReturnType<typeof sessionsOf>) => ReturnType<typeof sessionsOf>,
): Promise<void> {
  const { numDeletedRows } = await which(sessionsOf(change, userId)).executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return;
  const after = { sessions: Number(numDeletedRows) };
  change.record({ noun: 'staffMember', id: change.actor.id, verb: 'sessionsEnded', after });
}

function sessionsOf({ db }: Change, userId: string) {
  return db.deleteFrom('staffSession').where('userId', '=', userId);
}

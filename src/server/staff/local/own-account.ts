import { PASSWORD_LENGTH_MAX, type StaffMember } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import type { Turn } from '#server/limits.ts';
import { deleteSessionsOf, liveSessions, type Session } from '#server/staff/sessions.ts';
import { findAccountOf, setPassword } from './accounts.ts';
import { isPassword } from './password-hash.ts';
import { notifyOfNewPassword } from './staff-emails.ts';

/** As many as a device may try at sign-in, so that a person at someone else's desk cannot keep guessing. */
const ATTEMPTS = { name: 'ownPassword', turns: 10, seconds: 10 * 60 };

type PasswordCheck = 'right' | 'wrong' | Extract<Turn, { allowed: false }>;

/** Checks the password of a signed-in user: required before it, or the second factor, is changed. */
export async function checkOwnPassword(app: App, { id }: StaffMember, password: string): Promise<PasswordCheck> {
  if (password.length > PASSWORD_LENGTH_MAX) return 'wrong';
  const turn = await app.limits.take(ATTEMPTS, id);
  if (!turn.allowed) return turn;
  const account = await findAccountOf(app.db, id);
  if (!(await isPassword(account?.hash, password))) return 'wrong';
  await app.limits.clear(ATTEMPTS, id);
  return 'right';
}

/** Sets the actor's own new password; all other sessions end, and an email reports it. */
export async function changePassword(change: Change<StaffMember>, sessionId: string, hash: string): Promise<void> {
  await setPassword(change, change.actor.id, hash, sessionId);
  change.record({ noun: 'staffMember', id: change.actor.id, verb: 'passwordChanged' });
  await notifyOfNewPassword(change, change.actor);
}

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

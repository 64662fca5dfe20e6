import type { App } from '#server/app.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { SESSION_HOURS_MAX } from './auth.ts';
import { IDLE_HOURS_MAX } from './session-sign-in.ts';

/** The number of live sessions of each member of staff, by the way to sign in that is configured. */
export async function countLiveSessions(app: Pick<App, 'db' | 'now' | 'signInWay'>): Promise<Map<string, number>> {
  const counts = await sessionsWithOwners(app.db)
    .select(({ fn }) => ['staffMemberId', fn.countAll<number | bigint>().as('sessions')])
    .where('staffSession.provider', '=', app.signInWay.provider)
    .where('expiresAt', '>', instant(app))
    .where('createdAt', '>', instant(app, { hours: -SESSION_HOURS_MAX }))
    .where('updatedAt', '>', instant(app, { hours: -IDLE_HOURS_MAX }))
    .groupBy('staffMemberId')
    .execute();
  return new Map(counts.map(({ staffMemberId, sessions }) => [staffMemberId, Number(sessions)]));
}

/** A query of a person's sessions, whichever way they began, live or not. */
export function sessionsOf(db: Db, staffMemberId: string) {
  return sessionsWithOwners(db).select('staffSession.id').where('staffMemberId', '=', staffMemberId);
}

function sessionsWithOwners(db: Db) {
  return db
    .selectFrom('staffSession')
    .innerJoin('staffIdentity', (join) =>
      join
        .onRef('staffIdentity.provider', '=', 'staffSession.provider')
        .on(({ eb, fn }) =>
          eb('staffIdentity.subject', '=', fn.coalesce('staffSession.subject', 'staffSession.userId')),
        ),
    );
}

import type { App } from '#server/app.ts';
import { instant } from '#server/clock.ts';
import { deleteEndedSessions } from '#server/staff/sessions.ts';

/** How long the link of an invitation still says that it has ended; as long as a sent email is kept. */
const INVITATION_DAYS_STORED = 30;

/** Deletes what can no longer sign in: ended sessions, unfinished sign-ins, codes and invitations that have run out. */
export async function deleteExpiredSignIns(app: App): Promise<void> {
  await app.change({ kind: 'job', id: 'delete-expired-sign-ins' }, async (change) => {
    await deleteEndedSessions(change);
    await change.db.deleteFrom('staffSecondStep').where('expiresAt', '<', instant(change)).execute();
    await change.db
      .deleteFrom('staffInvitation')
      .where('expiresAt', '<', instant(change, { hours: -24 * INVITATION_DAYS_STORED }))
      .execute();
    // those of the last hour count towards the limit
    await change.db
      .deleteFrom('staffPasswordReset')
      .where('createdAt', '<', instant(change, { hours: -1 }))
      .execute();
  });
}

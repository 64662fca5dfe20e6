import type { App } from '#server/app.ts';
import { today } from '#server/clock.ts';
import { returnToWaitlist } from './return-to-waitlist.ts';

/**
 * Returns applicants who waited for seats of a course until it was over to the waitlist. An offer ends before its
 * course; sign-ups that staff moved into a queue may never have had one.
 */
export async function returnFromPastCourses(app: Pick<App, 'change'>): Promise<void> {
  await app.change({ kind: 'job', id: 'waitlist-returns' }, async (change) => {
    const signUps = await change.db
      .selectFrom('signUp')
      .select('id')
      .where('status', '=', 'waiting')
      .where('waitlistEntryId', 'is not', null)
      .where('courseDate', '<', today(change))
      .execute();
    for (const { id } of signUps) await returnToWaitlist(change, id);
  });
}

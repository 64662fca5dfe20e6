import { OUTBOX } from '#domain/actor.ts';
import { minutesToAlarm, SERVER_TROUBLES, type ServerTrouble } from '#domain/emails/email-trouble.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { runJobsNow } from '#server/jobs/job-queue.ts';
import { countRows } from '#server/list-page.ts';

/**
 * Records that an email could not be sent because of the mail server or our settings. It is logged as an error once per
 * change of trouble, by the first node or email that writes it.
 */
export async function noteOutage(app: Pick<App, 'change' | 'log'>, trouble: ServerTrouble): Promise<void> {
  const isNew = await app.change(OUTBOX, async (change) => {
    const { db } = change;
    await db
      .insertInto('mailOutage')
      .values({ id: 1, trouble, since: instant(change), alarmedAt: null })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ trouble, alarmedAt: null }).where('mailOutage.trouble', '!=', trouble),
      )
      .execute();
    const { numUpdatedRows } = await db
      .updateTable('mailOutage')
      .set({ alarmedAt: instant(change) })
      .where('trouble', '=', trouble)
      .where('alarmedAt', 'is', null)
      .where('since', '<=', instant(change, { minutes: -minutesToAlarm(trouble) }))
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  });
  if (isNew) app.log.error({ trouble }, 'emails do not leave');
}

/**
 * Ends the outage after the mail server has responded to an email: all emails delayed by it are due at once. Returns
 * whether there was an outage.
 */
export async function endOutage(change: Change): Promise<boolean> {
  const { numDeletedRows } = await change.db.deleteFrom('mailOutage').executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await tryDelayedEmails(change);
  return true;
}

/** Makes all emails delayed by the mail server or our settings due at once. */
export async function tryDelayedEmails(change: Change): Promise<void> {
  await runJobsNow(change, 'email', delayedEmails(change.db));
}

/** The ids of the emails delayed by the mail server or our settings. */
export function delayedEmails(db: Db) {
  return db
    .selectFrom('emailSending')
    .select('emailId')
    .where('cause', 'in', Object.keys(SERVER_TROUBLES) as ServerTrouble[])
    .$asScalar();
}

/** Why no emails are sent, since when and how many wait; undefined without an outage or while it is short. */
export async function findOutage(
  app: App,
): Promise<{ trouble: ServerTrouble; since: string; waiting: number } | undefined> {
  const outage = await app.db.selectFrom('mailOutage').select(['trouble', 'since']).executeTakeFirst();
  if (!outage || outage.since > instant(app, { minutes: -minutesToAlarm(outage.trouble) })) return undefined;
  const waiting = await countRows(app.db.selectFrom('email').where('status', '=', 'waiting'));
  return { ...outage, waiting };
}

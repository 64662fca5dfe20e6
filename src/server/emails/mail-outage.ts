import { OUTBOX } from '#domain/actor.ts';
import { minutesToAlarm, SERVER_TROUBLES, type ServerTrouble } from '#domain/emails/email-trouble.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { runJobsNow } from '#server/jobs/job-queue.ts';

/**
 * Notes that an email could not leave because of the mail server or our settings. The log hears of it once for each
 * change, as an error: of several nodes and emails that notice at the same time the one whose write comes first tells.
 */
export async function noteOutage(app: App, trouble: ServerTrouble): Promise<void> {
  const isNews = await app.change(OUTBOX, async (change) => {
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
  if (isNews) app.log.error({ trouble }, 'emails do not leave');
}

/**
 * An email got an answer of its own, so the mail server serves us: whatever waited because of it is due at once.
 * Answers whether there was an outage.
 */
export async function endOutage(change: Change): Promise<boolean> {
  const { numDeletedRows } = await change.db.deleteFrom('mailOutage').executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await tryDelayedEmails(change);
  return true;
}

/** Makes whatever waits because of the mail server or our settings due at once. */
export async function tryDelayedEmails(change: Change): Promise<void> {
  const delayed = change.db
    .selectFrom('emailSending')
    .select('emailId')
    .where('cause', 'in', Object.keys(SERVER_TROUBLES) as ServerTrouble[]);
  await runJobsNow(change, 'email', delayed.$asScalar());
}

/** Why no emails leave, since when and how many wait; undefined while they leave, or may soon by themselves. */
export async function findOutage(
  app: App,
): Promise<{ trouble: ServerTrouble; since: string; waiting: number } | undefined> {
  const outage = await app.db.selectFrom('mailOutage').select(['trouble', 'since']).executeTakeFirst();
  if (!outage || outage.since > instant(app, { minutes: -minutesToAlarm(outage.trouble) })) return undefined;
  const { waiting } = await app.db
    .selectFrom('email')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return { ...outage, waiting };
}

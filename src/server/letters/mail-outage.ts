import { minutesToAlarm, SERVER_TROUBLES, type ServerTrouble } from '#domain/letters/letter-trouble.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';

/**
 * Notes that a letter could not leave because of the mail server or our settings. The log hears of it once for each
 * change, as an error: of several nodes and letters that notice at the same time the one whose write comes first tells.
 */
export async function noteOutage(app: App, trouble: ServerTrouble): Promise<void> {
  await app.db
    .insertInto('mailOutage')
    .values({ id: 1, trouble, since: instant(app), alarmedAt: null })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ trouble, alarmedAt: null }).where('mailOutage.trouble', '!=', trouble),
    )
    .execute();
  const { numUpdatedRows } = await app.db
    .updateTable('mailOutage')
    .set({ alarmedAt: instant(app) })
    .where('trouble', '=', trouble)
    .where('alarmedAt', 'is', null)
    .where('since', '<=', instant(app, { minutes: -minutesToAlarm(trouble) }))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) app.log.error({ trouble }, 'letters do not leave');
}

/**
 * A letter got an answer of its own, so the mail server serves us: whatever waited because of it is due at once.
 * Answers whether there was an outage.
 */
export async function endOutage(change: Change): Promise<boolean> {
  const { numDeletedRows } = await change.db.deleteFrom('mailOutage').executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await tryDelayedLetters(change);
  return true;
}

/** Makes whatever waits because of the mail server or our settings due at once. */
export async function tryDelayedLetters(change: Change): Promise<void> {
  await change.db
    .updateTable('letter')
    .set({ dueAt: instant(change) })
    .where('status', '=', 'waiting')
    .where('cause', 'in', Object.keys(SERVER_TROUBLES) as ServerTrouble[])
    .execute();
}

/** Why no letters leave, since when and how many wait; undefined while they leave, or may soon by themselves. */
export async function findOutage(
  app: App,
): Promise<{ trouble: ServerTrouble; since: string; waiting: number } | undefined> {
  const outage = await app.db.selectFrom('mailOutage').select(['trouble', 'since']).executeTakeFirst();
  if (!outage || outage.since > instant(app, { minutes: -minutesToAlarm(outage.trouble) })) return undefined;
  const { waiting } = await app.db
    .selectFrom('letter')
    .select(({ fn }) => fn.countAll<number | bigint>().as('waiting'))
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return { ...outage, waiting: Number(waiting) };
}

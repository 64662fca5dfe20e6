import { STATUSES_OF } from '#domain/emails/email-list.ts';
import type { OutboxState } from '#domain/system-state/system-state.ts';
import type { App } from '#server/app.ts';
import { findOutage } from '#server/emails/mail-outage.ts';
import { countEmailsToDecide } from '#server/emails/matching-emails.ts';

/** The state of the outbox. */
export async function findOutboxState(app: App): Promise<OutboxState> {
  const [{ waiting, oldestWaitingAt }, { lastSentAt }, toDecide, outage] = await Promise.all([
    app.db
      .selectFrom('email')
      .select(({ fn }) => [
        fn.countAll<number>().as('waiting'),
        fn.min<string | null>('createdAt').as('oldestWaitingAt'),
      ])
      .where('status', 'in', STATUSES_OF.waiting)
      .executeTakeFirstOrThrow(),
    app.db
      .selectFrom('email')
      .select(({ fn }) => fn.max<string | null>('sentAt').as('lastSentAt'))
      .executeTakeFirstOrThrow(),
    countEmailsToDecide(app.db),
    findOutage(app),
  ]);
  return {
    isPossible: app.mailer !== undefined,
    waiting,
    ...toDecide,
    oldestWaitingAt: oldestWaitingAt ?? undefined,
    lastSentAt: lastSentAt ?? undefined,
    outage: outage && { trouble: outage.trouble, since: outage.since },
  };
}

import { BOUNCES } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { type InboxMessage, type InboxPosition, InboxUnavailable, readInbox } from './bounce-inbox.ts';
import { noteReturned } from './bounces.ts';
import { inboxAddress } from './inbox-address.ts';
import { readReturnedMessage } from './returned-message.ts';

/** Reads emails returned since the last time. A mailbox that cannot be read is logged once until it can be. */
export async function readBounces(app: App): Promise<void> {
  const address = inboxAddress(app.config.bounceImapUrl ?? '');
  if (!address) return;
  try {
    await readInbox(address, await findPosition(app.db), app.now(), {
      note: (message) => noteMessage(app, message),
      async saveProgress(position) {
        if (await app.change(BOUNCES, (change) => savePosition(change, position)))
          app.log.info('the mailbox with returned emails can be read again');
      },
    });
  } catch (error) {
    if (!(error instanceof InboxUnavailable)) throw error;
    if (await app.change(BOUNCES, noteFailing))
      app.log.error({ reason: error.reason }, 'the mailbox with returned emails cannot be read');
  }
}

/** Since when the mailbox cannot be read; undefined while it can, or where none is set. */
export async function findInboxOutage({ config, db }: Pick<App, 'config' | 'db'>): Promise<string | undefined> {
  if (!config.bounceImapUrl) return undefined;
  const inbox = await db.selectFrom('bounceInbox').select('failingSince').executeTakeFirst();
  return inbox?.failingSince ?? undefined;
}

/**
 * A message that cannot be processed stays unread in the mailbox, and does not keep the next ones from being read. If
 * the database fails, saving the position fails as well, and the message is read again.
 */
async function noteMessage(app: Pick<App, 'change' | 'log'>, { uid, source }: InboxMessage): Promise<boolean> {
  try {
    const returned = await readReturnedMessage(source);
    return (
      returned !== undefined && (await app.change(BOUNCES, (change) => noteReturned(change, returned))) !== 'not-ours'
    );
  } catch (error) {
    // only the error's name and code, because its text may quote the message
    const { name, code } = error as Error & { code?: string };
    app.log.warn({ uid, reason: code ?? name }, 'a report of a delivery cannot be read');
    return false;
  }
}

async function findPosition(db: Db): Promise<InboxPosition> {
  const position = await db.selectFrom('bounceInbox').select(['uidValidity', 'lastUid']).executeTakeFirst();
  return position ?? { uidValidity: null, lastUid: 0 };
}

/** Returns whether the mailbox could not be read until now. */
async function savePosition({ db }: Change, position: InboxPosition): Promise<boolean> {
  const before = await db.selectFrom('bounceInbox').select('failingSince').executeTakeFirst();
  const now = { ...position, failingSince: null };
  await db
    .insertInto('bounceInbox')
    .values({ id: 1, ...now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(now))
    .execute();
  return Boolean(before?.failingSince);
}

/** Returns whether the mailbox could be read until now. */
async function noteFailing(change: Change): Promise<boolean> {
  const failingSince = instant(change);
  const { numInsertedOrUpdatedRows = 0n } = await change.db
    .insertInto('bounceInbox')
    .values({ id: 1, uidValidity: null, lastUid: 0, failingSince })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ failingSince }).where('bounceInbox.failingSince', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

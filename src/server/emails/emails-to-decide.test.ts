import { beforeEach, expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import type { EmailStatus } from '#domain/emails/email.ts';
import { EMAILS_PER_ACTION_MAX } from '#domain/emails/email-list.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { listEvents } from '#server/events/events.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import { aContact } from '../../../test/contact-requests.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { sendEmails } from './email-decisions.ts';
import { markBounced } from './mailboxes.ts';
import { type EmailFilter, listEmailsToDecide } from './matching-emails.ts';

onBothDatabases('all emails of a list on %s', (openTestApp) => {
  let running: TestApp;
  beforeEach(async () => {
    running = await openTestApp();
  });

  /** An email about a contact request, in this status. */
  async function email(email: string, status: EmailStatus): Promise<{ id: string; recipient: string }> {
    const about = await running.app.change(VISITOR, (change) => submitContactRequest(change, aContact({ email })));
    const db = databaseOf(running.app);
    const written = db.updateTable('email').set({ status }).where('aboutId', '=', about).returning('id');
    const { id } = await written.executeTakeFirstOrThrow();
    await db.deleteFrom('job').where('key', '=', id).execute();
    running.wait({ minutes: 1 });
    return { id, recipient: email };
  }
  const toSend = async (filter: EmailFilter = {}) => {
    const { emails, ...rest } = await listEmailsToDecide(running.app, filter, 'send');
    return { ...rest, recipients: emails.map(({ recipient }) => recipient), ids: emails.map(({ id }) => id) };
  };
  const send = (ids: string[]) =>
    running.app.change(JANA, (change) => sendEmails(change, ids, { exceptReturned: true }));
  const jobs = async () =>
    (await running.app.db.selectFrom('job').select('key').where('kind', '=', 'email').execute()).length;
  const markReturned = (email: { id: string; recipient: string }) =>
    running.app.change(JANA, async (change) => {
      await markBounced(change, email);
      change.record({ noun: 'email', id: email.id, verb: 'bounced' });
    });

  test('are those that can be sent one by one, except those to addresses that an email bounced from', async () => {
    await email('zlyhal@example.sk', 'failed');
    await email('zadrzany@example.sk', 'held');
    for (const status of ['waiting', 'sent', 'dropped', 'replaced'] as const)
      await email(`${status}@example.sk`, status);
    await markReturned(await email('vrateny@example.sk', 'bounced'));
    await email('VRATENY+kurz@example.sk', 'failed');
    expect(await toSend()).toMatchObject({
      recipients: ['zlyhal@example.sk', 'zadrzany@example.sk'],
      returned: 2,
      hasMore: false,
    });
    expect(await toSend({ state: 'undelivered' })).toMatchObject({ recipients: ['zlyhal@example.sk'], returned: 2 });
    expect(await toSend({ state: 'sent' })).toMatchObject({ recipients: [], returned: 0 });
    const dropped = await listEmailsToDecide(running.app, { state: 'undelivered' }, 'drop');
    expect(dropped).toMatchObject({ returned: 0, emails: { length: 3 } });
  });

  test('to colleagues, which may hold codes, are never among them, and chosen ones are not sent', async () => {
    const { id } = await email('kolegyna@example.sk', 'failed');
    await databaseOf(running.app).updateTable('email').set({ aboutNoun: 'staffMember' }).execute();
    expect(await toSend()).toMatchObject({ recipients: [] });
    expect(await send([id])).toEqual({ done: 0, skipped: 1 });
    expect(await jobs()).toBe(0);
  });

  test('are sent once, however often and by however many users', async () => {
    const failed = await email('zlyhal@example.sk', 'failed');
    const held = await email('zadrzany@example.sk', 'held');
    const { ids } = await toSend();
    const outcomes = await Promise.all([send(ids), send(ids.toReversed()), send(ids)]);
    expect(outcomes.toSorted((one, other) => other.done - one.done)).toEqual([
      { done: 2, skipped: 0 },
      { done: 0, skipped: 2 },
      { done: 0, skipped: 2 },
    ]);
    expect(await jobs()).toBe(2);
    const verbs = async (id: string) =>
      (await listEvents(running.app.db, { noun: 'email', id })).map(({ verb }) => verb);
    expect(await verbs(failed.id)).toEqual(['resent']);
    expect(await verbs(held.id)).toEqual(['released']);
    expect(await toSend()).toMatchObject({ recipients: [] });
  });

  test('are not sent to an address that an email bounced from after the confirmation page was shown', async () => {
    const later = await email('neskor@example.sk', 'failed');
    const { ids } = await toSend();
    await markReturned(later);
    expect(await send(ids)).toEqual({ done: 0, skipped: 1 });
    expect(await jobs()).toBe(0);
  });

  test('are limited to a maximum per action, which is shown', async () => {
    const { id } = await email('a@example.sk', 'failed');
    const db = databaseOf(running.app);
    const one = await db.selectFrom('email').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const more = Array.from({ length: EMAILS_PER_ACTION_MAX }, (_, index) => ({
      ...one,
      id: `z-${index}`,
      recipient: `z${index}@example.sk`,
    }));
    await db.insertInto('email').values(more).execute();
    const first = await toSend();
    expect([first.ids.length, first.hasMore]).toEqual([EMAILS_PER_ACTION_MAX, true]);
    expect(await send(first.ids)).toEqual({ done: EMAILS_PER_ACTION_MAX, skipped: 0 });
    expect(await toSend()).toMatchObject({ ids: { length: 1 }, hasMore: false });
  });
});

import { expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import type { ContactReplyFields } from '#domain/contact-requests/contact-reply-fields.ts';
import { UNDO_SECONDS_IN_ALL } from '#domain/undo.ts';
import { dropEmails } from '#server/emails/email-decisions.ts';
import { listEmails } from '#server/emails/outbox.ts';
import { listEvents } from '#server/events/events.ts';
import { fillInCompany } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import { storedColleague } from '../../../test/colleagues.ts';
import { aContact } from '../../../test/contact-requests.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { mailServer } from '../../../test/mailing.ts';
import { draftContactReply, listContactReplies, sendContactReply } from './contact-replies.ts';
import { closeContactRequests, takeContactRequest } from './contact-request-work.ts';
import { findContactRequest, submitContactRequest } from './contact-requests.ts';

const PETER = { ...JANA, id: 'peter', name: 'Peter Malík', email: 'peter@example.sk' };

const REPLY: ContactReplyFields = {
  subject: 'Re: Vašu správu sme dostali',
  body: 'Dobrý deň,\n\nobhliadku vieme spraviť v stredu.\n\nS pozdravom\nJana Kováčová',
  isOffer: false,
};

onBothDatabases('replies to contact requests on %s', (openTestApp) => {
  async function open(environment: Record<string, string> = {}) {
    const { app, wait } = await openTestApp({ environment });
    await fillInCompany(app, {
      shortName: 'Vzor',
      phone: '+421 900 000 001',
      addresses: { contact: 'dopyty@vzor.sk' },
    });
    await storedColleague(app, JANA);
    await storedColleague(app, PETER);
    const id = await app.change(VISITOR, (change) => submitContactRequest(change, aContact()));
    const find = async () => (await findContactRequest(app.db, id)) ?? expect.fail();
    const answer = async (reply: Partial<ContactReplyFields> = {}, staff = JANA, version?: number) => {
      const seen = version ?? (await find()).version;
      return app.change(staff, (change) => sendContactReply(change, id, { ...REPLY, ...reply }, [], seen));
    };
    return { app, wait, id, find, answer };
  }

  test('assign an unassigned request to their author and are stored with the author’s name', async () => {
    const { app, id, find, answer } = await open();
    expect(await answer()).toEqual({ outcome: 'sent' });
    expect(await find()).toMatchObject({ state: 'inProgress', assigneeId: 'jana', version: 2 });
    expect(await listContactReplies(app.db, id)).toMatchObject([{ ...REPLY, author: JANA.name }]);
    const [reply] = (await listEmails(app.db, { noun: 'contactRequest', id })).filter(
      ({ kind }) => kind === 'contactReply',
    );
    expect(reply).toMatchObject({ recipient: 'sklady@example.sk', subject: REPLY.subject, status: 'waiting' });
    const events = await listEvents(app.db, { noun: 'contactRequest', id });
    expect(events.map(({ verb }) => verb)).toEqual(['submitted', 'answered', 'taken', 'stateChanged']);
    expect(JSON.stringify(events)).not.toContain('obhliadku');
  });

  test('are signed only with the company while the author has no name', async () => {
    const { app, id } = await open();
    const signature = async (name: string) =>
      (await draftContactReply(app.db, id, { ...JANA, name })).body.split('S pozdravom\n')[1];
    expect(await signature(JANA.email.split('@')[0] ?? '')).toBe('Vzor\n+421 900 000 001');
    expect(await signature(JANA.name)).toBe(`${JANA.name}\nVzor\n+421 900 000 001`);
  });

  test('are an offer if marked as one, and do not change the assignee', async () => {
    const { app, id, find, answer } = await open();
    await app.change(PETER, (change) => takeContactRequest(change, id));
    await answer({ isOffer: true });
    expect(await find()).toMatchObject({ state: 'offered', assigneeId: 'peter' });
    await answer({ body: 'Platí aj budúci mesiac.' });
    expect(await find()).toMatchObject({ state: 'offered' });
    await app.change(PETER, (change) => closeContactRequests(change, [id]));
    await answer({ body: 'Ďakujeme.' });
    expect(await find()).toMatchObject({ state: 'closed' });
  });

  test('submitted twice are sent once', async () => {
    const { app, id, answer } = await open();
    expect([await answer({}, JANA, 1), await answer({}, JANA, 1)]).toEqual([
      { outcome: 'sent' },
      { outcome: 'sent' },
    ]);
    expect(await listContactReplies(app.db, id)).toHaveLength(1);
  });

  test('are sent anew if the same reply was dropped before it was sent', async () => {
    const { app, id, answer } = await open();
    await answer();
    const [first] = await listContactReplies(app.db, id);
    await app.change(JANA, (change) => dropEmails(change, [first?.emailId ?? '']));
    expect(await answer()).toEqual({ outcome: 'sent' });
    const replies = (await listEmails(app.db, { noun: 'contactRequest', id })).filter(
      ({ kind }) => kind === 'contactReply',
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual(['dropped', 'waiting']);
  });

  test('are refused once when two are sent simultaneously, and can be sent after seeing the other one', async () => {
    const { app, id, answer } = await open();
    const other = { body: 'Dobrý deň, ozvem sa zajtra.' };
    const outcomes = await Promise.all([answer({}, JANA, 1), answer(other, PETER, 1)]);
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['changed-meanwhile', 'sent']);
    const [first] = await listContactReplies(app.db, id);
    const isJanaFirst = first?.author === JANA.name;
    expect(await (isJanaFirst ? answer(other, PETER) : answer())).toEqual({ outcome: 'sent' });
    expect(await listContactReplies(app.db, id)).toHaveLength(2);
    expect(await app.change(JANA, (change) => sendContactReply(change, 'nikto', REPLY, [], 1))).toEqual({
      outcome: 'not-found',
    });
  });

  test('are threaded after the confirmation and earlier replies in the sender’s mailbox', async () => {
    const server = await mailServer();
    const { app, wait, id, answer } = await open({ SMTP_URL: server.url });
    const mine = () => server.emails.filter((email) => email.recipient === 'sklady@example.sk');
    await expect.poll(() => mine()).toHaveLength(1);
    expect(await draftContactReply(app.db, id, JANA)).toEqual({
      subject: 'Re: Vašu správu sme dostali',
      body: 'Dobrý deň,\n\n\n\nS pozdravom\nJana Kováčová\nVzor\n+421 900 000 001',
    });
    await answer();
    wait({ seconds: UNDO_SECONDS_IN_ALL });
    await expect.poll(() => mine()).toHaveLength(2);
    await answer({ body: 'Ešte jedna vec: aký máte termín?' });
    wait({ seconds: UNDO_SECONDS_IN_ALL });
    await expect.poll(() => mine()).toHaveLength(3);
    const [confirmation, first, second] = mine();
    expect(first).toMatchObject({ subject: REPLY.subject, inReplyTo: confirmation?.messageId });
    expect(first?.replyTo?.text).toBe('dopyty@vzor.sk');
    expect(first?.headers.has('auto-submitted')).toBe(false);
    expect(confirmation?.headers.has('auto-submitted')).toBe(true);
    expect(first?.text).toContain('S pozdravom\nJana Kováčová');
    expect(first?.text).toContain('Hľadáme dodávateľa');
    expect(second?.inReplyTo).toBe(first?.messageId);
    expect(second?.references).toEqual([confirmation?.messageId, first?.messageId]);
  });

  test('keep the thread after the earlier emails are erased', async () => {
    const { app, wait, id, answer } = await open();
    await answer();
    const [first] = await listContactReplies(app.db, id);
    await databaseOf(app).deleteFrom('email').execute();
    wait({ hours: 1 });
    await answer({ body: 'Ešte niečo.' });
    const { threadIds } = await app.db.selectFrom('email').select('threadIds').executeTakeFirstOrThrow();
    expect(threadIds).toContain(first?.emailId);
  });
});

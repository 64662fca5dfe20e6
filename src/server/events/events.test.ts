import { expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { listEmails } from '#server/emails/outbox.ts';
import { eraseRecords } from '#server/personal-data/submitted-records.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import { aContact } from '../../../test/contact-requests.ts';
import { eraseEvents } from './erasing.ts';
import { listEvents, listEventsOf, listNewestEvents } from './events.ts';

onBothDatabases('events on %s', (openTestApp) => {
  let running: TestApp;

  const open = async () => {
    running = await openTestApp();
    const { app } = running;
    const about = {
      noun: 'contactRequest',
      id: await app.change(VISITOR, (change) => submitContactRequest(change, aContact())),
    } as const;
    await app.change(JANA, async (change) => {
      change.record({ ...about, verb: 'closed', before: { state: 'new' }, after: { state: 'closed' } });
      change.record({ noun: 'contactRequest', id: 'iný', verb: 'closed' });
    });
    return { app, about };
  };

  test('of one thing are listed in order, with what happened, the actor and the time', async () => {
    const { app, about } = await open();
    const at = '2026-11-20T11:00:00.000Z';
    expect(await listEvents(app.db, about)).toMatchObject([
      { at, verb: 'submitted', actor: { kind: 'visitor', name: '' }, before: null, after: null },
      {
        at,
        verb: 'closed',
        actor: { kind: 'staff', id: 'jana', name: 'Jana Kováčová' },
        before: { state: 'new' },
        after: { state: 'closed' },
      },
    ]);
    expect(await listNewestEvents(app.db, 'contactRequest', 1)).toMatchObject([{ nounId: 'iný' }]);
  });

  test('of one actor at an instant are listed by kind of thing', async () => {
    const { app, about } = await open();
    const { id } = about;
    await app.change(JANA, async (change) => change.record({ noun: 'article', id, verb: 'changed' }));
    await app.change({ ...JANA, id: 'eva' }, async (change) => change.record({ ...about, verb: 'reopened' }));
    const at = '2026-11-20T11:00:00.000Z';
    const verbs = async (actorId: string) =>
      (await listEventsOf(app.db, { noun: 'contactRequest', actorId, at })).map(({ verb }) => verb);
    expect(await verbs(JANA.id)).toEqual(['closed', 'closed']);
    expect(await verbs('eva')).toEqual(['reopened']);
  });

  test('of one thing are erased as far as they are chosen', async () => {
    const { app, about } = await open();
    await app.change(JANA, async (change) => {
      change.record({ ...about, verb: 'reopened', after: { state: 'new' } });
      change.record({ noun: 'contactRequest', id: 'iný', verb: 'reopened', after: { state: 'new' } });
    });
    await app.change(JANA, (change) => eraseEvents(change, about, ({ verb }) => verb === 'closed'));
    await app.change(JANA, (change) => eraseEvents(change, about, () => false));
    expect(await listEvents(app.db, about)).toMatchObject([
      { verb: 'submitted', actor: { kind: 'visitor' } },
      { verb: 'closed', after: null },
      { verb: 'reopened', after: { state: 'new' } },
      { verb: 'erased' },
    ]);
    expect((await listEvents(app.db, { noun: 'contactRequest', id: 'iný' })).at(-1)?.after).toEqual({ state: 'new' });
  });

  test('of an erased person and of their emails keep only the fact that they happened', async () => {
    const { app, about } = await open();
    const [email] = await listEmails(app.db, { noun: 'contactRequest', id: about.id });
    const recipientOnly = { recipient: 'sklady@example.sk' };
    const namesake = { noun: 'article', id: about.id } as const;
    await app.change(JANA, async (change) => {
      change.record({ noun: 'email', id: email?.id ?? '', verb: 'resent', after: recipientOnly });
      change.record({ ...namesake, verb: 'changed', after: { title: 'Revízie' } });
    });
    await app.change(JANA, (change) => eraseRecords(change, 'contactRequest', [about.id]));
    expect(await listEvents(app.db, about)).toMatchObject([
      { verb: 'submitted', after: null },
      { verb: 'closed', actor: { id: 'jana', name: '' }, before: null, after: null },
      { verb: 'erased', actor: { name: 'Jana Kováčová' } },
    ]);
    expect(await listEvents(app.db, { noun: 'email', id: email?.id ?? '' })).toMatchObject([
      { verb: 'resent', after: null },
      { verb: 'erased' },
    ]);
    expect(await listEvents(app.db, namesake)).toMatchObject([{ after: { title: 'Revízie' } }]);
    expect(await listNewestEvents(app.db, 'contactRequest', 2)).toMatchObject([
      { verb: 'erased' },
      { nounId: 'iný' },
    ]);
  });
});

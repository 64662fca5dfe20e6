import { expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { listEmails } from '#server/emails/outbox.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import { aContact } from '../../../test/contact.ts';
import { eraseNoun } from './erasing.ts';
import { listEvents, listNewestEvents } from './events.ts';

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
      change.record({ ...about, verb: 'handled', before: { state: 'new' }, after: { state: 'handled' } });
      change.record({ noun: 'contactRequest', id: 'iný', verb: 'handled' });
    });
    return { app, about };
  };

  test('tell of one thing what happened, who did it and when, in order', async () => {
    const { app, about } = await open();
    const at = '2026-11-20T11:00:00.000Z';
    expect(await listEvents(app.db, about)).toMatchObject([
      { at, verb: 'submitted', actor: { kind: 'visitor', name: '' }, before: null, after: null },
      {
        at,
        verb: 'handled',
        actor: { kind: 'staff', id: 'jana', name: 'Jana Kováčová' },
        before: { state: 'new' },
        after: { state: 'handled' },
      },
    ]);
    expect(await listNewestEvents(app.db, 'contactRequest', 1)).toMatchObject([{ nounId: 'iný' }]);
  });

  test('of an erased person tell that they happened, of its emails too, and no more', async () => {
    const { app, about } = await open();
    const [email] = await listEmails(app.db, { noun: 'contactRequest', id: about.id });
    const told = { recipient: 'sklady@example.sk' };
    await app.change(JANA, async (change) =>
      change.record({ noun: 'email', id: email?.id ?? '', verb: 'resent', after: told }),
    );
    await app.change(JANA, (change) => eraseNoun(change, 'contactRequest', about.id));
    expect(await listEvents(app.db, about)).toMatchObject([
      { verb: 'submitted', after: null },
      { verb: 'handled', actor: { id: 'jana', name: '' }, before: null, after: null },
      { verb: 'erased', actor: { name: 'Jana Kováčová' } },
    ]);
    expect(await listEvents(app.db, { noun: 'email', id: email?.id ?? '' })).toMatchObject([
      { verb: 'resent', after: null },
      { verb: 'erased' },
    ]);
    expect(await listNewestEvents(app.db, 'contactRequest', 2)).toMatchObject([
      { verb: 'erased' },
      { nounId: 'iný' },
    ]);
  });
});

import { expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { listEvents } from '#server/events/events.ts';
import { runRetention } from '#server/retention/retention.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import { storedColleague } from '../../../test/colleagues.ts';
import { aContact } from '../../../test/contact-requests.ts';
import { deleteOwnNote, listNotes, writeNote } from './notes.ts';

const PETER = { ...JANA, id: 'peter', name: 'Peter Malík', email: 'peter@example.sk' };

onBothDatabases('notes on %s', (openTestApp) => {
  async function open() {
    const { app, wait } = await openTestApp();
    await storedColleague(app, JANA);
    await storedColleague(app, PETER);
    const id = await app.change(VISITOR, (change) => submitContactRequest(change, aContact()));
    const about = { noun: 'contactRequest', id } as const;
    const write = (text: string, staff = JANA) => app.change(staff, (change) => writeNote(change, about, text));
    const texts = async () => (await listNotes(app.db, about)).map(({ author, text }) => [author, text]);
    return { app, wait, about, write, texts };
  }

  test('are listed in order of writing, repeated ones once, and their text is not in the history', async () => {
    const { app, wait, about, write, texts } = await open();
    await write('Volala som.');
    await write('Volala som.');
    wait({ minutes: 1 });
    await write('Volal som aj ja.', PETER);
    expect(await texts()).toEqual([
      [JANA.name, 'Volala som.'],
      [PETER.name, 'Volal som aj ja.'],
    ]);
    const events = await listEvents(app.db, about);
    expect(events.filter(({ verb }) => verb === 'noteWritten')).toHaveLength(2);
    expect(JSON.stringify(events)).not.toContain('Vola');
    const nowhere = { ...about, id: 'nikto' };
    expect(await app.change(JANA, (change) => writeNote(change, nowhere, 'Nič.'))).toBe('not-found');
  });

  test('are deleted only by their author', async () => {
    const { app, about, write, texts } = await open();
    await write('Omyl.');
    const [note] = await listNotes(app.db, about);
    await write('Volala som.');
    const remove = (staff: typeof JANA) =>
      app.change(staff, (change) => deleteOwnNote(change, about, note?.id ?? ''));
    expect(await remove(PETER)).toBe('not-found');
    expect(await remove(JANA)).toBe('done');
    expect(await remove(JANA)).toBe('not-found');
    expect(await texts()).toEqual([[JANA.name, 'Volala som.']]);
  });

  test('are erased with their subject, and no others', async () => {
    const { app, wait, about, write, texts } = await open();
    await write('Osobný údaj.');
    wait({ hours: 24 * 360 });
    const later = await app.change(VISITOR, (change) => submitContactRequest(change, aContact()));
    await app.change(JANA, (change) => writeNote(change, { ...about, id: later }, 'Neskorší dopyt.'));
    wait({ hours: 24 * 7 });
    await runRetention(app);
    expect(await texts()).toEqual([]);
    expect(await app.db.selectFrom('contactRequest').select('id').execute()).toEqual([{ id: later }]);
    expect(await app.db.selectFrom('note').select('text').execute()).toEqual([{ text: 'Neskorší dopyt.' }]);
    expect(await app.db.selectFrom('contactReply').selectAll().execute()).toEqual([]);
  });
});

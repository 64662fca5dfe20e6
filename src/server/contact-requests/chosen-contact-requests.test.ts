import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { UNDO_SECONDS, UNDO_SECONDS_IN_ALL } from '#domain/undo.ts';
import { instant } from '#server/clock.ts';
import { openTestApp } from '../../../test/app.ts';
import { JANA } from '../../../test/builders.ts';
import { aContact } from '../../../test/contact.ts';
import { findUndoableHandling, handleContactRequests, undoHandling } from './chosen-contact-requests.ts';
import { countNewContactRequests } from './contact-request-list.ts';
import {
  findContactRequest,
  handleContactRequest,
  reopenContactRequest,
  submitContactRequest,
} from './contact-requests.ts';

const PETER = { ...JANA, id: 'peter' };

describe.each(['SQLite', 'Postgres'] as const)('chosen contact requests on %s', (engine) => {
  async function open() {
    const postgresUrl = engine === 'Postgres' ? inject('postgresUrl') : undefined;
    const { app, wait, close } = await openTestApp({ postgresUrl });
    onTestFinished(close);
    const ids: string[] = [];
    for (const company of ['Pekáreň', 'Sklady', 'Kaviareň']) {
      wait({ minutes: 1 });
      ids.push(await app.change(VISITOR, (change) => submitContactRequest(change, aContact({ company }))));
    }
    wait({ minutes: 1 });
    const handle = (chosen: string[], staff = JANA) =>
      app.change(staff, (change) => handleContactRequests(change, chosen));
    const undo = (at: string, staff = JANA) => app.change(staff, (change) => undoHandling(change, at));
    return { app, wait, ids, handle, undo };
  }

  test('are marked as answered together, and wait again once it is undone', async () => {
    const { app, wait, ids, handle, undo } = await open();
    const [first = ''] = ids;
    await app.change(PETER, (change) => handleContactRequest(change, first));
    wait({ minutes: 1 });
    const at = instant(app);
    expect(await handle([...ids, 'nikto'])).toEqual({ done: 2, leftOut: { handled: 1, gone: 1 } });
    expect(await countNewContactRequests(app.db)).toBe(0);
    expect(await findUndoableHandling(app, JANA, at)).toEqual({ count: 2, at });
    expect(await undo(at, PETER)).toEqual({ undone: 0, kept: 1 });
    wait({ seconds: UNDO_SECONDS });
    expect(await undo(at)).toEqual({ undone: 2, kept: 0 });
    expect(await countNewContactRequests(app.db)).toBe(2);
    expect(await findContactRequest(app.db, first)).not.toMatchObject({ handledAt: null });
    expect(await undo(at)).toEqual({ undone: 0, kept: 2 });
  });

  test('stay as somebody else has put them since, and once the time for undoing is over', async () => {
    const { app, wait, ids, handle, undo } = await open();
    const [first = '', second = ''] = ids;
    const at = instant(app);
    await handle([first, second]);
    wait({ seconds: 1 });
    await app.change(PETER, (change) => reopenContactRequest(change, first));
    await app.change(PETER, (change) => handleContactRequest(change, first));
    expect(await undo(at)).toEqual({ undone: 1, kept: 1 });
    expect(await findContactRequest(app.db, first)).not.toMatchObject({ handledAt: null });
    wait({ minutes: 1 });
    const later = instant(app);
    await handle([second]);
    wait({ seconds: UNDO_SECONDS_IN_ALL + 1 });
    expect(await findUndoableHandling(app, JANA, later)).toBeUndefined();
    expect(await undo(later)).toEqual({ undone: 0, kept: 1 });
  });

  test('chosen by two at once are answered once, and none are none', async () => {
    const { ids, handle } = await open();
    const [one, other] = await Promise.all([handle(ids), handle(ids.toReversed(), PETER)]);
    expect([one.done + other.done, (one.leftOut.handled ?? 0) + (other.leftOut.handled ?? 0)]).toEqual([3, 3]);
    expect(await handle([])).toEqual({ done: 0, leftOut: {} });
  });
});

import { expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { UNDO_SECONDS, UNDO_SECONDS_IN_ALL } from '#domain/undo.ts';
import { instant } from '#server/clock.ts';
import { findUndoable, undo } from '#server/undo/undo.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import { storedColleague } from '../../../test/colleagues.ts';
import { aContact } from '../../../test/contact-requests.ts';
import { countNewContactRequests } from './contact-request-list.ts';
import { closeContactRequests, reopenContactRequest } from './contact-request-work.ts';
import { findContactRequest, submitContactRequest } from './contact-requests.ts';

const PETER = { ...JANA, id: 'peter' };

onBothDatabases('selected contact requests on %s', (openTestApp) => {
  async function open() {
    const { app, wait } = await openTestApp();
    await storedColleague(app, PETER);
    const ids: string[] = [];
    for (const company of ['Pekáreň', 'Sklady', 'Kaviareň']) {
      wait({ minutes: 1 });
      ids.push(await app.change(VISITOR, (change) => submitContactRequest(change, aContact({ company }))));
    }
    wait({ minutes: 1 });
    const close = (chosen: string[], staff = JANA) =>
      app.change(staff, (change) => closeContactRequests(change, chosen));
    const undoAt = (at: string, staff = JANA) => app.change(staff, (change) => undo(change, 'contactRequest', at));
    return { app, wait, ids, close, undoAt };
  }

  test('are closed as answered together and reopened by undo', async () => {
    const { app, wait, ids, close, undoAt } = await open();
    const [first = ''] = ids;
    await app.change(PETER, (change) => closeContactRequests(change, [first]));
    wait({ minutes: 1 });
    const at = instant(app);
    expect(await close([...ids, 'nikto'])).toEqual({ done: 2, skipped: { closed: 1, gone: 1 } });
    expect(await countNewContactRequests(app.db)).toBe(0);
    expect(await findUndoable(app, 'contactRequest', JANA, at)).toEqual({
      noun: 'contactRequest',
      verb: 'closed',
      count: 2,
      at,
    });
    expect(await undoAt(at, PETER)).toEqual({ undone: 0, skipped: 1 });
    wait({ seconds: UNDO_SECONDS });
    expect(await undoAt(at)).toEqual({ undone: 2, skipped: 0 });
    expect(await countNewContactRequests(app.db)).toBe(2);
    expect(await findContactRequest(app.db, first)).toMatchObject({ state: 'closed' });
    expect(await undoAt(at)).toEqual({ undone: 0, skipped: 2 });
  });

  test('are not changed by undo after a change by a colleague or after the undo period', async () => {
    const { app, wait, ids, close, undoAt } = await open();
    const [first = '', second = ''] = ids;
    const at = instant(app);
    await close([first, second]);
    wait({ seconds: 1 });
    await app.change(PETER, (change) => reopenContactRequest(change, first));
    await app.change(PETER, (change) => closeContactRequests(change, [first]));
    expect(await undoAt(at)).toEqual({ undone: 1, skipped: 1 });
    expect(await findContactRequest(app.db, first)).toMatchObject({ state: 'closed' });
    wait({ minutes: 1 });
    const later = instant(app);
    await close([second]);
    wait({ seconds: UNDO_SECONDS_IN_ALL + 1 });
    expect(await findUndoable(app, 'contactRequest', JANA, later)).toBeUndefined();
    expect(await undoAt(later)).toEqual({ undone: 0, skipped: 1 });
  });

  test('are closed once when two colleagues close them simultaneously; an empty selection closes none', async () => {
    const { ids, close } = await open();
    const [one, other] = await Promise.all([close(ids), close(ids.toReversed(), PETER)]);
    expect([one.done + other.done, (one.skipped.closed ?? 0) + (other.skipped.closed ?? 0)]).toEqual([3, 3]);
    expect(await close([])).toEqual({ done: 0, skipped: {} });
  });
});

import { expect, test } from 'vitest';
import { UNDO_SECONDS, UNDO_SECONDS_IN_ALL } from '#domain/undo.ts';
import { instant } from '#server/clock.ts';
import { findUndoable, undo } from '#server/undo/undo.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import { storedCourse } from '../../../test/courses.ts';
import { storedWaitlistEntry } from '../../../test/waitlist.ts';
import { endWaitlistEntries, findWaitlistEntry, resumeWaitlistEntry } from './waitlist.ts';
import { listWaitlist } from './waitlist-list.ts';

const PETER = { ...JANA, id: 'peter' };

onBothDatabases('selected waitlist entries on %s', (openTestApp) => {
  async function open() {
    const { app, wait } = await openTestApp();
    const ids: string[] = [];
    for (const companyName of ['Pekáreň', 'Sklady', 'Kaviareň']) {
      wait({ minutes: 1 });
      ids.push(await storedWaitlistEntry(app, { companyName }));
    }
    wait({ minutes: 1 });
    const end = (chosen: string[], staff = JANA) => app.change(staff, (change) => endWaitlistEntries(change, chosen));
    const undoAt = (at: string, staff = JANA) => app.change(staff, (change) => undo(change, 'waitlistEntry', at));
    const waiting = async () => (await listWaitlist(app.db, { page: 1, state: 'waiting', order: 'oldest' })).rows;
    return { app, wait, ids, end, undoAt, waiting };
  }

  test('are removed from the list together and restored to their places when it is undone', async () => {
    const { app, wait, ids, end, undoAt, waiting } = await open();
    const at = instant(app);
    expect(await end([...ids.slice(0, 2), 'nikto'])).toEqual({ done: 2, skipped: { gone: 1 } });
    expect((await waiting()).map(({ id }) => id)).toEqual(ids.slice(2));
    expect(await findUndoable(app, 'waitlistEntry', JANA, at)).toEqual({
      noun: 'waitlistEntry',
      verb: 'ended',
      count: 2,
      at,
    });
    expect(await undoAt(at, PETER)).toEqual({ undone: 0, skipped: 1 });
    wait({ seconds: UNDO_SECONDS });
    expect(await undoAt(at)).toEqual({ undone: 2, skipped: 0 });
    expect((await waiting()).map(({ id }) => id)).toEqual(ids);
    expect(await undoAt(at)).toEqual({ undone: 0, skipped: 2 });
  });

  test('are skipped when they have an offer or were removed before', async () => {
    const { app, ids, end } = await open();
    const [first = '', second = ''] = ids;
    await end([second]);
    await storedCourse(app, { courseTypeId: 'protipoziarna-hliadka', capacity: 3 });
    expect(await end([first, second])).toEqual({ done: 0, skipped: { 'not-waiting': 2 } });
    expect(await findWaitlistEntry(app.db, first)).toMatchObject({ endedAt: null });
  });

  test('are not restored when another user has changed them since, or the time for undoing is over', async () => {
    const { app, wait, ids, end, undoAt } = await open();
    const [first = '', second = ''] = ids;
    const at = instant(app);
    await end([first, second]);
    wait({ seconds: 1 });
    await app.change(PETER, (change) => resumeWaitlistEntry(change, first));
    await end([first], PETER);
    expect(await undoAt(at)).toEqual({ undone: 1, skipped: 1 });
    expect(await findWaitlistEntry(app.db, first)).not.toMatchObject({ endedAt: null });
    wait({ minutes: 1 });
    const later = instant(app);
    await end([second]);
    wait({ seconds: UNDO_SECONDS_IN_ALL + 1 });
    expect(await findUndoable(app, 'waitlistEntry', JANA, later)).toBeUndefined();
    expect(await undoAt(later)).toEqual({ undone: 0, skipped: 1 });
  });

  test('removed by two users at once are removed once', async () => {
    const { ids, end } = await open();
    const [one, other] = await Promise.all([end(ids), end(ids.toReversed(), PETER)]);
    expect(one.done + other.done).toBe(3);
  });

  test('can be listed from the oldest as well', async () => {
    const { app, ids, end } = await open();
    const order = async (order?: 'newest' | 'oldest') =>
      (await listWaitlist(app.db, { page: 1, order })).rows.map(({ id }) => id);
    expect(await order('oldest')).toEqual(ids);
    expect(await order()).toEqual(ids.toReversed());
    expect(await end([])).toEqual({ done: 0, skipped: {} });
  });
});

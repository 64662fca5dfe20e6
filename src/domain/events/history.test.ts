import { expect, test } from 'vitest';
import type { RecordedEvent } from './event.ts';
import { historyOf } from './history.ts';

const JANA = { kind: 'staff', id: 'jana', name: 'Jana Kováčová' };
const PETER = { kind: 'staff', id: 'peter', name: 'Peter Vzorový' };

let position = 0;
function anEvent(over: Partial<RecordedEvent>): RecordedEvent {
  position += 1;
  const at = `2026-11-20T11:00:0${position % 10}.000Z`;
  return {
    position,
    at,
    actor: JANA,
    noun: 'article',
    nounId: 'a',
    verb: 'changed',
    before: null,
    after: null,
    ...over,
  };
}

const historyLines = (...events: RecordedEvent[]) => historyOf(events).map(({ what, who }) => `${what} · ${who}`);

test('staff are shown by name, a visitor as the web and a job as the system', () => {
  const signUp = { noun: 'signUp', nounId: 's' } as const;
  expect(
    historyLines(
      anEvent({ ...signUp, verb: 'submitted', actor: { kind: 'visitor', id: '', name: '' } }),
      anEvent({ ...signUp, verb: 'cancelled' }),
      anEvent({ ...signUp, verb: 'filesErased', actor: { kind: 'job', id: 'retention', name: '' } }),
    ),
  ).toEqual(['Prihláška prijatá · web', 'Zrušená · Jana Kováčová', 'Súbory vymazané · systém']);
});

test('an erased staff member is shown as an employee', () => {
  const unknownStaff = { kind: 'staff', id: '', name: '' };
  expect(historyLines(anEvent({ verb: 'created', actor: unknownStaff }))).toEqual(['Článok založený · zamestnanec']);
});

test('of consecutive saves by one person the history shows only the last', () => {
  const first = anEvent({});
  const last = anEvent({});
  expect(historyOf([first, last])).toMatchObject([{ position: last.position, at: last.at }]);
  expect(historyLines(first, anEvent({ actor: PETER }), anEvent({ verb: 'published', actor: PETER }), last)).toEqual([
    'Článok upravený · Jana Kováčová',
    'Článok upravený · Peter Vzorový',
    'Zverejnený · Peter Vzorový',
    'Článok upravený · Jana Kováčová',
  ]);
});

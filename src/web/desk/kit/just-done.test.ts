import { expect, test } from 'vitest';
import { chosenIds } from './choice.ts';
import { justDone, justDoneQuery, readJustDone } from './just-done.ts';

const AT = '2026-11-20T11:00:00.000Z';

function throughAddress(outcome: Parameters<typeof justDone>[0]) {
  const entries = Object.entries(justDoneQuery(justDone(outcome, AT))).filter(([, value]) => value !== undefined);
  return readJustDone(new URLSearchParams(entries as [string, string][]));
}

test('the result for chosen rows is in the address of their list', () => {
  expect(throughAddress({ done: 3, skipped: {} })).toEqual({ doneAt: AT });
  expect(throughAddress({ done: 3, skipped: { begun: 2, gone: 1 } })).toEqual({
    doneAt: AT,
    skipped: { begun: 2, gone: 1 },
  });
  expect(throughAddress({ done: 0, skipped: { begun: 2 } })).toEqual({ skipped: { begun: 2 } });
  expect(throughAddress({ done: 0, skipped: {} })).toEqual({ skipped: {} });
});

test.each(['', '0.begun', '-1.begun', '2.', '.begun', '99999.begun', '1.Begun', '1e3.begun', '2 begun'])(
  'the address „%s“ reports no skipped rows',
  (value) => {
    expect(readJustDone(new URLSearchParams({ vynechane: value })).skipped).toEqual({});
  },
);

test('chosen rows are counted once each, up to a limit', () => {
  const sent = new URLSearchParams(['a', 'b', 'a', '', 'x'.repeat(201), 'c'].map((id) => ['id', id]));
  expect(chosenIds(sent)).toEqual(['a', 'b', 'c']);
  expect(chosenIds(sent, 2)).toEqual(['a', 'b']);
  expect(chosenIds(new FormData())).toEqual([]);
});

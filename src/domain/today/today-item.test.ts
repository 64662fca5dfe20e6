import { expect, test } from 'vitest';
import { postponementDays } from './postponement.ts';
import { untilDayField } from './postponement-fields.ts';
import {
  countBeyond,
  ITEMS_MAX,
  type LateRequest,
  oldestFirst,
  TODAY_KIND_NAMES,
  type TodayKind,
} from './today-item.ts';
import { waitingSentence } from './waiting-sentence.ts';

const aRequest = (id: string, since = '2026-11-16T08:00:00.000Z'): LateRequest => ({
  ...{ kind: 'lateRequests', ids: [id], since, company: 'Sklady Príklad, a. s.', phone: '+421 900 000 060' },
});

const counts = (over: Partial<Record<TodayKind, number>>) =>
  Object.fromEntries(TODAY_KIND_NAMES.map((kind) => [kind, over[kind] ?? 0])) as Record<TodayKind, number>;

test('who waits longest comes first, a day before its instants', () => {
  const sinces = ['2026-11-18T08:00:00.000Z', '2026-11-17', '2026-11-18', '2026-11-16T23:00:00.000Z'];
  expect(oldestFirst(sinces.map((since) => aRequest('a', since))).map(({ since }) => since)).toEqual(
    sinces.toSorted(),
  );
});

test('what is not shown is counted', () => {
  const items = oldestFirst(Array.from({ length: 70 }, (_, index) => aRequest(String(index))));
  expect(items).toHaveLength(ITEMS_MAX);
  expect(countBeyond(counts({ lateRequests: 70, newSignUps: 3 }), items)).toEqual([
    { kind: 'newSignUps', count: 3 },
    { kind: 'lateRequests', count: 20 },
  ]);
});

test('a day is offered that is to come; next week begins on a Monday', () => {
  const days = (today: string) => postponementDays(today).map(({ day }) => day);
  expect(days('2026-11-20')).toEqual(['2026-11-21', '2026-11-23', '2026-11-23']);
  expect(days('2026-11-23')).toEqual(['2026-11-24', '2026-11-26', '2026-11-30']);
  expect(days('2026-11-22')).toEqual(['2026-11-23', '2026-11-25', '2026-11-23']);
});

test.each([
  ['2026-11-21', true],
  ['21.11.2026', true],
  ['20.11.2026', false],
  ['31.12.2027', false],
  ['30.2.2027', false],
  ['', false],
])('„%s“ is a day to put something off to on 20 November: %s', (typed, expected) => {
  expect(untilDayField('2026-11-20').safeParse(typed).success).toBe(expected);
});

const COURSE = { id: 'a', name: 'Lešenár', city: 'Žilina', date: '2026-11-24' };
const ABOUT = { ids: ['a'], since: '2026-11-17', course: COURSE };

test('says in a sentence what waits', () => {
  expect(waitingSentence({ kind: 'belowMinimum', ...ABOUT, minimum: 8, taken: 5 })).toBe(
    'Lešenár, Žilina, 24.11.2026: do minima chýbajú 3 z\u00A08',
  );
  expect(waitingSentence({ kind: 'attendance', ...ABOUT, taken: 1 })).toBe(
    'Lešenár, Žilina, 24.11.2026: príde 1\u00A0človek',
  );
  expect(waitingSentence({ kind: 'attendance', ...ABOUT, taken: 0 })).toContain('nikto nie je prihlásený');
  expect(waitingSentence({ kind: 'clientDoubts', ids: ['vsetky'], since: '2026-11-17', count: 1 })).toBe(
    'Pri\u00A01\u00A0zázname nie je jasné, ktorá firma to je',
  );
  expect(waitingSentence(aRequest('a'))).toBe('Sklady Príklad, a. s. čaká na odpoveď');
});

import { expect, test } from 'vitest';
import { postponementDays } from './postponement.ts';
import { untilDayField } from './postponement-fields.ts';
import {
  countBeyond,
  ITEMS_MAX,
  type NewRequest,
  sumOf,
  TODAY_KIND_NAMES,
  type TodayKind,
  type WaitingCount,
} from './today-item.ts';
import { firstLines, waitingSentence } from './waiting-sentence.ts';

const aRequest = (id: string, since = '2026-11-16T08:00:00.000Z'): NewRequest => ({
  ...{ kind: 'newRequests', ids: [id], since, company: 'Sklady Príklad, a. s.', phone: '+421 900 000 060' },
  message: 'Prosíme o ponuku.',
});

test('contact requests come first, then sign-ups, then emails that did not arrive', () => {
  expect(TODAY_KIND_NAMES.slice(0, 4)).toEqual(['newRequests', 'dueSteps', 'newSignUps', 'emails']);
});

test('what is not shown is counted', () => {
  const items = Array.from({ length: ITEMS_MAX }, (_, index) => aRequest(String(index)));
  expect(countBeyond({ inTime: 40, urgent: 3 }, items)).toBe(23);
  expect(countBeyond({ inTime: ITEMS_MAX, urgent: 0 }, items)).toBe(0);
});

test('what is late is counted apart from what there is time for', () => {
  const counts = Object.fromEntries(TODAY_KIND_NAMES.map((kind) => [kind, { inTime: 2, urgent: 1 }]));
  const count = TODAY_KIND_NAMES.length;
  expect(sumOf(counts as Record<TodayKind, WaitingCount>)).toEqual({ inTime: 2 * count, urgent: count });
});

test('a long message is cut between two words', () => {
  expect(firstLines('Príde aj kolega.')).toBe('Príde aj kolega.');
  const cut = firstLines('slovo '.repeat(200));
  expect(cut).toMatch(/slovo…$/);
  expect(cut.length).toBeLessThanOrEqual(301);
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
  expect(waitingSentence({ kind: 'upcomingCourse', ...ABOUT, taken: 1 })).toBe(
    'Lešenár, Žilina, 24.11.2026: príde 1\u00A0človek',
  );
  expect(waitingSentence({ kind: 'upcomingCourse', ...ABOUT, taken: 0 })).toContain('nikto nie je prihlásený');
  expect(waitingSentence({ kind: 'ambiguousClients', ids: ['vsetky'], since: '2026-11-17', count: 1 })).toBe(
    'Pri\u00A01\u00A0zázname nie je jasné, ktorá firma to je',
  );
  expect(waitingSentence(aRequest('a'))).toBe('Sklady Príklad, a. s.');
});

import { expect, test } from 'vitest';
import { postponementDays } from './postponement.ts';
import { untilDayField } from './postponement-fields.ts';
import {
  countNotShown,
  ITEMS_MAX,
  sumOf,
  TODAY_KIND_NAMES,
  type TodayKind,
  type WaitingCount,
  type WaitingItem,
} from './today-item.ts';
import { firstLines, waitingSentence } from './waiting-sentence.ts';

const aRequest = (id: string, since = '2026-11-16T08:00:00.000Z'): WaitingItem<'newRequests'> => ({
  kind: 'newRequests',
  ids: [id],
  since,
  company: 'Sklady Príklad, a. s.',
  phone: '+421 900 000 060',
  message: 'Prosíme o ponuku.',
  assignee: '',
});

test('contact requests are listed first, then sign-ups, then undelivered emails', () => {
  expect(TODAY_KIND_NAMES.slice(0, 4)).toEqual(['newRequests', 'dueSteps', 'newSignUps', 'emails']);
});

test('waiting things without an item are counted', () => {
  const items = Array.from({ length: ITEMS_MAX }, (_, index) => aRequest(String(index)));
  expect(countNotShown({ inTime: 40, urgent: 3 }, items)).toBe(23);
  expect(countNotShown({ inTime: ITEMS_MAX, urgent: 0 }, items)).toBe(0);
  const since = '2026-11-16T08:00:00.000Z';
  const emails: WaitingItem = { kind: 'emails', ids: ['oldest'], since, emails: [], count: 12, why: null };
  // one question, about however many records
  const clients: WaitingItem = { kind: 'ambiguousClients', ids: ['vsetky'], since, count: 7 };
  expect(countNotShown({ inTime: 15, urgent: 0 }, [emails, clients])).toBe(2);
});

test('one email is named by its recipient and subject, several are counted', () => {
  const first = {
    id: 'a',
    recipient: 'jana@example.sk',
    subject: 'Pokyny',
    about: { noun: 'signUp', id: 'b' },
    name: 'Jana Nováková',
    phone: '',
  } as const;
  const since = '2026-11-16T08:00:00.000Z';
  const emails = (count: number): WaitingItem => ({
    kind: 'emails',
    ids: ['a'],
    since,
    emails: [{ ...first }],
    count,
    why: null,
  });
  expect(waitingSentence(emails(1))).toBe('jana@example.sk: Pokyny');
  expect(waitingSentence(emails(2))).toBe('2\u00A0zadržané e-maily');
});

test('late items are counted separately from those in time', () => {
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

test('the suggested days are in the future, each once, and next week begins on Monday', () => {
  const days = (today: string) => postponementDays(today).map(({ day }) => day);
  expect(days('2026-11-20')).toEqual(['2026-11-21', '2026-11-23']);
  expect(days('2026-11-23')).toEqual(['2026-11-24', '2026-11-26', '2026-11-30']);
  expect(days('2026-11-22')).toEqual(['2026-11-23', '2026-11-25']);
});

test.each([
  ['2026-11-21', true],
  ['21.11.2026', true],
  ['20.11.2026', false],
  ['31.12.2027', false],
  ['30.2.2027', false],
  ['', false],
])('„%s“ is a valid day to postpone to on 20 November: %s', (entered, expected) => {
  expect(untilDayField('2026-11-20').safeParse(entered).success).toBe(expected);
});

const COURSE = { id: 'a', name: 'Lešenár', city: 'Žilina', date: '2026-11-24' };
const ABOUT = { ids: ['a'], since: '2026-11-17', course: COURSE };

test('every item has a sentence', () => {
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
  const offer = { kind: 'endedOffers', ...ABOUT, phone: '', why: 'ponuka prepadla', next: 'offer' } as const;
  const signUp = { id: 'a', applicant: 'person', firstName: 'Ján', lastName: 'Novák', companyName: '' } as const;
  for (const [seats, people] of [
    [1, ''],
    [3, ' (3\u00A0osoby)'],
  ] as const)
    expect(waitingSentence({ ...offer, signUp: { ...signUp, seats } })).toMatch(`Ján Novák${people}, `);
});

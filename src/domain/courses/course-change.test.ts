import { expect, test } from 'vitest';
import type { Course } from './course.ts';
import { concernedSentence, courseChangeConcerns } from './course-change.ts';

const COURSE: Course = {
  id: '1',
  nameOfCourse: 'Lešenár',
  slug: '/lesenar-zilina',
  date: '2026-04-14',
  dateTo: '2026-04-16',
  place: 'Kvačalova 12',
  city: 'Žilina',
  courseTypeId: null,
  image: '/ikony/ikony-04.svg',
  courseInfo: '',
  invitation: '',
  forWho: '',
  price: '189 €',
  output: '',
  capacity: 12,
  minimum: 0,
  status: 'active',
  attachments: [],
};

test.each([
  [1, 0, 'Na kurz je prihlásený 1\u00A0človek.'],
  [3, 0, 'Na kurz sú prihlásení 3\u00A0ľudia.'],
  [7, 2, 'Na kurz je prihlásených 7\u00A0ľudí a čakajú 2\u00A0náhradníci.'],
  [0, 1, 'Na kurz čaká 1\u00A0náhradník.'],
  [0, 5, 'Na kurz čaká 5\u00A0náhradníkov.'],
])('%i with a seat and %i who wait are told as „%s“', (held, awaited, sentence) => {
  expect(concernedSentence({ held, awaited })).toBe(sentence);
});

test.each([
  [{ date: '2026-04-21', dateTo: null }, 'Termín: 14.04.2026 – 16.04.2026 → 21.04.2026.'],
  [{ nameOfCourse: 'Lešenári' }, 'Názov: Lešenár → Lešenári.'],
  [{ place: '' }, 'Miesto: Kvačalova 12, Žilina → Žilina.'],
  [{ city: 'Bratislava' }, 'Miesto: Kvačalova 12, Žilina → Kvačalova 12, Bratislava.'],
  [{ status: 'inactive' }, 'Status: Aktívny → Skrytý.'],
  [{ capacity: 6 }, 'Kapacita 6 je menšia ako počet obsadených miest (7).'],
] as const)('a change to %j is asked about while people are signed up, and only then', (change, sentence) => {
  const after = { ...COURSE, ...change };
  const asked = courseChangeConcerns(COURSE, after, { held: 7, awaited: 0 });
  expect(asked).toEqual(['Na kurz je prihlásených 7\u00A0ľudí.', sentence]);
  expect(courseChangeConcerns(COURSE, after, { held: 0, awaited: 0 })).toEqual([]);
});

test('a new price or a capacity that suffices is nobody’s concern', () => {
  const after = { ...COURSE, price: '199 €', capacity: 7 };
  expect(courseChangeConcerns(COURSE, after, { held: 7, awaited: 3 })).toEqual([]);
  expect(courseChangeConcerns(COURSE, { ...COURSE, capacity: 0 }, { held: 7, awaited: 3 })).toEqual([]);
});

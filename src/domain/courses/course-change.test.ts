import { expect, test } from 'vitest';
import { notifiedFacts } from '#domain/sign-ups/sign-up.ts';
import type { Course } from './course.ts';
import {
  type AffectedSignUps,
  affectedSentence,
  changeQuestion,
  courseChangeConcerns,
  recipientsPhrase,
} from './course-change.ts';
import type { CourseHours } from './course-type.ts';

const COURSE: Course & CourseHours = {
  id: '1',
  nameOfCourse: 'Lešenár',
  slug: '/lesenar-zilina',
  date: '2026-04-14',
  dateTo: '2026-04-16',
  hours: null,
  typeHours: '8.00 – 15.00 h',
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
  isPrivate: false,
  attachments: [],
};

test.each([
  [1, 0, 'Na kurz je prihlásený 1\u00A0človek.'],
  [3, 0, 'Na kurz sú prihlásení 3\u00A0ľudia.'],
  [7, 2, 'Na kurz je prihlásených 7\u00A0ľudí a čakajú 2\u00A0náhradníci.'],
  [0, 1, 'Na kurz čaká 1\u00A0náhradník.'],
  [0, 5, 'Na kurz čaká 5\u00A0náhradníkov.'],
])('%i people with a seat and %i waiting are reported as „%s“', (held, waiting, sentence) => {
  expect(affectedSentence({ held, waiting })).toBe(sentence);
});

test.each([
  [
    { date: '2026-04-21', dateTo: null },
    'Termín: ut\u00A014.04.2026\u00A0– št\u00A016.04.2026 → ut\u00A021.04.2026.',
  ],
  [{ nameOfCourse: 'Lešenári' }, 'Názov: Lešenár → Lešenári.'],
  [{ hours: '9.00 – 13.00 h' }, 'Čas: 8.00 – 15.00 h → 9.00 – 13.00 h.'],
  [{ typeHours: '' }, 'Čas: 8.00 – 15.00 h → –.'],
  [{ place: '' }, 'Miesto: Kvačalova 12, Žilina → Žilina.'],
  [{ city: 'Bratislava' }, 'Miesto: Kvačalova 12, Žilina → Kvačalova 12, Bratislava.'],
  [{ status: 'inactive' }, 'Status: Aktívny → Skrytý.'],
  [{ status: 'inactive', isPrivate: true }, 'Status: Aktívny → Súkromný.'],
  [{ capacity: 6 }, 'Kapacita 6 je menšia ako počet obsadených miest (7).'],
] as const)('a change of %j requires a confirmation only while people are signed up', (change, sentence) => {
  const after = { ...COURSE, ...change };
  const concerns = courseChangeConcerns(COURSE, after, { held: 7, waiting: 0 });
  expect(concerns).toEqual(['Na kurz je prihlásených 7\u00A0ľudí.', sentence]);
  expect(courseChangeConcerns(COURSE, after, { held: 0, waiting: 0 })).toEqual([]);
});

test('a new price, or a capacity that suffices, requires no confirmation', () => {
  const after = { ...COURSE, price: '199 €', capacity: 7 };
  expect(courseChangeConcerns(COURSE, after, { held: 7, waiting: 3 })).toEqual([]);
  expect(courseChangeConcerns(COURSE, { ...COURSE, capacity: 0 }, { held: 7, waiting: 3 })).toEqual([]);
});

test('an email goes to applicants whose last notification differs, and to none once the course has begun', () => {
  const lastNotified = notifiedFacts(COURSE);
  const moved = { ...COURSE, date: '2026-04-21', dateTo: '2026-04-23' };
  const affected = {
    held: 9,
    waiting: 2,
    names: [],
    unnamed: 0,
    toCall: [],
    lastNotified: [
      { course: lastNotified, status: 'confirmed', signUps: 3 },
      { course: { ...lastNotified, date: moved.date, dateTo: moved.dateTo }, status: 'confirmed', signUps: 4 },
      // the place was unknown at the last notification
      { course: { ...lastNotified, place: '' }, status: 'waiting', signUps: 2 },
    ],
  } as const satisfies AffectedSignUps;
  const recipients = (after: Course, today = '2026-04-01') =>
    changeQuestion(COURSE, after, { affected, today, limit: undefined })?.recipients;
  expect(recipients(moved)).toEqual({ confirmed: 3, waiting: 2 });
  expect(recipients(moved, '2026-04-22')).toEqual({ confirmed: 0, waiting: 0 });
  expect(recipients({ ...COURSE, status: 'inactive' })).toEqual({ confirmed: 0, waiting: 0 });
  expect(recipients({ ...COURSE, place: 'Nová 5' })).toEqual({ confirmed: 7, waiting: 2 });
  expect(recipients({ ...COURSE, hours: '9.00 – 13.00 h' })).toEqual({ confirmed: 7, waiting: 2 });
  // the hours of its type, spelled out
  expect(recipients({ ...COURSE, hours: COURSE.typeHours ?? '' })).toBeUndefined();
  expect(recipients({ ...COURSE, price: '1 €' })).toBeUndefined();
});

test.each([
  [12, 2, '12\u00A0prihláseným a\u00A02\u00A0náhradníkom'],
  [1, 0, '1\u00A0prihlásenému'],
  [0, 1, '1\u00A0náhradníkovi'],
  [0, 0, undefined],
])('%i recipients with seats and %i waiting are named as „%s“', (confirmed, waiting, phrase) => {
  expect(recipientsPhrase({ confirmed, waiting })).toBe(phrase);
});

test('more seats than a regulation allows are confirmed, with or without people, until neither they nor the type change', () => {
  const affected = { held: 0, waiting: 0, names: [], unnamed: 0, toCall: [], lastNotified: [] };
  const limit = { people: 15, law: '§ 1 vyhlášky č. 398/2010 Z. z.' };
  const asked = (before: Course | undefined, after: Course) =>
    changeQuestion(before, after, { affected, today: '2026-04-01', limit })?.warning;
  const crowded = { ...COURSE, capacity: 16 };
  const reason = 'Na takomto kurze smie byť najviac 15\u00A0účastníkov (§ 1 vyhlášky č. 398/2010 Z. z.).';
  expect(asked(COURSE, crowded)).toBe(`${reason} Kapacita je 16.`);
  expect(asked(undefined, { ...COURSE, capacity: 0 })).toBe(`${reason} Kapacita 0 ich počet neobmedzuje.`);
  expect(asked(COURSE, { ...COURSE, capacity: 15 })).toBeUndefined();
  expect(asked(crowded, { ...crowded, price: '99 €' })).toBeUndefined();
  expect(asked({ ...crowded, courseTypeId: 'lesenar' }, { ...crowded, courseTypeId: 'prva-pomoc' })).toBeDefined();
});

test('a first day that has passed is confirmed, unless the course had already begun', () => {
  const affected = { held: 0, waiting: 0, names: [], unnamed: 0, toCall: [], lastNotified: [] };
  const asked = (before: Course | undefined, after: Course) =>
    changeQuestion(before, after, { affected, today: '2026-04-14', limit: undefined })?.warning;
  const past = { ...COURSE, date: '2026-04-13' };
  const warning = 'Deň 13.04.2026 už bol. Na kurz sa nebude dať prihlásiť.';
  expect(asked(COURSE, past)).toBe(warning);
  expect(asked(undefined, past)).toBe(warning);
  expect(asked(undefined, COURSE)).toBeUndefined();
  expect(asked(past, { ...past, date: '2026-04-09', dateTo: '2026-04-10' })).toBeUndefined();
});

test('a weekend or a public holiday among the days is confirmed, until the days change again', () => {
  const affected = { held: 0, waiting: 0, names: [], unnamed: 0, toCall: [], lastNotified: [] };
  const asked = (before: Course | undefined, after: Course) =>
    changeQuestion(before, after, { affected, today: '2026-04-01', limit: undefined })?.warning;
  const easter = { ...COURSE, date: '2026-04-06', dateTo: null };
  const longer = { ...COURSE, dateTo: '2026-04-18' };
  expect(asked(COURSE, easter)).toBe('Kurz by bol cez víkend alebo sviatok: po\u00A006.04.2026.');
  expect(asked(undefined, longer)).toBe('Kurz by bol cez víkend alebo sviatok: so\u00A018.04.2026.');
  expect(asked(longer, { ...longer, price: '99 €' })).toBeUndefined();
  expect(asked(easter, COURSE)).toBeUndefined();
});

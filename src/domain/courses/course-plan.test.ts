import { expect, test } from 'vitest';
import { fieldErrors } from '#domain/field-error.ts';
import { obstaclesTo, plannedCourses } from './course-plan.ts';
import { coursePlanSchema } from './course-plan-fields.ts';
import type { CourseType } from './course-type.ts';

const TYPE: CourseType = {
  id: 'lesenar',
  position: 3,
  name: 'Lešenár',
  service: '/bezpecnost-prace-bozp',
  image: '/ikony/ikony-04.svg',
  nameOfCourse: 'Lešenár – montáž a demontáž lešenia',
  courseInfo: 'Druhy lešení.',
  invitation: 'Príďte o 7.30 h.',
  forWho: '',
  output: '',
  price: '175 €',
  invoicePrice: '',
  vatRate: null,
  durationDays: 3,
  hours: '',
  typicalCapacity: 12,
  document: '',
  validityMonths: null,
  validityBasis: null,
  validityLaw: null,
  form: '/prihlasky/prihlaska-lesenar.docx',
};

const PLAN = {
  days: '01.03.2027\n29.03.2027',
  cities: ['Žilina'],
  places: {},
  hours: '',
  lecturerId: '',
  status: 'inactive',
};

const complaints = (plan: object) => {
  const read = coursePlanSchema.safeParse({ ...PLAN, ...plan });
  return read.success ? [] : fieldErrors(read.error).map(({ field }) => field);
};

test('two days in two cities make four courses of the length of the type, also over a clock change', () => {
  const plan = coursePlanSchema.parse({ ...PLAN, cities: ['Bratislava', 'Žilina'], places: { Žilina: 'Nová 5' } });
  expect(plannedCourses(TYPE, plan)).toMatchObject([
    { date: '2027-03-01', dateTo: '2027-03-03', city: 'Bratislava', place: '', price: '175 €', capacity: 12 },
    { date: '2027-03-01', dateTo: '2027-03-03', city: 'Žilina', place: 'Nová 5' },
    { date: '2027-03-29', dateTo: '2027-03-31', city: 'Bratislava' },
    { date: '2027-03-29', dateTo: '2027-03-31', city: 'Žilina', attachments: [{ name: 'Prihláška – lešenár' }] },
  ]);
});

test('planned courses have the hours of the plan, otherwise those of their type', () => {
  expect(plannedCourses(TYPE, coursePlanSchema.parse(PLAN))[0]).toMatchObject({ hours: null });
  const earlier = coursePlanSchema.parse({ ...PLAN, hours: ' 7.00 – 14.00 h ' });
  expect(plannedCourses(TYPE, earlier).map(({ hours }) => hours)).toEqual(['7.00 – 14.00 h', '7.00 – 14.00 h']);
});

test('a one-day course has no last day', () => {
  const plan = coursePlanSchema.parse(PLAN);
  expect(plannedCourses({ ...TYPE, durationDays: 1 }, plan)[0]).toMatchObject({ date: '2027-03-01', dateTo: null });
});

test('a repeated day is planned once, and days are sorted', () => {
  const { days } = coursePlanSchema.parse({ ...PLAN, days: '29.03.2027\n\n2027-03-01\n29.3.2027\n' });
  expect(days).toEqual(['2027-03-01', '2027-03-29']);
});

test('an invalid day, a missing city or too many courses are refused', () => {
  expect(complaints({})).toEqual([]);
  expect(complaints({ days: '31.02.2027' })).toEqual(['days']);
  expect(complaints({ days: ' \n ' })).toEqual(['days']);
  expect(complaints({ cities: [] })).toEqual(['cities']);
  const month = Array.from({ length: 31 }, (_, index) => `${index + 1}.03.2027`).join('\n');
  expect(complaints({ days: month, cities: ['Žilina', 'Bratislava'] })).toEqual(['days']);
});

test('a planned course reports the same type in its city or a lecturer taught elsewhere as obstacles', () => {
  const course = {
    date: '2027-03-01',
    dateTo: '2027-03-03',
    city: 'Žilina',
    courseTypeId: 'lesenar',
    lecturerId: 'jana',
    room: '',
  } as const;
  const elsewhere = { ...course, city: 'Bratislava' } as const;
  expect(obstaclesTo(course, [course])).toEqual([]);
  expect(obstaclesTo(course, [{ ...course, lecturerId: null, date: '2027-03-03', dateTo: null }])).toEqual([
    'same-type',
  ]);
  expect(obstaclesTo(course, [elsewhere])).toEqual(['lecturer']);
  expect(obstaclesTo({ ...course, lecturerId: null }, [{ ...elsewhere, lecturerId: null }])).toEqual([]);
  expect(obstaclesTo(course, [{ ...course, date: '2027-03-04', dateTo: null }])).toEqual([]);
});

test('a planned course reports a weekend or a public holiday among its days as an obstacle', () => {
  const course = { city: 'Žilina', courseTypeId: 'lesenar', lecturerId: null, room: '' } as const;
  const obstacles = (date: string, dateTo: string | null) => obstaclesTo({ ...course, date, dateTo }, []);
  expect(obstacles('2027-03-25', null)).toEqual([]);
  expect(obstacles('2027-03-25', '2027-03-26')).toEqual(['day-off']);
  expect(obstacles('2027-03-29', null)).toEqual(['day-off']);
  expect(obstacles('2027-04-03', null)).toEqual(['day-off']);
  expect(obstacles('2027-03-30', '2027-04-02')).toEqual([]);
});

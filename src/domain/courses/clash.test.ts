import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysLater } from '#domain/day.ts';
import { type ClashingCourse, clashesOf, clashesWith } from './clash.ts';
import { CITIES } from './course.ts';

const COURSE: ClashingCourse = {
  date: '2026-12-14',
  dateTo: '2026-12-16',
  city: 'Žilina',
  lecturerId: null,
  room: '',
  cancelledAt: null,
};

const between = (one: Partial<ClashingCourse>, other: Partial<ClashingCourse>) =>
  clashesOf([
    { ...COURSE, ...one },
    { ...COURSE, ...other },
  ]).map(({ over, from, to }) => `${over} ${from} ${to}`);

describe('two courses clash', () => {
  test('over the same lecturer on a shared day, in any city', () => {
    const one = { lecturerId: 'peter' };
    const other = { lecturerId: 'peter', city: 'Bratislava', date: '2026-12-16', dateTo: '2026-12-18' } as const;
    expect(between(one, other)).toEqual(['lecturer 2026-12-16 2026-12-16']);
    expect(between(one, { ...other, lecturerId: 'jana' })).toEqual([]);
    expect(between({}, {})).toEqual([]);
  });

  test('over the same room in one city, whatever its spelling', () => {
    const one = { room: 'Učebňa 2' };
    expect(between(one, { room: ' ucebna  2 ' })).toEqual(['room 2026-12-14 2026-12-16']);
    expect(between(one, { room: 'Učebňa 2', city: 'Bratislava' })).toEqual([]);
    expect(between(one, { room: 'Učebňa 3' })).toEqual([]);
    expect(between({ room: ' ' }, { room: '' })).toEqual([]);
  });

  test('over both the lecturer and the room', () => {
    const both = { lecturerId: 'peter', room: 'A' };
    expect(between(both, both)).toEqual(['lecturer 2026-12-14 2026-12-16', 'room 2026-12-14 2026-12-16']);
  });

  test('only when they share a day', () => {
    const peters = { lecturerId: 'peter' };
    expect(between(peters, { ...peters, date: '2026-12-17', dateTo: null })).toEqual([]);
    expect(between(peters, { ...peters, date: '2026-12-13', dateTo: null })).toEqual([]);
    expect(between(peters, { ...peters, date: '2026-12-15', dateTo: null })).toEqual([
      'lecturer 2026-12-15 2026-12-15',
    ]);
  });
});

const anyCourse: fc.Arbitrary<ClashingCourse> = fc
  .record({
    day: fc.nat(20),
    days: fc.nat(4),
    city: fc.constantFrom(...CITIES),
    lecturerId: fc.constantFrom(null, 'peter', 'jana'),
    room: fc.constantFrom('', 'A', 'a', 'B'),
    cancelledAt: fc.constantFrom(null, '2026-11-20T11:00:00.000Z'),
  })
  .map(({ day, days, ...course }) => {
    const date = daysLater('2026-12-20', day);
    return { ...course, date, dateTo: days > 0 ? daysLater(date, days) : null };
  });
const anyCourses = fc.array(anyCourse, { maxLength: 12 });

describe('the clashes of random courses', () => {
  test('are the same in any order of the courses', () => {
    fc.assert(
      fc.property(anyCourses, (courses) => {
        const named = courses.map((course, index) => ({ ...course, id: index }));
        const sortedClashes = (given: typeof named) =>
          clashesOf(given)
            .map(({ over, courses, from, to }) => {
              const ids = courses.map(({ id }) => id).sort((one, other) => one - other);
              return [over, from, to, ...ids].join(' ');
            })
            .sort();
        expect(sortedClashes(named.toReversed())).toEqual(sortedClashes(named));
      }),
    );
  });

  test('are symmetric', () => {
    fc.assert(
      fc.property(anyCourse, anyCourse, (one, other) => {
        const overs = (clashes: { over: string }[]) => clashes.map(({ over }) => over);
        expect(overs(clashesWith(one, [other]))).toEqual(overs(clashesWith(other, [one])));
      }),
    );
  });

  test('never include a course with itself, or a cancelled course', () => {
    fc.assert(
      fc.property(anyCourses, (courses) => {
        for (const { courses: pair, from, to } of clashesOf(courses)) {
          expect(pair[0]).not.toBe(pair[1]);
          expect(pair.map(({ cancelledAt }) => cancelledAt)).toEqual([null, null]);
          expect(from <= to).toBe(true);
          for (const { date, dateTo } of pair) {
            expect(date <= from).toBe(true);
            expect(to <= (dateTo ?? date)).toBe(true);
          }
        }
        for (const course of courses) expect(clashesWith(course, [course])).toEqual([]);
      }),
    );
  });

  test('of one course are those clashes of all courses that include it', () => {
    fc.assert(
      fc.property(anyCourses, (courses) => {
        const all = clashesOf(courses);
        for (const course of courses) {
          const own = all.filter(({ courses }) => courses.includes(course));
          expect(clashesWith(course, courses)).toHaveLength(own.length);
        }
      }),
    );
  });
});

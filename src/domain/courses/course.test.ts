import { existsSync, readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  automaticSlug,
  CITIES,
  COURSE_ICONS,
  COURSE_STATUS_LABELS,
  coursePath,
  courseStage,
  freeSlug,
  hasStarted,
} from './course.ts';

const TODAY = '2026-11-20';
const SLUG = /^\/[a-z0-9]+(-[a-z0-9]+)*$/;

describe('a course', () => {
  test.each([
    ['2026-11-19', true],
    ['2026-11-20', false],
    ['2026-11-21', false],
    ['2025-12-31', true],
    ['2027-01-01', false],
  ])('that begins on %s has started before 20.11.2026: %s', (date, started) => {
    expect(hasStarted({ date }, TODAY)).toBe(started);
  });

  test.each([
    [{ date: TODAY, dateTo: null }, 'open'],
    [{ date: '2026-11-19', dateTo: TODAY }, 'running'],
    [{ date: '2026-11-19', dateTo: null }, 'over'],
    [{ date: '2026-11-17', dateTo: '2026-11-19' }, 'over'],
    [{ date: '2026-11-19', dateTo: null, cancelledAt: '2026-11-18T08:00:00.000Z' }, 'cancelled'],
    [{ date: '2026-11-21', dateTo: null, cancelledAt: '2026-11-18T08:00:00.000Z' }, 'cancelled'],
  ] as const)('of %j is %s on 20.11.2026', (course, stage) => {
    expect(courseStage(course, TODAY)).toBe(stage);
  });

  test('has a page below courses and training', () => {
    expect(coursePath('/lesenar-zilina')).toBe('/kurzy-a-skolenia/lesenar-zilina');
  });

  test('has one of four cities and is active or hidden', () => {
    expect(CITIES).toEqual(['Bratislava', 'Považská Bystrica', 'Žilina', 'Liptovský Mikuláš']);
    expect(COURSE_STATUS_LABELS).toEqual({ active: 'Aktívny', inactive: 'Skrytý' });
  });
});

describe('the icons of courses', () => {
  const inPublic = (path: string) => new URL(`../../../public${path}`, import.meta.url);

  test('are thirteen, from ikony-01.svg to ikony-13.svg', () => {
    expect(COURSE_ICONS).toHaveLength(13);
    expect(COURSE_ICONS[0]?.image).toBe('/ikony/ikony-01.svg');
    expect(COURSE_ICONS[12]?.image).toBe('/ikony/ikony-13.svg');
    expect(new Set(COURSE_ICONS.map(({ title }) => title)).size).toBe(13);
  });

  test.each(COURSE_ICONS)('include a picture file of $title', ({ image }) => {
    expect(existsSync(inPublic(image))).toBe(true);
  });

  test('use every picture in the folder', () => {
    expect(readdirSync(inPublic('/ikony'))).toHaveLength(COURSE_ICONS.length);
  });
});

describe('the slug proposed by the form', () => {
  test.each([
    ['Kurz prvej pomoci', 'Žilina', '/kurz-prvej-pomoci-zilina'],
    ['BOZP (§ 7) – základ & rozšírenie!', 'Považská Bystrica', '/bozp-7-zaklad-rozsirenie-povazska-bystrica'],
    ['  Lešenár  ', '', '/lesenar'],
    ['áäčďéíĺľňóôŕšťúýž', '', '/aacdeillnoorstuyz'],
    ['ÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ', '', '/aacdeillnoorstuyz'],
    ['A\u0301 \u017Delezo Z\u030Celezo', '', '/a-zelezo-zelezo'],
  ])('of „%s“ in „%s“ is %s', (name, city, slug) => {
    expect(automaticSlug(name, city)).toBe(slug);
  });

  test('is empty when name and city make none', () => {
    expect(automaticSlug('', '')).toBe('');
    expect(automaticSlug('–––', ' ')).toBe('');
  });

  test('is valid for any name of a course', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...CITIES), (name, city) => {
        expect(automaticSlug(name, city)).toMatch(SLUG);
      }),
    );
  });
});

describe('a free slug', () => {
  test('is the proposed one if unused', () => {
    expect(freeSlug('/lesenar', new Set(['/lesenar-zilina']))).toBe('/lesenar');
  });

  test('gets the first unused number', () => {
    expect(freeSlug('/lesenar', new Set(['/lesenar']))).toBe('/lesenar-2');
    expect(freeSlug('/lesenar', new Set(['/lesenar', '/lesenar-2', '/lesenar-4']))).toBe('/lesenar-3');
  });

  test('stays empty without a proposal', () => {
    expect(freeSlug('', new Set(['']))).toBe('');
  });

  test('is always unused and valid', () => {
    // few slugs, so that proposals really collide
    const slug = fc.constantFrom('/a', '/a-2', '/a-3', '/a-2-2', '/b', '/b-2');
    fc.assert(
      fc.property(slug, fc.uniqueArray(slug), (proposed, taken) => {
        const free = freeSlug(proposed, new Set(taken));
        expect(taken).not.toContain(free);
        expect(free).toMatch(SLUG);
        expect(free.startsWith(proposed)).toBe(true);
      }),
    );
  });
});

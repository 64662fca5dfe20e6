import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepted, complaints } from '../../../test/submitted-courses.ts';

describe('the fields of a course', () => {
  test('require a name, a city, a first day and a status', () => {
    const empty = { nameOfCourse: '', city: '', date: '', status: '' };
    expect(complaints(empty)).toEqual([
      { field: 'nameOfCourse', message: 'Názov kurzu je povinný.' },
      { field: 'city', message: 'Mesto je povinné.' },
      { field: 'date', message: 'Dátum od je povinný.' },
      { field: 'status', message: 'Status je povinný.' },
    ]);
  });

  test.each([
    ['nameOfCourse', 'Názov kurzu je povinný.'],
    ['date', 'Dátum od je povinný.'],
    ['city', 'Mesto je povinné.'],
  ])('get a field error when %s is missing or not a text', (field, message) => {
    expect(complaints({ [field]: undefined })).toEqual([{ field, message }]);
    expect(complaints({ [field]: null })).toEqual([{ field, message }]);
    expect(complaints({ [field]: 7 })).toEqual([{ field, message }]);
  });

  test('have no name when it consists of spaces', () => {
    expect(complaints({ nameOfCourse: ' \u00A0\t' })).toEqual([
      { field: 'nameOfCourse', message: 'Názov kurzu je povinný.' },
    ]);
  });

  test('default to hidden, without limit and with the first icon', () => {
    const course = accepted({ status: undefined });
    expect(course).toEqual({
      nameOfCourse: 'Kurz prvej pomoci',
      slug: '/kurz-prvej-pomoci-zilina',
      date: '2026-12-15',
      dateTo: null,
      place: '',
      city: 'Žilina',
      image: '/ikony/ikony-01.svg',
      courseInfo: '',
      invitation: '',
      forWho: '',
      price: '',
      output: '',
      capacity: 0,
      status: 'inactive',
      attachments: [],
    });
  });

  test('ignore unknown fields', () => {
    expect(accepted({ seatsTaken: 5, createdAt: 'včera' })).not.toHaveProperty('seatsTaken');
  });

  test.each(['Košice', 'žilina', 'Zilina', 'constructor'])('are refused with the city %s', (city) => {
    expect(complaints({ city })).toEqual([{ field: 'city', message: 'Vyberte jedno zo štyroch miest.' }]);
  });

  test('are private only when hidden', () => {
    expect(accepted({ status: 'inactive', isPrivate: true })).toMatchObject({ status: 'inactive', isPrivate: true });
    expect(complaints({ status: 'active', isPrivate: true })).toEqual([
      { field: 'status', message: 'Aktívny kurz vidia všetci, súkromný byť nemôže.' },
    ]);
    expect(complaints({ status: 'inactive', isPrivate: 'ano' })).toEqual([
      { field: 'isPrivate', message: 'Súkromný kurz: áno alebo nie.' },
    ]);
  });

  test.each(['deleted', 'Aktívny', null])('are refused with the status %s', (status) => {
    expect(complaints({ status })).toEqual([{ field: 'status', message: 'Status je povinný.' }]);
  });

  test('must have one of the thirteen icons', () => {
    expect(accepted({ image: '/ikony/ikony-13.svg' }).image).toBe('/ikony/ikony-13.svg');
    expect(complaints({ image: '/ikony/ikony-14.svg' })).toEqual([
      { field: 'image', message: 'Vyberte jednu z trinástich ikon.' },
    ]);
  });

  test('are refused when a text is too long', () => {
    expect(accepted({ nameOfCourse: 'x'.repeat(150), price: 'x'.repeat(200) }).price).toHaveLength(200);
    expect(complaints({ nameOfCourse: 'x'.repeat(201) })).toEqual([
      { field: 'nameOfCourse', message: 'Text je príliš dlhý, povolených je najviac 200 znakov.' },
    ]);
    expect(accepted({ courseInfo: 'x'.repeat(5_000) }).courseInfo).toHaveLength(5_000);
    expect(complaints({ courseInfo: 'x'.repeat(5_001) })).toEqual([
      { field: 'courseInfo', message: 'Text je príliš dlhý, povolených je najviac 5\u00A0000 znakov.' },
    ]);
  });
});

describe('the days of a course', () => {
  const FORM = 'píšte v tvare dd.mm.rrrr, napríklad 07.04.2026.';

  test.each([
    ['2026-02-30', 'nie je deň v kalendári.'],
    ['30.2.2026', 'nie je deň v kalendári.'],
    ['15/12/2026', FORM],
    ['2026-1-5', FORM],
    ['zajtra', FORM],
  ])('must be calendar days, not %s', (date, complaint) => {
    expect(complaints({ date })).toEqual([{ field: 'date', message: `Dátum od ${complaint}` }]);
    expect(complaints({ dateTo: date })).toEqual([{ field: 'dateTo', message: `Dátum do ${complaint}` }]);
  });

  test('may be written as in Slovakia', () => {
    const course = accepted({ date: '15.12.2026', dateTo: '16. 12. 2026' });
    expect([course.date, course.dateTo]).toEqual(['2026-12-15', '2026-12-16']);
  });

  test('are refused when the end is not a text', () => {
    expect(complaints({ dateTo: 20_261_216 })).toEqual([{ field: 'dateTo', message: `Dátum do ${FORM}` }]);
  });

  test('may end on the first day or later', () => {
    expect(accepted({ dateTo: '2026-12-15' }).dateTo).toBe('2026-12-15');
    expect(accepted({ dateTo: '2027-01-02' }).dateTo).toBe('2027-01-02');
  });

  test('cannot end before they begin', () => {
    expect(complaints({ dateTo: '2026-12-14' })).toEqual([
      { field: 'dateTo', message: 'Dátum do je skôr ako dátum od.' },
    ]);
  });

  test.each([undefined, null, ''])('need no end: %j', (dateTo) => {
    expect(accepted({ dateTo }).dateTo).toBeNull();
  });
});

describe('the slug of a course', () => {
  test.each([undefined, '', '   '])('is made of name and city when empty: %j', (slug) => {
    expect(accepted({ slug }).slug).toBe('/kurz-prvej-pomoci-zilina');
  });

  test('stays as entered', () => {
    expect(accepted({ slug: '/prva-pomoc-2026' }).slug).toBe('/prva-pomoc-2026');
  });

  test.each([
    'prva-pomoc',
    '/',
    '//prva-pomoc',
    '/prva pomoc',
    '/Prva-pomoc',
    '/prvá-pomoc',
    '/prva--pomoc',
    '/prva-pomoc-',
    '/a/b',
    '/..',
    '/a?b',
  ])('cannot be %s', (slug) => {
    const message = 'Slug sa začína lomkou a má len malé písmená bez diakritiky, číslice a spojovníky.';
    expect(complaints({ slug })).toEqual([{ field: 'slug', message }]);
  });

  test('never causes a refusal when left empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (nameOfCourse) => {
        const fields = complaints({ nameOfCourse }).map(({ field }) => field);
        expect(fields).not.toContain('slug');
      }),
    );
  });
});

describe('the capacity of a course', () => {
  test.each([
    [0, 0],
    [12, 12],
    ['12', 12],
    ['', 0],
    [9_999, 9_999],
  ])('entered as %j is read as %i', (capacity, seats) => {
    expect(accepted({ capacity }).capacity).toBe(seats);
  });

  test.each([
    [-1, 'Kapacita nemôže byť menšia ako 0.'],
    [2.5, 'Kapacita je celé číslo.'],
    ['veľa', 'Kapacita je celé číslo.'],
    [10_000, 'Kapacita je najviac 9 999 miest.'],
  ])('cannot be %j', (capacity, message) => {
    expect(complaints({ capacity })).toEqual([{ field: 'capacity', message }]);
  });

  test('cannot be less than the minimum, unless it has no limit', () => {
    const minimum = [{ field: 'minimum', message: 'Minimum je väčšie ako kapacita.' }];
    expect(complaints({ capacity: 8, minimum: 9 })).toEqual(minimum);
    expect(complaints({ capacity: 0, minimum: 9 })).toEqual([]);
  });
});

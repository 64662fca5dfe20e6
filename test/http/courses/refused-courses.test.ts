import { beforeEach, describe, expect, test } from 'vitest';
import { cancelCourse } from '#server/courses/course-moves.ts';
import { aCourse, JANA } from '../../builders.ts';
import { databaseOf } from '../../database-of.ts';
import { json, offer, setUpClient } from '../client.ts';
import { expectProblem } from '../problem.ts';

const client = await setUpClient();

beforeEach(async () => {
  await databaseOf(client.app).deleteFrom('course').execute();
});

describe('a course call', () => {
  test('without the four required fields of the specification names each of them', async () => {
    const body = { ...aCourse(), nameOfCourse: '', city: '', date: '', status: '' };
    const { errors } = await expectProblem(await client.request('/createCourse', json(body, client.staff)), 422);
    expect(errors).toEqual(
      expect.arrayContaining([
        { field: 'nameOfCourse', message: 'Názov kurzu je povinný.' },
        { field: 'city', message: 'Mesto je povinné.' },
        { field: 'date', message: 'Dátum od je povinný.' },
        { field: 'status', message: 'Status je povinný.' },
      ]),
    );
    expect(errors).toHaveLength(4);
  });

  test('with an empty body names the three fields without a default', async () => {
    const { errors } = await expectProblem(await client.request('/createCourse', json({}, client.staff)), 422);
    expect(errors?.map(({ message }) => message).sort()).toEqual([
      'Dátum od je povinný.',
      'Mesto je povinné.',
      'Názov kurzu je povinný.',
    ]);
  });

  test.each([
    ['a name of spaces', { nameOfCourse: ' \u00A0 ' }, 'nameOfCourse', 'Názov kurzu je povinný.'],
    ['a name of NULs', { nameOfCourse: '\u0000\u0000' }, 'nameOfCourse', 'Názov kurzu je povinný.'],
    [
      'a name too long',
      { nameOfCourse: 'á'.repeat(201) },
      'nameOfCourse',
      'Text je príliš dlhý, povolených je najviac 200 znakov.',
    ],
    ['a city of its own', { city: 'Praha' }, 'city', 'Vyberte jedno zo štyroch miest.'],
    ['a day there is not', { date: '2026-02-30' }, 'date', 'Dátum od nie je deň v kalendári.'],
    [
      'a day in a form of its own',
      { date: '15/12/2026' },
      'date',
      'Dátum od píšte v tvare dd.mm.rrrr, napríklad 07.04.2026.',
    ],
    ['an end before its beginning', { dateTo: '2026-12-14' }, 'dateTo', 'Dátum do je skôr ako dátum od.'],
    ['fewer than no seats', { capacity: -1 }, 'capacity', 'Kapacita nemôže byť menšia ako 0.'],
    ['half a seat', { capacity: 1.5 }, 'capacity', 'Kapacita je celé číslo.'],
    ['an icon of its own', { image: 'https://cudzi.example/x.svg' }, 'image', 'Vyberte jednu z trinástich ikon.'],
    ['an unknown status', { status: 'deleted' }, 'status', 'Status je povinný.'],
    [
      'a slug without its slash',
      { slug: 'prva-pomoc' },
      'slug',
      'Slug sa začína lomkou a má len malé písmená bez diakritiky, číslice a spojovníky.',
    ],
    [
      'a slug that climbs',
      { slug: '/../dashboard' },
      'slug',
      'Slug sa začína lomkou a má len malé písmená bez diakritiky, číslice a spojovníky.',
    ],
    [
      'an attachment that runs something',
      { attachments: [{ name: 'x', url: 'javascript:alert(1)', size: 1 }] },
      'attachments.0.url',
      'Adresa prílohy sa začína lomkou alebo https://.',
    ],
    [
      'an attachment elsewhere under our name',
      { attachments: [{ name: 'x', url: '//cudzi.example/x.pdf', size: 1 }] },
      'attachments.0.url',
      'Adresa prílohy sa začína lomkou alebo https://.',
    ],
  ])('with %s is refused at its field', async (_what, over, field, message) => {
    for (const [path, method] of [
      ['/createCourse', 'POST'],
      ['/updateCourse/prvy', 'PUT'],
    ] as const) {
      const answer = await client.request(path, json({ ...aCourse(), ...over }, client.staff, method));
      const { errors } = await expectProblem(answer, 422);
      expect(errors).toEqual([{ field, message }]);
    }
  });

  test.each([
    ['a number for a name', { nameOfCourse: 5 }],
    ['a list for a city', { city: ['Žilina'] }],
    ['an object for a day', { date: { $gt: '' } }],
    ['a text for attachments', { attachments: 'ziadne' }],
    ['attachments of numbers', { attachments: [1] }],
    ['an attachment of a negative size', { attachments: [{ name: 'x', url: '/x.pdf', size: -1 }] }],
    ['an attachment of half a byte', { attachments: [{ name: 'x', url: '/x.pdf', size: 0.5 }] }],
    ['nothing for a text', { courseInfo: null }],
    ['no object at all', undefined],
    ['a list', []],
    ['a text', 'kurz'],
  ])('with %s is refused in Slovak', async (_what, over) => {
    const body =
      over === undefined
        ? 'null'
        : Array.isArray(over) || typeof over === 'string'
          ? JSON.stringify(over)
          : { ...aCourse(), ...over };
    const { errors = [] } = await expectProblem(await client.request('/createCourse', json(body, client.staff)), 422);
    expect(errors.length).toBeGreaterThan(0);
    for (const { message } of errors) expect(message).not.toMatch(/invalid|expected|received|too (small|big)/i);
  });

  test('with a taken id is refused', async () => {
    await offer(client, { id: 'prvy' });
    const { errors } = await expectProblem(
      await client.request('/createCourse', json(aCourse({ id: 'prvy' }), client.staff)),
      409,
    );
    expect(errors?.map(({ field }) => field)).toEqual(['id']);
  });

  test('with a taken slug is refused, for creating and for changing', async () => {
    await offer(client, { id: 'prvy', slug: '/obsadeny' });
    await offer(client, { id: 'druhy' });
    for (const answer of [
      await client.request('/createCourse', json(aCourse({ slug: '/obsadeny' }), client.staff)),
      await client.request('/updateCourse/druhy', json(aCourse({ slug: '/obsadeny' }), client.staff, 'PUT')),
    ]) {
      expect((await expectProblem(answer, 409)).errors?.map(({ field }) => field)).toEqual(['slug']);
    }
  });

  test('that changes a course is refused for an unknown type or lecturer, and once the course is cancelled', async () => {
    const course = await offer(client);
    const change = (over: object) =>
      client.request(`/updateCourse/${course.id}`, json({ ...course, ...over }, client.staff, 'PUT'));
    for (const field of ['courseTypeId', 'lecturerId'])
      expect((await expectProblem(await change({ [field]: 'nie-je' }), 422)).errors).toMatchObject([{ field }]);
    await client.app.change(JANA, (change) => cancelCourse(change, course.id, { sendEmails: false, reason: '' }));
    expect((await expectProblem(await change({}), 409)).title).toContain('zrušený');
  });

  test('with the id of a simultaneous call is refused', async () => {
    const answers = await Promise.all(
      ['/raz', '/dva', '/tri'].map((slug) =>
        client.request('/createCourse', json(aCourse({ id: 'naraz', slug }), client.staff)),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409);
    for (const answer of refused) {
      expect((await expectProblem(answer, 409)).errors?.map(({ field }) => field)).toEqual(['id']);
    }
  });

  test.each([
    ['PUT', '/updateCourse/nikdy-nebol'],
    ['DELETE', '/deleteCourse/nikdy-nebol'],
    ['PUT', '/updateCourse/%27%20or%201%3D1--'],
    ['DELETE', '/deleteCourse/..%2f..'],
  ])('%s %s refuses an unknown id', async (method, path) => {
    const answer = await client.request(path, json(aCourse(), client.staff, method));
    await expectProblem(answer, 404);
  });
});

import { expect, test } from 'vitest';
import { ATTACHMENT_CATALOGUE } from '#domain/courses/attachment.ts';
import type { TaughtCourse } from '#domain/courses/course.ts';
import { courseSchema } from '#domain/courses/course-fields.ts';
import { fieldErrors } from '#domain/field-error.ts';
import {
  type Draft,
  draftFrom,
  draftOf,
  duplicateOf,
  fieldsOf,
  followingSlug,
  newDraft,
  offeredAttachments,
  proposedSlug,
} from './draft.ts';

function aCourse(fields: Partial<TaughtCourse> = {}): TaughtCourse {
  return {
    ...newDraft(),
    id: '1',
    nameOfCourse: 'Lešenár',
    slug: '/lesenar-zilina',
    city: 'Žilina',
    date: '2026-04-14',
    dateTo: '2026-04-16',
    capacity: 12,
    minimum: 0,
    status: 'active',
    isPrivate: false,
    hours: null,
    courseTypeId: 'lesenar',
    lecturerId: null,
    ...fields,
  };
}

/** The form as a browser sends it. */
function formOf({ attachments, ...texts }: Draft): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) form.set(name, value);
  for (const { name } of attachments) form.append('attachments', name);
  return form;
}

/** The slug after the user entered these names and cities one after the other. */
function slugAfter(steps: { nameOfCourse: string; city?: string; entered?: string }[]): string {
  let [slug, proposed] = ['', ''];
  for (const { nameOfCourse, city = '', entered } of steps) {
    const next = proposedSlug({ nameOfCourse, city });
    slug = followingSlug(slug, proposed, next);
    proposed = next;
    slug = entered ?? slug;
  }
  return slug;
}

test('the slug follows the name and the city', () => {
  expect(slugAfter([{ nameOfCourse: 'Kurz prvej pomoci' }])).toBe('/kurz-prvej-pomoci');
  expect(slugAfter([{ nameOfCourse: 'Kurz' }, { nameOfCourse: 'Kurz', city: 'Žilina' }])).toBe('/kurz-zilina');
});

test('a slug changed by hand stays', () => {
  const steps = [
    { nameOfCourse: 'Lešenár', entered: '/lesenar-jar' },
    { nameOfCourse: 'Lešenár', city: 'Žilina' },
    { nameOfCourse: 'Lešenári', city: 'Žilina' },
  ];
  expect(slugAfter(steps)).toBe('/lesenar-jar');
});

test('a slug that was emptied or reset to the proposal follows again', () => {
  expect(
    slugAfter([
      { nameOfCourse: 'Lešenár', entered: '' },
      { nameOfCourse: 'Lešenár', city: 'Žilina' },
    ]),
  ).toBe('/lesenar-zilina');
  expect(
    slugAfter([
      { nameOfCourse: 'Lešenár', entered: '/lesenar' },
      { nameOfCourse: 'Lešenár', city: 'Žilina' },
    ]),
  ).toBe('/lesenar-zilina');
});

test('emptying the name empties the proposed slug', () => {
  expect(
    slugAfter([
      { nameOfCourse: 'A', city: 'Žilina' },
      { nameOfCourse: '', city: 'Žilina' },
    ]),
  ).toBe('');
});

test('a duplicate is hidden, has no date, and has its own slug', () => {
  const copy = duplicateOf(aCourse({ price: '189 €' }), '/lesenar-zilina-2');
  expect(copy).toMatchObject({ date: '', dateTo: '', status: 'inactive', slug: '/lesenar-zilina-2', price: '189 €' });
});

test('a new course is hidden by default', () => {
  expect(newDraft().status).toBe('inactive');
});

test('a course passes through the form unchanged, with its own attachments', () => {
  const own = { name: 'Plán kurzu', url: 'https://www.example.sk/plan.pdf', size: 0 };
  const course = aCourse({ price: '189 €', hours: '9.00 – 13.00 h', attachments: [own, ...ATTACHMENT_CATALOGUE] });
  const draft = draftOf(course);
  expect(courseSchema.parse(fieldsOf(draftFrom(formOf(draft), draft), course.id, ''))).toEqual(course);
});

test('an unticked attachment is removed, and one that was not offered is ignored', () => {
  const draft = draftOf(aCourse({ attachments: ATTACHMENT_CATALOGUE.slice(0, 2) }));
  const form = formOf(draft);
  form.delete('attachments');
  for (const name of [ATTACHMENT_CATALOGUE[1]?.name, 'Cudzia príloha']) form.append('attachments', name ?? '');
  expect(draftFrom(form, draft).attachments).toEqual([ATTACHMENT_CATALOGUE[1]]);
});

test('each attachment is offered once', () => {
  expect(offeredAttachments(ATTACHMENT_CATALOGUE.slice(2, 4))).toHaveLength(ATTACHMENT_CATALOGUE.length);
});

test('days are read in their usual spellings', () => {
  const draft = { ...draftOf(aCourse()), date: '4. 5. 2026', dateTo: '05.05.2026' };
  expect(fieldsOf(draft, '1', '')).toMatchObject({ date: '2026-05-04', dateTo: '2026-05-05' });
});

test('a course of several days moves as a whole where only its first day is moved past the last', () => {
  const course = aCourse();
  const moved = (date: string, dateTo = '16.04.2026') =>
    fieldsOf({ ...draftOf(course), date, dateTo }, '1', '', { course }).dateTo;
  expect(moved('21.04.2026')).toBe('2026-04-23');
  // it is shorter, or longer
  expect(moved('16.04.2026')).toBe('2026-04-16');
  expect(moved('13.04.2026')).toBe('2026-04-16');
  // typed, and refused
  expect(moved('21.04.2026', '17.04.2026')).toBe('2026-04-17');
  expect(moved('21.04.2026', '')).toBeNull();
});

test('visibility is one field, and a copy is hidden', () => {
  for (const shown of [
    { status: 'active', isPrivate: false },
    { status: 'inactive', isPrivate: false },
    { status: 'inactive', isPrivate: true },
  ] as const) {
    expect(fieldsOf(draftOf(aCourse(shown)), '1', '')).toMatchObject(shown);
  }
  const privateCourse = aCourse({ status: 'inactive', isPrivate: true });
  expect(draftOf(privateCourse).status).toBe('private');
  expect(duplicateOf(privateCourse, '').status).toBe('inactive');
});

test('an empty slug is replaced by the free one on saving', () => {
  const draft = { ...draftOf(aCourse()), slug: ' ' };
  expect(fieldsOf(draft, '2', '/lesenar-zilina-2').slug).toBe('/lesenar-zilina-2');
});

test('an empty form gets all errors at once, in the order of the specification', () => {
  const read = courseSchema.safeParse({ ...fieldsOf(newDraft(), '1', ''), status: '' });
  expect(read.success ? [] : fieldErrors(read.error).map(({ message }) => message)).toEqual([
    'Názov kurzu je povinný.',
    'Mesto je povinné.',
    'Dátum od je povinný.',
    'Status je povinný.',
  ]);
});

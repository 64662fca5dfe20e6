import { expect, test } from 'vitest';
import { ATTACHMENT_CATALOGUE } from '#domain/attachment.ts';
import type { Course } from '#domain/course.ts';
import { courseSchema } from '#domain/course-fields.ts';
import { fieldErrors } from '#domain/field-error.ts';
import { changedDraft, type Draft, draftOf, duplicateOf, fieldsOf, newDraft } from './draft.ts';

const NONE = new Set<string>();

function aCourse(fields: Partial<Course> = {}): Course {
  const { proposedSlug: _, ...draft } = newDraft();
  return {
    ...draft,
    id: '1',
    nameOfCourse: 'Lešenár',
    slug: '/lesenar-zilina',
    city: 'Žilina',
    date: '2026-04-14',
    dateTo: '2026-04-16',
    capacity: 12,
    status: 'active',
    ...fields,
  };
}

/** The draft after somebody typed these changes one after the other. */
function typed(
  changes: Partial<Draft>[],
  { from = newDraft(), taken = NONE }: { from?: Draft; taken?: Set<string> } = {},
) {
  return changes.reduce<Draft>((draft, change) => changedDraft(draft, change, taken), from);
}

test('the slug grows with the name and the city', () => {
  expect(typed([{ nameOfCourse: 'Kurz prvej pomoci' }]).slug).toBe('/kurz-prvej-pomoci');
  expect(typed([{ nameOfCourse: 'Kurz prvej pomoci' }, { city: 'Žilina' }]).slug).toBe('/kurz-prvej-pomoci-zilina');
});

test('a slug changed by hand stays', () => {
  const draft = typed([
    { nameOfCourse: 'Lešenár' },
    { slug: '/lesenar-jar' },
    { city: 'Žilina' },
    { nameOfCourse: 'Lešenári' },
  ]);
  expect(draft.slug).toBe('/lesenar-jar');
});

test('a slug that was wiped out is proposed again with the next change of name or city', () => {
  const wiped = typed([{ nameOfCourse: 'Lešenár' }, { slug: '' }]);
  expect(wiped.slug).toBe('');
  expect(typed([{ place: 'Hlavná 1' }], { from: wiped }).slug).toBe('');
  expect(typed([{ city: 'Žilina' }], { from: wiped }).slug).toBe('/lesenar-zilina');
});

test('a slug put back to the proposed one follows again', () => {
  const back = typed([{ nameOfCourse: 'Lešenár' }, { slug: '/iny' }, { slug: '/lesenar' }, { city: 'Žilina' }]);
  expect(back.slug).toBe('/lesenar-zilina');
});

test('emptying the name empties the proposed slug', () => {
  expect(typed([{ city: 'Žilina' }, { nameOfCourse: 'A' }, { nameOfCourse: '' }]).slug).toBe('');
});

test('a taken slug gets a number', () => {
  const taken = new Set(['/lesenar-zilina', '/lesenar-zilina-2']);
  const draft = typed([{ nameOfCourse: 'Lešenár' }, { city: 'Žilina' }], { taken });
  expect(draft.slug).toBe('/lesenar-zilina-3');
  expect(typed([{ city: 'Bratislava' }], { from: draft, taken }).slug).toBe('/lesenar-bratislava');
});

test('a saved course keeps a slug of its own and follows with a proposed one', () => {
  const own = draftOf(aCourse({ slug: '/lesenar-jesen' }), NONE);
  expect(typed([{ city: 'Bratislava' }], { from: own }).slug).toBe('/lesenar-jesen');
  const proposed = draftOf(aCourse(), NONE);
  expect(typed([{ city: 'Bratislava' }], { from: proposed }).slug).toBe('/lesenar-bratislava');
});

test('a duplicate is hidden, undated and has a free slug', () => {
  const copy = duplicateOf(aCourse({ price: '189 €' }), new Set(['/lesenar-zilina']));
  expect(copy).toMatchObject({ date: '', dateTo: '', status: 'inactive', slug: '/lesenar-zilina-2', price: '189 €' });
});

test('a new course is hidden until somebody shows it', () => {
  expect(newDraft().status).toBe('inactive');
});

test('a course goes through the form unchanged', () => {
  const course = aCourse({ price: '189 €', attachments: [...ATTACHMENT_CATALOGUE] });
  expect(courseSchema.parse(fieldsOf(draftOf(course, NONE), course.id, NONE))).toEqual(course);
});

test('an empty slug is filled in on saving, past the taken ones', () => {
  const draft = { ...draftOf(aCourse(), NONE), slug: ' ' };
  expect(fieldsOf(draft, '2', new Set(['/lesenar-zilina'])).slug).toBe('/lesenar-zilina-2');
});

test('an empty form is told all that is missing at once', () => {
  const read = courseSchema.safeParse({ ...fieldsOf(newDraft(), '1', NONE), status: '' });
  expect(read.success ? [] : fieldErrors(read.error).map(({ message }) => message)).toEqual([
    'Názov kurzu je povinný.',
    'Dátum od je povinný.',
    'Mesto je povinné.',
    'Status je povinný.',
  ]);
});

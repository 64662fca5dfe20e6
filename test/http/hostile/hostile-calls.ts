import fc from 'fast-check';
import { aCourse } from '../../builders.ts';
import { aContact } from '../../contact-requests.ts';
import { aSignUp, pdf } from '../client.ts';
import { hostileId, hostileJson, hostileName } from './hostile-values.ts';
import type { StoredWorld } from './stored-world.ts';

/** A valid API call; its parameters are in the path. */
export interface Call {
  by: 'visitor' | 'staff';
  method: string;
  path: string;
  json?: Record<string, unknown>;
}

/** Every API call, by its address in the API description. */
export const EVERY_CALL: Record<string, (stored: StoredWorld) => Call> = {
  'get /getCourses': () => ({ by: 'visitor', method: 'GET', path: '/getCourses?page=1&pageSize=10' }),
  'post /createCourse': () => ({ by: 'staff', method: 'POST', path: '/createCourse', json: { ...aCourse() } }),
  'put /updateCourse/{id}': ({ course }) => ({
    by: 'staff',
    method: 'PUT',
    path: `/updateCourse/${course.id}`,
    json: { ...aCourse({ id: course.id, slug: course.slug }) },
  }),
  'delete /deleteCourse/{id}': ({ hidden }) => ({
    by: 'staff',
    method: 'DELETE',
    path: `/deleteCourse/${hidden.id}`,
    json: {},
  }),
  'post /api/sendCourse': ({ course }) => ({
    by: 'visitor',
    method: 'POST',
    path: '/api/sendCourse',
    json: { ...aSignUp({ courseId: course.id }), files: [pdf()] },
  }),
  'post /api/sendContact': () => ({
    by: 'visitor',
    method: 'POST',
    path: '/api/sendContact',
    json: { ...aContact() },
  }),
  'get /api/articles': () => ({ by: 'visitor', method: 'GET', path: '/api/articles?page=1&pageSize=10' }),
  'get /api/articles/{id}': ({ articleId }) => ({
    by: 'visitor',
    method: 'GET',
    path: `/api/articles/${articleId}`,
  }),
};

/** A value once in this many times, otherwise null. */
const seldom = <T>(arbitrary: fc.Arbitrary<T>, times: number): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

/** The edits of a call and the format of its body: mostly JSON, sometimes only similar to it. */
export const callEdits = fc.record({
  fields: fc.array(fc.tuple(fc.nat(9_999), hostileJson), { maxLength: 2 }),
  added: seldom(fc.tuple(hostileName, hostileJson), 5),
  without: seldom(fc.nat(9_999), 8),
  id: seldom(hostileId, 3),
  whole: seldom(fc.tuple(hostileJson), 12),
  written: fc.oneof(
    { weight: 12, arbitrary: fc.constant('json' as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'cut' as const,
        'bom' as const,
        'utf16' as const,
        'twice' as const,
        'deep' as const,
        'empty' as const,
        'bytes' as const,
      ),
    },
  ),
  type: fc.oneof(
    { weight: 12, arbitrary: fc.constant('application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'text/plain',
        '',
        'application/json; charset=utf-16',
        'multipart/form-data',
        'application/problem+json',
      ),
    },
  ),
});

type CallEdits = typeof callEdits extends fc.Arbitrary<infer Edits> ? Edits : never;

/** The call with its edits applied. */
export function editedCall(call: Call, { fields, added, without, id, whole, written, type }: CallEdits) {
  const path = id === null ? call.path : call.path.replace(/(?<=\w[=/])[^/=&?]+$/, () => id);
  if (call.json === undefined) return { ...call, path, body: undefined, type };
  const names = Object.keys(call.json);
  const json: Record<string, unknown> = { ...call.json };
  for (const [turn, value] of fields) json[names[turn % names.length] ?? 'a'] = value;
  if (without !== null) delete json[names[without % names.length] ?? ''];
  const entries = added ? [...Object.entries(json), added] : Object.entries(json);
  // from entries, so that __proto__ is an ordinary name
  const text = whole ? JSON.stringify(whole[0]) : JSON.stringify(Object.fromEntries(entries));
  return { ...call, path, body: WRITTEN[written](text ?? ''), type };
}

const WRITTEN = {
  json: (text: string) => Buffer.from(text),
  cut: (text: string) => Buffer.from(text.slice(0, -Math.ceil(text.length / 3))),
  bom: (text: string) => Buffer.from(`\ufeff${text}`),
  utf16: (text: string) => Buffer.from(text, 'utf16le'),
  twice: (text: string) => Buffer.from(text + text),
  deep: () => Buffer.from('['.repeat(50_000)),
  empty: () => Buffer.alloc(0),
  bytes: () => Buffer.from([0xff, 0xfe, 0x00, 0xed, 0xa0, 0x80]),
};

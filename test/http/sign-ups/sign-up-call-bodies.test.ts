import { beforeAll, describe, expect, test } from 'vitest';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import { aSignUp, json, offer, setUpClient, signUp } from '../client.ts';
import { expectProblem } from '../problem.ts';
import { findSignUp } from './stored-sign-ups.ts';

const client = await setUpClient();
let course: CourseWithSeats;

beforeAll(async () => {
  course = await offer(client, { capacity: 0 });
});

describe('the body of a sign-up call', () => {
  test.each([
    ['cut off', '{"firstName": "T'],
    ['empty', ''],
    ['of a form', 'firstName=Tom'],
  ])('%s is refused as no JSON', async (_what, body) => {
    await expectProblem(await client.request('/api/sendCourse', json(body)), 400);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'of type „%s“ is refused',
    async (type) => {
      const answer = await client.request(
        '/api/sendCourse',
        json(aSignUp({ courseId: course.id }), { 'Content-Type': type }),
      );
      await expectProblem(answer, 415);
    },
  );

  test('compressed is refused before it is read', async () => {
    const compressed = json(aSignUp({ courseId: course.id }), { 'Content-Encoding': 'gzip' });
    const { title } = await expectProblem(await client.request('/api/sendCourse', compressed), 415);
    expect(title).toContain('Skomprimované');
  });

  test('with __proto__ keys changes no other object', async () => {
    const body = `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":1,${JSON.stringify(
      aSignUp({ courseId: course.id }),
    ).slice(1)}`;
    expect((await client.request('/api/sendCourse', json(body))).status).toBe(201);
    expect({}).not.toHaveProperty('polluted');
  });

  test('nested extremely deep is refused without a server error; moderate nesting is ignored', async () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    const deep = nested(200_000);
    const sent = JSON.stringify(aSignUp({ courseId: course.id })).slice(1);
    expect((await client.request('/api/sendCourse', json(`{"files":${deep},${sent}`))).status).toBe(422);
    expect((await client.request('/api/sendCourse', json(`{"nieco":${deep},${sent}`))).status).toBe(422);
    expect((await client.request('/api/sendCourse', json(`{"nieco":${nested(20_000)},${sent}`))).status).toBe(201);
  });

  test('with additional fields sets only what a visitor may set', async () => {
    const { id } = await signUp(
      client,
      aSignUp({
        courseId: course.id,
        id: 'moje-id',
        seats: 99,
        status: 'cancelled',
        reviewedAt: '2020-01-01',
        applicant: 'x',
      }),
    );
    expect(id).not.toBe('moje-id');
    expect(await findSignUp(client, id)).toMatchObject({
      seats: 1,
      status: 'confirmed',
      reviewedAt: null,
      applicant: 'person',
    });
  });
});

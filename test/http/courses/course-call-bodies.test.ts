import { beforeEach, describe, expect, test } from 'vitest';
import { aCourse } from '../../builders.ts';
import { databaseOf } from '../../database-of.ts';
import { json, setUpClient } from '../client.ts';
import { expectProblem } from '../problem.ts';

const client = await setUpClient();

beforeEach(async () => {
  await databaseOf(client.app).deleteFrom('course').execute();
});

describe('the body of a course call', () => {
  test.each([
    ['cut off', '{"nameOfCourse": "Kurz'],
    ['empty', ''],
    ['of words', 'nie som json'],
    ['with a comment', '{} // nic'],
  ])('%s is refused as no JSON', async (_what, body) => {
    await expectProblem(await client.request('/createCourse', json(body, client.staff)), 400);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/json', ''])(
    'of type „%s“ is refused',
    async (type) => {
      const answer = await client.request('/createCourse', {
        method: 'POST',
        headers: { ...client.staff, 'Content-Type': type },
        body: JSON.stringify(aCourse()),
      });
      await expectProblem(answer, 415);
    },
  );

  test.each(['application/json; charset=utf-8', 'Application/JSON', 'application/json;charset=UTF-8'])(
    'of type „%s“ is accepted',
    async (type) => {
      const answer = await client.request(
        '/createCourse',
        json(aCourse(), { ...client.staff, 'Content-Type': type }),
      );
      expect(answer.status).toBe(201);
    },
  );

  test('is refused when it is too large, with and without a stated length', async () => {
    const body = JSON.stringify(aCourse({ courseInfo: 'x'.repeat(600_000) }));
    await expectProblem(await client.request('/createCourse', json(body, client.staff)), 413);
    const honest = { ...client.staff, 'Content-Length': String(body.length) };
    await expectProblem(await client.request('/createCourse', json(body, honest)), 413);
  });

  test('with __proto__ keys changes no other object', async () => {
    const course = JSON.stringify(aCourse());
    const body = `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},${course.slice(1)}`;
    const answer = await client.request('/createCourse', json(body, client.staff));
    expect(answer.status).toBe(201);
    expect(await answer.json()).not.toHaveProperty('polluted');
    expect({}).not.toHaveProperty('polluted');
  });

  test('nested extremely deep is refused without a server error', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const body = `{"attachments":${deep},${JSON.stringify(aCourse()).slice(1)}`.replace(',"attachments":[]', '');
    const answer = await client.request('/createCourse', json(body, client.staff));
    expect([400, 422]).toContain(answer.status);
  });
});

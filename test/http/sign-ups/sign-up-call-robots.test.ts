import { beforeAll, describe, expect, test } from 'vitest';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import { aSignUp, json, offer, openClient, setUpClient } from '../client.ts';
import { complaints, expectProblem } from '../problem.ts';
import { countSignUps } from './stored-sign-ups.ts';

const client = await setUpClient();
let course: CourseWithSeats;

beforeAll(async () => {
  course = await offer(client, { capacity: 0 });
});

describe('a sign-up call', () => {
  test('with the hidden field filled in is refused', async () => {
    const before = await countSignUps(client);
    expect((await complaints(await send({ web: 'https://spam.example' }))).map(({ field }) => field)).toEqual([
      'web',
    ]);
    expect(await countSignUps(client)).toBe(before);
  });

  test.each([0, 2.99, -5, -0])(
    'sent after %d seconds is too fast and refused with a retry time',
    async (elapsedSeconds) => {
      const answer = await send({ elapsedSeconds });
      expect(answer.headers.get('Retry-After')).toBe('3');
      await expectProblem(answer, 429);
    },
  );

  test.each([3, 3_600, undefined])('sent after %d seconds is accepted', async (elapsedSeconds) => {
    expect((await send({ elapsedSeconds })).status).toBe(201);
  });
});

describe('a sender of too many sign-up calls', () => {
  test('is refused with the waiting time in Slovak, and accepted again afterwards', async () => {
    const busy = await openClient({ environment: { PUBLIC_FORM_LIMIT: '2' } });
    const { id: courseId } = await offer(busy);
    const again = (headers = {}) => busy.request('/api/sendCourse', json(aSignUp({ courseId }), headers));
    expect((await again()).status).toBe(201);
    // a refused request counts too
    expect((await busy.request('/api/sendCourse', json('{'))).status).toBe(400);
    const answer = await again({ 'X-Forwarded-For': '203.0.113.9', 'X-Real-IP': '203.0.113.9' });
    const seconds = Number(answer.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(600);
    const { title } = await expectProblem(answer, 429);
    expect(title).toBe('Poslali ste viac formulárov po sebe. Skúste to znova o 10 min.');
    busy.wait({ minutes: 10, seconds: 1 });
    expect((await again()).status).toBe(201);
    await busy.close();
  });

  test('is distinguished by the last address that our own proxy added', async () => {
    const busy = await openClient({ environment: { PUBLIC_FORM_LIMIT: '1', TRUST_PROXY: 'on' } });
    const { id: courseId } = await offer(busy);
    const from = async (addresses: string) =>
      (await busy.request('/api/sendCourse', json(aSignUp({ courseId }), { 'X-Forwarded-For': addresses }))).status;
    expect(await from('203.0.113.1')).toBe(201);
    expect(await from('203.0.113.1')).toBe(429);
    expect(await from('198.51.100.7, 203.0.113.1')).toBe(429);
    expect(await from('203.0.113.1, 203.0.113.2')).toBe(201);
    expect(await from('2001:db8:1:2::1')).toBe(201);
    expect(await from('[2001:db8:1:2:ffff::9]:4711')).toBe(429);
    expect(await from('hocico')).toBe(201);
    expect(await from('cosi ine')).toBe(429);
    await busy.close();
  });
});

function send(over: object = {}, headers = {}): Promise<Response> {
  return client.request('/api/sendCourse', json(aSignUp({ courseId: course.id, ...over }), headers));
}

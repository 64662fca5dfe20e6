import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import { newDatabase } from '../../databases.ts';
import { type ServerProcess, startServer } from '../../server-process.ts';
import { aSignUp, json } from '../client.ts';
import { isRefused, openKeepAliveConnection } from './keep-alive-connection.ts';

let one: ServerProcess;
let other: ServerProcess;

beforeAll(async () => {
  const DATABASE_URL = await newDatabase(inject('postgresUrl'));
  one = await startServer({ DATABASE_URL });
  other = await startServer({ DATABASE_URL });
}, 60_000);
afterAll(() => Promise.all([one.close(), other.close()]));

/** Uses a new connection, as the health check of a proxy does. */
const statusOf = async (url: string) => (await fetch(url, { headers: { Connection: 'close' } })).status;

describe('of two nodes on one Postgres', () => {
  test('each shows the changes of the other at once on its cached pages', async () => {
    const courses: CourseWithSeats[] = await fetch(`${one.url}/getCourses`).then((answer) => answer.json());
    const today = Temporal.Now.plainDateISO('Europe/Bratislava').toString();
    const { id, slug } = courses.find(
      ({ date, capacity, seatsTaken }) => date > today && capacity - seatsTaken > 1,
    ) as CourseWithSeats;
    const stateOn = ({ url }: ServerProcess) =>
      fetch(`${url}/kurzy-a-skolenia${slug}`).then(({ headers }) => headers.get('ETag'));
    for (const [writer, reader, email] of [
      [one, other, 'jeden@example.sk'],
      [other, one, 'druhy@example.sk'],
    ] as const) {
      const before = await stateOn(reader);
      expect(await stateOn(reader)).toBe(before);
      const answer = await fetch(`${writer.url}/api/sendCourse`, json(aSignUp({ courseId: id, email })));
      expect(answer.status).toBe(201);
      await expect.poll(() => stateOn(reader)).not.toBe(before);
    }
  });

  test('a stopping one still serves and reports it, then refuses connections and ends within ten seconds', async () => {
    const { sendRequest, close } = openKeepAliveConnection(one.url);
    expect([await statusOf(`${one.url}/readyz`), await sendRequest('/')]).toEqual([
      200,
      { status: 200, connection: 'keep-alive' },
    ]);
    const begun = performance.now();
    const ended = one.stop();
    await expect.poll(() => statusOf(`${one.url}/readyz?only=leaving`)).toBe(503);
    for (const path of ['/', '/healthz', '/getCourses']) expect(await statusOf(one.url + path)).toBe(200);
    // a proxy without health checks keeps using its open connections
    expect(await sendRequest('/getCourses')).toEqual({ status: 200, connection: 'keep-alive' });
    await expect.poll(() => isRefused(one.url)).toBe(true);
    expect(await sendRequest('/getCourses')).toEqual({ status: 200, connection: 'close' });
    expect(await ended).toBe(0);
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(await statusOf(`${other.url}/readyz`)).toBe(200);
    close();
  });
});

import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { aSignUp, PDF } from '../client.ts';
import {
  type Answer,
  COURSE_PAGE,
  closeServer,
  JSON_TYPE,
  type Listening,
  MULTIPART,
  openServer,
  part,
  post,
  URLENCODED,
} from './listening-server.ts';

/**
 * Five times the promised limit: sender and receiver share a thread here, and a machine with parallel tests runs at
 * half its speed. The bodies below used to take up to six seconds.
 */
const HOLD_MILLISECONDS_MAX = 500;

/** More on a machine short of memory, where reading such a body alone takes as long. */
let holdMillisecondsMax: number;
let listening: Listening;
beforeAll(async () => {
  const readings = Array.from({ length: 3 }, timeReading);
  holdMillisecondsMax = Math.max(HOLD_MILLISECONDS_MAX, 2 * Math.max(...readings));
  listening = await openServer();
});
afterAll(() => closeServer(listening));

const call = (body: string) => `{"nieco":${body},${JSON.stringify(aSignUp({ courseId: 'prva-pomoc' })).slice(1)}`;
const marks = `a${'\u0301\u0316'.repeat(4_999)}`;

describe.each<[string, string, Record<string, string>, () => string, number]>([
  ['a form of very many small parts', COURSE_PAGE, MULTIPART, () => `${part('a', '1').repeat(300_000)}--x--`, 413],
  [
    'a form of very many empty parts',
    COURSE_PAGE,
    MULTIPART,
    () => `${'--x\r\n\r\n\r\n'.repeat(1_500_000)}--x--`,
    413,
  ],
  ['a form of very many files', COURSE_PAGE, MULTIPART, () => `${part('files', '', 'a').repeat(200_000)}--x--`, 413],
  ['a form of very many fields', '/kontakt', URLENCODED, () => 'a&'.repeat(499_000), 413],
  [
    'a form of one very long text',
    COURSE_PAGE,
    MULTIPART,
    () => `${part('message', 'a'.repeat(20_000_000))}--x--`,
    413,
  ],
  ['deeply nested JSON', '/api/sendCourse', JSON_TYPE, () => call('['.repeat(13_000_000)), 422],
  ['JSON of very many items', '/api/sendCourse', JSON_TYPE, () => call(`[${'{},'.repeat(9_000_000)}0]`), 422],
  ['JSON of nothing but escapes', '/api/sendCourse', JSON_TYPE, () => call(`"${'\\u0041'.repeat(4_500_000)}"`), 422],
  ['a message of accents', '/api/sendCourse', JSON_TYPE, () => JSON.stringify(aSignUp({ message: marks })), 422],
  [
    'a file name of slashes',
    '/api/sendCourse',
    JSON_TYPE,
    () => JSON.stringify(aSignUp({ files: [{ name: '/'.repeat(20_000_000), content: '' }] })),
    422,
  ],
  [
    'a sign-in with a password of accents',
    '/signIn',
    URLENCODED,
    () => String(new URLSearchParams({ email: 'a@b.sk', password: 'á\u0316'.repeat(60_000) })),
    401,
  ],
])('%s', (_what, path, headers, body, status) => {
  test('is refused without delaying other requests', async () => {
    const bytes = Buffer.from(body());
    let answer: Answer | undefined;
    const hold = await longestHold(async () => {
      answer = await post(listening, path, headers, bytes);
    });
    expect(answer?.status).toBe(status);
    expect(hold).toBeLessThan(holdMillisecondsMax);
  });
});

describe.each([
  ['SQLite', () => undefined],
  ['Postgres', () => inject('postgresUrl')],
])('files of 20 MB on %s', (_engine, postgresUrl) => {
  test('are stored by the API and by a form without delaying other requests', async () => {
    const large = await openServer(postgresUrl());
    onTestFinished(() => closeServer(large));
    const file = new Uint8Array(10_000_000);
    file.set(PDF);
    const files = ['a.pdf', 'b.pdf'].map((name) => ({ name, content: file.toBase64() }));
    const json = Buffer.from(JSON.stringify(aSignUp({ courseId: 'prva-pomoc', files })));
    // another person, because a repeated sign-up would require a confirmation
    const eva = { firstName: 'Eva', email: 'eva.ina@example.sk', phone: '+421 900 000 002' };
    const another = { applicant: 'person', ...aSignUp(eva), consent: 'on' };
    const texts = Object.entries(another).map(([name, text]) => part(name, text));
    const sent = files.map(({ name }) => part('files', Buffer.from(file).toString('latin1'), name));
    const form = Buffer.from(`${[...sent].join('')}--x--`, 'latin1');
    const whole = Buffer.concat([Buffer.from(texts.join('')), form]);
    const statuses: number[] = [];
    const hold = await longestHold(async () => {
      statuses.push((await post(large, '/api/sendCourse', JSON_TYPE, json)).status);
      statuses.push((await post(large, COURSE_PAGE, MULTIPART, whole)).status);
    });
    expect(statuses).toEqual([201, 303]);
    expect(hold).toBeLessThan(holdMillisecondsMax);
    const stored = await large.client.app.db.selectFrom('signUpFile').select(['name', 'sizeBytes']).execute();
    expect(stored.map(({ name, sizeBytes }) => [name, Number(sizeBytes)])).toEqual(
      ['a.pdf', 'b.pdf', 'a.pdf', 'b.pdf'].map((name) => [name, 10_000_000]),
    );
  });
});

/** The milliseconds of processor time that reading a body of 27 MB takes here. */
function timeReading(): number {
  const body = Buffer.from(JSON.stringify('a'.repeat(27_000_000)));
  const begun = process.threadCpuUsage();
  JSON.parse(body.toString());
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1_000;
}

/** The longest work without a pause, in milliseconds of processor time, so that other processes are not counted. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage(last);
    longest = Math.max(longest, (user + system) / 1_000);
    last = process.threadCpuUsage();
  };
  const beat = setInterval(look, 1);
  await work();
  look();
  clearInterval(beat);
  return longest;
}

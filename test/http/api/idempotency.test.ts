import { beforeAll, describe, expect, test } from 'vitest';
import { aContact, anotherContact } from '../../contact-requests.ts';
import { aSignUp, json, offer, setUpClient } from '../client.ts';
import { complaints } from '../problem.ts';

const client = await setUpClient();
let courseId: string;

beforeAll(async () => {
  ({ id: courseId } = await offer(client, { capacity: 0 }));
});

const call = (path: string, body: object, key: string) => {
  const init = json(body);
  return client.request(path, { ...init, headers: { ...init.headers, 'Idempotency-Key': key } });
};

describe.each([
  ['/api/sendCourse', () => aSignUp({ courseId }), () => aSignUp({ courseId, message: 'Iná správa.' })],
  ['/api/sendContact', () => aContact(), () => anotherContact()],
])('%s with a key', (path, body, another) => {
  const key = `"kľúč ${path}"`.replace(/[^"\x21-\x7e]/g, '-');

  test('is stored once for the same key, quoted or not; another body with that key is refused', async () => {
    const first = await call(path, body(), key);
    expect(first.status).toBe(201);
    const stored = await first.json();
    const again = await call(path, body(), key.replaceAll('"', ''));
    expect([again.status, await again.json()]).toEqual([201, stored]);
    const other = await call(path, another(), key);
    expect(other.status).toBe(422);
    expect((await other.json()).title).toBe('S týmto Idempotency-Key už prišla iná požiadavka. Zvoľte nový.');
    expect((await call(path, another(), `${path}-2`)).status).toBe(201);
  });

  test.each(['"', '""', 'a b', 'a'.repeat(256), 'ľ'])('refuses the key %j', async (wrong) => {
    const answer = await call(path, body(), Buffer.from(wrong).toString('latin1'));
    expect(answer.status).toBe(422);
    expect((await complaints(answer))[0]?.field).toBe('idempotency-key');
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, openClient } from './client.ts';

let client: Client;
beforeAll(async () => {
  client = await openClient({ environment: { BASE_URL: 'https://www.example.sk' } });
});
afterAll(() => client.close());

const ask = async (address: string) => (await client.web.request(new Request(address))).status;

test.each(['www.example.sk', 'example.sk', 'WWW.EXAMPLE.SK', 'localhost:3000', '127.0.0.1:3001', '[::1]:3000'])(
  'who asks by %s is answered',
  async (host) => {
    expect(await ask(`http://${host}/kontakt`)).toBe(200);
  },
);

test.each([
  'cudzi.example',
  'www.example.sk.cudzi.example',
  'xwww.example.sk',
  '10.0.0.7',
  'localhost.cudzi.example',
])('who asks by %s is told that this is not the place', async (host) => {
  for (const path of ['/', '/getCourses', '/favicon.svg', '/dashboard', '/nic']) {
    expect([path, await ask(`http://${host}${path}`)]).toEqual([path, 421]);
  }
});

test('a proxy may ask by the name it has for a node whether it is well', async () => {
  expect(await ask('http://node1:3000/readyz')).toBe(200);
  expect(await ask('http://node1:3000/healthz')).toBe(200);
});

test('without BASE_URL any name is ours', async () => {
  const anywhere = await openClient();
  const answer = await anywhere.web.request(new Request('http://cudzi.example/kontakt'));
  expect(answer.status).toBe(200);
  await anywhere.close();
});

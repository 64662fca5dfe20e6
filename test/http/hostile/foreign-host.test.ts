import { expect, test } from 'vitest';
import { openClient, setUpClient } from '../client.ts';

const client = await setUpClient({ environment: { BASE_URL: 'https://www.example.sk' } });
const sendRequest = async (address: string) => (await client.web.request(new Request(address))).status;

test.each(['www.example.sk', 'example.sk', 'WWW.EXAMPLE.SK', 'localhost:3000', '127.0.0.1:3001', '[::1]:3000'])(
  'a request for the host %s is answered',
  async (host) => {
    expect(await sendRequest(`http://${host}/kontakt`)).toBe(200);
  },
);

test.each([
  'cudzi.example',
  'www.example.sk.cudzi.example',
  'xwww.example.sk',
  '10.0.0.7',
  'localhost.cudzi.example',
])('a request for the host %s is refused as misdirected', async (host) => {
  for (const path of ['/', '/getCourses', '/favicon.svg', '/dashboard', '/nic']) {
    expect([path, await sendRequest(`http://${host}${path}`)]).toEqual([path, 421]);
  }
});

test('a health check is answered under any host name', async () => {
  expect(await sendRequest('http://node1:3000/readyz')).toBe(200);
  expect(await sendRequest('http://node1:3000/healthz')).toBe(200);
});

test('every host is accepted without BASE_URL', async () => {
  const anywhere = await openClient();
  const answer = await anywhere.web.request(new Request('http://cudzi.example/kontakt'));
  expect(answer.status).toBe(200);
  await anywhere.close();
});

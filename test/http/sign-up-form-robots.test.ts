import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, offer, openClient } from './client.ts';
import { readDocument } from './document.ts';
import { aForm, sendForm } from './sign-up-form.ts';
import { countSignUps } from './stored-sign-ups.ts';

let client: Client;

beforeAll(async () => {
  client = await openClient();
  await offer(client, { slug: '/prva-pomoc', capacity: 0 });
});

afterAll(() => client.close());

describe('a robot', () => {
  test('that fills in the hidden field is refused, and nothing is stored', async () => {
    const before = await countSignUps(client);
    expect((await sendForm(client, aForm({ web: 'https://spam.example' }))).status).toBe(422);
    expect(await countSignUps(client)).toBe(before);
  });

  const page = '/kurzy-a-skolenia/prva-pomoc';
  const sendAtOnce = (headers = {}, over = {}) =>
    client.request(page, { method: 'POST', headers, body: aForm(over) });

  test('that sends the form as soon as it has it is told when to come back, however old the page it was given', async () => {
    await client.request(page);
    client.wait({ hours: 1 });
    await client.request(page);
    const before = await countSignUps(client);
    const answer = await sendAtOnce({}, { openedAt: '2026-11-20T08:00:00.000Z' });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Retry-After')).toBe('3');
    const returned = await readDocument(answer);
    expect(returned.html).toContain('Formulár prišiel rýchlejšie, než sa dá vyplniť.');
    expect(returned.field('firstName')?.attributes.value).toBe('Tomáš');
    expect(await countSignUps(client)).toBe(before);
  });

  test('and a person who was quicker is let in three seconds after opening it: a refusal opens nothing', async () => {
    await client.request(page);
    client.wait({ seconds: 2 });
    expect((await sendAtOnce()).status).toBe(429);
    client.wait({ seconds: 1 });
    expect((await sendAtOnce()).status).toBe(303);
  });

  test.each([
    ['in another browser', { 'User-Agent': 'Prehliadac B' }, 303],
    ['in the same browser', { 'User-Agent': 'Prehliadac A' }, 429],
  ])('is not who sends a form just when somebody else opened the page: %s', async (_whose, headers, status) => {
    await client.request(page, { headers: { 'User-Agent': 'Prehliadac A' } });
    expect((await sendAtOnce(headers)).status).toBe(status);
  });

  test('gains nothing by having the page fetched ahead, nor by its other addresses', async () => {
    for (const [opened, headers] of [
      [page, { 'Sec-Purpose': 'prefetch;prerender' }],
      [`${page}?utm_source=list`, {}],
      [page, { Cookie: 'hocico=1' }],
    ] as const) {
      client.wait({ minutes: 1 });
      await client.request(opened, { headers });
      expect((await sendAtOnce()).status).toBe(429);
    }
  });

  test('is not who comes by another node, or after a restart', async () => {
    const fresh = await openClient();
    await offer(fresh, { slug: '/prva-pomoc' });
    expect((await fresh.request(page, { method: 'POST', body: aForm() })).status).toBe(303);
    await fresh.close();
  });

  test('hears first what is wrong in the form', async () => {
    await client.request(page);
    expect((await sendAtOnce({}, { email: 'tomas@' })).status).toBe(422);
  });
});

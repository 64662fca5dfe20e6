import { beforeAll, describe, expect, test } from 'vitest';
import { offer, openClient, setUpClient } from '../client.ts';
import { readDocument } from '../document.ts';
import { aForm, sendForm } from '../sign-up-form.ts';
import { countSignUps } from './stored-sign-ups.ts';

const client = await setUpClient();

beforeAll(async () => {
  await offer(client, { slug: '/prva-pomoc', capacity: 0 });
});

describe('a sign-up form', () => {
  test('with the hidden field filled in is refused and not stored', async () => {
    const before = await countSignUps(client);
    expect((await sendForm(client, aForm({ web: 'https://spam.example' }))).status).toBe(422);
    expect(await countSignUps(client)).toBe(before);
  });

  const page = '/kurzy-a-skolenia/prva-pomoc';
  const sendAtOnce = (headers = {}, over = {}) => client.send(page, aForm(over), headers);

  test('sent right after its page was opened is refused with a retry time despite a false opening time', async () => {
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

  test('sent too fast is accepted three seconds after its page was opened, despite the refusal', async () => {
    await client.request(page);
    client.wait({ seconds: 2 });
    expect((await sendAtOnce()).status).toBe(429);
    client.wait({ seconds: 1 });
    expect((await sendAtOnce()).status).toBe(303);
  });

  test.each([
    ['in another browser', { 'User-Agent': 'Prehliadac B' }, 303],
    ['in the same browser', { 'User-Agent': 'Prehliadac A' }, 429],
  ])(
    'sent right after another visitor opened the page is judged by its browser: %s',
    async (_browser, headers, status) => {
      await client.request(page, { headers: { 'User-Agent': 'Prehliadac A' } });
      expect((await sendAtOnce(headers)).status).toBe(status);
    },
  );

  test('is refused also after a prefetch or another address of its page', async () => {
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

  test('opened on another node or before a restart is accepted', async () => {
    const fresh = await openClient();
    await offer(fresh, { slug: '/prva-pomoc' });
    expect((await fresh.send(page, aForm())).status).toBe(303);
    await fresh.close();
  });

  test('with mistakes sent too fast is refused for the mistakes first', async () => {
    await client.request(page);
    expect((await sendAtOnce({}, { email: 'tomas@' })).status).toBe(422);
  });
});

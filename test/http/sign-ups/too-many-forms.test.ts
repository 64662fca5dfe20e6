import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, offer, openClient } from '../client.ts';
import { readDocument } from '../document.ts';
import { aForm } from '../sign-up-form.ts';

describe('a sender of too many forms', () => {
  const path = '/kurzy-a-skolenia/prva-pomoc';
  let busy: Client;

  beforeAll(async () => {
    busy = await openClient({ environment: { PUBLIC_FORM_LIMIT: '1' } });
    await offer(busy, { slug: '/prva-pomoc' });
    await busy.request('/api/sendCourse', { method: 'POST' });
  });

  afterAll(() => busy.close());

  test('is refused before a large body is read, with advice to go one step back in the browser', async () => {
    const sent = endless();
    const answer = await sendStream(sent.body, { 'Content-Length': '15000000' });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await answer.text()).toContain('Vráťte sa o\u00A0krok späť');
    expect(sent.bytes()).toBe(0);
  });

  test('is refused after a megabyte when the body does not state its length', async () => {
    const sent = endless();
    const answer = await sendStream(sent.body);
    expect(answer.status).toBe(429);
    expect(sent.bytes()).toBeLessThan(1_300_000);
  });

  test('gets a small form back with the submitted text', async () => {
    const answer = await busy.send(path, aForm());
    expect(answer.status).toBe(429);
    expect((await readDocument(answer)).field('email')?.attributes.value).toBe('tomas.cvicny@example.sk');
  });

  test('is counted only by sent forms, not by GET or OPTIONS requests', async () => {
    const calm = await openClient({ environment: { PUBLIC_FORM_LIMIT: '1' } });
    await offer(calm, { slug: '/prva-pomoc' });
    for (const call of ['/api/sendCourse', '/api/sendContact']) {
      expect((await calm.request(call)).status).toBe(405);
      expect((await calm.request(call, { method: 'OPTIONS' })).status).toBe(405);
    }
    expect((await calm.send(path, aForm())).status).toBe(303);
    await calm.close();
  });

  test('does not wait longer when the clock is set back by a day', async () => {
    const { client, sign } = await openForms();
    await sign();
    client.setClock({ hours: -24 });
    const refused = await sign();
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '600']);
    client.wait({ minutes: 10 });
    expect((await sign()).status).toBe(303);
    await client.close();
  });

  test('is not taken for a robot because the clock is set back by a day while a form is filled in', async () => {
    const { client, sign } = await openForms();
    await client.request(path);
    client.setClock({ hours: -24 });
    client.wait({ seconds: 10 });
    expect((await sign()).status).toBe(303);
    await client.close();
  });

  async function openForms() {
    const client = await openClient({ environment: { PUBLIC_FORM_LIMIT: '1' } });
    await offer(client, { slug: '/prva-pomoc' });
    return { client, sign: () => client.send(path, aForm()) };
  }

  function sendStream(body: ReadableStream, headers = {}): Promise<Response> {
    const type = { 'Content-Type': 'multipart/form-data; boundary=hranica' };
    return busy.request(path, {
      method: 'POST',
      headers: { ...type, ...headers },
      body,
      duplex: 'half',
    } as RequestInit);
  }

  /** An endless body that counts the bytes read from it. */
  function endless() {
    let bytes = 0;
    const pull = (controller: ReadableStreamDefaultController) => {
      bytes += 65_536;
      controller.enqueue(new Uint8Array(65_536));
    };
    return { body: new ReadableStream({ pull }, { highWaterMark: 0 }), bytes: () => bytes };
  }
});

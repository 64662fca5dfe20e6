import { beforeAll, describe, expect, test } from 'vitest';
import { offer, PDF, setUpClient } from '../client.ts';
import { aForm, refusedForm, sendForm } from '../sign-up-form.ts';
import { countSignUps } from './stored-sign-ups.ts';

const CONSENT = 'Musíte súhlasiť so spracovaním osobných údajov';

const client = await setUpClient();

beforeAll(async () => {
  await offer(client, { slug: '/prva-pomoc', capacity: 0 });
});

describe('a mistake in the sign-up form', () => {
  test('is shown at its field and associated with it', async () => {
    const page = await refusedForm(
      client,
      aForm({ firstName: '', email: 'nie je adresa', phone: 'zavolajte', message: ' ' }),
    );
    for (const [name, message] of [
      ['firstName', 'Napíšte meno.'],
      ['email', 'Zadajte e-mail v tvare meno@firma.sk'],
      ['phone', 'Zadajte telefón s predvoľbou, napríklad +421 900 000 000'],
      ['message', 'Napíšte krátku správu.'],
    ] as const) {
      const attributes = page.field(name)?.attributes;
      expect(attributes?.['aria-invalid']).toBe('true');
      const describing = (attributes?.['aria-describedby'] ?? '').split(' ').map((id) => page.byId(id));
      expect(describing).toContain(message);
    }
    expect(page.field('lastName')?.attributes).not.toHaveProperty('aria-invalid');
  });

  test('of a company is shown at its fields', async () => {
    const page = await refusedForm(client, aForm({ applicant: 'company', companyName: '', numberOfWorkers: '' }));
    expect(page.field('companyName')?.attributes['aria-invalid']).toBe('true');
    expect(page.field('numberOfWorkers')?.attributes['aria-invalid']).toBe('true');
    const checked = page
      .all('input')
      .filter(({ attributes }) => attributes.type === 'radio' && 'checked' in attributes);
    expect(checked.map(({ attributes }) => attributes.value)).toEqual(['company']);
  });

  test('keeps the submitted text and shows it as text', async () => {
    const submitted = {
      firstName: '"><script>alert(1)</script>',
      lastName: 'O’Cvičný & „syn“',
      message: 'Prvý riadok\n</textarea><b>druhý</b>',
      email: 'zle',
    };
    const page = await refusedForm(client, aForm(submitted));
    expect(page.field('firstName')?.attributes.value).toBe(submitted.firstName);
    expect(page.field('lastName')?.attributes.value).toBe(submitted.lastName);
    expect(page.field('email')?.attributes.value).toBe('zle');
    expect(page.field('message')?.text.trim().replace(/\r\n/g, '\n')).toBe(submitted.message);
    expect(page.field('consent')?.attributes).toHaveProperty('checked');
    expect(page.html).not.toContain('<script>alert(1)');
    expect(page.html).not.toContain('<b>druhý');
  });

  test('that consent is missing stores nothing', async () => {
    const before = await countSignUps(client);
    const body = aForm();
    body.delete('consent');
    const page = await refusedForm(client, body);
    const attributes = page.field('consent')?.attributes;
    expect(attributes?.['aria-invalid']).toBe('true');
    expect(page.byId(attributes?.['aria-describedby'] ?? '')).toBe(CONSENT);
    expect(await countSignUps(client)).toBe(before);
  });

  test('that a file is not of its stated type stores nothing', async () => {
    const before = await countSignUps(client);
    const body = aForm();
    body.append('files', new File(['<html>'], 'zmluva.pdf', { type: 'application/pdf' }));
    const page = await refusedForm(client, body);
    const attributes = page.field('files')?.attributes;
    expect(attributes?.['aria-invalid']).toBe('true');
    const describing = (attributes?.['aria-describedby'] ?? '').split(' ').map((id) => page.byId(id));
    expect(describing.join()).toContain('Súbor zmluva.pdf nie je to, čo hovorí jeho prípona.');
    expect(await countSignUps(client)).toBe(before);
  });

  test('asks for the files again, which the page cannot keep', async () => {
    const body = aForm({ email: 'zle' });
    body.append('files', new File([PDF], 'zmluva.pdf'));
    const message = 'Prílohy vyberte znova, v neprijatom formulári nezostali.';
    expect((await refusedForm(client, body)).byId('files-error')).toBe(message);
    body.set('files', new File([], ''));
    expect((await refusedForm(client, body)).text).not.toContain(message);
  });

  test('that a file is sent for a text field is refused', async () => {
    const body = aForm();
    body.delete('firstName');
    body.append('firstName', new File([PDF], 'meno.pdf'));
    expect((await sendForm(client, body)).status).toBe(422);
  });

  test.each([
    ['a body that is no form', 'application/json', '{}'],
    ['a multipart body without its boundary', 'multipart/form-data', 'x'],
    ['a multipart body that breaks off', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-d'],
    ['no body', '', ''],
  ])('of %s is answered as the sender’s fault', async (_what, type, body) => {
    const answer = await client.request('/kurzy-a-skolenia/prva-pomoc', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: new TextEncoder().encode(body),
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  test('of more than 20 MB is refused', async () => {
    const body = aForm();
    for (const name of ['1.pdf', '2.pdf', '3.pdf'])
      body.append('files', new File([PDF, new Uint8Array(7_100_000)], name));
    expect((await sendForm(client, body)).status).toBe(413);
  });
});

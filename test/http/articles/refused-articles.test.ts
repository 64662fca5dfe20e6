import { describe, expect, test } from 'vitest';
import { setUpClient } from '../client.ts';
import { readDocument } from '../document.ts';
import { type Fields, isPublic, PNG, send, write, written } from './article-editor.ts';

const client = await setUpClient();
describe('the article editor refuses', () => {
  test.each([
    ['a title that is missing', '', { title: '' }, 'title', 'Článok potrebuje názov.'],
    ['an address with spaces', '', { slug: 'moja adresa' }, 'slug', 'spojovníky'],
    ['a picture without words', '', { alt: '' }, 'alt', 'Opíšte, čo je na obrázku'],
    ['a picture of another site', '', { image: 'https://inde.example/a.png' }, 'image', 'nahrajte v editore'],
    ['publishing without a text', '/zverejnenie', { content: '' }, 'content', 'nemá text'],
    ['publishing without a picture', '/zverejnenie', { image: '' }, 'image', 'pridajte obrázok'],
    ['a schedule without a day', '/naplanovanie', { date: '' }, 'date', 'Vyberte deň aj čas'],
    [
      'a day that does not exist',
      '/naplanovanie',
      { date: '2026-02-31', time: '07:00' },
      'date',
      'Taký deň v kalendári nie je.',
    ],
    ['a time that is over', '/naplanovanie', { date: '2026-11-20', time: '11:59' }, 'date', 'už uplynul'],
  ])(
    '%s with a message at its field, and keeps the submitted text',
    async (_what, verb, over: Fields, field, message) => {
      const answer = await send(client, `/dashboard/clanky/novy${verb}`, written({ title: 'Zostáva', ...over }));
      expect(answer.status).toBe(422);
      const page = await readDocument(answer);
      expect(page.html).toContain(message);
      expect(page.all('a').map(({ attributes }) => attributes.href)).toContain(
        `#${field === 'image' ? 'file' : field}`,
      );
      if (!('title' in over)) expect(page.field('title')?.attributes.value).toBe('Zostáva');
    },
  );

  test('a save that would empty a published article', async () => {
    const { id, fields } = await write(client, {}, '/zverejnenie');
    expect((await send(client, `/dashboard/clanky/${id}`, { ...fields, content: '' })).status).toBe(422);
    expect(await isPublic(client, fields.slug)).toBe(true);
  });

  test('an address that another article has', async () => {
    const { fields } = await write(client);
    const answer = await send(
      client,
      '/dashboard/clanky/novy',
      written({ slug: fields.slug as string, title: 'Druhý' }),
    );
    expect(answer.status).toBe(409);
    const page = await readDocument(answer);
    expect(page.html).toContain('Túto adresu už má iný článok');
    expect(page.field('title')?.attributes.value).toBe('Druhý');
  });

  test('a second save of the same version, shows both texts and overwrites nothing', async () => {
    const { id, fields } = await write(client, { content: 'Musíte raz ročne.' });
    await send(client, `/dashboard/clanky/${id}`, { ...fields, content: 'Musíte raz za 12 mesiacov.' });
    const second = await send(client, `/dashboard/clanky/${id}`, { ...fields, content: 'Musíte dvakrát ročne.' });
    expect(second.status).toBe(409);
    const page = await readDocument(second);
    expect(
      page
        .all('mark')
        .map(({ text }) => text)
        .join('|'),
    ).toContain('dvakrát');
    expect(page.html).toContain('12');
    expect(page.field('content')?.attributes.value).toBe('Musíte dvakrát ročne.');
    expect(page.field('version')?.attributes.value).toBe('2');
    // merged by hand: the editor shows the user's own text, with the saved one below it
    const merging = await readDocument(
      await send(client, `/dashboard/clanky/${id}/spojenie`, {
        ...fields,
        version: '2',
        content: 'Musíte dvakrát ročne.',
      }),
    );
    expect(merging.field('content')?.text.trim()).toBe('Musíte dvakrát ročne.');
    expect(merging.html).toContain('Musíte raz za 12 mesiacov.');
    expect(
      (await send(client, `/dashboard/clanky/${id}`, { ...fields, version: '2', content: 'Spojené.' })).status,
    ).toBe(303);
  });

  test.each([
    ['text named like a picture', new File(['<svg onload=alert(1)>'], 'a.png'), 'prípona'],
    ['a drawing', new File(['<svg/>'], 'a.svg'), 'JPG, PNG'],
    ['more than 10 MB', new File([PNG, new Uint8Array(10_000_000)], 'a.png'), '10 MB'],
    ['a truncated picture', new File([PNG.slice(0, 30)], 'a.png'), 'nedá otvoriť'],
  ])('as a picture: %s', async (_what, file, message) => {
    const called = await send(client, '/dashboard/obrazky', {}, file);
    expect(called.status).toBe(422);
    expect((await called.json()).message).toContain(message);
    const formed = await send(client, '/dashboard/clanky/novy', written({ title: 'Obrázok' }), file);
    expect(formed.status).toBe(422);
    expect((await readDocument(formed)).html).toContain(message);
  });

  test('a change of a deleted or unknown article', async () => {
    const { id, fields } = await write(client);
    await send(client, `/dashboard/clanky/${id}/kos`, {});
    for (const path of [`/dashboard/clanky/${id}`, '/dashboard/clanky/nikdy-nebol']) {
      expect((await client.request(path, { headers: client.staff })).status).toBe(404);
      expect((await send(client, path, fields)).status).toBe(404);
    }
    expect((await send(client, '/dashboard/clanky/nikdy-nebol/kos', {})).status).toBe(404);
    expect((await send(client, '/dashboard/clanky/nikdy-nebol/obnovenie', {})).status).toBe(404);
  });
});

describe.each([
  '/dashboard/clanky/novy',
  '/dashboard/clanky/novy/zverejnenie',
  '/dashboard/clanky/x/kos',
  '/dashboard/clanky/x/obnovenie',
  '/dashboard/obrazky',
  '/dashboard/nahlad',
])('%s', (path) => {
  test('refuses a visitor', async () => {
    const answer = await send(client, path, written(), undefined, {});
    expect(answer.status).toBe(307);
    expect(answer.headers.get('Location')).toContain('/signIn/pokracovanie?dalej=');
  });

  test('refuses a request from another site', async () => {
    const answer = await send(client, path, written(), undefined, {
      ...client.staff,
      Origin: 'https://cudzi.example',
    });
    expect(answer.status).toBe(403);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anArticle } from '../builders.ts';
import { type Client, openClient } from './client.ts';
import { readDocument } from './document.ts';

let client: Client;
beforeAll(async () => {
  client = await openClient();
});
afterAll(() => client.close());

type Fields = Record<string, string>;

/** Sends the editor's form as a browser without scripts does. */
function send(path: string, fields: Fields, file?: File, headers: Record<string, string> = client.staff) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (file) body.set('file', file);
  return client.request(path, { method: 'POST', headers, body });
}

const written = (over: Fields = {}): Fields => ({ ...anArticle(), version: '0', ...over });

/** Writes an article and answers its id and what the editor's form then holds. */
async function write(over: Fields = {}, verb = ''): Promise<{ id: string; fields: Fields }> {
  const fields = written(over);
  const answer = await send(`/dashboard/clanky/novy${verb}`, fields);
  if (answer.status !== 303) throw new Error(`Writing answered ${answer.status}`);
  const id = answer.headers.get('Location')?.split(/[/?]/)[3] as string;
  return { id, fields: { ...fields, version: '1' } };
}

const editor = async (id: string) =>
  readDocument(await client.request(`/dashboard/clanky/${id}`, { headers: client.staff }));
/** The notice on the page a save leads to. */
const told = async (answer: Response) => {
  const { html } = await readDocument(
    await client.request(answer.headers.get('Location') ?? '', { headers: client.staff }),
  );
  const notice = /<div class="desk-notice"[\s\S]*?<\/div><\/div>/.exec(html)?.[0] ?? '';
  return notice.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
};
const isPublic = async (slug = '') => (await client.request(`/blog/${slug}`)).status === 200;

const PNG = Uint8Array.fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
);

describe('a writer', () => {
  test('saves a draft with a title only, and finds it in the list', async () => {
    const { id } = await write({ title: 'Len názov', slug: '', description: '', content: '', image: '', alt: '' });
    const page = await editor(id);
    expect(page.field('slug')?.attributes.value).toBe('len-nazov');
    expect(page.headings[0]).toBe('Úprava článku Koncept');
    const list = await readDocument(await client.request('/dashboard/clanky?stav=draft', { headers: client.staff }));
    expect(list.html).toContain('Len názov');
    expect(await isPublic('len-nazov')).toBe(false);
  });

  test('finds the way back to the list as it was narrowed, also after a save', async () => {
    const { id, fields } = await write({ title: 'Návod na hľadanie', slug: 'navod-na-hladanie' });
    const narrowed = '/dashboard/clanky?stav=draft&hladat=navod';
    const open = async (path: string) => readDocument(await client.request(path, { headers: client.staff }));
    const edit = (await open(narrowed)).all('a').find(({ attributes }) => attributes.href?.includes(id));
    const form = (await open(edit?.attributes.href ?? '')).all('form').find(({ attributes }) => attributes.id);
    const saved = await send(form?.attributes.action ?? '', fields);
    expect(saved.status).toBe(303);
    const back = (await open(saved.headers.get('Location') ?? '')).all('a');
    expect(back.map(({ attributes }) => attributes.href)).toContain(narrowed);
  });

  test('publishes at once, changes the text, takes it off the web', async () => {
    const { id, fields } = await write({}, '/zverejnenie');
    expect(await isPublic(fields.slug)).toBe(true);
    const changed = await send(`/dashboard/clanky/${id}`, { ...fields, title: 'Nové znenie' });
    expect(changed.headers.get('Location')).toBe(`/dashboard/clanky/${id}?ulozene=saved&verzia=2`);
    expect((await readDocument(await client.request(`/blog/${fields.slug}`))).headings).toEqual(['Nové znenie']);
    const withdrawn = await send(`/dashboard/clanky/${id}/stiahnutie`, { ...fields, version: '2' });
    expect(withdrawn.status).toBe(303);
    expect(await isPublic(fields.slug)).toBe(false);
  });

  test('schedules for a day and a time in Bratislava', async () => {
    const { id, fields } = await write({ date: '2026-11-21', time: '07:30' }, '/naplanovanie');
    expect((await editor(id)).headings[0]).toBe('Úprava článku Naplánované');
    expect((await editor(id)).field('time')?.attributes.value).toBe('07:30');
    client.wait({ hours: 19, minutes: 29 });
    expect(await isPublic(fields.slug)).toBe(false);
    client.wait({ minutes: 1 });
    expect(await isPublic(fields.slug)).toBe(true);
    client.wait({ hours: -19, minutes: -30 });
  });

  test('postpones a scheduled article, by saving it and by the button for it, and hears exactly what was done', async () => {
    const { id, fields } = await write({ date: '21.11.2026', time: '07:30' }, '/naplanovanie');
    const saved = await send(`/dashboard/clanky/${id}`, { ...fields, date: '24.11.2026', time: '08:00' });
    expect(await told(saved)).toContain('Dátum zverejnenia je zmenený, zverejní sa 24.11.2026 o 8.00 h');
    const sooner = { ...fields, version: '2', date: '20.11.2026', time: '12:01' };
    expect(await told(await send(`/dashboard/clanky/${id}/naplanovanie`, sooner))).toContain('20.11.2026 o 12.01 h');
    const late = await send(`/dashboard/clanky/${id}`, { ...sooner, version: '3', time: '11:59' });
    expect(late.status).toBe(422);
    expect((await readDocument(late)).byId('date-error')).toContain('už uplynul');
    const kept = await told(await send(`/dashboard/clanky/${id}`, { ...sooner, version: '3', title: 'Iný názov' }));
    expect(kept).toContain('Článok je uložený, zverejní sa 20.11.2026 o 12.01 h');
  });

  test('gives a published article another day that is over; one to come takes it off the web by a button only', async () => {
    const { id, fields } = await write({}, '/zverejnenie');
    const past = { ...fields, date: '1. 3. 2026', time: '07:00' };
    expect(await told(await send(`/dashboard/clanky/${id}`, past))).toContain('zmenený na 01.03.2026 o 7.00 h');
    expect((await (await client.request(`/api/articles/${id}`)).json()).date).toBe('2026-03-01T06:00:00.000Z');
    const toCome = { ...past, version: '2', date: '24.11.2026' };
    const refused = await send(`/dashboard/clanky/${id}`, toCome);
    expect(refused.status).toBe(422);
    expect((await readDocument(refused)).byId('date-error')).toContain('Naplánovať znova');
    expect(await isPublic(fields.slug)).toBe(true);
    const scheduled = await told(await send(`/dashboard/clanky/${id}/naplanovanie`, toCome));
    expect(scheduled).toContain('zverejní sa 24.11.2026 o 7.00 h');
    expect(await isPublic(fields.slug)).toBe(false);
  });

  test('is told that a draft keeps no day', async () => {
    const saved = await send('/dashboard/clanky/novy', written({ date: '24.11.2026', time: '08:00' }));
    expect(await told(saved)).toContain('Dátum a čas sa ku konceptu neukladajú.');
  });

  test('hears of nothing that was not done, whatever the address claims', async () => {
    const { id } = await write();
    for (const query of ['ulozene=saved', 'ulozene=published&verzia=2', 'ulozene=toString&verzia=1', 'ulozene']) {
      const page = await readDocument(
        await client.request(`/dashboard/clanky/${id}?${query}`, { headers: client.staff }),
      );
      expect(page.html).not.toContain('Článok je');
    }
    const claimed = await client.request(`/dashboard/clanky/${id}?ulozene=published&verzia=1`, {
      headers: client.staff,
    });
    expect(await claimed.text()).not.toContain('Článok je zverejnený');
  });

  test('keeps the day of publishing when the published text is saved again', async () => {
    const { id, fields } = await write({}, '/zverejnenie');
    const before = await (await client.request(`/api/articles/${id}`)).json();
    client.wait({ minutes: 5 });
    await send(`/dashboard/clanky/${id}/zverejnenie`, fields);
    expect((await (await client.request(`/api/articles/${id}`)).json()).date).toBe(before.date);
    client.wait({ minutes: -5 });
  });

  test('moves an article and leaves a way from its old address', async () => {
    const { id, fields } = await write({}, '/zverejnenie');
    await send(`/dashboard/clanky/${id}`, { ...fields, slug: `${fields.slug}-nova` });
    const old = await client.request(`/blog/${fields.slug}`);
    expect([old.status, old.headers.get('Location')]).toEqual([301, `/blog/${fields.slug}-nova`]);
  });

  test('puts an article into the trash and takes it back', async () => {
    const { id, fields } = await write({ title: 'Omyl' }, '/zverejnenie');
    const trashed = await send(`/dashboard/clanky/${id}/kos`, {});
    expect(trashed.headers.get('Location')).toBe(`/dashboard/clanky?v-kosi=${id}`);
    expect(await isPublic(fields.slug)).toBe(false);
    const list = await readDocument(
      await client.request(`/dashboard/clanky?v-kosi=${id}`, { headers: client.staff }),
    );
    expect(list.html).toContain(`/dashboard/clanky/${id}/obnovenie`);
    expect((await send(`/dashboard/clanky/${id}/obnovenie`, {})).status).toBe(303);
    expect(await isPublic(fields.slug)).toBe(true);
  });

  test('sends a picture along without scripts, and by the call with them', async () => {
    const file = new File([PNG], 'bod.png', { type: 'image/png' });
    const { id } = await write({ image: '', alt: 'Bod' });
    const saved = await send(
      `/dashboard/clanky/${id}`,
      { ...written({ image: '', alt: 'Bod' }), version: '1' },
      file,
    );
    expect(saved.status).toBe(303);
    expect((await editor(id)).field('image')?.attributes.value).toMatch(/^\/obrazky\/[0-9a-f]{16}-1x1\/1\.webp$/);
    const called = await send('/dashboard/obrazky', {}, file);
    expect(called.status).toBe(201);
    const { image } = await called.json();
    const shown = await client.request(image);
    expect(shown.headers.get('Content-Type')).toBe('image/webp');
    expect(shown.headers.get('Cache-Control')).toContain('immutable');
  });

  test('sees the text as visitors will', async () => {
    const answer = await client.request('/dashboard/nahlad', {
      method: 'POST',
      headers: client.staff,
      body: '## Nadpis\n\n<script>alert(1)</script> [x](javascript:alert(1))',
    });
    const html = await answer.text();
    expect(html).toContain('<h2>Nadpis</h2>');
    expect(html).not.toMatch(/<script|href="javascript/);
  });
});

describe('what is refused', () => {
  test.each([
    ['a title that is missing', '', { title: '' }, 'title', 'Článok potrebuje názov.'],
    ['an address with spaces', '', { slug: 'moja adresa' }, 'slug', 'spojovníky'],
    ['a picture without words', '', { alt: '' }, 'alt', 'Opíšte, čo je na obrázku'],
    ['somebody else’s picture', '', { image: 'https://inde.example/a.png' }, 'image', 'nahrajte v editore'],
    ['publishing without a text', '/zverejnenie', { content: '' }, 'content', 'nemá text'],
    ['publishing without a picture', '/zverejnenie', { image: '' }, 'image', 'pridajte obrázok'],
    ['a schedule without a day', '/naplanovanie', { date: '' }, 'date', 'Vyberte deň aj čas'],
    ['a day there is not', '/naplanovanie', { date: '2026-02-31', time: '07:00' }, 'date', 'Vyberte deň aj čas'],
    ['a time that is over', '/naplanovanie', { date: '2026-11-20', time: '11:59' }, 'date', 'už uplynul'],
  ])('%s is told at its field, and nothing typed is lost', async (_what, verb, over: Fields, field, message) => {
    const answer = await send(`/dashboard/clanky/novy${verb}`, written({ title: 'Zostáva', ...over }));
    expect(answer.status).toBe(422);
    const page = await readDocument(answer);
    expect(page.html).toContain(message);
    expect(page.all('a').map(({ attributes }) => attributes.href)).toContain(
      `#${field === 'image' ? 'file' : field}`,
    );
    if (!('title' in over)) expect(page.field('title')?.attributes.value).toBe('Zostáva');
  });

  test('a published article is not emptied by a save', async () => {
    const { id, fields } = await write({}, '/zverejnenie');
    expect((await send(`/dashboard/clanky/${id}`, { ...fields, content: '' })).status).toBe(422);
    expect(await isPublic(fields.slug)).toBe(true);
  });

  test('an address that another article has', async () => {
    const { fields } = await write();
    const answer = await send('/dashboard/clanky/novy', written({ slug: fields.slug as string, title: 'Druhý' }));
    expect(answer.status).toBe(409);
    const page = await readDocument(answer);
    expect(page.html).toContain('Túto adresu už má iný článok');
    expect(page.field('title')?.attributes.value).toBe('Druhý');
  });

  test('a second save over the same version: both texts come back, nothing is overwritten', async () => {
    const { id, fields } = await write({ content: 'Musíte raz ročne.' });
    await send(`/dashboard/clanky/${id}`, { ...fields, content: 'Musíte raz za 12 mesiacov.' });
    const second = await send(`/dashboard/clanky/${id}`, { ...fields, content: 'Musíte dvakrát ročne.' });
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
    // by hand: back in the editor with one's own text, theirs below it
    const merging = await readDocument(
      await send(`/dashboard/clanky/${id}/spojenie`, { ...fields, version: '2', content: 'Musíte dvakrát ročne.' }),
    );
    expect(merging.field('content')?.text.trim()).toBe('Musíte dvakrát ročne.');
    expect(merging.html).toContain('Musíte raz za 12 mesiacov.');
    expect((await send(`/dashboard/clanky/${id}`, { ...fields, version: '2', content: 'Spojené.' })).status).toBe(
      303,
    );
  });

  test.each([
    ['text that calls itself a picture', new File(['<svg onload=alert(1)>'], 'a.png'), 'prípona'],
    ['a drawing', new File(['<svg/>'], 'a.svg'), 'JPG, PNG'],
    ['more than 10 MB', new File([PNG, new Uint8Array(10_000_000)], 'a.png'), '10 MB'],
    ['a beginning without an end', new File([PNG.slice(0, 30)], 'a.png'), 'nedá otvoriť'],
  ])('a picture: %s', async (_what, file, message) => {
    const called = await send('/dashboard/obrazky', {}, file);
    expect(called.status).toBe(422);
    expect((await called.json()).message).toContain(message);
    const formed = await send('/dashboard/clanky/novy', written({ title: 'Obrázok' }), file);
    expect(formed.status).toBe(422);
    expect((await readDocument(formed)).html).toContain(message);
  });

  test('an article that is in the trash or never was', async () => {
    const { id, fields } = await write();
    await send(`/dashboard/clanky/${id}/kos`, {});
    for (const path of [`/dashboard/clanky/${id}`, '/dashboard/clanky/nikdy-nebol']) {
      expect((await client.request(path, { headers: client.staff })).status).toBe(404);
      expect((await send(path, fields)).status).toBe(404);
    }
    expect((await send('/dashboard/clanky/nikdy-nebol/kos', {})).status).toBe(404);
    expect((await send('/dashboard/clanky/nikdy-nebol/obnovenie', {})).status).toBe(404);
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
  test('takes nothing from a visitor', async () => {
    const answer = await send(path, written(), undefined, {});
    expect(answer.status).toBe(307);
    expect(answer.headers.get('Location')).toContain('/signIn/pokracovanie?dalej=');
  });

  test('takes nothing from a foreign page', async () => {
    const answer = await send(path, written(), undefined, { ...client.staff, Origin: 'https://cudzi.example' });
    expect(answer.status).toBe(403);
  });
});

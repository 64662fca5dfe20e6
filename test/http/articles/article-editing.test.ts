import { describe, expect, test } from 'vitest';
import { setUpClient } from '../client.ts';
import { readDocument } from '../document.ts';
import { isPublic, PNG, send, write, written } from './article-editor.ts';

const client = await setUpClient();
const editor = (id: string) => client.read(`/dashboard/clanky/${id}`, client.staff);
/** The notice on the page after a save. */
const noticeOf = async (answer: Response) => {
  const { html } = await readDocument(
    await client.request(answer.headers.get('Location') ?? '', { headers: client.staff }),
  );
  const notice = /<div class="desk-notice"[\s\S]*?<\/div><\/div>/.exec(html)?.[0] ?? '';
  return notice.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
};

describe('an article editor', () => {
  test('saves a draft with only a title and sees it in the list', async () => {
    const { id } = await write(client, {
      title: 'Len názov',
      slug: '',
      description: '',
      content: '',
      image: '',
      alt: '',
    });
    const page = await editor(id);
    expect(page.field('slug')?.attributes.value).toBe('len-nazov');
    expect(page.headings[0]).toBe('Úprava článku Koncept');
    const list = await client.read('/dashboard/clanky?stav=draft', client.staff);
    expect(list.html).toContain('Len názov');
    expect(await isPublic(client, 'len-nazov')).toBe(false);
  });

  test('can return to the filtered list, also after saving', async () => {
    const { id, fields } = await write(client, { title: 'Návod na hľadanie', slug: 'navod-na-hladanie' });
    const narrowed = '/dashboard/clanky?stav=draft&hladat=navod';
    const open = (path: string) => client.read(path, client.staff);
    const edit = (await open(narrowed)).all('a').find(({ attributes }) => attributes.href?.includes(id));
    const form = (await open(edit?.attributes.href ?? '')).all('form').find(({ attributes }) => attributes.id);
    const saved = await send(client, form?.attributes.action ?? '', fields);
    expect(saved.status).toBe(303);
    const back = (await open(saved.headers.get('Location') ?? '')).all('a');
    expect(back.map(({ attributes }) => attributes.href)).toContain(narrowed);
  });

  test('publishes an article, changes its text and unpublishes it', async () => {
    const { id, fields } = await write(client, {}, '/zverejnenie');
    expect(await isPublic(client, fields.slug)).toBe(true);
    const changed = await send(client, `/dashboard/clanky/${id}`, { ...fields, title: 'Nové znenie' });
    expect(changed.headers.get('Location')).toBe(`/dashboard/clanky/${id}?ulozene=saved&verzia=2`);
    expect((await client.read(`/blog/${fields.slug}`)).headings).toEqual(['Nové znenie']);
    const withdrawn = await send(client, `/dashboard/clanky/${id}/stiahnutie`, { ...fields, version: '2' });
    expect(withdrawn.status).toBe(303);
    expect(await isPublic(client, fields.slug)).toBe(false);
  });

  test('schedules an article for a day and time in Bratislava', async () => {
    const { id, fields } = await write(client, { date: '2026-11-21', time: '07:30' }, '/naplanovanie');
    expect((await editor(id)).headings[0]).toBe('Úprava článku Naplánované');
    expect((await editor(id)).field('time')?.attributes.value).toBe('07:30');
    client.wait({ hours: 19, minutes: 29 });
    expect(await isPublic(client, fields.slug)).toBe(false);
    client.wait({ minutes: 1 });
    expect(await isPublic(client, fields.slug)).toBe(true);
    client.wait({ hours: -19, minutes: -30 });
  });

  test('postpones an article by saving or by the schedule button, with a notice of that change', async () => {
    const { id, fields } = await write(client, { date: '21.11.2026', time: '07:30' }, '/naplanovanie');
    const saved = await send(client, `/dashboard/clanky/${id}`, { ...fields, date: '24.11.2026', time: '08:00' });
    expect(await noticeOf(saved)).toContain('Dátum zverejnenia je zmenený, zverejní sa 24.11.2026 o 8.00 h');
    const sooner = { ...fields, version: '2', date: '20.11.2026', time: '12:01' };
    expect(await noticeOf(await send(client, `/dashboard/clanky/${id}/naplanovanie`, sooner))).toContain(
      'dnes 12.01',
    );
    const late = await send(client, `/dashboard/clanky/${id}`, { ...sooner, version: '3', time: '11:59' });
    expect(late.status).toBe(422);
    expect((await readDocument(late)).byId('date-error')).toContain('už uplynul');
    const notice = await noticeOf(
      await send(client, `/dashboard/clanky/${id}`, { ...sooner, version: '3', title: 'Iný názov' }),
    );
    expect(notice).toContain('Článok je uložený, zverejní sa dnes 12.01');
  });

  test('sets another past day of publication; a future one only by the schedule button', async () => {
    const { id, fields } = await write(client, {}, '/zverejnenie');
    const past = { ...fields, date: '1. 3. 2026', time: '07:00' };
    expect(await noticeOf(await send(client, `/dashboard/clanky/${id}`, past))).toContain(
      'zmenený na 01.03.2026 o 7.00 h',
    );
    expect((await (await client.request(`/api/articles/${id}`)).json()).date).toBe('2026-03-01T06:00:00.000Z');
    const inFuture = { ...past, version: '2', date: '24.11.2026' };
    const refused = await send(client, `/dashboard/clanky/${id}`, inFuture);
    expect(refused.status).toBe(422);
    expect((await readDocument(refused)).byId('date-error')).toContain('Naplánovať znova');
    expect(await isPublic(client, fields.slug)).toBe(true);
    const scheduled = await noticeOf(await send(client, `/dashboard/clanky/${id}/naplanovanie`, inFuture));
    expect(scheduled).toContain('zverejní sa 24.11.2026 o 7.00 h');
    expect(await isPublic(client, fields.slug)).toBe(false);
  });

  test('reads a notice that a draft stores no date', async () => {
    const saved = await send(client, '/dashboard/clanky/novy', written({ date: '24.11.2026', time: '08:00' }));
    expect(await noticeOf(saved)).toContain('Dátum a čas sa ku konceptu neukladajú.');
  });

  test('reads no notice of an action that did not happen, even if the address claims one', async () => {
    const { id } = await write(client);
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

  test('saves a published text without changing its publication day', async () => {
    const { id, fields } = await write(client, {}, '/zverejnenie');
    const before = await (await client.request(`/api/articles/${id}`)).json();
    client.wait({ minutes: 5 });
    await send(client, `/dashboard/clanky/${id}/zverejnenie`, fields);
    expect((await (await client.request(`/api/articles/${id}`)).json()).date).toBe(before.date);
    client.wait({ minutes: -5 });
  });

  test('changes the address of an article, and the old address redirects to it', async () => {
    const { id, fields } = await write(client, {}, '/zverejnenie');
    await send(client, `/dashboard/clanky/${id}`, { ...fields, slug: `${fields.slug}-nova` });
    const old = await client.request(`/blog/${fields.slug}`);
    expect([old.status, old.headers.get('Location')]).toEqual([301, `/blog/${fields.slug}-nova`]);
  });

  test('moves an article to the trash and restores it', async () => {
    const { id, fields } = await write(client, { title: 'Omyl' }, '/zverejnenie');
    const trashed = await send(client, `/dashboard/clanky/${id}/kos`, {});
    expect(trashed.headers.get('Location')).toBe(`/dashboard/clanky?v-kosi=${id}`);
    expect(await isPublic(client, fields.slug)).toBe(false);
    const list = await readDocument(
      await client.request(`/dashboard/clanky?v-kosi=${id}`, { headers: client.staff }),
    );
    expect(list.html).toContain(`/dashboard/clanky/${id}/obnovenie`);
    expect((await send(client, `/dashboard/clanky/${id}/obnovenie`, {})).status).toBe(303);
    expect(await isPublic(client, fields.slug)).toBe(true);
  });

  test('uploads a picture with the form without scripts, and by the API with them', async () => {
    const file = new File([PNG], 'bod.png', { type: 'image/png' });
    const { id } = await write(client, { image: '', alt: 'Bod' });
    const saved = await send(
      client,
      `/dashboard/clanky/${id}`,
      { ...written({ image: '', alt: 'Bod' }), version: '1' },
      file,
    );
    expect(saved.status).toBe(303);
    expect((await editor(id)).field('image')?.attributes.value).toMatch(/^\/obrazky\/[0-9a-f]{16}-1x1\/1\.webp$/);
    const called = await send(client, '/dashboard/obrazky', {}, file);
    expect(called.status).toBe(201);
    const { image } = await called.json();
    const shown = await client.request(image);
    expect(shown.headers.get('Content-Type')).toBe('image/webp');
    expect(shown.headers.get('Cache-Control')).toContain('immutable');
    expect(shown.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
  });

  test('previews the text as visitors will see it', async () => {
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

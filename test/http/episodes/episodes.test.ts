import { describe, expect, test } from 'vitest';
import { EPISODES_PER_PAGE } from '#domain/episodes/episode.ts';
import { createEpisode } from '#server/episodes/episodes.ts';
import { anEpisode, JANA } from '../../builders.ts';
import { listEpisodes } from '../../episodes.ts';
import { ORIGIN, openClient, setUpClient } from '../client.ts';
import { readDocument } from '../document.ts';

const client = await setUpClient({ environment: { BASE_URL: ORIGIN } });
const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = client.staff) =>
  client.send(path, fields, headers);

const WRITTEN = {
  number: '1',
  title: 'Rebrík bez drámy',
  day: '2026-11-20',
  durationMinutes: '3',
  text: 'Tri kontroly pred prvým stupienkom.',
  streamingUrl: 'https://podcast.example.sk/1',
  audioUrl: 'https://zvuk.example.sk/1.mp3?a=1&b=2',
  audioBytes: '2,5',
};

describe('the podcast', () => {
  test('shows a new episode at once although the page was cached', async () => {
    expect((await client.read('/podcast')).html).not.toContain('Rebrík');
    const added = await send('/dashboard/podcast/nova', WRITTEN);
    expect(added.status).toBe(303);
    expect((await client.pageAfter(added)).html).toContain('Hotovo: epizóda pridaná.');
    const page = await client.read('/podcast');
    expect(page.html).toContain('Rebrík bez drámy');
    expect(page.all('a').map(({ attributes }) => attributes.href)).toContain('https://podcast.example.sk/1');
    expect(page.scripts.some(({ attributes }) => attributes.src || attributes.type === 'module')).toBe(false);
    const list = await client.read('/dashboard/podcast', client.staff);
    expect(list.html).toContain('chýba odkaz na video');
  });

  test('shows the newest episodes and a link to the others', async () => {
    const many = await openClient();
    for (let number = 1; number <= EPISODES_PER_PAGE + 1; number += 1) {
      await many.app.change(JANA, (change) =>
        createEpisode(change, anEpisode({ number, title: `Epizóda č. ${number}` })),
      );
    }
    const page = await many.read('/podcast');
    expect(page.html.match(/Epizóda č\.\u00A0\d+</g)).toHaveLength(EPISODES_PER_PAGE);
    expect(page.all('a').find(({ text }) => text === 'Ďalej')?.attributes.href).toBe('/podcast?strana=2#epizody');
    expect((await many.read('/podcast?strana=2')).html).toContain('Epizóda č.\u00A01<');
    for (const beyond of ['3', '1e308']) {
      const answer = await many.request(`/podcast?strana=${beyond}`);
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/podcast?strana=2']);
    }
    const feed = await (await many.request('/podcast/rss.xml')).text();
    expect(feed.match(/<item>/g)).toHaveLength(EPISODES_PER_PAGE + 1);
    await many.close();
  });

  test('links to its feed once an episode has audio', async () => {
    const silent = await openClient();
    const links = async () => (await silent.request('/podcast')).text();
    await silent.app.change(JANA, (change) =>
      createEpisode(change, anEpisode({ number: 1, audioUrl: '', audioBytes: 0 })),
    );
    expect(await links()).not.toContain('/podcast/rss.xml');
    expect((await silent.request('/podcast/rss.xml')).status).toBe(200);
    await silent.app.change(JANA, (change) => createEpisode(change, anEpisode({ number: 2 })));
    const page = await silent.read('/podcast');
    for (const tag of ['a', 'link']) {
      expect(page.all(tag).map(({ attributes }) => attributes.href)).toContain('/podcast/rss.xml');
    }
    await silent.close();
  });

  test('of the demo content links to the invented audio and video platforms', async () => {
    const demo = await openClient({ environment: { DEMO_CONTENT: 'on' } });
    const page = await demo.read('/podcast');
    const links = page.all('a').map(({ attributes }) => attributes.href ?? '');
    expect(links.filter((link) => link.startsWith('https://podcast.example.sk/'))).toHaveLength(4);
    expect(links.filter((link) => link.startsWith('https://video.example.sk/'))).toHaveLength(4);
    await demo.close();
  });

  test('shows no future episode, also not in its feed', async () => {
    await client.app.change(JANA, (change) =>
      createEpisode(change, anEpisode({ number: 90, title: 'O týždeň', day: '2026-11-27' })),
    );
    for (const path of ['/podcast', '/podcast/rss.xml']) {
      expect(await (await client.request(path)).text()).not.toContain('O týždeň');
    }
    client.wait({ hours: 24 * 7 });
    for (const path of ['/podcast', '/podcast/rss.xml']) {
      expect(await (await client.request(path)).text()).toContain('O týždeň');
    }
    client.wait({ hours: -24 * 7 });
  });

  test('has a feed with everything podcast directories require', async () => {
    await client.app.change(JANA, (change) =>
      createEpisode(change, anEpisode({ number: 80, title: 'Bez zvuku', audioUrl: '', audioBytes: 0 })),
    );
    const answer = await client.request('/podcast/rss.xml');
    expect(answer.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
    const xml = await answer.text();
    expect(xml).toContain(`<atom:link href="${ORIGIN}/podcast/rss.xml" rel="self" type="application/rss+xml"/>`);
    expect(xml).toContain(`<itunes:image href="${ORIGIN}/zdielanie/podcast-obal.png"/>`);
    expect(xml).toMatch(/<itunes:category text="[^"]+"\/>/);
    expect(xml).toContain('<itunes:explicit>false</itunes:explicit>');
    expect(xml).toContain('<itunes:author>');
    expect(xml).toContain('<language>sk</language>');
    expect(xml).toContain(
      '<enclosure length="2500000" type="audio/mpeg" url="https://zvuk.example.sk/1.mp3?a=1&amp;b=2"/>',
    );
    expect(xml).toMatch(/<itunes:duration>[\d:]+<\/itunes:duration>/);
    expect(xml).toContain('<guid isPermaLink="false">');
    expect(xml).not.toContain('Bez zvuku');
    const artwork = await client.request('/zdielanie/podcast-obal.png');
    expect(artwork.headers.get('Content-Type')).toBe('image/png');
    // the first chunk of a PNG contains its width and height
    const head = new DataView((await artwork.arrayBuffer()).slice(16, 24));
    expect([head.getUint32(0), head.getUint32(4)]).toEqual([1_400, 1_400]);
  });

  test('has its episodes edited and deleted by staff', async () => {
    await send('/dashboard/podcast/nova', { ...WRITTEN, number: '70', title: 'Na zmazanie' });
    const { id = '', updatedAt = '' } = (await listEpisodes(client.app.db)).find(({ number }) => number === 70) ?? {};
    const changed = { ...WRITTEN, number: '70', title: 'Zmenená', updatedAt };
    expect((await send(`/dashboard/podcast/${id}`, changed)).status).toBe(303);
    const form = await client.read(`/dashboard/podcast/${id}`, client.staff);
    expect(form.field('audioBytes')?.attributes.value).toBe('2,5');
    const deleted = await send(`/dashboard/podcast/${id}/zmazanie`, {});
    expect((await client.pageAfter(deleted)).html).toContain('Hotovo: epizóda zmazaná.');
    expect(await (await client.request('/podcast')).text()).not.toContain('Zmenená');
    expect((await send(`/dashboard/podcast/${id}`, changed)).status).toBe(404);
    expect((await send(`/dashboard/podcast/${id}/zmazanie`, {})).status).toBe(404);
  });
});

describe('the podcast desk', () => {
  test('shows a mistake at its field and keeps the submitted text', async () => {
    const answer = await send('/dashboard/podcast/nova', { ...WRITTEN, number: '2', day: '', audioBytes: 'veľa' });
    expect(answer.status).toBe(422);
    const page = await readDocument(answer);
    expect(page.html).toContain('Vyberte deň zverejnenia');
    expect(page.html).toContain('Veľkosť je číslo v MB');
    expect(page.field('title')?.attributes.value).toBe('Rebrík bez drámy');
  });

  test('adds https:// to a web address and refuses other kinds of addresses', async () => {
    const saved = await send('/dashboard/podcast/nova', {
      ...WRITTEN,
      number: '55',
      day: '7. 4. 2026',
      streamingUrl: 'www.podcast.example.sk/55',
      audioUrl: '//zvuk.example.sk/55.mp3',
    });
    expect(saved.status).toBe(303);
    expect((await listEpisodes(client.app.db)).find(({ number }) => number === 55)).toMatchObject({
      day: '2026-04-07',
      streamingUrl: 'https://www.podcast.example.sk/55',
      audioUrl: 'https://zvuk.example.sk/55.mp3',
    });
    for (const videoUrl of ['http://video.example.sk', 'javascript:alert(1)', 'video', 'ftp://video.example.sk']) {
      const refused = await send('/dashboard/podcast/nova', { ...WRITTEN, number: '56', videoUrl });
      expect(refused.status).toBe(422);
      expect((await readDocument(refused)).byId('videoUrl-error')).toContain('Zadajte celú adresu');
    }
  });

  test('refuses the number of another episode and a save over a colleague’s change', async () => {
    await send('/dashboard/podcast/nova', { ...WRITTEN, number: '60' });
    expect((await send('/dashboard/podcast/nova', { ...WRITTEN, number: '60' })).status).toBe(409);
    const { id = '' } = (await listEpisodes(client.app.db)).find(({ number }) => number === 60) ?? {};
    const mine = { ...WRITTEN, number: '60', title: 'Moja', text: 'Môj text.', updatedAt: 'long ago' };
    const late = await send(`/dashboard/podcast/${id}`, mine);
    expect(late.status).toBe(409);
    const page = await readDocument(late);
    expect(page.html).toMatch(/Epizódu ste medzitým uložili Vy/);
    // both texts: the other person's above the form, the user's own in it
    expect(page.html).toContain(`„${WRITTEN.title}“`);
    expect(page.html).toContain(`„${WRITTEN.text}“`);
    expect(page.field('title')?.attributes.value).toBe('Moja');
    expect(page.field('text')?.text).toBe('Môj text.');
    const again = { ...mine, updatedAt: page.field('updatedAt')?.attributes.value ?? '' };
    expect((await send(`/dashboard/podcast/${id}`, again)).status).toBe(303);
  });

  test.each(['/dashboard/podcast/nova', '/dashboard/podcast/x/zmazanie'])('refuses a visitor at %s', async (path) => {
    expect((await send(path, WRITTEN, {})).headers.get('Location')).toContain('/signIn/pokracovanie?dalej=');
    expect((await send(path, WRITTEN, { ...client.staff, Origin: 'https://cudzi.example' })).status).toBe(403);
  });
});

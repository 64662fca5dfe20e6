import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { offer, setUpClient } from '../client.ts';

const logged: string[] = [];
const log = pino({ level: 'trace' }, { write: (line) => void logged.push(line) });
const client = await setUpClient({ environment: { DEMO_CONTENT: 'on' }, parts: { log } });

async function search(query: Record<string, string>): Promise<string> {
  const answer = await client.request(`/hladat?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return answer.text();
}

const listOf = (html: string) => /<ol class="hits">(.*?)<\/ol>/s.exec(html)?.[1] ?? '';

/** The addresses of the result rows, in order. */
function results(html: string): string[] {
  return [...listOf(html).matchAll(/<a href="([^"]+)"><img/g)].map(([, path = '']) => path);
}

describe('site search', () => {
  test('suggests pages before a search', async () => {
    const html = await search({});
    expect(html).toContain('Možno hľadáte');
    expect(html).not.toContain('aria-invalid');
  });

  test('finds services, courses and articles and highlights the matching words', async () => {
    const html = await search({ q: 'lešenári' });
    expect(results(html).some((path) => path.startsWith('/kurzy-a-skolenia/'))).toBe(true);
    expect(html).toContain('<mark>Lešenár</mark>');
    const drills = results(await search({ q: 'cvičný poplach' }));
    expect(drills).toContain('/poziarna-ochrana');
    expect(drills[0]).toBe('/blog/cvicny-poziarny-poplach');
  });

  test.each([
    ['hasiace pristroje', '/hasiace-pristroje-a-hydranty'],
    ['gdpr osobné údaje', '/ochrana-osobnych-udajov'],
    ['stáže', '/kariera'],
    ['Považská Bystrica pobočka', '/kontakt'],
    ['kaufland', '/referencie'],
    ['stavenisko', '/stavebnictvo'],
    ['pracovná zdravotná služba', '/pracovna-zdravotna-sluzba'],
    ['BOZP', '/bezpecnost-prace-bozp'],
    ['storno', '/kurzy-a-skolenia'],
    ['zrušiť', '/kurzy-a-skolenia'],
    ['platba', '/kurzy-a-skolenia'],
    ['poplahc', '/blog/cvicny-poziarny-poplach'],
  ])('for „%s“ shows %s among the first five', async (q, path) => {
    expect(results(await search({ q })).slice(0, 5)).toContain(path);
  });

  test('shows model solutions as one row with links to the others; filtered to them, each in its own row', async () => {
    const rows = (html: string) => html.match(/class="hit-kind">Modelové riešenie</g)?.length;
    const all = await search({ q: 'hasiace prístroje' });
    expect(rows(all)).toBe(1);
    expect(listOf(all)).toMatch(/Aj v\sriešeniach.*href="\/(stavebnictvo|vyroba-a-priemysel)"/);
    expect(rows(await search({ q: 'hasiace prístroje', druh: 'riesenia' }))).toBeGreaterThan(5);
  });

  test('shows an article with the icon of its service, a page and an episode with their own', async () => {
    const signs = async (q: string, druh: string) => [
      ...new Set(
        [...listOf(await search({ q, druh })).matchAll(/class="sign" src="[^"]+#([^"]+)"/g)].map(([, sign]) => sign),
      ),
    ];
    expect(await signs('cvičný poplach', 'clanky')).toContain('sluzba-poziarna-ochrana');
    expect(await signs('stáže', 'stranky')).toEqual(['stranka']);
    expect(await signs('parkovisko', 'podcast')).toEqual(['podcast']);
  });

  test('is filtered to a kind by a link', async () => {
    const html = await search({ q: 'poplach', druh: 'clanky' });
    expect(html).toMatch(/<a href="\/hladat\?q=poplach&amp;druh=clanky" aria-current="true">Články \d+/);
    expect(results(html).length).toBeGreaterThan(0);
    expect(results(html).filter((path) => !path.startsWith('/blog/'))).toEqual([]);
    expect(results(await search({ q: 'poplach', druh: 'cokolvek' }))).toEqual(
      results(await search({ q: 'poplach' })),
    );
  });

  test('says that nothing matches, and where to look instead', async () => {
    const html = await search({ q: 'xylofón' });
    expect(html).toContain('Nič sme nenašli');
    expect(html).toContain('href="/kontakt#formular"');
  });

  test.each(['a', '?!…', '§', '„“'])('requires more than „%s“ with a message at the field', async (q) => {
    const html = await search({ q });
    expect(html).toContain('Zadajte aspoň dve písmená alebo číslice.');
    expect(html).toMatch(/<input[^>]*aria-describedby="q-error"[^>]*aria-invalid="true"/);
  });

  test('uses the first hundred characters of a long text and says so', async () => {
    expect(await search({ q: 'požiar '.repeat(2_000) })).toContain('prvých 100\u00A0znakov');
  });

  test('shows the submitted text as text and never executes it', async () => {
    const html = await search({ q: '"><script>alert(1)</script><b>' });
    expect(html).not.toContain('<script>alert(1)');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    for (const q of ['%E0%A4%A', '%00', '%ED%A0%80', '']) {
      expect((await client.request(`/hladat?q=${q}&q=znova&x[]=1`)).status).toBeLessThan(500);
    }
  });

  test('finds a course as soon as it is offered', async () => {
    expect(results(await search({ q: 'potápač' }))).toEqual([]);
    await offer(client, { slug: '/potapac', nameOfCourse: 'Pracovný potápač' });
    expect(results(await search({ q: 'potápači' }))).toEqual(['/kurzy-a-skolenia/potapac']);
  });

  test('is not cached, not indexed and works without scripts', async () => {
    const answer = await client.request('/hladat?q=poplach');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('<script type="module"');
    expect(await (await client.request('/sitemap.xml')).text()).not.toContain('/hladat');
  });

  test('writes no search text to the log', async () => {
    await search({ q: 'tajnosluzobnik' });
    await client.request('/hladat?q=tajnosluzobnik%00');
    await client.send('/hladat', { q: 'tajnosluzobnik' });
    expect(logged.join('')).toContain('"route":"/hladat"');
    expect(logged.join('')).not.toContain('tajnosluzobnik');
  });

  test('is linked in the header, the menu, the footer and on the 404 page', async () => {
    for (const path of ['/', '/nic-take']) {
      const html = await (await client.request(path)).text();
      expect(html.match(/href="\/hladat"/g)).toHaveLength(path === '/' ? 3 : 4);
    }
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, openClient } from '../client.ts';

let filled: Client;
let empty: Client;
beforeAll(async () => {
  [filled, empty] = await Promise.all([openClient({ environment: { DEMO_CONTENT: 'on' } }), openClient()]);
});
afterAll(() => Promise.all([filled.close(), empty.close()]));

/** The text of the page's main element, with single spaces. */
async function read(client: Client, path: string): Promise<string> {
  const html = await (await client.request(path)).text();
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  return main
    .replace(/<\/?(mark|b|strong)>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

describe('the home page', () => {
  test('shows phone, seat, branches and reply time from the company record', async () => {
    const words = await read(filled, '/');
    expect(words).toContain('Zavolajte nám +421 900 000 001 pondelok až piatok 7.30 – 15.30 h');
    expect(words).toContain('Sídlo: Liptovský Mikuláš. Pobočky: Bratislava,');
    expect(words).toContain('Odpovieme do 2 pracovných dní a dohodneme obhliadku.');
  });

  test('shows no facts that the company record lacks', async () => {
    const words = await read(empty, '/');
    expect(words).toContain('Odpovieme a dohodneme obhliadku.');
    expect(words).not.toMatch(/Zavolajte nám|Sídlo: |pracovných dní/);
  });
});

test('the page of a course shows price, payment, cancellation and contact from the company record', async () => {
  const words = await read(filled, '/kurzy-a-skolenia/kurz-prvej-pomoci-zilina');
  for (const said of [
    '49 € s DPH za osobu',
    'Zaplatenie, zrušenie, náhradník',
    'Otázky Eva Cvičná, +421 900 000 009',
  ]) {
    expect(words).toContain(said);
  }
  expect(words.split('Platíte po kurze').length).toBe(3);
});

test('the course pages show the price of training at the customer’s site, or „na vyžiadanie“ without one', async () => {
  expect(await read(filled, '/kurzy-a-skolenia')).toContain('Školenie u Vás: od 15 € bez DPH za osobu, podľa');
  expect(await read(empty, '/kurzy-a-skolenia')).toContain('Školenie u Vás: na vyžiadanie, podľa');
  expect(await read(filled, '/e-learning')).toMatch(
    /Pre koho vedúci a ostatní zamestnanci Cena od 9 € bez DPH za osobu/,
  );
  expect(await read(empty, '/e-learning')).toContain('Cena na vyžiadanie');
});

test.each([
  ['storno', 'Prihláška je nezáväzná.'],
  ['zrušenie', 'Prihláška je nezáväzná.'],
  ['zrušiť', 'Koľko to stojí a ako zrušiť prihlášku'],
  ['platba', 'Platíte po kurze'],
  ['cena', 'Cena verejného kurzu'],
])('the search for „%s“ finds „%s“', async (word, answer) => {
  expect(await read(filled, `/hladat?q=${encodeURIComponent(word)}`)).toContain(answer);
});

describe('the phone bar', () => {
  const barOf = async (client: Client, path: string) =>
    /<nav class="phone-bar".*?<\/nav>/s.exec(await (await client.request(path)).text())?.[0] ?? '';

  test('links to the telephone, the course dates and the form; the telephone only if the record has one', async () => {
    expect((await barOf(filled, '/sluzby')).match(/href="[^"]*"/g)).toEqual([
      'href="tel:+421900000001"',
      'href="/kurzy-a-skolenia#ponuka-kurzov"',
      'href="/kontakt#formular"',
    ]);
    expect(await barOf(empty, '/sluzby')).not.toContain('tel:');
  });

  test('shows the price and links to the sign-up form on the page of an open course', async () => {
    const bar = await barOf(filled, '/kurzy-a-skolenia/kurz-prvej-pomoci-zilina');
    expect(bar).toMatch(/49\s€/);
    expect(bar).toContain('href="#prihlaska"');
    expect(bar).toContain('tel:+421900000009');
  });
});

describe('the pages about the company:', () => {
  test.each([
    ['/referencie', '240 ľudí Ukážková výroba Posúdenie rizík'],
    ['/profil-spolocnosti', 'Kto nás vedie'],
  ])('%s shows „%s“ once the record has it', async (path, heading) => {
    expect(await read(filled, path)).toContain(heading);
    expect(await read(empty, path)).not.toContain(heading);
  });

  test('careers state that no position is open, and list internships next', async () => {
    expect(await read(empty, '/kariera')).toMatch(
      /Teraz nemáme zverejnenú žiadnu voľnú pozíciu.*Aktuálne pracovné stáže.*Kto u nás pracuje/,
    );
  });

  test('references list finished work at its trade, other trades at the end', async () => {
    const words = await read(filled, '/referencie');
    expect(words).toMatch(/Výroba a priemysel.*240 ľudí.*Hotely a cestovný ruch.*3 budovy.*Stavebníctvo/);
    expect(words).not.toContain('Ďalšie odbory');
  });

  test('permits show code, scope, issuer and validity of each document', async () => {
    expect(await read(filled, '/opravnenia')).toMatch(
      /01\.1 Zamestnanci a vedúci .*? Ukážkový inšpektorát práce č\. DEMO-VVZ-0011 na neurčito od 01\.09\.2009 PDF/,
    );
    expect(await read(empty, '/opravnenia')).toMatch(/01\.1 Zamestnanci a vedúci Školenie BOZP [^.]*\. PDF/);
  });

  test('contact starts with the main number and its hours if the record has them', async () => {
    expect(await read(filled, '/kontakt')).toMatch(
      /Kontakt \+421 900 000 001 pondelok až piatok 7\.30 – 15\.30 h Napísať nám/,
    );
    expect(await read(empty, '/kontakt')).toContain('Kontakt Napíšte, kde máte prevádzky');
  });

  test('the contact form has twelve required fields in three groups', async () => {
    const html = await (await empty.request('/kontakt')).text();
    const groups = html.split('<fieldset').slice(1);
    expect(groups.map((group) => /<legend>(.*?)<\/legend>/.exec(group)?.[1])).toEqual(['Vy', 'Firma', 'Prevádzky']);
    expect(html.match(/<(input|textarea)[^>]* required=""/g)).toHaveLength(12);
  });
});

test('an e-learning course links to the contact form with a message that names it', async () => {
  const [path = ''] = /\/kontakt\?[^#"]+/.exec(await (await empty.request('/e-learning')).text()) ?? [];
  const form = await (await empty.request(path)).text();
  expect(form).toMatch(
    /<textarea[^>]*>Mám záujem o.e-learning: Bezpečnosť práce pre vedúcich a ostatných zamestnancov\./,
  );
  expect(form).toContain('rel="canonical" href="/kontakt"');
  expect((await empty.request('/kontakt?e-learning=4')).status).toBe(200);
});

test('a service links to the contact form with a message that names it', async () => {
  const [path = ''] =
    /\/kontakt\?[^#"]+/.exec(await (await empty.request('/odborne-prehliadky-a-skusky')).text()) ?? [];
  const form = await (await empty.request(path)).text();
  expect(form).toMatch(/<textarea[^>]*>Mám záujem o.službu: Odborné prehliadky a skúšky \(revízie\)\./);
  expect(form).toContain('rel="canonical" href="/kontakt"');
  expect((await empty.request('/kontakt?sluzba=neexistuje')).status).toBe(200);
});

test('the footer links to the course dates, and on course pages to contact', async () => {
  const call = async (path: string) =>
    /<a class="footer-cta" href="(.*?)"/.exec(await (await filled.request(path)).text())?.[1];
  expect(await call('/podcast')).toBe('/kurzy-a-skolenia');
  expect(await call('/kurzy-a-skolenia')).toBe('/kontakt');
  expect(await call('/kurzy-a-skolenia/kurz-prvej-pomoci-zilina')).toBe('/kontakt');
});

test('a model solution describes an example year month by month', async () => {
  const words = await read(empty, '/vyroba-a-priemysel');
  expect(words).toContain('Výrobná firma, 60 ľudí, dve zmeny – 14 návštev za rok');
  expect(words).toContain('Príklad, nie ponuka. Rozsah určí obhliadka.');
  for (let month = 1; month <= 12; month++) expect(words).toContain(` ${month}. mesiac: `);
  expect(words).toContain('6. mesiac: bez návštevy');
});

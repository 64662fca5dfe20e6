import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, openClient } from './client.ts';

let filled: Client;
let empty: Client;
beforeAll(async () => {
  [filled, empty] = await Promise.all([openClient({ environment: { DEMO_CONTENT: 'on' } }), openClient()]);
});
afterAll(() => Promise.all([filled.close(), empty.close()]));

/** The words of the page itself, one space between them. */
async function read(client: Client, path: string): Promise<string> {
  const html = await (await client.request(path)).text();
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  return main.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

describe('home', () => {
  test('says whom to call, where the company is and when it answers, as far as its record does', async () => {
    const words = await read(filled, '/');
    expect(words).toContain('Zavolajte nám +421 900 000 001 pondelok až piatok 7.30 – 15.30 h');
    expect(words).toContain('Sídlo: Liptovský Mikuláš. Pobočky: Bratislava,');
    expect(words).toContain('Odpovieme do 2 pracovných dní a dohodneme obhliadku.');
  });

  test('promises nothing that the record does not', async () => {
    const words = await read(empty, '/');
    expect(words).toContain('Odpovieme a dohodneme obhliadku.');
    expect(words).not.toMatch(/Zavolajte nám|Sídlo: |pracovných dní/);
  });
});

describe('the pages about the company', () => {
  test.each([
    ['/referencie', 'Čo sme urobili'],
    ['/profil-spolocnosti', 'Kto nás vedie'],
  ])('%s shows „%s“ once the record has it', async (path, heading) => {
    expect(await read(filled, path)).toContain(heading);
    expect(await read(empty, path)).not.toContain(heading);
  });

  test('careers say plainly that no post is open', async () => {
    expect(await read(empty, '/kariera')).toContain('Teraz nemáme zverejnenú žiadnu voľnú pozíciu');
  });
});

test('a model solution tells its year as an example, each month by its number', async () => {
  const words = await read(empty, '/vyroba-a-priemysel');
  expect(words).toContain('Výrobná firma, 60 ľudí, dve zmeny – 14 návštev za rok');
  expect(words).toContain('Príklad, nie ponuka. Rozsah určí obhliadka.');
  for (let month = 1; month <= 12; month++) expect(words).toContain(` ${month}. mesiac: `);
  expect(words).toContain('6. mesiac: bez návštevy');
});

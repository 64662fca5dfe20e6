import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { setUpClient } from '../client.ts';
import { readDocument } from '../document.ts';

// The strings the specification prescribes verbatim, on the pages that show them.

const SERVICE = '/poziarna-ochrana';
const SOLUTION = '/vyroba-a-priemysel';
const COURSE = '/kurzy-a-skolenia/kurz-prvej-pomoci-zilina';

const ON_EVERY_PAGE = [
  ...['O nás', 'Profil spoločnosti', 'Politika kvality', 'Oprávnenia', 'Spolupráca a partnerstvo', 'Referencie'],
  ...['Kariéra', 'Služby', 'Požiarna ochrana', 'Bezpečnosť práce (BOZP)', 'Ochrana životného prostredia'],
  ...['Pracovná zdravotná služba', 'Odborné prehliadky a skúšky (revízie)', 'Hasiace prístroje a hydranty'],
  ...['GM SPIDER', 'Kurzy a školenia', 'Modelové riešenia', 'Novozaložené firmy'],
  ...['Obchodné reťazce a firmy s viacerými prevádzkami', 'Firmy v oblasti obchodu a servisných služieb'],
  ...['Výroba a priemysel', 'Hotely, Gastro a cestovný ruch', 'Stavebné firmy', 'Administratíva, biznis centrá'],
  ...['E-learning', 'Podcast', 'Blog', 'Kontakt', 'E-Shop', 'Liptovský Mikuláš', 'Bratislava', 'Považská Bystrica'],
  ...['Žilina', 'Banská Bystrica', 'Ružomberok', 'Košice'],
];

const PUBLIC: [path: string, strings: string[]][] = [
  ['/', ['Využite služby v oblasti požiarnej ochrany a bezpečnosti práce', 'Naše služby', 'Novinky']],
  ['/', ['Naše výsledky hovoria za nás', 'Spoľahlivosť a profesionalita v každom detaile.']],
  ['/', ['Vybraní klienti, ktorí nám prejavili dôveru', 'Aktuálne informácie', 'Bezpečnosť na minútku']],
  ['/', ['28', '36', '75', '1 000+']],
  ['/profil-spolocnosti', ['1997', '6', '1000', '70']],
  [SERVICE, ['viac ako 20 rokov skúseností', 'Pozrieť viac ↓', 'najmenej raz za 12 mesiacov']],
  [SERVICE, ['Nie ste si istí, aké povinnosti sa týkajú práve Vás?', 'Kontaktujte nás']],
  ['/bezpecnost-prace-bozp', ['07:00–16:00', 'v určených intervaloch', 'raz ročne', '2 roky', '3 dni']],
  ['/pracovna-zdravotna-sluzba', ['I a II', 'III a IV']],
  [SOLUTION, ['Pozrieť referencie', 'nadštandardné služby', 'Naše referencie', 'Firmy, ktorým sme pomohli.']],
  ['/kariera', ['Aktuálne voľné pracovné pozície', 'Pracovné stáže', 'Aktuálne pracovné stáže']],
  ['/kariera', ['Uchádzači o zamestnanie', 'Kontaktujte nás']],
  ['/blog', ['Z nášho blogu', 'Zobrazuje sa 1 až 6 z 18 výsledkov', 'Naspäť', 'Ďalej']],
  ['/kurzy-a-skolenia', ['Výber mesta', 'Výber kurzu', 'Zistite viac', 'Galéria']],
  ['/kurzy-a-skolenia?mesto=Považská Bystrica&strana=1', ['Výber mesta', 'Späť na výber mesta']],
  [COURSE, ['Súhlasím so spracovaním osobných údajov', 'Polia označené * sú povinné.']],
  ['/kontakt', ['Polia označené * sú povinné.', 'Obchodné zastúpenie']],
  ['/404', ['Požadovaná stránka neexistuje', 'Skontrolujte adresu URL a skúste to znova.']],
  ['/404', ['Zdá sa, že ste sa dostali na stránku, ktorá neexistuje.']],
];

const DESK: [path: string, strings: string[]][] = [
  ['/dashboard', ['Kurzy', 'Spravujte kurzy', 'Aktívny', 'Skrytý', 'Upraviť', 'Zmazať', 'Pridať kurz']],
  ['/dashboard?hladat=nic-take-nie-je', ['Žiadne kurzy nezodpovedajú filtru.']],
  ['/dashboard/kurzy/novy', ['Nový kurz', 'Zrušiť', 'Pridať kurz']],
  ['/dashboard/kurzy/demo-1', ['Úprava kurzu', 'Zrušiť', 'Uložiť zmeny']],
];

/** Shown by scripts or only on a failure: browser tests check them on pages, this test checks that they exist. */
const MESSAGES = [
  ...[
    'Loading map...',
    'Načítavam články...',
    'Chyba pri načítaní údajov',
    'Chyba pri načítaní',
    'Správa sa odosiela',
  ],
  ...['Správa bola úspešne odoslaná', 'Správu sa nepodarilo odoslať', 'Pridávam kurz', 'Ukladám zmeny', 'Mažem kurz'],
  ...['Kurz pridaný', 'Kurz upravený', 'Kurz zmazaný', 'Kurz sa nepodarilo aktualizovať'],
  ...['Kurzy sa nepodarilo aktualizovať', 'Kurz sa nepodarilo zmazať', 'Naozaj chcete zmazať tento kurz?'],
  ...['Musíte súhlasiť so spracovaním osobných údajov', 'Pre zvolené mesto nie sú dostupné žiadne kurzy!'],
  ...['Názov kurzu je povinný.', 'Mesto je povinné.', 'Dátum od je povinný.', 'Status je povinný.'],
  ...['Failed to create course', 'Failed to update course', 'Failed to delete course', 'Failed to load'],
];

const client = await setUpClient({ environment: { DEMO_CONTENT: 'on' } });
async function missing(path: string, strings: string[], init?: RequestInit): Promise<string[]> {
  const { text } = await readDocument(await client.request(encodeURI(path), init));
  const read = text.replace(/\s+/g, ' ');
  return strings.filter((string) => !read.includes(string));
}

test('the navigation and the footer are those of sections 2.2 and 2.3', async () => {
  expect(await missing('/sluzby', ON_EVERY_PAGE)).toEqual([]);
});

test.each(PUBLIC)('%s shows %j', async (path, strings) => {
  expect(await missing(path, strings)).toEqual([]);
});

test.each(DESK)('%s shows %j to staff', async (path, strings) => {
  expect(await missing(path, strings, { headers: client.staff })).toEqual([]);
});

const built = globSync('build/**/*.js')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .replace(/\\u([\da-f]{4})/g, (_escape, unit) => String.fromCharCode(Number.parseInt(unit, 16)))
  .replace(/\u00A0|\\xA0/g, ' ');

test.each(MESSAGES)('the program contains the text „%s“', (string) => {
  expect(built.includes(string)).toBe(true);
});

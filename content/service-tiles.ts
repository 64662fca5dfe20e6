// The eight tiles of the home page (specification section 2.4). A null slug is the separate product site.

export interface ServiceTile {
  title: string;
  slug: string | null;
  source: string;
  text: string;
  /** The colour its sign has; the tile is flooded with it under the pointer. */
  tone: 'red' | 'blue' | 'yellow' | 'green' | 'ink';
}

/** The service whose page has this address; undefined where none has. */
export function findServiceTile(path: string): ServiceTile | undefined {
  return SERVICE_TILES.find(({ slug }) => slug === path);
}

export const SERVICE_TILES: ServiceTile[] = [
  {
    title: 'Požiarna ochrana',
    slug: '/poziarna-ochrana',
    source: '/znacky/sluzba-poziarna-ochrana.svg',
    text: 'Technik požiarnej ochrany, dokumentácia, školenia a cvičné poplachy.',
    tone: 'red',
  },
  {
    title: 'Bezpečnosť práce (BOZP)',
    slug: '/bezpecnost-prace-bozp',
    source: '/znacky/sluzba-bozp.svg',
    text: 'Bezpečnostno\u00ADtechnická služba od prvého zamestnanca.',
    tone: 'blue',
  },
  {
    title: 'Ochrana životného prostredia',
    slug: '/ochrana-zivotneho-prostredia',
    source: '/znacky/sluzba-zivotne-prostredie.svg',
    text: 'Evidencia odpadov, látky škodiace vodám, havarijný plán.',
    tone: 'ink',
  },
  {
    title: 'Pracovná zdravotná služba',
    slug: '/pracovna-zdravotna-sluzba',
    source: '/znacky/sluzba-zdravotna-sluzba.svg',
    text: 'Lekár, sestra a verejný zdravotník pre kategórie prác 1 a 2, po audite aj 3 a 4.',
    tone: 'green',
  },
  {
    title: 'Odborné prehliadky a skúšky (revízie)',
    slug: '/odborne-prehliadky-a-skusky',
    source: '/znacky/sluzba-revizie.svg',
    text: 'Zdvíhacie, elektrické, plynové a tlakové zariadenia.',
    tone: 'yellow',
  },
  {
    title: 'Hasiace prístroje a hydranty',
    slug: '/hasiace-pristroje-a-hydranty',
    source: '/znacky/sluzba-hasiace-pristroje.svg',
    text: 'Kontrola, oprava, plnenie a predaj na jednom mieste.',
    tone: 'red',
  },
  {
    title: 'Kurzy a školenia',
    slug: '/kurzy-a-skolenia',
    source: '/znacky/sluzba-kurzy.svg',
    text: 'Verejné termíny v štyroch mestách alebo školenie priamo u Vás.',
    tone: 'ink',
  },
  {
    title: 'GM SPIDER',
    slug: null,
    source: '/znacky/sluzba-externa.svg',
    text: 'Samostatný produkt s vlastným webom, ktorý sa otvorí na novej karte.',
    tone: 'ink',
  },
];

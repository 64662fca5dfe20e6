import type { Kysely } from 'kysely';

/**
 * Texts that came with the product and said what the law does not say, or promised what the company has not: replaced
 * where they still stand as they were written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const rows = db as Kysely<Record<'courseType' | 'letterTemplate', Record<string, string | null>>>;
  for (const { table, id, from, to } of TEXTS) {
    let update = rows.updateTable(table).set(to).where('id', '=', id);
    for (const [column, text] of Object.entries(from)) update = update.where(column, '=', text);
    await update.execute();
  }
}

interface SeedText {
  table: 'courseType' | 'letterTemplate';
  id: string;
  from: Record<string, string>;
  to: Record<string, string | null>;
}

const ofType = (id: string, from: Record<string, string>, to: Record<string, string | null>): SeedText => {
  return { table: 'courseType', id, from, to };
};

// § 16: the documents lapse when the update training or the medical check does
const DOCUMENTS = [
  'elektrotechnik',
  'vysokozdvizny-vozik',
  'lesenar',
  'viazac-zeriavnik',
  'stavebne-stroje',
  'tlakove-zariadenia',
].map((id) =>
  ofType(
    id,
    {
      validityBasis:
        'na neurčito; zaniká, keď do 5 rokov neabsolvujete aktualizačnú odbornú prípravu alebo lekársku prehliadku',
    },
    { validityBasis: 'na neurčito; aktualizačná odborná príprava (AOP) a lekárska prehliadka do 5 rokov' },
  ),
);

// § 7 since 2023: three years, two are what the company recommends
const INSTRUCTIONS = ['vodici', 'bozp-veduci'].map((id) =>
  ofType(
    id,
    { validityBasis: 'najmenej raz za dva roky, ak nie je ustanovený kratší čas' },
    { validityBasis: 'odporúčame; zákon žiada najmenej raz za tri roky, ak nie je ustanovený kratší čas' },
  ),
);

const TEXTS: SeedText[] = [
  ...DOCUMENTS,
  ...INSTRUCTIONS,
  ofType(
    'praca-vo-vyskach',
    {
      validityBasis:
        'najmenej raz za 12 mesiacov pri prácach nad 1,5 m bez pevnej podlahy, z plošiny, z rebríka nad 5 m a vo výkope hlbšom ako 1,3 m',
    },
    {
      validityBasis:
        'pri prácach nad 1,5 m bez pevnej podlahy, z pohyblivej plošiny, z rebríka nad 5 m a vo výkope hlbšom ako 1,3 m',
    },
  ),
  ofType(
    'protipoziarna-hliadka',
    { validityBasis: 'naše zhrnutie pre prax' },
    { validityBasis: 'hliadka pracoviska aj asistenčná hliadka', validityLaw: '121/2002 § 23' },
  ),
  ofType('prva-pomoc', { document: 'Potvrdenie o kurze' }, { document: 'Potvrdenie o absolvovaní kurzu' }),
  ofType(
    'prva-pomoc',
    { output: 'Potvrdenie o absolvovaní kurzu. Odporúčaná platnosť je 2 roky.' },
    { output: 'Potvrdenie o absolvovaní kurzu. Kurz odporúčame zopakovať do 2 rokov.' },
  ),
  // the medical opinion is at most six months old when the document is issued
  ofType(
    'vysokozdvizny-vozik',
    {
      invitation:
        'Príďte o 8.00 h v pracovnom oblečení a pevnej obuvi. Prineste si občiansky preukaz a doklad o zdravotnej spôsobilosti.',
    },
    {
      invitation:
        'Príďte o 8.00 h v pracovnom oblečení a pevnej obuvi. Prineste si občiansky preukaz a doklad o zdravotnej spôsobilosti, nie starší ako 6 mesiacov.',
    },
  ),
  ofType(
    'lesenar',
    {
      invitation:
        'Príďte o 7.30 h v pracovnom oblečení a pevnej obuvi. Prilbu a postroj Vám požičiame. Prineste si občiansky preukaz a doklad o zdravotnej spôsobilosti.',
    },
    {
      invitation:
        'Príďte o 7.30 h v pracovnom oblečení a pevnej obuvi. Prineste si občiansky preukaz a doklad o zdravotnej spôsobilosti, nie starší ako 6 mesiacov. Ak máte vlastnú prilbu a postroj, prineste si ich.',
    },
  ),
  ofType(
    'viazac-zeriavnik',
    {
      invitation:
        'Príďte o 8.00 h v pracovnom oblečení. Prineste si občiansky preukaz a doklad o zdravotnej spôsobilosti.',
    },
    {
      invitation:
        'Príďte o 8.00 h v pracovnom oblečení. Prineste si občiansky preukaz a doklad o zdravotnej spôsobilosti, nie starší ako 6 mesiacov.',
    },
  ),
  ofType(
    'tlakove-zariadenia',
    { invitation: 'Príďte o 8.00 h. Prineste si občiansky preukaz a doklad o zdravotnej spôsobilosti.' },
    {
      invitation:
        'Príďte o 8.00 h. Prineste si občiansky preukaz a doklad o zdravotnej spôsobilosti, nie starší ako 6 mesiacov.',
    },
  ),
  ofType(
    'stavebne-stroje',
    {
      invitation:
        'Príďte o 7.30 h v pracovnom oblečení a pevnej obuvi. Do prihlášky napíšte druh stroja, ktorý obsluhujete.',
    },
    {
      invitation:
        'Príďte o 7.30 h v pracovnom oblečení a pevnej obuvi. Prineste si občiansky preukaz a doklad o zdravotnej spôsobilosti, nie starší ako 6 mesiacov. Do prihlášky napíšte druh stroja, ktorý obsluhujete.',
    },
  ),
  ofType(
    'praca-vo-vyskach',
    {
      invitation:
        'Príďte o 8.00 h v pracovnom oblečení a pevnej obuvi. Postroj Vám požičiame, vlastný si prineste na kontrolu.',
    },
    {
      invitation:
        'Príďte o 8.00 h v pracovnom oblečení a pevnej obuvi. Ak máte vlastný postroj, prineste si ho na kontrolu.',
    },
  ),
  // medical opinions are not to be sent by e-mail
  {
    table: 'letterTemplate',
    id: 'chybajuce-mena-a-doklady',
    from: {
      title: 'Chýbajúce mená alebo doklady',
      subject: 'Chýbajú nám mená alebo doklady',
      body: [
        'Dobrý deň, k prihláške na kurz, ktorý sa koná {termín}, nám ešte chýbajú mená účastníkov alebo doklady. Potrebujeme ich do prezenčnej listiny a na prípravu dokladov o kurze.',
        'Mená doplníte tlačidlom v tomto e-maile. Doklady nám pošlite ako prílohu odpovede.',
        '{odkaz na mená}',
        'Ak ste ich medzičasom poslali, nemusíte robiť nič.',
      ].join('\n'),
    },
    to: {
      title: 'Chýbajúce mená',
      subject: 'Chýbajú nám mená účastníkov',
      body: [
        'Dobrý deň, k prihláške na kurz, ktorý sa koná {termín}, nám ešte chýbajú mená účastníkov. Potrebujeme ich do prezenčnej listiny a na prípravu dokladov o kurze.',
        'Doplníte ich tlačidlom v tomto e-maile.',
        '{odkaz na mená}',
        'Doklady, ktoré žiada pozvánka, prineste na kurz. Lekárske posudky e-mailom neposielajte.',
        'Ak ste mená medzičasom doplnili, nemusíte robiť nič.',
      ].join('\n'),
    },
  },
  {
    table: 'letterTemplate',
    id: 'pokyny-pred-kurzom',
    from: {
      body: [
        'Dobrý deň, blíži sa kurz, na ktorý ste sa prihlásili: {kurz}, {termín}. Čakáme Vás na adrese {miesto}, {mesto}.',
        'Príďte, prosím, o desať minút skôr, aby sme mohli začať načas. Prineste si občiansky preukaz a doklady, o ktoré sme Vás žiadali v pozvánke.',
        'Ak niekto z Vás nemôže prísť, dajte nám to vedieť čo najskôr. Miesto ponúkneme ďalšiemu záujemcovi.',
      ].join('\n'),
    },
    to: {
      body: [
        'Dobrý deň, blíži sa kurz, na ktorý ste sa prihlásili: {kurz}, {termín}. Čakáme Vás na adrese {miesto}, {mesto}.',
        'Príďte, prosím, o desať minút skôr, aby sme mohli začať načas. Prineste si občiansky preukaz a doklady, o ktoré sme Vás žiadali v pozvánke. Lekárske posudky e-mailom neposielajte, ukážete ich na mieste.',
        'Ak niekto z Vás nemôže prísť, dajte nám to vedieť čo najskôr. Miesto ponúkneme ďalšiemu záujemcovi.',
      ].join('\n'),
    },
  },
];

import type { Kysely } from 'kysely';

/**
 * What a visitor asks first: the hours, the paper gained and how long it holds. Texts that said more than the law does are
 * replaced where they still stand as they were written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('courseType')
    .addColumn('hours', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('courseType')
    .addColumn('document', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('courseType').addColumn('validityLaw', 'text').execute();
  const rows = db as Kysely<{ courseType: Record<string, string | number | null> }>;
  for (const [id, facts] of Object.entries(FACTS)) {
    await rows.updateTable('courseType').set(facts).where('id', '=', id).execute();
  }
  for (const { id, column, from, to } of TEXTS) {
    await rows
      .updateTable('courseType')
      .set({ [column]: to })
      .where('id', '=', id)
      .where(column, '=', from)
      .execute();
  }
}

const PERMANENT = {
  validityMonths: null,
  validityBasis:
    'na neurčito; zaniká, keď do 5 rokov neabsolvujete aktualizačnú odbornú prípravu alebo lekársku prehliadku',
  validityLaw: '124/2006 § 16',
};

const INSTRUCTION = {
  validityMonths: 24,
  validityBasis: 'najmenej raz za dva roky, ak nie je ustanovený kratší čas',
  validityLaw: '124/2006 § 7',
};

// Hours are invented, as lengths and prices are.
const FACTS = {
  elektrotechnik: { hours: '8.00 – 15.00 h', document: 'Osvedčenie', ...PERMANENT },
  'vysokozdvizny-vozik': { hours: '8.00 – 15.00 h', document: 'Preukaz obsluhy', ...PERMANENT },
  'prva-pomoc': {
    hours: '8.00 – 15.00 h',
    document: 'Potvrdenie o kurze',
    validityMonths: 24,
    validityBasis: 'naša odporúčaná lehota',
  },
  lesenar: { hours: '7.30 – 15.00 h', document: 'Preukaz lešenára', ...PERMANENT },
  'viazac-zeriavnik': { hours: '8.00 – 15.00 h', document: 'Preukaz viazača', ...PERMANENT },
  'stavebne-stroje': { hours: '7.30 – 15.00 h', document: 'Preukaz obsluhy', ...PERMANENT },
  zvaranie: { hours: '8.00 – 13.00 h', document: 'Potvrdenie o školení' },
  'praca-vo-vyskach': {
    hours: '8.00 – 15.00 h',
    document: 'Potvrdenie o školení',
    validityMonths: 12,
    validityBasis:
      'najmenej raz za 12 mesiacov pri prácach nad 1,5 m bez pevnej podlahy, z plošiny, z rebríka nad 5 m a vo výkope hlbšom ako 1,3 m',
    validityLaw: '147/2013 § 3 ods. 1',
  },
  'protipoziarna-hliadka': {
    hours: '8.00 – 13.00 h',
    document: 'Záznam o odbornej príprave',
    validityMonths: 12,
    validityBasis: 'naše zhrnutie pre prax',
  },
  'chemicke-faktory': {
    hours: '8.00 – 12.00 h',
    document: 'Záznam o oboznámení',
    validityMonths: 12,
    validityBasis: 'u nás raz ročne',
  },
  'tlakove-zariadenia': { hours: '8.00 – 15.00 h', document: 'Doklad o odbornej príprave', ...PERMANENT },
  vodici: { hours: '13.00 – 16.00 h', document: 'Záznam o oboznámení', ...INSTRUCTION },
  'bozp-veduci': { hours: '9.00 – 14.00 h', document: 'Záznam o oboznámení', ...INSTRUCTION },
};

const TEXTS = [
  {
    id: 'prva-pomoc',
    column: 'courseInfo',
    from: 'Najmenej 8 vyučovacích hodín podľa vyhlášky č. 398/2010 Z. z., z toho najviac 3 hodiny teórie a najmenej 5 hodín praxe na figurínach. Záverečný test má 20 otázok, na úspech treba 90 % správnych odpovedí.',
    to: 'Najmenej 8 vyučovacích hodín, z toho najviac 3 hodiny teórie a najmenej 5 hodín praxe na figurínach. Kurz sa končí skúškou: testom s 20 otázkami, v ktorom treba 90 % správnych odpovedí, a praktickou časťou.',
  },
  {
    id: 'elektrotechnik',
    column: 'courseInfo',
    from: 'Odborná príprava pre ľudí, ktorí pracujú na elektrických zariadeniach podľa vyhlášky č. 508/2009 Z. z. Predpisy, ochrana pred dotykom, meranie na cvičnom rozvádzači a overenie vedomostí pred komisiou.',
    to: 'Odborná príprava pre ľudí, ktorí pracujú na elektrických zariadeniach. Predpisy, ochrana pred dotykom, meranie na cvičnom rozvádzači a overenie vedomostí pred komisiou.',
  },
  {
    id: 'tlakove-zariadenia',
    column: 'courseInfo',
    from: 'Kotly a tlakové nádoby podľa vyhlášky č. 508/2009 Z. z. – bezpečnostná výstroj, prevádzkový denník, poruchy a odstavenie.',
    to: 'Kotly a tlakové nádoby: bezpečnostná výstroj, prevádzkový denník, poruchy a odstavenie.',
  },
  {
    id: 'bozp-veduci',
    column: 'courseInfo',
    from: 'Čo z § 7 zákona č. 124/2006 Z. z. plní vedúci sám, ako oboznámiť nového človeka, čo robiť po úraze a ako zastaviť nebezpečnú prácu.',
    to: 'Čo pri oboznamovaní zamestnancov plní vedúci sám, ako oboznámiť nového človeka, čo robiť po úraze a ako zastaviť nebezpečnú prácu.',
  },
  {
    id: 'protipoziarna-hliadka',
    column: 'forWho',
    from: 'Zamestnanci zaradení do protipožiarnej hliadky pracoviska alebo hliadky pri práci so zvýšeným nebezpečenstvom požiaru.',
    to: 'Zamestnanci zaradení do protipožiarnej hliadky pracoviska alebo do protipožiarnej asistenčnej hliadky, napríklad pri zváraní.',
  },
  {
    id: 'protipoziarna-hliadka',
    column: 'courseInfo',
    from: 'Úlohy hliadky pred prácou, počas nej a po nej, privolanie pomoci, použitie hasiaceho prístroja a hydrantu. Hasíme naozaj – na cvičnom ohnisku.',
    to: 'Úlohy hliadky pred prácou, počas nej a po nej, privolanie pomoci, použitie hasiaceho prístroja a hydrantu. Každý účastník hasí cvičné ohnisko.',
  },
  {
    id: 'lesenar',
    column: 'invitation',
    from: 'Príďte o 7.30 h v pracovnom oblečení a pevnej obuvi. Prilbu a postroj Vám požičiame. Prineste si doklad o zdravotnej spôsobilosti.',
    to: 'Príďte o 7.30 h v pracovnom oblečení a pevnej obuvi. Prilbu a postroj Vám požičiame. Prineste si občiansky preukaz a doklad o zdravotnej spôsobilosti.',
  },
] as const;

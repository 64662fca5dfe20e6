import { type Kysely, sql } from 'kysely';

/** The thirteen types of courses; a course is of the type whose sign it shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('courseType')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('service', 'text', (column) => column.notNull())
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('nameOfCourse', 'text', (column) => column.notNull())
    .addColumn('courseInfo', 'text', (column) => column.notNull())
    .addColumn('invitation', 'text', (column) => column.notNull())
    .addColumn('forWho', 'text', (column) => column.notNull())
    .addColumn('output', 'text', (column) => column.notNull())
    .addColumn('price', 'text', (column) => column.notNull())
    .addColumn('durationDays', 'integer', (column) => column.notNull())
    .addColumn('typicalCapacity', 'integer', (column) => column.notNull())
    .addColumn('validityMonths', 'integer')
    .addColumn('validityBasis', 'text')
    .addColumn('form', 'text')
    .execute();
  const rows = db as Kysely<{ courseType: Record<string, string | number | null> }>;
  await rows
    .insertInto('courseType')
    .values(COURSE_TYPES.map((type, position) => ({ ...type, position })))
    .execute();
  await db.schema
    .alterTable('course')
    .addColumn('courseTypeId', 'text', (column) => column.references('courseType.id').onDelete('set null'))
    .execute();
  // no two types have one sign
  await sql`
    update "course" set "courseTypeId" = (
      select "courseType"."id" from "courseType" where "courseType"."image" = "course"."image"
    )`.execute(db);
  await db.schema.createIndex('courseByType').on('course').columns(['courseTypeId', 'date']).execute();
}

// Prices and lengths are invented. A validity is filled in where the law or the company names one.
const COURSE_TYPES = [
  {
    id: 'elektrotechnik',
    name: 'Elektrotechnik',
    service: '/odborne-prehliadky-a-skusky',
    image: '/ikony/ikony-01.svg',
    nameOfCourse: 'Elektrotechnik: odborná príprava a overenie vedomostí',
    courseInfo:
      'Odborná príprava pre ľudí, ktorí pracujú na elektrických zariadeniach podľa vyhlášky č. 508/2009 Z. z. Predpisy, ochrana pred dotykom, meranie na cvičnom rozvádzači a overenie vedomostí pred komisiou.',
    invitation:
      'Príďte o 8.00 h. Prineste si občiansky preukaz, doklad o vzdelaní a predchádzajúce osvedčenie, ak ho máte.',
    forWho: 'Elektrotechnici pred nástupom do praxe, údržbári a tí, ktorí si potrebujú vedomosti zopakovať.',
    output: 'Doklad o absolvovaní odbornej prípravy a výsledok overenia vedomostí.',
    price: '189 €',
    durationDays: 3,
    typicalCapacity: 12,
    validityMonths: null,
    validityBasis: null,
    form: '/prihlasky/prihlaska-aop.docx',
  },
  {
    id: 'vysokozdvizny-vozik',
    name: 'Vodič vysokozdvižného vozíka',
    service: '/odborne-prehliadky-a-skusky',
    image: '/ikony/ikony-02.svg',
    nameOfCourse: 'Vodič vysokozdvižného vozíka',
    courseInfo:
      'Teória, denná kontrola vozíka a jazda s bremenom medzi regálmi. Posledný deň patrí skúške – test a jazda pod dohľadom.',
    invitation:
      'Príďte o 8.00 h v pracovnom oblečení a pevnej obuvi. Prineste si občiansky preukaz a doklad o zdravotnej spôsobilosti.',
    forWho: 'Skladníci, pracovníci expedície a všetci, ktorí majú vozík obsluhovať.',
    output: 'Preukaz obsluhy motorového vozíka pre skúšaný druh.',
    price: '165 €',
    durationDays: 5,
    typicalCapacity: 10,
    validityMonths: null,
    validityBasis: null,
    form: '/prihlasky/prihlaska-motorove-voziky.xlsx',
  },
  {
    id: 'prva-pomoc',
    name: 'Prvá pomoc',
    service: '/pracovna-zdravotna-sluzba',
    image: '/ikony/ikony-03.svg',
    nameOfCourse: 'Kurz prvej pomoci',
    courseInfo:
      'Najmenej 8 vyučovacích hodín podľa vyhlášky č. 398/2010 Z. z., z toho najviac 3 hodiny teórie a najmenej 5 hodín praxe na figurínach. Záverečný test má 20 otázok, na úspech treba 90 % správnych odpovedí.',
    invitation: 'Príďte o 8.00 h v oblečení, v ktorom sa dá kľačať. Rezervujte si miesto aspoň 3 dni vopred.',
    forWho:
      'Zamestnanci určení na poskytovanie prvej pomoci a každý, kto chce vedieť pomôcť. Skupina má najviac 15 účastníkov.',
    output: 'Potvrdenie o absolvovaní kurzu. Odporúčaná platnosť je 2 roky.',
    price: '49 €',
    durationDays: 1,
    typicalCapacity: 15,
    validityMonths: 24,
    validityBasis: 'odporúčanie spoločnosti, nie lehota z vyhlášky',
    form: '/prihlasky/objednavka-prva-pomoc.docx',
  },
  {
    id: 'lesenar',
    name: 'Lešenár',
    service: '/bezpecnost-prace-bozp',
    image: '/ikony/ikony-04.svg',
    nameOfCourse: 'Lešenár – montáž a demontáž lešenia',
    courseInfo:
      'Druhy lešení, kotvenie, zaťaženie, preberanie a označenie. Praktická časť je montáž a demontáž poľa rámového lešenia so zaistením proti pádu.',
    invitation:
      'Príďte o 7.30 h v pracovnom oblečení a pevnej obuvi. Prilbu a postroj Vám požičiame. Prineste si doklad o zdravotnej spôsobilosti.',
    forWho: 'Pracovníci stavebných a montážnych firiem, ktorí lešenie stavajú alebo demontujú.',
    output: 'Preukaz lešenára po úspešnej skúške.',
    price: '175 €',
    durationDays: 3,
    typicalCapacity: 12,
    validityMonths: null,
    validityBasis: null,
    form: '/prihlasky/prihlaska-lesenar.docx',
  },
  {
    id: 'viazac-zeriavnik',
    name: 'Viazač bremien, žeriavnik',
    service: '/odborne-prehliadky-a-skusky',
    image: '/ikony/ikony-05.svg',
    nameOfCourse: 'Viazač bremien',
    courseInfo:
      'Viazacie prostriedky a ich vyradenie, ťažisko, uhly, signály a dorozumievanie so žeriavnikom. Príprava žeriavnikov sa koná v rovnakom termíne, povedzte nám o nej v správe.',
    invitation:
      'Príďte o 8.00 h v pracovnom oblečení. Prineste si občiansky preukaz a doklad o zdravotnej spôsobilosti.',
    forWho: 'Pracovníci, ktorí bremená viažu, zavesujú alebo navádzajú žeriavnika.',
    output: 'Preukaz viazača bremien po úspešnej skúške.',
    price: '110 €',
    durationDays: 2,
    typicalCapacity: 12,
    validityMonths: null,
    validityBasis: null,
    form: '/prihlasky/prihlaska-viazac-bremien.docx',
  },
  {
    id: 'stavebne-stroje',
    name: 'Obsluha stavebných strojov',
    service: '/odborne-prehliadky-a-skusky',
    image: '/ikony/ikony-06.svg',
    nameOfCourse: 'Obsluha stavebných strojov',
    courseInfo:
      'Konštrukcia a kontrola stroja, práca pri výkope a vo svahu, pohyb ľudí v okolí stroja, prevoz a údržba. Praktická časť na rýpadle alebo nakladači.',
    invitation:
      'Príďte o 7.30 h v pracovnom oblečení a pevnej obuvi. Do prihlášky napíšte druh stroja, ktorý obsluhujete.',
    forWho: 'Strojníci a vodiči, ktorí obsluhujú alebo budú obsluhovať stavebný stroj.',
    output: 'Preukaz obsluhy stavebných strojov s druhmi, z ktorých ste skúšku urobili.',
    price: '195 €',
    durationDays: 3,
    typicalCapacity: 12,
    validityMonths: null,
    validityBasis: null,
    form: '/prihlasky/prihlaska-stavebne-stroje.docx',
  },
  {
    id: 'zvaranie',
    name: 'Zváranie',
    service: '/bezpecnost-prace-bozp',
    image: '/ikony/ikony-07.svg',
    nameOfCourse: 'Bezpečnosť pri zváraní a rezaní',
    courseInfo:
      'Príprava miesta, fľaše a hadice, poistky proti spätnému šľahnutiu, dohľad po skončení práce. Precvičíme vyplnenie povolenia a prevzatie pracoviska.',
    invitation: 'Príďte o 8.00 h. Ak máte zváračský preukaz, prineste si ho.',
    forWho: 'Zvárači, údržbári a majstri, ktorí zváranie mimo dielne povoľujú.',
    output: 'Potvrdenie o školení. Kurz nenahrádza zváračskú skúšku.',
    price: '79 €',
    durationDays: 1,
    typicalCapacity: 14,
    validityMonths: null,
    validityBasis: null,
    form: '/prihlasky/prihlaska-zakladny-kurz-rozsirenie.docx',
  },
  {
    id: 'praca-vo-vyskach',
    name: 'Práca vo výškach',
    service: '/bezpecnost-prace-bozp',
    image: '/ikony/ikony-08.svg',
    nameOfCourse: 'Práca vo výškach a nad voľnou hĺbkou',
    courseInfo:
      'Výber kotviaceho bodu, nasadenie a kontrola postroja, pohyb po streche a rebríku, vyslobodenie človeka visiaceho v postroji.',
    invitation:
      'Príďte o 8.00 h v pracovnom oblečení a pevnej obuvi. Postroj Vám požičiame, vlastný si prineste na kontrolu.',
    forWho: 'Montážnici, pokrývači, údržbári a každý, kto pracuje pri nezabezpečenom okraji.',
    output: 'Potvrdenie o školení s rozsahom nacvičených činností.',
    price: '89 €',
    durationDays: 1,
    typicalCapacity: 14,
    validityMonths: null,
    validityBasis: null,
    form: '/prihlasky/prihlaska-zakladny-kurz-rozsirenie.docx',
  },
  {
    id: 'protipoziarna-hliadka',
    name: 'Protipožiarna hliadka',
    service: '/poziarna-ochrana',
    image: '/ikony/ikony-09.svg',
    nameOfCourse: 'Odborná príprava protipožiarnych hliadok',
    courseInfo:
      'Úlohy hliadky pred prácou, počas nej a po nej, privolanie pomoci, použitie hasiaceho prístroja a hydrantu. Hasíme naozaj – na cvičnom ohnisku.',
    invitation: 'Príďte o 8.00 h v oblečení s dlhými rukávmi. Povedzte nám vopred, pre aké práce hliadku určujete.',
    forWho:
      'Zamestnanci zaradení do protipožiarnej hliadky pracoviska alebo hliadky pri práci so zvýšeným nebezpečenstvom požiaru.',
    output: 'Záznam o odbornej príprave hliadky.',
    price: '45 €',
    durationDays: 1,
    typicalCapacity: 16,
    validityMonths: null,
    validityBasis: null,
    form: null,
  },
  {
    id: 'chemicke-faktory',
    name: 'Chemické faktory',
    service: '/ochrana-zivotneho-prostredia',
    image: '/ikony/ikony-10.svg',
    nameOfCourse: 'Školenie o chemických faktoroch',
    courseInfo:
      'Karta bezpečnostných údajov od prvej strany po poslednú, značky na obale, ochranné prostriedky, únik a prvá pomoc pri zasiahnutí. Pracujeme s látkami, ktoré používate Vy.',
    invitation: 'Pošlite nám zoznam látok aspoň týždeň vopred. Školenie sa začína o 8.00 h.',
    forWho: 'Zamestnanci, ktorí pri práci prichádzajú do styku s chemickými látkami, a ich vedúci.',
    output: 'Záznam o oboznámení s látkami na Vašom pracovisku.',
    price: '39 €',
    durationDays: 1,
    typicalCapacity: 20,
    validityMonths: 12,
    validityBasis: 'podmienka spoločnosti (povinné raz ročne), nie lehota zo zákona',
    form: null,
  },
  {
    id: 'tlakove-zariadenia',
    name: 'Tlakové zariadenia',
    service: '/odborne-prehliadky-a-skusky',
    image: '/ikony/ikony-11.svg',
    nameOfCourse: 'Obsluha tlakových zariadení',
    courseInfo:
      'Kotly a tlakové nádoby podľa vyhlášky č. 508/2009 Z. z. – bezpečnostná výstroj, prevádzkový denník, poruchy a odstavenie.',
    invitation: 'Príďte o 8.00 h. Prineste si občiansky preukaz a doklad o zdravotnej spôsobilosti.',
    forWho: 'Obsluha kotolní a tlakových nádob.',
    output: 'Doklad o absolvovaní odbornej prípravy obsluhy.',
    price: '145 €',
    durationDays: 2,
    typicalCapacity: 12,
    validityMonths: null,
    validityBasis: null,
    form: '/prihlasky/prihlaska-aop.docx',
  },
  {
    id: 'vodici',
    name: 'Vodiči',
    service: '/bezpecnost-prace-bozp',
    image: '/ikony/ikony-12.svg',
    nameOfCourse: 'Školenie vodičov služobných vozidiel',
    courseInfo:
      'Únava, sústredenie a telefón, zimná jazda, uloženie nákladu, postup pri nehode a po nej. Krátky test na konci.',
    invitation: 'Príďte o 13.00 h, školenie trvá pol dňa. Prineste si vodičský preukaz.',
    forWho: 'Zamestnanci, ktorí na služobnej ceste vedú služobné alebo vlastné vozidlo.',
    output: 'Záznam o oboznámení vodiča.',
    price: '29 €',
    durationDays: 1,
    typicalCapacity: 20,
    validityMonths: null,
    validityBasis: null,
    form: null,
  },
  {
    id: 'bozp-veduci',
    name: 'BOZP pre vedúcich zamestnancov',
    service: '/bezpecnost-prace-bozp',
    image: '/ikony/ikony-13.svg',
    nameOfCourse: 'BOZP pre vedúcich zamestnancov',
    courseInfo:
      'Čo z § 7 zákona č. 124/2006 Z. z. plní vedúci sám, ako oboznámiť nového človeka, čo robiť po úraze a ako zastaviť nebezpečnú prácu.',
    invitation: 'Príďte o 9.00 h. Prineste si jednu skutočnú situáciu zo svojho pracoviska.',
    forWho: 'Majstri, vedúci prevádzok, konatelia a všetci, ktorí riadia ľudí.',
    output: 'Záznam o oboznámení vedúceho zamestnanca a výsledok testu.',
    price: '65 €',
    durationDays: 1,
    typicalCapacity: 20,
    validityMonths: 24,
    validityBasis: 'zákon č. 124/2006 Z. z., § 7 – najmenej raz za dva roky, ak nie je ustanovený kratší čas',
    form: null,
  },
];

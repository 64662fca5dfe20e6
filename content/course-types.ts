// The thirteen kinds of courses, used to fill a new database with believable demo courses.
// Prices and lengths are invented. One-letter prepositions get their non-breaking space when shown.

export interface CourseType {
  nameOfCourse: string;
  image: string;
  courseInfo: string;
  invitation: string;
  forWho: string;
  output: string;
  price: string;
  /** Days from the first to the last, both counted. */
  durationDays: number;
  capacity: number;
  /** The address of the application form; null where the course has none. */
  form: string | null;
}

export const COURSE_TYPES: Record<string, CourseType> = {
  elektrotechnik: {
    nameOfCourse: 'Elektrotechnik: odborná príprava a overenie vedomostí',
    image: '/ikony/ikony-01.svg',
    courseInfo:
      'Odborná príprava pre ľudí, ktorí pracujú na elektrických zariadeniach podľa vyhlášky č. 508/2009 Z. z. Predpisy, ochrana pred dotykom, meranie na cvičnom rozvádzači a overenie vedomostí pred komisiou.',
    invitation:
      'Príďte o 8.00 h. Prineste si občiansky preukaz, doklad o vzdelaní a predchádzajúce osvedčenie, ak ho máte.',
    forWho: 'Elektrotechnici pred nástupom do praxe, údržbári a tí, ktorí si potrebujú vedomosti zopakovať.',
    output: 'Doklad o absolvovaní odbornej prípravy a výsledok overenia vedomostí.',
    price: '189 €',
    durationDays: 3,
    capacity: 12,
    form: '/prihlasky/prihlaska-aop.docx',
  },
  'vysokozdvizny-vozik': {
    nameOfCourse: 'Vodič vysokozdvižného vozíka',
    image: '/ikony/ikony-02.svg',
    courseInfo:
      'Teória, denná kontrola vozíka a jazda s bremenom medzi regálmi. Posledný deň patrí skúške – test a jazda pod dohľadom.',
    invitation:
      'Príďte o 8.00 h v pracovnom oblečení a pevnej obuvi. Prineste si občiansky preukaz a doklad o zdravotnej spôsobilosti.',
    forWho: 'Skladníci, pracovníci expedície a všetci, ktorí majú vozík obsluhovať.',
    output: 'Preukaz obsluhy motorového vozíka pre skúšaný druh.',
    price: '165 €',
    durationDays: 5,
    capacity: 10,
    form: '/prihlasky/prihlaska-motorove-voziky.xlsx',
  },
  'prva-pomoc': {
    nameOfCourse: 'Kurz prvej pomoci',
    image: '/ikony/ikony-03.svg',
    courseInfo:
      'Najmenej 8 vyučovacích hodín podľa vyhlášky č. 398/2010 Z. z., z toho najviac 3 hodiny teórie a najmenej 5 hodín praxe na figurínach. Záverečný test má 20 otázok, na úspech treba 90 % správnych odpovedí.',
    invitation: 'Príďte o 8.00 h v oblečení, v ktorom sa dá kľačať. Rezervujte si miesto aspoň 3 dni vopred.',
    forWho:
      'Zamestnanci určení na poskytovanie prvej pomoci a každý, kto chce vedieť pomôcť. Skupina má najviac 15 účastníkov.',
    output: 'Potvrdenie o absolvovaní kurzu. Odporúčaná platnosť je 2 roky.',
    price: '49 €',
    durationDays: 1,
    capacity: 15,
    form: '/prihlasky/objednavka-prva-pomoc.docx',
  },
  lesenar: {
    nameOfCourse: 'Lešenár – montáž a demontáž lešenia',
    image: '/ikony/ikony-04.svg',
    courseInfo:
      'Druhy lešení, kotvenie, zaťaženie, preberanie a označenie. Praktická časť je montáž a demontáž poľa rámového lešenia so zaistením proti pádu.',
    invitation:
      'Príďte o 7.30 h v pracovnom oblečení a pevnej obuvi. Prilbu a postroj Vám požičiame. Prineste si doklad o zdravotnej spôsobilosti.',
    forWho: 'Pracovníci stavebných a montážnych firiem, ktorí lešenie stavajú alebo demontujú.',
    output: 'Preukaz lešenára po úspešnej skúške.',
    price: '175 €',
    durationDays: 3,
    capacity: 12,
    form: '/prihlasky/prihlaska-lesenar.docx',
  },
  'viazac-zeriavnik': {
    nameOfCourse: 'Viazač bremien',
    image: '/ikony/ikony-05.svg',
    courseInfo:
      'Viazacie prostriedky a ich vyradenie, ťažisko, uhly, signály a dorozumievanie so žeriavnikom. Príprava žeriavnikov sa koná v rovnakom termíne, povedzte nám o nej v správe.',
    invitation:
      'Príďte o 8.00 h v pracovnom oblečení. Prineste si občiansky preukaz a doklad o zdravotnej spôsobilosti.',
    forWho: 'Pracovníci, ktorí bremená viažu, zavesujú alebo navádzajú žeriavnika.',
    output: 'Preukaz viazača bremien po úspešnej skúške.',
    price: '110 €',
    durationDays: 2,
    capacity: 12,
    form: '/prihlasky/prihlaska-viazac-bremien.docx',
  },
  'stavebne-stroje': {
    nameOfCourse: 'Obsluha stavebných strojov',
    image: '/ikony/ikony-06.svg',
    courseInfo:
      'Konštrukcia a kontrola stroja, práca pri výkope a vo svahu, pohyb ľudí v okolí stroja, prevoz a údržba. Praktická časť na rýpadle alebo nakladači.',
    invitation:
      'Príďte o 7.30 h v pracovnom oblečení a pevnej obuvi. Do prihlášky napíšte druh stroja, ktorý obsluhujete.',
    forWho: 'Strojníci a vodiči, ktorí obsluhujú alebo budú obsluhovať stavebný stroj.',
    output: 'Preukaz obsluhy stavebných strojov s druhmi, z ktorých ste skúšku urobili.',
    price: '195 €',
    durationDays: 3,
    capacity: 12,
    form: '/prihlasky/prihlaska-stavebne-stroje.docx',
  },
  zvaranie: {
    nameOfCourse: 'Bezpečnosť pri zváraní a rezaní',
    image: '/ikony/ikony-07.svg',
    courseInfo:
      'Príprava miesta, fľaše a hadice, poistky proti spätnému šľahnutiu, dohľad po skončení práce. Precvičíme vyplnenie povolenia a prevzatie pracoviska.',
    invitation: 'Príďte o 8.00 h. Ak máte zváračský preukaz, prineste si ho.',
    forWho: 'Zvárači, údržbári a majstri, ktorí zváranie mimo dielne povoľujú.',
    output: 'Potvrdenie o školení. Kurz nenahrádza zváračskú skúšku.',
    price: '79 €',
    durationDays: 1,
    capacity: 14,
    form: '/prihlasky/prihlaska-zakladny-kurz-rozsirenie.docx',
  },
  'praca-vo-vyskach': {
    nameOfCourse: 'Práca vo výškach a nad voľnou hĺbkou',
    image: '/ikony/ikony-08.svg',
    courseInfo:
      'Výber kotviaceho bodu, nasadenie a kontrola postroja, pohyb po streche a rebríku, vyslobodenie človeka visiaceho v postroji.',
    invitation:
      'Príďte o 8.00 h v pracovnom oblečení a pevnej obuvi. Postroj Vám požičiame, vlastný si prineste na kontrolu.',
    forWho: 'Montážnici, pokrývači, údržbári a každý, kto pracuje pri nezabezpečenom okraji.',
    output: 'Potvrdenie o školení s rozsahom nacvičených činností.',
    price: '89 €',
    durationDays: 1,
    capacity: 14,
    form: '/prihlasky/prihlaska-zakladny-kurz-rozsirenie.docx',
  },
  'protipoziarna-hliadka': {
    nameOfCourse: 'Odborná príprava protipožiarnych hliadok',
    image: '/ikony/ikony-09.svg',
    courseInfo:
      'Úlohy hliadky pred prácou, počas nej a po nej, privolanie pomoci, použitie hasiaceho prístroja a hydrantu. Hasíme naozaj – na cvičnom ohnisku.',
    invitation: 'Príďte o 8.00 h v oblečení s dlhými rukávmi. Povedzte nám vopred, pre aké práce hliadku určujete.',
    forWho:
      'Zamestnanci zaradení do protipožiarnej hliadky pracoviska alebo hliadky pri práci so zvýšeným nebezpečenstvom požiaru.',
    output: 'Záznam o odbornej príprave hliadky.',
    price: '45 €',
    durationDays: 1,
    capacity: 16,
    form: null,
  },
  'chemicke-faktory': {
    nameOfCourse: 'Školenie o chemických faktoroch',
    image: '/ikony/ikony-10.svg',
    courseInfo:
      'Karta bezpečnostných údajov od prvej strany po poslednú, značky na obale, ochranné prostriedky, únik a prvá pomoc pri zasiahnutí. Pracujeme s látkami, ktoré používate Vy.',
    invitation: 'Pošlite nám zoznam látok aspoň týždeň vopred. Školenie sa začína o 8.00 h.',
    forWho: 'Zamestnanci, ktorí pri práci prichádzajú do styku s chemickými látkami, a ich vedúci.',
    output: 'Záznam o oboznámení s látkami na Vašom pracovisku.',
    price: '39 €',
    durationDays: 1,
    capacity: 20,
    form: null,
  },
  'tlakove-zariadenia': {
    nameOfCourse: 'Obsluha tlakových zariadení',
    image: '/ikony/ikony-11.svg',
    courseInfo:
      'Kotly a tlakové nádoby podľa vyhlášky č. 508/2009 Z. z. – bezpečnostná výstroj, prevádzkový denník, poruchy a odstavenie.',
    invitation: 'Príďte o 8.00 h. Prineste si občiansky preukaz a doklad o zdravotnej spôsobilosti.',
    forWho: 'Obsluha kotolní a tlakových nádob.',
    output: 'Doklad o absolvovaní odbornej prípravy obsluhy.',
    price: '145 €',
    durationDays: 2,
    capacity: 12,
    form: '/prihlasky/prihlaska-aop.docx',
  },
  vodici: {
    nameOfCourse: 'Školenie vodičov služobných vozidiel',
    image: '/ikony/ikony-12.svg',
    courseInfo:
      'Únava, sústredenie a telefón, zimná jazda, uloženie nákladu, postup pri nehode a po nej. Krátky test na konci.',
    invitation: 'Príďte o 13.00 h, školenie trvá pol dňa. Prineste si vodičský preukaz.',
    forWho: 'Zamestnanci, ktorí na služobnej ceste vedú služobné alebo vlastné vozidlo.',
    output: 'Záznam o oboznámení vodiča.',
    price: '29 €',
    durationDays: 1,
    capacity: 20,
    form: null,
  },
  'bozp-veduci': {
    nameOfCourse: 'BOZP pre vedúcich zamestnancov',
    image: '/ikony/ikony-13.svg',
    courseInfo:
      'Čo z § 7 zákona č. 124/2006 Z. z. plní vedúci sám, ako oboznámiť nového človeka, čo robiť po úraze a ako zastaviť nebezpečnú prácu.',
    invitation: 'Príďte o 9.00 h. Prineste si jednu skutočnú situáciu zo svojho pracoviska.',
    forWho: 'Majstri, vedúci prevádzok, konatelia a všetci, ktorí riadia ľudí.',
    output: 'Záznam o oboznámení vedúceho zamestnanca a výsledok testu.',
    price: '65 €',
    durationDays: 1,
    capacity: 20,
    form: null,
  },
};

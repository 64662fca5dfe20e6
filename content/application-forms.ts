// What the application forms say, once for Word and Excel.

/** What may be known of a sign-up when its form is filled in for it. */
export type FormFact = 'days' | 'place' | 'companyName' | 'contact' | 'phone' | 'email' | 'seats';

/** A field with what it asks for, where that may be known. */
export interface Field {
  label: string;
  fact?: FormFact;
}

/** A row of the form: boxes to tick, or an empty field when there are no options. */
export interface Question extends Field {
  options?: string[];
}

/** A column of the participants; the first one has their numbers. */
interface Column {
  label: string;
  /** What it asks of each person, where that may be known. */
  fact?: 'name' | 'birthDate';
  /** Share of the page width in millimetres; the text area is 174 mm wide. */
  width: number;
}

export interface ApplicationForm {
  file: string;
  title: string;
  /** The course as the catalogue names it; a form used by more courses asks for it with a question instead. */
  course?: string;
  questions: Question[];
  participants: Column[];
  rows: number;
  bring: string;
  /** The course requires a medical certificate. Only the fact is asked for, never its content. */
  health: boolean;
}

const number = { label: 'Por. č.', width: 10 };
const name = { label: 'Meno a priezvisko', width: 42, fact: 'name' } as const;
const degree = { label: 'Titul', width: 14 };
const birth = { label: 'Dátum narodenia', width: 24, fact: 'birthDate' } as const;
const person = [number, name, degree, birth, { label: 'Bydlisko', width: 38 }];
const education = { label: 'Vzdelanie', width: 22 };
const licence = (label: string) => ({ label, width: 24 });

const seats = { label: 'Počet účastníkov', fact: 'seats' } as const;
const kind = { label: 'Druh prípravy', options: ['základný kurz', 'rozšírenie', 'opakovanie'] };
const other = (word: 'iný' | 'iné') => `${word}:\u00a0____________________`;
const health = 'doklad o zdravotnej spôsobilosti nie starší ako 6 mesiacov';
const idAndHealth = `občiansky preukaz, ${health}`;
const outdoors = 'pracovné oblečenie a pevnú obuv';

export const APPLICATION_FORMS: ApplicationForm[] = [
  {
    file: 'objednavka-prva-pomoc.docx',
    title: 'Objednávka – kurz prvej pomoci',
    course: 'Kurz prvej pomoci',
    questions: [
      {
        label: 'Kde sa má konať',
        options: ['verejný termín v školiacom stredisku', 'u nás, len pre našich zamestnancov'],
      },
      { label: 'Adresa, ak u Vás' },
      { ...seats, label: 'Počet účastníkov (najviac 15)' },
    ],
    participants: [number, { ...name, width: 60 }, degree, birth, { label: 'Pracovné zaradenie', width: 66 }],
    rows: 15,
    bring: 'oblečenie, v ktorom sa dá kľačať. Miesto si rezervujte aspoň 3 dni vopred',
    health: false,
  },
  {
    file: 'prihlaska-aop.docx',
    title: 'Prihláška AOP (aktualizačná odborná príprava)',
    questions: [
      {
        label: 'Kurz',
        options: ['Elektrotechnik: odborná príprava a overenie vedomostí', 'Obsluha tlakových zariadení'],
      },
      { label: 'Druh prípravy', options: ['základná odborná príprava', 'aktualizačná odborná príprava'] },
      {
        label: 'Elektrotechnik (vyhláška č. 508/2009 Z. z.)',
        options: [
          '§ 21 elektrotechnik',
          '§ 22 samostatný elektrotechnik',
          '§ 23 elektrotechnik na riadenie činnosti alebo riadenie prevádzky',
        ],
      },
      { label: 'Tlakové zariadenie', options: ['kotol', 'tlaková nádoba', other('iné')] },
      seats,
    ],
    participants: [...person, education, licence('Č. a dátum osvedčenia')],
    rows: 10,
    bring: `občiansky preukaz, doklad o vzdelaní a predchádzajúce osvedčenie, ak ho majú; obsluha tlakových zariadení aj ${health}`,
    health: true,
  },
  {
    file: 'prihlaska-lesenar.docx',
    title: 'Prihláška – lešenár',
    course: 'Lešenár – montáž a demontáž lešenia',
    questions: [
      kind,
      { label: 'Druh lešenia', options: ['rámové', 'rúrkové', 'systémové', 'pojazdné', 'visuté', other('iné')] },
      seats,
    ],
    participants: [...person, education, licence('Č. preukazu lešenára')],
    rows: 10,
    bring: `${idAndHealth}, ${outdoors}; vlastnú prilbu a postroj, ak ich majú`,
    health: true,
  },
  {
    file: 'prihlaska-motorove-voziky.xlsx',
    title: 'Prihláška – obsluha motorových vozíkov',
    course: 'Vodič vysokozdvižného vozíka',
    questions: [
      kind,
      {
        label: 'Druh vozíka',
        options: [
          'vysokozdvižný čelný',
          'vysokozdvižný s výsuvným stĺpom',
          'ručne vedený',
          'plošinový',
          'ťahač',
          other('iný'),
        ],
      },
      { label: 'Pohon', options: ['elektrický', 'naftový', 'plynový'] },
      seats,
    ],
    participants: [...person, education, licence('Č. preukazu obsluhy')],
    rows: 10,
    bring: `${idAndHealth}, ${outdoors}`,
    health: true,
  },
  {
    file: 'prihlaska-stavebne-stroje.docx',
    title: 'Prihláška – stavebné stroje',
    course: 'Obsluha stavebných strojov',
    questions: [
      kind,
      {
        label: 'Druh stroja',
        options: ['rýpadlo', 'nakladač', 'rýpadlo-nakladač', 'dozér', 'grejder', 'valec', 'finišer', other('iný')],
      },
      seats,
    ],
    participants: [...person, education, licence('Č. preukazu obsluhy')],
    rows: 10,
    bring: `${idAndHealth}, ${outdoors}`,
    health: true,
  },
  {
    file: 'prihlaska-viazac-bremien.docx',
    title: 'Prihláška – viazač bremien',
    course: 'Viazač bremien',
    questions: [
      kind,
      { label: 'Odbornosť', options: ['viazač bremien', 'žeriavnik'] },
      { label: 'Druh žeriava (len žeriavnik)' },
      seats,
    ],
    participants: [...person, education, licence('Č. preukazu viazača')],
    rows: 10,
    bring: `${idAndHealth}, pracovné oblečenie`,
    health: true,
  },
  {
    file: 'prihlaska-zakladny-kurz-rozsirenie.docx',
    title: 'Prihláška – základný kurz a rozšírenie',
    questions: [
      {
        label: 'Kurz',
        options: ['Bezpečnosť pri zváraní a rezaní', 'Práca vo výškach a nad voľnou hĺbkou', other('iný')],
      },
      kind,
      { label: 'O čo rozšíriť' },
      seats,
    ],
    participants: [...person, education, licence('Č. preukazu, ak ho má')],
    rows: 10,
    bring: `občiansky preukaz, ${outdoors}; na zváranie zváračský preukaz, ak ho majú`,
    health: false,
  },
];

/** In place of the course where the form asks for it. */
export const courseToChoose = 'Kurz vyberte v tabuľke.';

/** Which course: both share one row. */
export const whichCourse: Field[] = [
  { label: 'Termín', fact: 'days' },
  { label: 'Miesto konania', fact: 'place' },
];
/** Fields of the employer; two in an array share one row. */
export const employer: Field[][] = [
  [{ label: 'Obchodné meno', fact: 'companyName' }],
  [{ label: 'Sídlo' }],
  [{ label: 'IČO' }, { label: 'DIČ' }],
  [{ label: 'IČ DPH' }, { label: 'Kontaktná osoba', fact: 'contact' }],
  [
    { label: 'Telefón', fact: 'phone' },
    { label: 'E-mail', fact: 'email' },
  ],
  [{ label: 'Fakturačný e-mail' }],
];
export const employerHint = 'Ak sa prihlasujete sami za seba, stačí meno, adresa, telefón a e-mail.';
export const healthBox = 'Účastníci, od ktorých sa vyžaduje zdravotná spôsobilosť, majú o nej platný doklad.';
export const signature = ['Dátum', 'Meno, funkcia a podpis', 'Pečiatka'];

/** The closing paragraphs: what is bold, then the rest. */
export function notes(form: ApplicationForm): [string, string][] {
  const isOrder = form.title.startsWith('Objednávka');
  return [
    ['Čo si účastníci prinesú:', `${form.bring}.`],
    [
      isOrder ? 'Objednávka platí, keď Vám termín potvrdíme e-mailom.' : 'Prihláška je nezáväzná.',
      `${isOrder ? '' : 'Miesto Vám potvrdíme e-mailom. '}Vyplnené a podpísané tlačivo uložte do PDF a priložte k prihláške na kurz na našom webe.`,
    ],
    [
      'Osobné údaje',
      'z tohto tlačiva použijeme na zápis na kurz, jeho organizáciu a vydanie dokladu. Kto ich spracúva, na akom právnom základe, ako dlho a aké práva majú účastníci, nájdete na našom webe na stránke Ochrana osobných údajov. Oboznámte s tým, prosím, aj účastníkov.',
    ],
  ];
}

import type { CompanyForm, CompanyList } from '#domain/company/company-form.ts';

const PLACES = {
  home: { title: 'Úvodná stránka', to: '/' },
  header: { title: 'Hlavička', to: '/' },
  footer: { title: 'Pätička', to: '/' },
  contact: { title: 'Kontakt', to: '/kontakt' },
  careers: { title: 'Kariéra', to: '/kariera' },
  eLearning: { title: 'E-learning', to: '/e-learning' },
  partnership: { title: 'Spolupráca a partnerstvo', to: '/spolupraca-a-partnerstvo' },
  podcast: { title: 'Podcast', to: '/podcast' },
  retail: { title: 'Modelové riešenia', to: '/modelove-riesenia' },
  privacy: { title: 'Ochrana údajov', to: '/ochrana-osobnych-udajov' },
  accessibility: { title: 'Prístupnosť', to: '/vyhlasenie-o-pristupnosti' },
  letters: { title: 'E-maily' },
  services: { title: 'Služby', to: '/sluzby' },
  courses: { title: 'Kurzy', to: '/kurzy-a-skolenia' },
} as const satisfies Record<string, { title: string; to?: string }>;

type Place = { title: string; to?: string };

export interface CompanyField {
  /** Its name in the form. */
  name: string;
  label: string;
  type?: 'text' | 'email' | 'url' | 'tel' | 'checkbox';
  hint?: string;
  /** Where the fact is shown. */
  usedOn?: Place[];
  /** The law or a page needs it: its lack is told, nothing is blocked. */
  isNeeded?: true;
}

export interface CompanyRows {
  list: CompanyList;
  /** What a row is called, and an empty one. */
  one: string;
  another: string;
  fields: RowField[];
  /** A row that bears this mark is the only one of its kind, called and filled in otherwise. */
  marked?: { by: string; one: string; note: string; fields: RowField[] };
}

type RowField = Omit<CompanyField, 'usedOn' | 'isNeeded'>;

export interface CompanySection {
  id: string;
  title: string;
  note?: string;
  fields: CompanyField[];
  rows?: CompanyRows[];
}

const {
  header,
  footer,
  contact,
  careers,
  eLearning,
  partnership,
  podcast,
  retail,
  privacy,
  accessibility,
  letters,
  services,
  courses,
  home,
} = PLACES;

const PERSON: RowField[] = [
  { name: 'name', label: 'Meno a priezvisko' },
  { name: 'role', label: 'Funkcia' },
];

const BRANCH_PHONE: RowField = { name: 'phone', label: 'Telefón', type: 'tel' };
const VISITABLE: RowField = {
  name: 'visitable',
  label: 'Kamenná prevádzka – zákazník môže prísť',
  type: 'checkbox',
};

function desk(id: string, title: string): CompanyField[] {
  return [
    { name: `desks.${id}.name`, label: `${title} – meno`, usedOn: [contact] },
    { name: `desks.${id}.role`, label: `${title} – funkcia`, usedOn: [contact] },
    {
      name: `desks.${id}.phones`,
      label: `${title} – telefóny`,
      hint: 'Viac čísel oddeľte čiarkou.',
      usedOn: [contact],
    },
    { name: `desks.${id}.email`, label: `${title} – e-mail`, type: 'email', usedOn: [contact] },
  ];
}

/** The company's record as staff see it: what each fact is called and where it is shown. */
export const COMPANY_SECTIONS: CompanySection[] = [
  {
    id: 'identita',
    title: 'Identita',
    fields: [
      { name: 'legalName', label: 'Obchodné meno', usedOn: [footer, contact, privacy, letters], isNeeded: true },
      { name: 'shortName', label: 'Názov na webe', usedOn: [header, footer, letters], isNeeded: true },
      { name: 'legalForm', label: 'Právna forma', usedOn: [footer], isNeeded: true },
      { name: 'ico', label: 'IČO', usedOn: [footer, contact, privacy, letters], isNeeded: true },
      { name: 'dic', label: 'DIČ', usedOn: [footer, contact], isNeeded: true },
      { name: 'icDph', label: 'IČ DPH', hint: 'Len platiteľ DPH.', usedOn: [footer, contact] },
      { name: 'register.court', label: 'Register', usedOn: [footer, privacy], isNeeded: true },
      { name: 'register.section', label: 'Oddiel', usedOn: [footer, privacy], isNeeded: true },
      { name: 'register.entry', label: 'Vložka č.', usedOn: [footer, privacy], isNeeded: true },
      { name: 'elearningCertificate', label: 'Číslo osvedčenia pre e-learning', usedOn: [eLearning], isNeeded: true },
      { name: 'bank.iban', label: 'IBAN', usedOn: [contact], isNeeded: true },
      { name: 'bank.name', label: 'Banka', usedOn: [contact] },
    ],
    rows: [
      {
        list: 'supervisors',
        one: 'Orgán dohľadu',
        another: 'Ďalší orgán dohľadu',
        fields: [{ name: '', label: 'Názov a adresa' }],
      },
    ],
  },
  {
    id: 'sidlo',
    title: 'Sídlo a kontakt',
    fields: [
      { name: 'street', label: 'Ulica a číslo', usedOn: [footer, contact, privacy], isNeeded: true },
      { name: 'postalCode', label: 'PSČ', usedOn: [footer, contact, privacy], isNeeded: true },
      { name: 'city', label: 'Mesto', usedOn: [footer, contact, privacy], isNeeded: true },
      { name: 'phone', label: 'Telefón', type: 'tel', usedOn: [footer, contact, letters], isNeeded: true },
      { name: 'email', label: 'E-mail', type: 'email', usedOn: [footer, contact, letters], isNeeded: true },
      { name: 'web', label: 'Web', type: 'url', usedOn: [footer, letters] },
    ],
  },
  {
    id: 'pobocky',
    title: 'Pobočky',
    note: 'Pätička a Kontakt. Vyprázdnený riadok sa pri uložení odstráni.',
    fields: [],
    rows: [
      {
        list: 'branches',
        one: 'Pobočka',
        another: 'Ďalšia pobočka',
        fields: [
          { name: 'city', label: 'Mesto' },
          { name: 'street', label: 'Ulica a číslo' },
          { name: 'postalCode', label: 'PSČ' },
          BRANCH_PHONE,
          VISITABLE,
        ],
        marked: {
          by: 'headquarters',
          one: 'Sídlo spoločnosti',
          note: 'Adresa je tá, ktorá je v oddiele Sídlo a kontakt.',
          fields: [BRANCH_PHONE, VISITABLE],
        },
      },
    ],
  },
  {
    id: 'osoby',
    title: 'Kontaktné osoby',
    fields: [
      ...desk('courses', 'Kurzy a školenia'),
      ...desk('secretariat', 'Sekretariát'),
      ...desk('shop', 'Predajňa'),
      ...desk('surgery', 'Ambulancia'),
      ...desk('invoicing', 'Fakturácia'),
    ],
    rows: [
      {
        list: 'sales',
        one: 'Obchodný zástupca',
        another: 'Ďalší obchodný zástupca',
        fields: [
          ...PERSON,
          { name: 'area', label: 'Oblasť' },
          { name: 'phone', label: 'Telefón', type: 'tel' },
          { name: 'email', label: 'E-mail', type: 'email' },
        ],
      },
      { list: 'directors', one: 'Riaditeľ alebo konateľ', another: 'Ďalší riaditeľ alebo konateľ', fields: PERSON },
    ],
  },
  {
    id: 'partneri',
    title: 'Partneri',
    fields: [{ name: 'partners.authorised', label: 'Oprávnená právnická osoba', usedOn: [partnership] }],
    rows: [
      {
        list: 'partners.universities',
        one: 'Univerzita',
        another: 'Ďalšia univerzita',
        fields: [{ name: '', label: 'Názov' }],
      },
      {
        list: 'partners.memberships',
        one: 'Členstvo v organizácii',
        another: 'Ďalšie členstvo v organizácii',
        fields: [{ name: '', label: 'Názov organizácie' }],
      },
    ],
  },
  {
    id: 'zavazky',
    title: 'Čo sľubujeme klientom',
    note: 'Web sľúbi len to, čo tu vyplníte. Prázdne pole sa nikde neukáže.',
    fields: [
      {
        name: 'commitments.answerWithinDays',
        label: 'Odpovieme do (pracovných dní)',
        hint: 'Celé číslo, napríklad 2.',
        usedOn: [contact, home],
      },
      {
        name: 'commitments.openingHours',
        label: 'Otváracie hodiny',
        hint: 'Napríklad: pondelok až piatok 8:00 – 16:00.',
        usedOn: [contact, home],
      },
      {
        name: 'commitments.visitPriceFrom',
        label: 'Cena návštevy technika od',
        hint: 'Napríklad: 60 € bez DPH.',
        usedOn: [services],
      },
      {
        name: 'commitments.minimumContract',
        label: 'Najkratší čas zmluvy',
        hint: 'Napríklad: 12 mesiacov.',
        usedOn: [services],
      },
      {
        name: 'commitments.noticePeriod',
        label: 'Výpovedná lehota',
        hint: 'Napríklad: 3 mesiace.',
        usedOn: [services],
      },
      {
        name: 'commitments.liabilityInsurance',
        label: 'Poistenie zodpovednosti',
        hint: 'Napríklad: do 500 000 €, názov poisťovne.',
        usedOn: [services],
      },
      {
        name: 'commitments.coursePrices',
        label: 'Ceny kurzov a DPH',
        hint: 'Celá veta, napríklad: Ceny kurzov sú uvedené vrátane DPH.',
        usedOn: [courses],
      },
      {
        name: 'commitments.courseCancellation',
        label: 'Zrušenie prihlášky na kurz',
        hint: 'Celá veta, napríklad: Prihlášku môžete bezplatne zrušiť do 3 dní pred kurzom.',
        usedOn: [courses],
      },
    ],
  },
  {
    id: 'doklady',
    title: 'Oprávnenia a referencie',
    note: 'Kód dokumentu z webu (BTS, 01.1, 45001…) doplní údaje k dokumentu na stiahnutie; iný názov sa ukáže medzi ďalšími oprávneniami.',
    fields: [],
    rows: [
      {
        list: 'permits',
        one: 'Oprávnenie',
        another: 'Ďalšie oprávnenie',
        fields: [
          { name: 'document', label: 'Kód alebo názov dokladu' },
          { name: 'issuer', label: 'Kto ho vydal' },
          { name: 'number', label: 'Číslo' },
          { name: 'since', label: 'Platí od' },
          { name: 'until', label: 'Platí do', hint: 'Napríklad: neurčito.' },
        ],
      },
      {
        list: 'references',
        one: 'Referencia',
        another: 'Ďalšia referencia',
        fields: [
          { name: 'client', label: 'Klient' },
          { name: 'work', label: 'Čo sme preňho urobili', hint: 'Len to, s čím klient súhlasil.' },
        ],
      },
    ],
  },
  {
    id: 'odkazy',
    title: 'Odkazy a siete',
    fields: [
      { name: 'links.eshop', label: 'E-shop', type: 'url', usedOn: [header] },
      { name: 'links.productSite', label: 'Produktový web GM SPIDER', type: 'url', usedOn: [header] },
      { name: 'links.jobPortal', label: 'Profil na pracovnom portáli', type: 'url', usedOn: [careers] },
      { name: 'links.facebook', label: 'Facebook', type: 'url', usedOn: [footer] },
      { name: 'links.linkedin', label: 'LinkedIn', type: 'url', usedOn: [footer] },
      { name: 'links.streaming', label: 'Podcast – podcastová platforma', type: 'url', usedOn: [podcast] },
      { name: 'links.video', label: 'Podcast – videoplatforma', type: 'url', usedOn: [podcast] },
    ],
  },
  {
    id: 'adresy',
    title: 'Adresy pre oznámenia',
    fields: [
      { name: 'addresses.courses', label: 'Prihlášky na kurzy', type: 'email', usedOn: [letters], isNeeded: true },
      { name: 'addresses.contact', label: 'Dopyty z formulára', type: 'email', usedOn: [letters], isNeeded: true },
      { name: 'addresses.careers', label: 'Uchádzači o prácu', type: 'email', usedOn: [careers], isNeeded: true },
      { name: 'addresses.kits', label: 'Doplnenie lekárničiek', type: 'email', usedOn: [retail] },
      { name: 'addresses.privacy', label: 'Osobné údaje', type: 'email', usedOn: [privacy], isNeeded: true },
      {
        name: 'addresses.accessibility',
        label: 'Prístupnosť',
        type: 'email',
        usedOn: [accessibility],
        isNeeded: true,
      },
    ],
  },
];

/** How many needed facts a section lacks. */
export function missing(section: CompanySection, form: CompanyForm): number {
  return section.fields.filter(({ name, isNeeded }) => isNeeded && !form[name]).length;
}

/** What a field is called, by its name in the form. */
export function fieldLabel(name: string): string {
  for (const { fields, rows = [] } of COMPANY_SECTIONS) {
    const field = fields.find((candidate) => candidate.name === name);
    if (field) return field.label;
    const row = rows.find(({ list }) => name.startsWith(`${list}.`));
    if (row) {
      const [index = '0', part = ''] = name.slice(row.list.length + 1).split('.');
      const label = part && row.fields.find((candidate) => candidate.name === part)?.label;
      return `${row.one} ${Number(index) + 1}${label ? ` – ${label}` : ''}`;
    }
  }
  return name;
}

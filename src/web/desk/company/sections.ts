import type { CompanyForm } from '#domain/company/company-form.ts';
import { TECHNICIAN_SERVICES } from '#domain/company/technicians.ts';
import { COMPANY } from '#web/desk/kit/desk-sections.ts';
import { withQuery } from '#web/desk/kit/query.ts';
import { PROMISE_SECTIONS } from './promise-sections.ts';
import { type CompanyField, type CompanySection, PLACES, type RowField } from './section.ts';

const { header, footer, contact, careers, eLearning, partnership, podcast, retail, privacy, accessibility, emails } =
  PLACES;

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

/** The company record as staff see it: the label of each fact and where it is shown. */
export const COMPANY_SECTIONS: CompanySection[] = [
  {
    id: 'sidlo',
    title: 'Sídlo a kontakt',
    fields: [
      { name: 'street', label: 'Ulica a číslo', usedOn: [footer, contact, privacy], isNeeded: true },
      { name: 'postalCode', label: 'PSČ', usedOn: [footer, contact, privacy], isNeeded: true },
      { name: 'city', label: 'Mesto', usedOn: [footer, contact, privacy], isNeeded: true },
      { name: 'phone', label: 'Telefón', type: 'tel', usedOn: [footer, contact, emails], isNeeded: true },
      { name: 'email', label: 'E-mail', type: 'email', usedOn: [footer, contact, emails], isNeeded: true },
      { name: 'web', label: 'Web', type: 'url', usedOn: [footer, emails] },
    ],
  },
  {
    id: 'identita',
    title: 'Identita',
    fields: [
      { name: 'legalName', label: 'Obchodné meno', usedOn: [footer, contact, privacy, emails], isNeeded: true },
      { name: 'shortName', label: 'Názov na webe', usedOn: [header, footer, emails], isNeeded: true },
      { name: 'legalForm', label: 'Právna forma', usedOn: [footer], isNeeded: true },
      { name: 'ico', label: 'IČO', usedOn: [footer, contact, privacy, emails], isNeeded: true },
      { name: 'dic', label: 'DIČ', usedOn: [footer, contact], isNeeded: true },
      { name: 'icDph', label: 'IČ DPH', hint: 'Len platiteľ DPH.', usedOn: [footer, contact] },
      {
        name: 'vatRate',
        label: 'Sadzba DPH (%)',
        hint: 'Celé číslo, napríklad 23. Podľa nej sa rátajú podklady na fakturáciu.',
      },
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
          note: 'Adresa a telefón sú tie, ktoré sú v oddiele Sídlo a kontakt.',
          fields: [{ ...BRANCH_PHONE, label: 'Telefón, ak má iný' }, VISITABLE],
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
      {
        list: 'directors',
        one: 'Riaditeľ alebo konateľ',
        another: 'Ďalší riaditeľ alebo konateľ',
        fields: [
          ...PERSON,
          { name: 'saying', label: 'Čo povedal o kvalite', hint: 'Jeho vlastné slová, na stránku Politika kvality.' },
        ],
      },
    ],
  },
  {
    id: 'technici',
    title: 'Technici',
    note: 'Blok „Kto k Vám príde“ na stránkach služieb. Fotografie sa pridávajú osobitne.',
    fields: [],
    rows: [
      {
        list: 'technicians',
        one: 'Technik',
        another: 'Ďalší technik',
        fields: [
          ...PERSON,
          { name: 'document', label: 'Doklad', hint: 'Napríklad Osvedčenie alebo Oprávnenie.' },
          { name: 'permit', label: 'Číslo dokladu' },
          { name: 'branch', label: 'Pobočka' },
          { name: 'phone', label: 'Telefón', type: 'tel' },
          ...Object.entries(TECHNICIAN_SERVICES).map(
            ([key, { title }]): RowField => ({
              name: `services.${key}`,
              label: `Chodí na službu ${title}`,
              type: 'checkbox',
            }),
          ),
        ],
      },
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
  ...PROMISE_SECTIONS,
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
      { name: 'addresses.courses', label: 'Prihlášky na kurzy', type: 'email', usedOn: [emails], isNeeded: true },
      { name: 'addresses.contact', label: 'Dopyty z formulára', type: 'email', usedOn: [emails], isNeeded: true },
      { name: 'addresses.careers', label: 'Uchádzači o prácu', type: 'email', usedOn: [careers], isNeeded: true },
      { name: 'addresses.kits', label: 'Doplnenie lekárničiek', type: 'email', usedOn: [retail] },
      { name: 'addresses.privacy', label: 'Osobné údaje', type: 'email', usedOn: [privacy], isNeeded: true },
      {
        name: 'dataProtection.officer',
        label: 'Zodpovedná osoba',
        hint: 'Meno a kontakt, ak ju spoločnosť určila.',
        usedOn: [privacy],
      },
      {
        name: 'dataProtection.transfers',
        label: 'Prenos údajov mimo Európskej únie',
        hint: 'Napríklad: neuskutočňuje sa. Overte u poskytovateľa servera a e-mailu.',
        usedOn: [privacy],
      },
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

/** The part of the form that is shown: `?cast=`, the first by default. */
export function readPart(query: URLSearchParams): string {
  return COMPANY_SECTIONS.find(({ id }) => id === query.get('cast'))?.id ?? 'sidlo';
}

/** The address of the form that shows this part. */
export function partPath(id: string): string {
  return withQuery(COMPANY, { cast: id });
}

/** How many required facts of a section are missing. */
export function countMissing(section: CompanySection, form: CompanyForm): number {
  return section.fields.filter(({ name, isNeeded }) => isNeeded && !form[name]).length;
}

/** True for a field of the section, or of one of its rows. */
export function isIn({ fields, rows = [] }: CompanySection, name: string): boolean {
  return fields.some((field) => field.name === name) || rows.some(({ list }) => name.startsWith(`${list}.`));
}

/** The field of a name in the form, with a label that stands alone. */
export function fieldNamed(name: string): Pick<CompanyField, 'label' | 'type'> {
  if (name === 'demo') return { label: 'Vymyslená ukážková firma', type: 'checkbox' };
  for (const { fields, rows = [] } of COMPANY_SECTIONS) {
    const field = fields.find((candidate) => candidate.name === name);
    if (field) return field;
    const row = rows.find(({ list }) => name.startsWith(`${list}.`));
    if (row) {
      const [index = '0', ...parts] = name.slice(row.list.length + 1).split('.');
      const part = parts.join('.');
      const inRow = row.fields.find((candidate) => candidate.name === part);
      const label = [`${row.one} ${Number(index) + 1}`, part && inRow?.label].filter(Boolean).join(' – ');
      return { label, type: inRow?.type };
    }
  }
  return { label: name };
}

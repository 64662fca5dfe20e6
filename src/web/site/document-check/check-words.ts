import { href } from 'react-router';
import { boundInstant, formatInstant } from '#domain/instant.ts';
import type { Language } from '#domain/issued-documents/issued-document.ts';

/** The address of the page in a language. */
export function checkPath(language: Language, code?: string): string {
  const path = code === undefined ? href('/overenie') : href('/overenie/:code', { code });
  return language === 'en' ? `${path}?lang=en` : path;
}

/** Slovak unless English is asked for. */
export function readLanguage({ searchParams }: URL): Language {
  return searchParams.get('lang') === 'en' ? 'en' : 'sk';
}

export const WORDS = {
  sk: {
    title: 'Overenie dokladu',
    description: 'Zistite, či je osvedčenie, preukaz alebo iný doklad o kurze náš a či dnes platí.',
    skip: 'Preskočiť na obsah',
    language: 'Jazyk',
    compare: (host: string) =>
      `Porovnajte s papierom každý riadok. Ak sa čo len jeden líši, papier nie je náš. V adrese tejto stránky musí byť ${host}.`,
    asOf: (at: string) => `Stav k ${boundInstant(at)}.`,
    wrong: 'Nesedí niečo?',
    call: 'Zavolajte nám',
    unknown: 'Doklad sme nenašli',
    unknownReason: 'Číslo a dátum narodenia spolu nesedia so žiadnym dokladom. Skontrolujte ich znak po znaku.',
    unknownCode: 'Odkaz nevedie k žiadnemu dokladu. Naskenujte kód znova, alebo doklad overte podľa čísla.',
    another: 'Overiť iný doklad',
    byNumber: 'Overiť podľa čísla',
    number: 'Číslo dokladu',
    birthDate: 'Dátum narodenia držiteľa',
    dayForm: 'dd.mm.rrrr',
    wrongDay: 'Taký deň v kalendári nie je.',
    wrongDayForm: 'Napíšte dátum v tvare dd.mm.rrrr: deň, mesiac, rok.',
    check: 'Overiť',
    hint: 'Kód z papiera dátum nepotrebuje, stačí ho naskenovať.',
    limited: 'Príliš veľa pokusov. Skúste to neskôr, alebo naskenujte kód z papiera.',
    question: 'Otázka k dokladu?',
    privacy: 'Ochrana osobných údajov',
  },
  en: {
    title: 'Check a document',
    description: 'Find out whether a course document is ours and valid today.',
    skip: 'Skip to content',
    language: 'Language',
    compare: (host: string) =>
      `Compare every line with the paper, which is in Slovak. If a single one differs, the paper is not ours. The address of this page must contain ${host}.`,
    asOf: (at: string) => `As of ${formatInstant(at).day}, ${formatInstant(at).time}.`,
    wrong: 'Is something wrong?',
    call: 'Call us',
    unknown: 'Not found',
    unknownReason: 'This number and date of birth belong to no document. Check them character by character.',
    unknownCode: 'This link leads to no document. Scan the code again, or check the document by its number.',
    another: 'Check another document',
    byNumber: 'Check by number',
    number: 'Document number',
    birthDate: 'Holder’s date of birth',
    dayForm: 'dd.mm.yyyy',
    wrongDay: 'There is no such day.',
    wrongDayForm: 'Write the date as dd.mm.yyyy: day, month, year.',
    check: 'Check',
    hint: 'The code on the paper needs no date: just scan it.',
    limited: 'Too many attempts. Try again later, or scan the code on the paper.',
    question: 'A question about a document?',
    privacy: 'Personal data (in Slovak)',
  },
} as const;

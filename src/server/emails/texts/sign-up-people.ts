import { formatDay, formatDays, spelledDay } from '#domain/day.ts';
import { missingNames, type Roster, unnamedSentence } from '#domain/sign-ups/participant.ts';
import { counted, verbFor } from '#domain/slovak.ts';
import type { Templates } from './email.ts';
import { oneLine } from './email-text.ts';
import { aboutSignUp, dateLinks, howToAnswer } from './sign-up-phrases.ts';

/** The people of a sign-up, their documents and their payer. */
export const SIGN_UP_PEOPLE = {
  participantsChanged: {
    /** Without a calendar event: the date has not changed. */
    email(facts, sender) {
      const { withdrawn, added, current } = facts;
      return {
        preheader: 'Kto sa kurzu nezúčastní a kto naň príde.',
        heading: 'V prihláške sme zmenili účastníkov',
        paragraphs: ['Dobrý deň, takto teraz vyzerá Vaša prihláška. Ostatné v nej platí bez zmeny.'],
        ...aboutSignUp(facts, sender),
        quotes: [
          { title: 'Neprídu', people: withdrawn },
          { title: 'Prídu namiesto nich', people: { names: added, unnamed: 0 } },
          { title: 'Na kurze počítame s týmito účastníkmi', people: current },
        ].map(({ title, people }) => ({ title, text: lines(people) })),
        box: { title: 'Nesedí to?', text: `Ozvite sa nám: ${howToAnswer(sender)}.` },
      };
    },
  },
  namesRequested: {
    email(facts, sender) {
      const { unnamed } = facts;
      const missing = missingNames(unnamed);
      return {
        preheader: 'Odkaz v tomto e-maile otvorí zoznam, do ktorého mená napíšete alebo vložíte z tabuľky.',
        heading: 'Doplňte, kto na kurz príde',
        paragraphs: [
          `Dobrý deň, v prihláške ${missing}. Na prezenčnú listinu ${unnamed === 1 ? 'ho' : 'ich'} potrebujeme do začiatku kurzu.`,
        ],
        ...aboutSignUp(facts, sender),
        box: {
          title: 'Príde Vás menej?',
          text: `Dajte nám vedieť: ${howToAnswer(sender)}. Voľné miesto dáme ďalšiemu.`,
        },
        small: 'Odkaz funguje opakovane. Nepreposielajte ho nikomu, kto mená nemá vidieť.',
      };
    },
  },
  payerRequested: {
    email: (facts, sender) => ({
      preheader: 'Stačí adresa a IČO toho, kto kurz zaplatí. Doplníte ich tlačidlom v tomto e-maile.',
      heading: 'Komu máme vystaviť faktúru?',
      paragraphs: [
        'Dobrý deň, na faktúru za kurz nám chýbajú údaje toho, kto ho zaplatí. Otvorte prihlášku a doplňte ich v časti „Fakturačné údaje“.',
      ],
      ...aboutSignUp(facts, sender),
      small: `Nedarí sa to na stránke? Ozvite sa nám: ${howToAnswer(sender)}.`,
    }),
  },
  birthDatesRequested: {
    email(facts, sender) {
      const { linkCode, missing } = facts;
      const people = counted(missing, 'účastníka', 'účastníkov', 'účastníkov');
      return {
        preheader: 'Bez neho doklad o kurze nevydáme.',
        heading: 'Na doklad chýba dátum narodenia',
        paragraphs: [
          linkCode
            ? `Dobrý deň, na doklad o kurze potrebujeme dátum narodenia; od ${people} ho ešte nemáme. Otvorte prihlášku a doplňte ho v časti „Dátumy narodenia“. Doklad potom vydáme.`
            : `Dobrý deň, na doklad o kurze potrebujeme dátum narodenia a Váš nám chýba. Povedzte ho tomu, kto Vás na kurz prihlásil. Môžete sa ozvať aj nám: ${howToAnswer(sender)}.`,
        ],
        ...aboutSignUp(facts, sender),
        small: linkCode && `Nedarí sa to na stránke? Ozvite sa nám: ${howToAnswer(sender)}.`,
      };
    },
  },
  documentsIssued: {
    email(facts, sender) {
      const { documents, revoked, linkCode } = facts;
      const count = documents.length;
      const attached =
        count === 1
          ? `je ${documents[0]?.title.toLowerCase()} č. ${documents[0]?.number}.`
          : `${verbFor(count, 'je', 'sú')} ${counted(count, 'doklad', 'doklady', 'dokladov')} v jednom PDF, každý na vlastnej strane.`;
      return {
        preheader: `${count === 1 ? 'Doklad je' : 'Doklady sú'} v prílohe. Pravosť overí každý naskenovaním kódu.`,
        heading: count === 1 ? 'Váš doklad o kurze' : 'Vaše doklady o kurze',
        paragraphs: [
          `Dobrý deň, v prílohe ${attached}${linkCode ? ` Nájdete ${count === 1 ? 'ho' : 'ich'} aj pri svojej prihláške.` : ''}`,
          revoked.length > 0
            ? `${revoked.length === 1 ? 'Neplatí už doklad' : 'Neplatia už doklady'} č. ${revoked.join(', ')}.`
            : '',
          'Kód QR na papieri otvorí našu stránku, ktorá ukáže, čo je na doklade a či dnes platí.',
        ],
        ...aboutSignUp(facts, sender),
        small: `Je na ${count === 1 ? 'ňom' : 'niektorom z nich'} chyba? Dajte nám vedieť: ${howToAnswer(sender)}. Vydáme opravený.`,
      };
    },
  },
  renewalReminder: {
    subject: ({ course }) => oneLine(`Blíži sa lehota: ${course.nameOfCourse}`),
    email(facts, sender) {
      const { course, holders, renewal, nextDates } = facts;
      const { tag: _, ...about } = aboutSignUp(facts, sender);
      const what = renewal.name ? `absolvovať ${renewal.name} ku kurzu` : 'zopakovať kurz';
      const held = `${formatDays(course.date, course.dateTo)}, ${course.city}`;
      return {
        preheader: `${renewal.isLaw ? 'Treba' : 'Odporúčame'} do ${formatDay(renewal.until)}.`,
        heading: 'Blíži sa lehota',
        paragraphs: [
          oneLine(
            `Dobrý deň, do ${spelledDay(renewal.until)} ${renewal.isLaw ? 'treba' : 'odporúčame'} ${what} „${course.nameOfCourse}“ (${held}).`,
          ),
        ],
        ...about,
        quotes: [{ title: 'Koho sa to týka', text: holders.map(oneLine).join('\n') }],
        ...dateLinks(nextDates, sender),
        box: {
          title: nextDates.length > 0 ? 'Nevyhovuje Vám žiadny termín?' : 'Dohodneme sa na termíne',
          text: `Ozvite sa nám: ${howToAnswer(sender)}.`,
        },
        small:
          'Ak ste to už vybavili inde alebo takéto pripomienky nechcete, napíšte nám to v odpovedi na tento e-mail.',
      };
    },
  },
} satisfies Partial<Templates>;

function lines({ names, unnamed }: Roster): string {
  return [...names.map(oneLine), ...(unnamed > 0 ? [unnamedSentence(unnamed)] : [])].join('\n');
}

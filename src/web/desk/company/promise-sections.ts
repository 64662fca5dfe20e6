import { CLIENT_TYPES } from '#content/clients.ts';
import { type CompanySection, PLACES } from './section.ts';

const { contact, courses, eLearning, home, emails, services } = PLACES;

/** What the company promises and can prove; the site shows nothing for an empty field. */
export const PROMISE_SECTIONS: CompanySection[] = [
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
        hint: 'Napríklad: pondelok až piatok 8.00 – 16.00 h.',
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
        label: 'Ceny kurzov: za koho a či s DPH',
        hint: 'Čo stojí za cenou kurzu, napríklad: s DPH za osobu.',
        usedOn: [courses],
      },
      {
        name: 'commitments.clientTrainingPriceFrom',
        label: 'Cena školenia u klienta od',
        hint: 'Napríklad: 15 € bez DPH za osobu. Prázdne znamená „na vyžiadanie“.',
        usedOn: [courses],
      },
      {
        name: 'commitments.eLearningPriceFrom',
        label: 'Cena e-learningu od',
        hint: 'Napríklad: 9 € bez DPH za osobu. Prázdne znamená „na vyžiadanie“.',
        usedOn: [courses, eLearning],
      },
      {
        name: 'commitments.coursePayment',
        label: 'Zaplatenie kurzu',
        hint: 'Celá veta, napríklad: Platíte po kurze faktúrou so splatnosťou 14 dní.',
        usedOn: [courses, emails],
      },
      {
        name: 'commitments.courseCancellation',
        label: 'Koľko pracovných dní pred kurzom sa dá prihláška zrušiť',
        hint: 'Číslo od 1 do 30. Prázdne znamená až do začiatku kurzu. Potom stránka prihlášky ponúkne len telefón.',
        usedOn: [courses, emails],
      },
      {
        name: 'commitments.cancellationCost',
        label: 'Čo zrušenie stojí',
        hint: 'Celá veta, napríklad: Včas zrušenú prihlášku neúčtujeme. Prázdne znamená, že o cene zrušenia nepíšeme nič.',
        usedOn: [courses, emails],
      },
      {
        name: 'commitments.courseSubstitute',
        label: 'Náhradník za prihláseného',
        hint: 'Celá veta, napríklad: Namiesto prihláseného môže prísť kolega, bez poplatku.',
        usedOn: [courses, emails],
      },
      {
        name: 'commitments.noShowsPay',
        label: 'Kto na kurz neprišiel, platí tiež',
        type: 'checkbox',
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
          {
            name: 'trade',
            label: 'Odbor',
            hint: `${Object.values(CLIENT_TYPES).join(', ')}. Iný odbor bude na konci stránky.`,
          },
          { name: 'figure', label: 'Číslo', hint: 'Napríklad: 240 ľudí.' },
          { name: 'work', label: 'Čo sme preňho urobili', hint: 'Len to, s čím klient súhlasil.' },
        ],
      },
    ],
  },
];

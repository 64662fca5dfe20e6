export interface DemoContactRequest {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  ico: string;
  pocetZ: string;
  fluktuacia: string;
  urazy: string;
  prevadzky: string;
  zameranie: string;
  message: string;
  /** When it came. */
  hoursAgo: number;
  state: 'new' | 'inProgress' | 'offered' | 'closed';
  nextStep?: { text: string; inDays: number };
  note?: string;
  /** What was answered, a day after it came; to an offered one it is the offer. */
  answer?: string;
}

// The demo's contact requests, in every state.
export const DEMO_CONTACT_REQUESTS: readonly DemoContactRequest[] = [
  {
    firstName: 'Petra',
    lastName: 'Ukážková',
    email: 'doprava@example.sk',
    phone: '+421 900 000 060',
    company: 'Doprava Vzor, a. s.',
    ico: '99999986',
    pocetZ: '160',
    fluktuacia: '12 %',
    urazy: '2',
    prevadzky: '5',
    zameranie: 'Doprava a sklady',
    message:
      'Hľadáme dodávateľa BOZP a OPP pre päť skladov.\nTerajšia zmluva sa končí v júni, prosíme termín obhliadky.',
    hoursAgo: 3,
    state: 'new',
  },
  {
    firstName: 'Ján',
    lastName: 'Modelový',
    email: 'penzion@example.sk',
    phone: '+421 900 000 061',
    company: 'Penzión Príklad s. r. o.',
    ico: '99999978',
    pocetZ: '14, v sezóne 22',
    fluktuacia: '6 odišlo, 8 prišlo',
    urazy: '0',
    prevadzky: '1',
    zameranie: 'Ubytovanie a kuchyňa',
    message: 'Potrebujeme školenie sezónnych zamestnancov ešte pred letom.',
    hoursAgo: 168,
    state: 'new',
  },
  {
    firstName: 'Mária',
    lastName: 'Skúšobná',
    email: 'pekaren.model@example.sk',
    phone: '+421 900 000 062',
    company: 'Pekáreň Model s. r. o.',
    ico: 'zakladáme',
    pocetZ: '8',
    fluktuacia: '0',
    urazy: '0',
    prevadzky: '2',
    zameranie: 'Výroba pečiva, predajňa',
    message: 'Otvárame v marci. Čo všetko musíme mať hotové prvý deň?',
    hoursAgo: 400,
    state: 'closed',
    answer:
      'Dobrý deň,\n\npre Vašu pekáreň pripravíme bezpečnostnú dokumentáciu a zaškolíme ľudí ešte pred otvorením. Stačí jedna obhliadka.\n\nS pozdravom\nJana Ukážková',
  },
  {
    firstName: 'Daniel',
    lastName: 'Vymyslený',
    email: 'strojaren@example.sk',
    phone: '+421 900 000 063',
    company: 'Strojáreň Ukážka, s. r. o.',
    ico: '99999960',
    pocetZ: '210',
    fluktuacia: '8 %',
    urazy: '4',
    prevadzky: '1',
    zameranie: 'Obrábanie kovov',
    message: 'Po kontrole z inšpektorátu potrebujeme novú dokumentáciu a preškoliť zváračov.',
    hoursAgo: 96,
    state: 'inProgress',
    nextStep: { text: 'Zavolať kvôli obhliadke', inDays: 1 },
    note: 'Volala som vedúcemu údržby. Na obhliadku majú čas ráno, pýtať si pána Vymysleného na vrátnici.',
  },
  {
    firstName: 'Ivana',
    lastName: 'Príkladná',
    email: 'hotel@example.sk',
    phone: '+421 900 000 064',
    company: 'Hotel Vzor, s. r. o.',
    ico: '99999951',
    pocetZ: '42',
    fluktuacia: '15 %',
    urazy: '1',
    prevadzky: '3',
    zameranie: 'Ubytovanie a kuchyňa',
    message: 'Prosíme ponuku na BOZP a požiarnu ochranu pre tri hotely.',
    hoursAgo: 240,
    state: 'offered',
    nextStep: { text: 'Opýtať sa na ponuku', inDays: -1 },
    answer:
      'Dobrý deň,\n\nďakujeme za dopyt. Ponuku pre všetky tri hotely posielame v prílohe, platí 30 dní.\n\nS pozdravom\nJana Ukážková',
  },
];

// The demo's courses, and who signed up for them.

export interface DemoCourse {
  /** A course type's id. */
  type: string;
  city: 'Žilina' | 'Bratislava' | 'Liptovský Mikuláš' | 'Považská Bystrica';
  /** Days from the first start to about its own, so that the demo never grows old before it is filled in. */
  inDays: number;
  /** Active unless said otherwise. */
  status?: 'inactive';
  slugEnd?: string;
}

export const DEMO_COURSES: DemoCourse[] = [
  { type: 'elektrotechnik', city: 'Žilina', inDays: 24 },
  { type: 'vysokozdvizny-vozik', city: 'Žilina', inDays: 30 },
  { type: 'prva-pomoc', city: 'Žilina', inDays: 45 },
  { type: 'viazac-zeriavnik', city: 'Žilina', inDays: 52 },
  { type: 'praca-vo-vyskach', city: 'Žilina', inDays: 73 },
  { type: 'bozp-veduci', city: 'Žilina', inDays: 89 },
  { type: 'prva-pomoc', city: 'Bratislava', inDays: 32 },
  { type: 'protipoziarna-hliadka', city: 'Bratislava', inDays: 61 },
  { type: 'vodici', city: 'Bratislava', inDays: 40 },
  { type: 'lesenar', city: 'Liptovský Mikuláš', inDays: 37 },
  { type: 'tlakove-zariadenia', city: 'Liptovský Mikuláš', inDays: 66 },
  { type: 'stavebne-stroje', city: 'Považská Bystrica', inDays: 44, status: 'inactive' },
  { type: 'zvaranie', city: 'Považská Bystrica', inDays: 58 },
  { type: 'chemicke-faktory', city: 'Liptovský Mikuláš', inDays: 80, status: 'inactive' },
  { type: 'prva-pomoc', city: 'Žilina', inDays: -38, slugEnd: '-jesen' },
];

const person = (firstName: string, lastName: string, email: string) => ({
  firstName,
  lastName,
  email,
  companyName: '',
  numberOfWorkers: '',
});
const company = (companyName: string, numberOfWorkers: string, email: string) => ({
  firstName: '',
  lastName: '',
  companyName,
  numberOfWorkers,
  email,
});

export interface DemoSignUp extends ReturnType<typeof person> {
  /** The place of its course in DEMO_COURSES. */
  course: number;
  message: string;
  /** Confirmed unless said otherwise. */
  status?: 'waiting' | 'cancelled';
  reviewed?: boolean;
}

// The viazač course (3) is full, so that a substitute can be seen.
export const DEMO_SIGN_UPS: DemoSignUp[] = [
  {
    ...person('Tomáš', 'Cvičný', 'tomas.cvicny@example.sk'),
    course: 0,
    message: 'Predchádzajúce osvedčenie sa mi končí v máji.',
  },
  {
    ...company('Pekáreň Príklad s. r. o.', '3', 'pekaren@example.sk'),
    course: 2,
    message: 'Prosíme faktúru na sídlo firmy.',
    reviewed: true,
  },
  {
    ...company('Dielňa Vzor s. r. o.', 'asi päť', 'dielna@example.sk'),
    course: 0,
    message: 'Presný počet potvrdíme do piatka.',
  },
  {
    ...company('Žeriavy Ukážka, a. s.', '12', 'zeriavy@example.sk'),
    course: 3,
    message: 'Celá zmena, mená pošleme v tabuľke.',
    reviewed: true,
  },
  {
    ...person('Jana', 'Skúšobná', 'jana.skusobna@example.sk'),
    course: 3,
    message: 'Rada prídem aj ako náhradníčka.',
    status: 'waiting',
  },
  {
    ...company('Sklad Model s. r. o.', '8', 'sklad@example.sk'),
    course: 1,
    message: 'Traja sú úplní začiatočníci.',
    reviewed: true,
  },
  {
    ...person('Peter', 'Vzorový', 'peter.vzorovy@example.sk'),
    course: 6,
    message: 'Ďakujem, už to nestihnem.',
    status: 'cancelled',
    reviewed: true,
  },
];

// The demo's clients beside those its sign-ups and requests create. Numbers are plainly invented.

const EMPTY_DETAILS = { street: '', city: '', contractNumber: '', note: '' };

/** Days from the first start; a contract without an end is not limited. */
export const DEMO_CLIENTS = [
  {
    ...EMPTY_DETAILS,
    name: 'Pekáreň Príklad s. r. o.',
    ico: '00000019',
    street: 'Ukážková 12',
    city: 'Žilina',
    contractNumber: '2025/014',
    contractSinceDays: -400,
    contractUntilDays: 31,
    contacts: [
      { name: 'Lucia Vzorová', role: 'personálne', email: 'pekaren@example.sk', phone: '+421 900 000 052' },
      { name: 'Ján Ukážkový', role: 'prevádzka', email: '', phone: '+421 900 000 071' },
    ],
    branches: [
      { name: 'Výroba', street: 'Ukážková 12', city: 'Žilina' },
      { name: 'Predajňa', street: 'Príkladná 3', city: 'Martin' },
    ],
    note: 'Školenia radšej v pondelok, cez víkend pečú.',
  },
  {
    ...EMPTY_DETAILS,
    name: 'Žeriavy Ukážka, a. s.',
    ico: '00000027',
    city: 'Banská Bystrica',
    contractNumber: '2024/007',
    contractSinceDays: -700,
    contractUntilDays: null,
    contacts: [{ name: 'Milan Modelový', role: 'bezpečnostný technik', email: 'zeriavy@example.sk', phone: '' }],
    branches: [],
  },
  {
    ...EMPTY_DETAILS,
    name: 'Sklad Model s. r. o.',
    ico: '00000035',
    city: 'Košice',
    contractNumber: '2023/031',
    contractSinceDays: -900,
    contractUntilDays: -40,
    contacts: [],
    branches: [],
  },
];

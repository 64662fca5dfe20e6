import { form } from '../client.ts';
import { leading, page, type RouteCase } from './route-case.ts';

const TODAY = '/dashboard/dnes';

/** Addresses that only accept the forms of items. */
const ACTS = [
  ...['precitanie', 'miesto', 'ponuka', 'prevzatie', 'vybavenie', 'krok', 'odoslanie', 'lektor', 'mena', 'hotovo'],
  ...['pripomenutie', 'vratenie', 'spat'],
];

/** All items that wait for staff, and the forms that complete them. */
export const TODAY_ROUTES: Record<string, RouteCase> = {
  [TODAY]: page(TODAY, 'Dnes – správa', 'Dnes'),
  ...Object.fromEntries(ACTS.map((act) => [`${TODAY}/${act}`, leading(`${TODAY}/${act}`, TODAY)])),
  [`${TODAY}/adresa`]: {
    good: () => [`${TODAY}/adresa`, form({ email: 'nijaka' }), { status: 422, title: 'Dnes – správa' }],
  },
  [`${TODAY}/odlozenie`]: {
    good: ({ signUpId }) => [
      `${TODAY}/odlozenie?kind=newSignUps&id=${signUpId}`,
      form({ kind: 'newSignUps', id: signUpId, do: '1.1.2020' }),
      { status: 422, title: 'Odložiť – správa', h1: 'Odložiť' },
    ],
  },
};

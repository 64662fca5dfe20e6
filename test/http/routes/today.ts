import { form, ofStaff, type RouteCase, toKeeping, toList, toSignIn } from './route-case.ts';

const TODAY = '/dashboard/dnes';

/** The addresses that only take the forms of items. */
const ACTS = [
  ...['potvrdenie', 'miesto', 'ponuka', 'prevzatie', 'krok', 'odoslanie', 'lektor', 'mena', 'hotovo'],
  ...['vratenie', 'spat'],
];

/** All that waits for a person, and what closes it. */
export const TODAY_ROUTES: Record<string, RouteCase> = {
  [TODAY]: ofStaff(TODAY, 'Dnes – správa', 'Dnes'),
  ...Object.fromEntries(ACTS.map((act) => [`${TODAY}/${act}`, toList(`${TODAY}/${act}`, TODAY)])),
  [`${TODAY}/adresa`]: {
    by: 'staff',
    good: () => [`${TODAY}/adresa`, form({ email: 'nijaka' }), { status: 422, title: 'Dnes – správa' }],
    refusals: { "a visitor's form": () => [`${TODAY}/adresa`, form(), toKeeping(`${TODAY}/adresa`)] },
  },
  [`${TODAY}/odlozenie`]: {
    by: 'staff',
    good: ({ signUpId }) => [
      `${TODAY}/odlozenie?kind=newSignUps&id=${signUpId}`,
      form({ kind: 'newSignUps', id: signUpId, do: '1.1.2020' }),
      { status: 422, title: 'Odložiť – správa', h1: 'Odložiť' },
    ],
    refusals: {
      'a visitor': () => [`${TODAY}/odlozenie`, undefined, toSignIn(`${TODAY}/odlozenie`)],
      "a visitor's form": () => [`${TODAY}/odlozenie`, form(), toKeeping(`${TODAY}/odlozenie`)],
    },
  },
};

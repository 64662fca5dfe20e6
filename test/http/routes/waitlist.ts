import {
  bareLetter,
  foreign,
  form,
  letterPage,
  letterSending,
  ofStaff,
  type RouteCase,
  type Stored,
  toKeeping,
  toList,
  toSignIn,
} from './route-case.ts';

const entry = ({ waitlistEntryId }: Stored) => `/dashboard/cakajuci/${waitlistEntryId}`;
const letter = (stored: Stored) => `${entry(stored)}/listy/${stored.waitlistLetterId}`;

/** Who waits for a date: the form, and what becomes of it at the desk. */
export const WAITLIST: Record<string, RouteCase> = {
  '/zaujem-o-termin': {
    by: 'visitor',
    good: () => [
      '/zaujem-o-termin?kurz=lesenar',
      undefined,
      { status: 200, title: 'Záujem o termín', h1: 'Záujem o termín' },
    ],
    refusals: {
      'an empty form': () => ['/zaujem-o-termin', form(), { status: 422 }],
      'a form from a foreign page': () => ['/zaujem-o-termin', { ...form(), ...foreign }, { status: 403 }],
    },
  },
  '/dashboard/cakajuci': ofStaff('/dashboard/cakajuci', 'Čakajú na termín – správa', 'Čakajú na termín'),
  '/dashboard/cakajuci/novy': {
    by: 'staff',
    good: () => [
      '/dashboard/cakajuci/novy',
      form({ applicant: 'person' }),
      { status: 422, title: 'Nový záujemca o termín' },
    ],
    refusals: {
      'a visitor': () => ['/dashboard/cakajuci/novy', undefined, toSignIn('/dashboard/cakajuci/novy')],
      "a visitor's form": () => ['/dashboard/cakajuci/novy', form(), toKeeping('/dashboard/cakajuci/novy')],
    },
  },
  '/dashboard/cakajuci/vyradenie': toList('/dashboard/cakajuci/vyradenie', '/dashboard/cakajuci'),
  '/dashboard/cakajuci/spat': toList('/dashboard/cakajuci/spat', '/dashboard/cakajuci'),
  '/dashboard/cakajuci/:id': {
    by: 'staff',
    good: (stored) => [
      entry(stored),
      undefined,
      { status: 200, title: 'Pekáreň Žitná – čaká na termín', h1: 'Pekáreň Žitná Čaká na termín' },
    ],
    refusals: {
      'a visitor': (stored) => [entry(stored), undefined, toSignIn(entry(stored))],
      "a visitor's form": (stored) => [entry(stored), form(), toKeeping(entry(stored))],
    },
  },
  '/dashboard/cakajuci/:id/vratenie': {
    by: 'staff',
    good: (stored) => [`${entry(stored)}/vratenie`, form(), { status: 303, location: entry(stored) }],
    refusals: {
      'a visitor': (stored) => [`${entry(stored)}/vratenie`, undefined, toSignIn(`${entry(stored)}/vratenie`)],
      "a visitor's form": (stored) => [`${entry(stored)}/vratenie`, form(), toKeeping(`${entry(stored)}/vratenie`)],
    },
  },
  '/dashboard/cakajuci/:id/listy/:letterId': letterPage(letter, 'Čakáte na termín'),
  '/dashboard/cakajuci/:id/listy/:letterId/odoslanie': letterSending(
    (stored) => `${letter(stored)}/odoslanie`,
    'Čakáte na termín',
  ),
  '/dashboard/cakajuci/:id/listy/:letterId/vyradenie': {
    by: 'staff',
    good: (stored) => [`${letter(stored)}/vyradenie`, form(), { status: 303, location: entry(stored) }],
    refusals: {
      "a visitor's form": (stored) => [
        `${letter(stored)}/vyradenie`,
        form(),
        toKeeping(`${letter(stored)}/vyradenie`),
      ],
    },
  },
  '/dashboard/cakajuci/:id/listy/:letterId/znenie': bareLetter((stored) => `${letter(stored)}/znenie`),
};

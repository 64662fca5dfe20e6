import { type Answer, form, NOT_FOUND, type RouteCase, type Stored, toSignIn } from './route-case.ts';

/** A page about people of a sign-up, which only staff see. */
function ofStaff(path: (stored: Stored) => string, answer: (stored: Stored) => Answer): RouteCase {
  return {
    by: 'staff',
    good: (stored) => [path(stored), undefined, answer(stored)],
    refusals: {
      'a visitor': (stored) => {
        const asked = path(stored);
        return [asked, undefined, toSignIn(asked)];
      },
    },
  };
}

const people = ({ signUpId }: Stored) => `/dashboard/prihlasky/${signUpId}/ucastnici`;
const page = (title: string) => () => ({ status: 200, title, h1: title });
const fromTable = () => ({ status: 200, title: 'Mená z\u00A0tabuľky', h1: 'Mená z tabuľky' });

/** Who comes to a course: named by staff, and by a company that has a link. */
export const PARTICIPANTS: Record<string, RouteCase> = {
  '/dashboard/prihlasky/:id/presun': ofStaff(
    ({ signUpId }) => `/dashboard/prihlasky/${signUpId}/presun`,
    page('Presunúť na iný termín'),
  ),
  '/dashboard/prihlasky/:id/ucastnici': ofStaff(people, page('Mená účastníkov')),
  // the only one there is: it is the sign-up that is cancelled then
  '/dashboard/prihlasky/:id/ucastnici/odhlasenie': ofStaff(
    (stored) => `${people(stored)}/odhlasenie?ucastnik=${stored.signUpId}-0`,
    ({ signUpId }) => ({ status: 302, location: `/dashboard/prihlasky/${signUpId}/zrusenie` }),
  ),
  '/dashboard/prihlasky/:id/ucastnici/pridanie': ofStaff(
    (stored) => `${people(stored)}/pridanie`,
    page('Pridať účastníka'),
  ),
  '/dashboard/prihlasky/:id/ucastnici/tabulka': ofStaff((stored) => `${people(stored)}/tabulka`, fromTable),
  '/dashboard/prihlasky/:id/ucastnici/tabulka/:importId': ofStaff(
    ({ companyId, rosterId }) => `/dashboard/prihlasky/${companyId}/ucastnici/tabulka/${rosterId}`,
    fromTable,
  ),
  '/dashboard/prihlasky/:id/ucastnici/vyzva': ofStaff(
    (stored) => `${people(stored)}/vyzva`,
    ({ signUpId }) => ({ status: 302, location: `/dashboard/prihlasky/${signUpId}` }),
  ),
  '/dashboard/prihlasky/:id/ucastnici/:participantId/vymena': ofStaff(
    (stored) => `${people(stored)}/${stored.signUpId}-0/vymena`,
    page('Vymeniť účastníka'),
  ),
  '/dashboard/prihlasky/:id/ucastnici/:participantId/vratenie': ofStaff(
    (stored) => `${people(stored)}/${stored.signUpId}-0/vratenie`,
    page('Vrátiť účastníka'),
  ),
  '/doplnit-mena': {
    by: 'visitor',
    good: ({ namesCode }) => [
      `/doplnit-mena?kod=${namesCode}`,
      undefined,
      { status: 200, title: 'Doplniť mená', h1: 'Doplniť mená' },
    ],
    refusals: {
      'a code that is not ours': () => ['/doplnit-mena?kod=nikdy-nebol', undefined, NOT_FOUND],
      'a form with such a code': () => ['/doplnit-mena?kod=nikdy-nebol', form(), NOT_FOUND],
    },
  },
  '/doplnit-mena/tabulka': {
    by: 'visitor',
    good: ({ namesCode }) => [`/doplnit-mena/tabulka?kod=${namesCode}`, undefined, fromTable()],
    refusals: {
      'a code that is not ours': () => ['/doplnit-mena/tabulka?kod=nikdy-nebol', undefined, NOT_FOUND],
    },
  },
  '/doplnit-mena/tabulka/:importId': {
    by: 'visitor',
    good: ({ namesCode, rosterId }) => [`/doplnit-mena/tabulka/${rosterId}?kod=${namesCode}`, undefined, fromTable()],
    refusals: {
      'a list that is not there': ({ namesCode }) => [
        `/doplnit-mena/tabulka/nie?kod=${namesCode}`,
        undefined,
        NOT_FOUND,
      ],
    },
  },
};

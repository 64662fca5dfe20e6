import { leading, page, type RouteCase, type Stored } from './route-case.ts';

const signUp = ({ signUpId }: Stored) => `/dashboard/prihlasky/${signUpId}`;
const people = (stored: Stored) => `${signUp(stored)}/ucastnici`;
const first = (stored: Stored) => `${people(stored)}/${stored.signUpId}-0`;
const fromTable = (path: (stored: Stored) => string) => page(path, 'Mená z\u00A0tabuľky', 'Mená z tabuľky');

/** Participants of a course, named by staff. */
export const PARTICIPANTS: Record<string, RouteCase> = {
  '/dashboard/prihlasky/:id/presun': page((stored) => `${signUp(stored)}/presun`, 'Presunúť na iný termín'),
  '/dashboard/prihlasky/:id/ucastnici': page(people, 'Mená účastníkov'),
  // it is the only participant, so the whole sign-up is cancelled
  '/dashboard/prihlasky/:id/ucastnici/odhlasenie': leading(
    (stored) => `${people(stored)}/odhlasenie?ucastnik=${stored.signUpId}-0`,
    (stored) => `${signUp(stored)}/zrusenie`,
  ),
  '/dashboard/prihlasky/:id/ucastnici/pridanie': page((stored) => `${people(stored)}/pridanie`, 'Pridať účastníka'),
  '/dashboard/prihlasky/:id/ucastnici/tabulka': fromTable((stored) => `${people(stored)}/tabulka`),
  '/dashboard/prihlasky/:id/ucastnici/tabulka/:importId': fromTable(
    ({ companyId, rosterId }) => `/dashboard/prihlasky/${companyId}/ucastnici/tabulka/${rosterId}`,
  ),
  '/dashboard/prihlasky/:id/ucastnici/vyzva': leading((stored) => `${people(stored)}/vyzva`, signUp),
  '/dashboard/prihlasky/:id/ucastnici/:participantId/vymena': page(
    (stored) => `${first(stored)}/vymena`,
    'Vymeniť účastníka',
  ),
  '/dashboard/prihlasky/:id/ucastnici/:participantId/vratenie': page(
    (stored) => `${first(stored)}/vratenie`,
    'Vrátiť účastníka',
  ),
};

import { leading, page, type RouteCase } from './route-case.ts';

const PERSON = '/dashboard/sukromie/osoba';

/** Stored and erased data, and the integrity of the history. */
export const PRIVACY: Record<string, RouteCase> = {
  '/dashboard/zaznam': page('/dashboard/zaznam?kde=course', 'Záznam – správa', 'Záznam'),
  '/dashboard/stav': page('/dashboard/stav?cislo=abcd', 'Stav systému – správa', 'Stav systému'),
  '/dashboard/sukromie': page('/dashboard/sukromie', 'Súkromie – správa', 'Súkromie'),
  [PERSON]: page(`${PERSON}?hladat=nikto`, 'Jedna osoba – správa', 'Jedna osoba'),
  [`${PERSON}/vymazanie`]: leading(`${PERSON}/vymazanie?hladat=nikto`, `${PERSON}?hladat=nikto&nikto=`),
  [`${PERSON}/udaje`]: leading(`${PERSON}/udaje`, PERSON),
  '/dashboard/sukromie/overenie': leading('/dashboard/sukromie/overenie', '/dashboard/sukromie'),
};

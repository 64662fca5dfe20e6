import { ofStaff, type RouteCase, toList } from './route-case.ts';

/** What is kept and erased, and whether the history is whole. */
export const PRIVACY: Record<string, RouteCase> = {
  '/dashboard/zaznam': ofStaff('/dashboard/zaznam?kde=course', 'Záznam – správa', 'Záznam'),
  '/dashboard/stav': ofStaff('/dashboard/stav?cislo=abcd', 'Stav systému – správa', 'Stav systému'),
  '/dashboard/sukromie': ofStaff('/dashboard/sukromie', 'Súkromie – správa', 'Súkromie'),
  '/dashboard/sukromie/osoba': ofStaff(
    '/dashboard/sukromie/osoba?hladat=nikto',
    'Jedna osoba – správa',
    'Jedna osoba',
  ),
  '/dashboard/sukromie/osoba/vymazanie': toList(
    '/dashboard/sukromie/osoba/vymazanie?hladat=nikto',
    '/dashboard/sukromie/osoba?hladat=nikto&nikto=',
  ),
  '/dashboard/sukromie/osoba/udaje': toList('/dashboard/sukromie/osoba/udaje', '/dashboard/sukromie/osoba'),
  '/dashboard/sukromie/overenie': toList('/dashboard/sukromie/overenie', '/dashboard/sukromie'),
};

import { CSV, file, page, type RouteCase, type Stored, sent, XLSX } from './route-case.ts';

const client = ({ clientId }: Stored) => `/dashboard/klienti/${clientId}`;
const NAME = 'Pekáreň Žitná';

const clientChoicePage = (path: (stored: Stored) => string) => page(path, 'Ktorá firma je to?');

/** Companies that contact us, at the desk. */
export const CLIENTS: Record<string, RouteCase> = {
  '/dashboard/klienti': page('/dashboard/klienti', 'Klienti – správa', 'Klienti'),
  '/dashboard/klienti/zoznam.xlsx': file('/dashboard/klienti/zoznam.xlsx', XLSX),
  '/dashboard/klienti/zoznam.csv': file('/dashboard/klienti/zoznam.csv', CSV),
  '/dashboard/klienti/na-posudenie': page('/dashboard/klienti/na-posudenie', 'Klienti na posúdenie', 'Na posúdenie'),
  '/dashboard/klienti/novy': page('/dashboard/klienti/novy', 'Nový klient'),
  '/dashboard/klienti/:id': page(client, `${NAME} – klient`, `${NAME} Bez zmluvy`),
  '/dashboard/klienti/:id/uprava': page((stored) => `${client(stored)}/uprava`, 'Úprava klienta'),
  '/dashboard/klienti/:id/spojenie': page(
    (stored) => `${client(stored)}/spojenie`,
    'Spojenie firiem',
    'Spojiť s inou firmou',
  ),
  '/dashboard/klienti/:id/rozpojenie': sent((stored) => `${client(stored)}/rozpojenie`, client),
  '/dashboard/klienti/:id/vyskoleni': page(
    (stored) => `${client(stored)}/vyskoleni`,
    'Vyškolení ľudia klienta',
    'Vyškolení ľudia',
  ),
  '/dashboard/klienti/:id/zmazanie': page((stored) => `${client(stored)}/zmazanie`, 'Zmazať klienta'),
  '/dashboard/prihlasky/:id/klient': clientChoicePage(({ signUpId }) => `/dashboard/prihlasky/${signUpId}/klient`),
  '/dashboard/dopyty/:id/klient': clientChoicePage(({ requestId }) => `/dashboard/dopyty/${requestId}/klient`),
  '/dashboard/cakajuci/:id/klient': clientChoicePage(
    ({ waitlistEntryId }) => `/dashboard/cakajuci/${waitlistEntryId}/klient`,
  ),
};

import { deskFile, form, ofStaff, type RouteCase, type Stored, toKeeping, toSignIn } from './route-case.ts';

const client = ({ clientId }: Stored) => `/dashboard/klienti/${clientId}`;
const NAME = 'Pekáreň Žitná';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A page of a client that takes a form too. */
const step = (path: (stored: Stored) => string, title: string, h1 = title): RouteCase => ({
  by: 'staff',
  good: (stored) => [path(stored), undefined, { status: 200, title, h1 }],
  refusals: {
    'a visitor': (stored) => [path(stored), undefined, toSignIn(path(stored))],
    "a visitor's form": (stored) => [path(stored), form(), toKeeping(path(stored))],
  },
});

const whose = (path: (stored: Stored) => string) => step(path, 'Ktorá firma je to?');

/** Companies that come to us, at the desk. */
export const CLIENTS: Record<string, RouteCase> = {
  '/dashboard/klienti': ofStaff('/dashboard/klienti', 'Klienti – správa', 'Klienti'),
  '/dashboard/klienti/zoznam.xlsx': deskFile(() => '/dashboard/klienti/zoznam.xlsx', XLSX),
  '/dashboard/klienti/zoznam.csv': deskFile(() => '/dashboard/klienti/zoznam.csv', 'text/csv; charset=utf-8'),
  '/dashboard/klienti/na-posudenie': ofStaff(
    '/dashboard/klienti/na-posudenie',
    'Klienti na posúdenie',
    'Na posúdenie',
  ),
  '/dashboard/klienti/novy': step(() => '/dashboard/klienti/novy', 'Nový klient'),
  '/dashboard/klienti/:id': {
    by: 'staff',
    good: (stored) => [
      client(stored),
      undefined,
      { status: 200, title: `${NAME} – klient`, h1: `${NAME} Bez zmluvy` },
    ],
    refusals: { 'a visitor': (stored) => [client(stored), undefined, toSignIn(client(stored))] },
  },
  '/dashboard/klienti/:id/uprava': step((stored) => `${client(stored)}/uprava`, 'Úprava klienta'),
  '/dashboard/klienti/:id/spojenie': step(
    (stored) => `${client(stored)}/spojenie`,
    'Spojenie firiem',
    'Spojiť s inou firmou',
  ),
  '/dashboard/klienti/:id/rozpojenie': {
    by: 'staff',
    good: (stored) => [`${client(stored)}/rozpojenie`, form(), { status: 303, location: client(stored) }],
    refusals: {
      "a visitor's form": (stored) => [
        `${client(stored)}/rozpojenie`,
        form(),
        toKeeping(`${client(stored)}/rozpojenie`),
      ],
    },
  },
  '/dashboard/klienti/:id/vyskoleni': {
    by: 'staff',
    good: (stored) => [
      `${client(stored)}/vyskoleni`,
      undefined,
      { status: 200, title: 'Vyškolení ľudia klienta', h1: 'Vyškolení ľudia' },
    ],
    refusals: {
      'a visitor': (stored) => [`${client(stored)}/vyskoleni`, undefined, toSignIn(`${client(stored)}/vyskoleni`)],
    },
  },
  '/dashboard/klienti/:id/zmazanie': step(
    (stored) => `${client(stored)}/zmazanie`,
    'Zmazanie klienta',
    'Zmazať klienta',
  ),
  '/dashboard/prihlasky/:id/klient': whose(({ signUpId }) => `/dashboard/prihlasky/${signUpId}/klient`),
  '/dashboard/dopyty/:id/klient': whose(({ requestId }) => `/dashboard/dopyty/${requestId}/klient`),
  '/dashboard/cakajuci/:id/klient': whose(({ waitlistEntryId }) => `/dashboard/cakajuci/${waitlistEntryId}/klient`),
};

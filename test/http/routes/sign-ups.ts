import { deskFile, form, type RouteCase, toKeeping, toSignIn } from './route-case.ts';

/** Sign-ups at the desk. */
export const SIGN_UPS: Record<string, RouteCase> = {
  '/dashboard/prihlasky': {
    by: 'staff',
    good: () => ['/dashboard/prihlasky', undefined, { status: 200, title: 'Prihlášky – správa', h1: 'Prihlášky' }],
    refusals: {
      'a visitor': () => ['/dashboard/prihlasky', undefined, toSignIn('/dashboard/prihlasky')],
    },
  },
  '/dashboard/prihlasky/nova': {
    by: 'staff',
    good: () => [
      '/dashboard/prihlasky/nova',
      undefined,
      { status: 200, title: 'Nová prihláška', h1: 'Nová prihláška' },
    ],
    refusals: {
      'a visitor': () => ['/dashboard/prihlasky/nova', undefined, toSignIn('/dashboard/prihlasky/nova')],
      "a visitor's form": () => ['/dashboard/prihlasky/nova', form(), toKeeping('/dashboard/prihlasky/nova')],
    },
  },
  '/dashboard/prihlasky/potvrdenie': {
    by: 'staff',
    good: () => [
      '/dashboard/prihlasky/potvrdenie',
      undefined,
      { status: 200, title: 'Prihlášky – správa', h1: 'Prihlášky' },
    ],
    refusals: {
      "a visitor's form": () => [
        '/dashboard/prihlasky/potvrdenie',
        form(),
        toKeeping('/dashboard/prihlasky/potvrdenie'),
      ],
    },
  },
  '/dashboard/prihlasky/zrusenie': {
    by: 'staff',
    good: ({ signUpId }) => [
      `/dashboard/prihlasky/zrusenie?id=${signUpId}`,
      undefined,
      { status: 200, title: 'Zrušiť prihlášky', h1: 'Zrušiť prihlášky' },
    ],
    refusals: {
      "a visitor's form": () => ['/dashboard/prihlasky/zrusenie', form(), toKeeping('/dashboard/prihlasky/zrusenie')],
    },
  },
  '/dashboard/prihlasky/spat': {
    by: 'staff',
    good: () => ['/dashboard/prihlasky/spat', undefined, { status: 302, location: '/dashboard/prihlasky' }],
    refusals: {
      "a visitor's form": () => ['/dashboard/prihlasky/spat', form(), toKeeping('/dashboard/prihlasky/spat')],
    },
  },
  '/dashboard/prihlasky/:id': {
    by: 'staff',
    good: ({ signUpId }) => [
      `/dashboard/prihlasky/${signUpId}`,
      undefined,
      { status: 200, title: 'Tomáš Cvičný – prihláška', h1: 'Tomáš Cvičný Nová' },
    ],
    refusals: {
      'a visitor': ({ signUpId }) => [
        `/dashboard/prihlasky/${signUpId}`,
        undefined,
        toSignIn(`/dashboard/prihlasky/${signUpId}`),
      ],
    },
  },
  '/dashboard/prihlasky/zoznam.xlsx': deskFile(
    () => '/dashboard/prihlasky/zoznam.xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ),
  '/dashboard/prihlasky/zoznam.csv': deskFile(() => '/dashboard/prihlasky/zoznam.csv', 'text/csv; charset=utf-8'),
  '/dashboard/prihlasky/:id/tlacivo': {
    by: 'staff',
    good: ({ signUpId }) => [
      `/dashboard/prihlasky/${signUpId}/tlacivo`,
      undefined,
      { status: 200, type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
    ],
    refusals: {
      'a visitor': ({ signUpId }) => [
        `/dashboard/prihlasky/${signUpId}/tlacivo`,
        undefined,
        toSignIn(`/dashboard/prihlasky/${signUpId}/tlacivo`),
      ],
    },
  },
  '/dashboard/prihlasky/:id/potvrdenie': {
    by: 'staff',
    good: ({ signUpId }) => [
      `/dashboard/prihlasky/${signUpId}/potvrdenie`,
      undefined,
      { status: 200, title: 'Potvrdenie prihlášky', h1: 'Potvrdiť prihlášku' },
    ],
    refusals: {
      'a visitor': ({ signUpId }) => [
        `/dashboard/prihlasky/${signUpId}/potvrdenie`,
        undefined,
        toSignIn(`/dashboard/prihlasky/${signUpId}/potvrdenie`),
      ],
      "a visitor's form": ({ signUpId }) => [
        `/dashboard/prihlasky/${signUpId}/potvrdenie`,
        form(),
        toKeeping(`/dashboard/prihlasky/${signUpId}/potvrdenie`),
      ],
    },
  },
  '/dashboard/prihlasky/:id/zrusenie': {
    by: 'staff',
    good: ({ signUpId }) => [
      `/dashboard/prihlasky/${signUpId}/zrusenie`,
      undefined,
      { status: 200, title: 'Zrušenie prihlášky', h1: 'Zrušiť prihlášku' },
    ],
    refusals: {
      'a visitor': ({ signUpId }) => [
        `/dashboard/prihlasky/${signUpId}/zrusenie`,
        undefined,
        toSignIn(`/dashboard/prihlasky/${signUpId}/zrusenie`),
      ],
      "a visitor's form": ({ signUpId }) => [
        `/dashboard/prihlasky/${signUpId}/zrusenie`,
        form(),
        toKeeping(`/dashboard/prihlasky/${signUpId}/zrusenie`),
      ],
    },
  },
  '/dashboard/prihlasky/:id/obnovenie': {
    by: 'staff',
    good: ({ cancelledId }) => [
      `/dashboard/prihlasky/${cancelledId}/obnovenie`,
      undefined,
      { status: 200, title: 'Vrátenie prihlášky', h1: 'Vrátiť prihlášku' },
    ],
    refusals: {
      'a visitor': ({ cancelledId }) => [
        `/dashboard/prihlasky/${cancelledId}/obnovenie`,
        undefined,
        toSignIn(`/dashboard/prihlasky/${cancelledId}/obnovenie`),
      ],
      "a visitor's form": ({ cancelledId }) => [
        `/dashboard/prihlasky/${cancelledId}/obnovenie`,
        form(),
        toKeeping(`/dashboard/prihlasky/${cancelledId}/obnovenie`),
      ],
    },
  },
  '/dashboard/prihlasky/:id/subory/:fileId': {
    by: 'staff',
    good: ({ signUpId, fileId }) => [
      `/dashboard/prihlasky/${signUpId}/subory/${fileId}`,
      undefined,
      { status: 200, type: 'application/pdf' },
    ],
    refusals: {
      'a visitor': ({ signUpId, fileId }) => [
        `/dashboard/prihlasky/${signUpId}/subory/${fileId}`,
        undefined,
        toSignIn(`/dashboard/prihlasky/${signUpId}/subory/${fileId}`),
      ],
    },
  },
};

import { bareLetter, foreign, form, type RouteCase, type Stored, toKeeping, toList, toSignIn } from './route-case.ts';

/** An address below a request that only takes forms: who reads it is led to the request. */
const toRequest = (below: string): RouteCase => ({
  by: 'staff',
  good: ({ requestId }) => [
    `/dashboard/dopyty/${requestId}/${below}`,
    undefined,
    { status: 302, location: `/dashboard/dopyty/${requestId}` },
  ],
  refusals: {
    "a visitor's form": () => [`/dashboard/dopyty/a/${below}`, form(), toKeeping(`/dashboard/dopyty/a/${below}`)],
  },
});

/** A page below a request that takes a form. */
const requestPage = (below: string, title: string, h1 = title): RouteCase => {
  const path = ({ requestId }: Stored) => `/dashboard/dopyty/${requestId}/${below}`;
  return {
    by: 'staff',
    good: (stored) => [path(stored), undefined, { status: 200, title, h1 }],
    refusals: {
      'a visitor': (stored) => [path(stored), undefined, toSignIn(path(stored))],
      "a visitor's form": (stored) => [path(stored), form(), toKeeping(path(stored))],
    },
  };
};

/** The contact form, and what becomes of it at the desk. */
export const CONTACT_REQUESTS: Record<string, RouteCase> = {
  '/kontakt': {
    by: 'visitor',
    good: () => ['/kontakt', undefined, { status: 200, title: 'Contact', h1: 'Kontakt' }],
    refusals: {
      'an empty request': () => ['/kontakt', form(), { status: 422 }],
      'a request from a foreign page': () => ['/kontakt', { ...form(), ...foreign }, { status: 403 }],
    },
  },
  '/dashboard/dopyty': {
    by: 'staff',
    good: () => ['/dashboard/dopyty', undefined, { status: 200, h1: 'Dopyty' }],
    refusals: { 'a visitor': () => ['/dashboard/dopyty', undefined, toSignIn('/dashboard/dopyty')] },
  },
  '/dashboard/dopyty/vybavenie': toList('/dashboard/dopyty/vybavenie', '/dashboard/dopyty'),
  '/dashboard/dopyty/spat': toList('/dashboard/dopyty/spat', '/dashboard/dopyty'),
  '/dashboard/dopyty/:id': {
    by: 'staff',
    good: ({ requestId }) => [
      `/dashboard/dopyty/${requestId}`,
      undefined,
      { status: 200, title: 'Sklady Príklad, a. s. – dopyt', h1: 'Sklady Príklad, a. s. Nový' },
    ],
    refusals: { 'a visitor': () => ['/dashboard/dopyty/nikto', undefined, toSignIn('/dashboard/dopyty/nikto')] },
  },
  '/dashboard/dopyty/:id/prevzatie': toRequest('prevzatie'),
  '/dashboard/dopyty/:id/odpoved': requestPage('odpoved', 'Odpovedať na dopyt'),
  '/dashboard/dopyty/:id/listy/odpoved': bareLetter(
    ({ requestId }) => `/dashboard/dopyty/${requestId}/listy/odpoved`,
  ),
  '/dashboard/dopyty/:id/poznamky': requestPage(
    'poznamky',
    'Sklady Príklad, a. s. – dopyt',
    'Sklady Príklad, a. s. Nový',
  ),
  '/dashboard/dopyty/:id/poznamky/:noteId/zmazanie': toRequest('poznamky/nic/zmazanie'),
  '/dashboard/dopyty/:id/znovuotvorenie': {
    by: 'staff',
    good: ({ requestId }) => [
      `/dashboard/dopyty/${requestId}/znovuotvorenie`,
      form(),
      { status: 303, location: `/dashboard/dopyty/${requestId}` },
    ],
    refusals: {
      'a visitor': () => [
        '/dashboard/dopyty/a/znovuotvorenie',
        undefined,
        toSignIn('/dashboard/dopyty/a/znovuotvorenie'),
      ],
      "a visitor's form": () => [
        '/dashboard/dopyty/a/znovuotvorenie',
        form(),
        toKeeping('/dashboard/dopyty/a/znovuotvorenie'),
      ],
    },
  },
};

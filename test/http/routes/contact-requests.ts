import { foreign, form, type RouteCase, toKeeping, toList, toSignIn } from './route-case.ts';

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

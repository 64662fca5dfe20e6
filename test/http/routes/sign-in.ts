import { foreign, form, type RouteCase } from './route-case.ts';

/** Signing in and out. */
export const SIGN_IN: Record<string, RouteCase> = {
  '/signIn': {
    by: 'visitor',
    good: () => ['/signIn', undefined, { status: 200, title: 'Prihlásenie zamestnanca', h1: 'Prihlásenie' }],
    refusals: {
      'a wrong password': () => [
        '/signIn',
        form({ email: 'jana.skuskova@example.sk', password: 'nespravne-heslo' }),
        { status: 401, h1: 'Prihlásenie' },
      ],
      'a form from a foreign page': () => ['/signIn', { ...form(), ...foreign }, { status: 403 }],
    },
  },
  '/signIn/pokracovanie': {
    by: 'visitor',
    good: () => ['/signIn/pokracovanie', form({ title: 'x' }), { status: 401, h1: 'Prihláste sa znova' }],
    refusals: {
      'a wrong password': () => [
        '/signIn/pokracovanie',
        form({ interruptedForm: '{"entries":[],"files":[]}', email: 'jana@example.sk', password: 'nespravne-heslo' }),
        { status: 401, h1: 'Prihláste sa znova' },
      ],
      'a form from a foreign page': () => ['/signIn/pokracovanie', { ...form(), ...foreign }, { status: 403 }],
    },
  },
  // whole in oidc.test.ts; where staff sign in by password there is no such page
  '/signIn/oidc': {
    by: 'visitor',
    good: () => ['/signIn/oidc', undefined, { status: 404 }],
    refusals: { 'a form': () => ['/signIn/oidc', form(), { status: 404 }] },
  },
  '/signIn/oidc/navrat': {
    by: 'visitor',
    good: () => ['/signIn/oidc/navrat', undefined, { status: 404 }],
    refusals: { 'a form nobody asked for': () => ['/signIn/oidc/navrat', form(), { status: 405 }] },
  },
  '/signIn/prvy-ucet': {
    by: 'newcomer',
    good: ({ code }) => [
      `/signIn/prvy-ucet?kod=${code}`,
      undefined,
      { status: 200, title: 'Prvý účet', h1: 'Prvý účet' },
    ],
    refusals: {
      'a wrong code': () => ['/signIn/prvy-ucet?kod=hadam', undefined, { status: 404 }],
      'no code': () => ['/signIn/prvy-ucet', undefined, { status: 404 }],
      'a short password': ({ code }) => [
        `/signIn/prvy-ucet?kod=${code}`,
        form({ name: 'Jana Skúšková', email: 'jana@example.sk', password: 'kratke' }),
        { status: 422, h1: 'Prvý účet' },
      ],
    },
  },
  '/signOut': {
    by: 'visitor',
    good: () => ['/signOut', form(), { status: 303, location: '/' }],
    refusals: {
      'a link': () => ['/signOut', undefined, { status: 302, location: '/dashboard' }],
      'a form from a foreign page': () => ['/signOut', { ...form(), ...foreign }, { status: 403 }],
    },
  },
};

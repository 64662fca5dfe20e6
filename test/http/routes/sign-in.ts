import { form } from '../client.ts';
import { leading, page, type RouteCase } from './route-case.ts';

/** Signing in and out. */
export const SIGN_IN: Record<string, RouteCase> = {
  '/signIn': {
    ...page('/signIn', 'Prihlásenie zamestnanca', 'Prihlásenie'),
    refusals: {
      'a wrong password': () => [
        '/signIn',
        form({ email: 'jana.skuskova@example.sk', password: 'nespravne-heslo' }),
        { status: 401, h1: 'Prihlásenie' },
      ],
    },
  },
  '/signIn/pokracovanie': {
    good: () => ['/signIn/pokracovanie', form({ title: 'x' }), { status: 401, h1: 'Prihláste sa znova' }],
    refusals: {
      'a wrong password': () => [
        '/signIn/pokracovanie',
        form({ interruptedForm: '{"entries":[],"files":[]}', email: 'jana@example.sk', password: 'nespravne-heslo' }),
        { status: 401, h1: 'Prihláste sa znova' },
      ],
    },
  },
  // tested in oidc.test.ts; with password sign-in the page does not exist
  '/signIn/oidc': {
    good: () => ['/signIn/oidc', undefined, { status: 404 }],
    refusals: { 'a form': () => ['/signIn/oidc', form(), { status: 404 }] },
  },
  '/signIn/oidc/navrat': { good: () => ['/signIn/oidc/navrat', undefined, { status: 404 }] },
  '/signIn/prvy-ucet': {
    ...page(({ code }) => `/signIn/prvy-ucet?kod=${code}`, 'Prvý účet'),
    by: 'newcomer',
    refusals: {
      'a wrong code': () => ['/signIn/prvy-ucet?kod=hadam', undefined, { status: 404 }],
      'a short password': ({ code }) => [
        `/signIn/prvy-ucet?kod=${code}`,
        form({ name: 'Jana Skúšková', email: 'jana@example.sk', password: 'kratke' }),
        { status: 422, h1: 'Prvý účet' },
      ],
    },
  },
  '/signOut': {
    good: () => ['/signOut', form(), { status: 303, location: '/' }],
    refusals: { 'a link': leading('/signOut', '/dashboard').good },
  },
};

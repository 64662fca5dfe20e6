import { foreign, form, ofStaff, type RouteCase, toKeeping, toList, toSignIn } from './route-case.ts';

/** A page of one's own account that asks for the password before it does anything. */
const withPassword = (path: string, title: string, h1: string): RouteCase => {
  const { refusals, ...page } = ofStaff(path, `${title} – správa`, h1);
  return { ...page, refusals: { ...refusals, "a visitor's form": () => [path, form(), toKeeping(path)] } };
};

const CONFIRMATION = '/dashboard/ucet/overenie/potvrdenie';

/** One's own account. */
export const ACCOUNT: Record<string, RouteCase> = {
  '/dashboard/ucet': ofStaff('/dashboard/ucet', 'Môj účet – správa', 'Môj účet'),
  '/dashboard/ucet/heslo': withPassword('/dashboard/ucet/heslo', 'Zmena hesla', 'Zmena hesla'),
  '/dashboard/ucet/overenie': withPassword(
    '/dashboard/ucet/overenie',
    'Dvojstupňové overenie',
    'Zapnúť dvojstupňové overenie',
  ),
  [CONFIRMATION]: {
    by: 'staff',
    good: () => [CONFIRMATION, undefined, { status: 302, location: '/dashboard/ucet/overenie' }],
    refusals: {
      'a visitor': () => [CONFIRMATION, undefined, toSignIn(CONFIRMATION)],
      "a visitor's form": () => [CONFIRMATION, form({ code: '123456' }), toKeeping(CONFIRMATION)],
    },
  },
  '/dashboard/ucet/overenie/vypnutie': withPassword(
    '/dashboard/ucet/overenie/vypnutie',
    'Vypnutie overenia',
    'Vypnúť dvojstupňové overenie',
  ),
  '/dashboard/ucet/zalozne-kody': withPassword('/dashboard/ucet/zalozne-kody', 'Záložné kódy', 'Nové záložné kódy'),
  '/dashboard/ucet/prihlasenia/ukoncenie': toList('/dashboard/ucet/prihlasenia/ukoncenie', '/dashboard/ucet'),
  '/dashboard/ucet/prihlasenia/:id/ukoncenie': toList(
    '/dashboard/ucet/prihlasenia/nejake/ukoncenie',
    '/dashboard/ucet',
  ),
  '/signIn/overenie': {
    by: 'visitor',
    good: () => ['/signIn/overenie', undefined, { status: 200, title: 'Overenie', h1: 'Overenie' }],
    refusals: {
      'a code without a password before it': () => [
        '/signIn/overenie',
        form({ code: '123456' }),
        { status: 401, h1: 'Overenie' },
      ],
      'a form from a foreign page': () => ['/signIn/overenie', { ...form(), ...foreign }, { status: 403 }],
    },
  },
  '/signIn/zabudnute-heslo': {
    by: 'visitor',
    good: () => [
      '/signIn/zabudnute-heslo',
      undefined,
      { status: 200, title: 'Zabudnuté heslo', h1: 'Zabudnuté heslo' },
    ],
    refusals: {
      'a form where no letters leave': () => [
        '/signIn/zabudnute-heslo',
        form({ email: 'jana@example.sk' }),
        { status: 404 },
      ],
    },
  },
  '/signIn/nove-heslo': {
    by: 'visitor',
    good: () => ['/signIn/nove-heslo', undefined, { status: 200, title: 'Nové heslo', h1: 'Nové heslo' }],
    refusals: {
      'a code nobody asked for': () => [
        '/signIn/nove-heslo',
        form({ code: '1234 5678', password: 'koza kúpila štyri lavóry' }),
        { status: 422, h1: 'Nové heslo' },
      ],
    },
  },
  '/signIn/pozvanka': {
    by: 'visitor',
    good: ({ invitation }) => [
      `/signIn/pozvanka?kod=${invitation}`,
      undefined,
      { status: 200, title: 'Pozvánka', h1: 'Pozvánka do správy' },
    ],
    refusals: {
      'a wrong code': () => ['/signIn/pozvanka?kod=hadam', undefined, { status: 404 }],
      'no code': () => ['/signIn/pozvanka', undefined, { status: 404 }],
      "a wrong code's form": () => ['/signIn/pozvanka?kod=hadam', form({ name: 'Jana' }), { status: 404 }],
      'a common password': ({ invitation }) => [
        `/signIn/pozvanka?kod=${invitation}`,
        form({ name: 'Peter', password: 'Heslo12345678' }),
        { status: 422, h1: 'Pozvánka do správy' },
      ],
    },
  },
};

import { form } from '../client.ts';
import { leading, page, type RouteCase } from './route-case.ts';

const SECOND_FACTOR = '/dashboard/ucet/overenie';

/** The account of the signed-in staff member. */
export const ACCOUNT: Record<string, RouteCase> = {
  '/dashboard/ucet': page('/dashboard/ucet', 'Môj účet – správa', 'Môj účet'),
  '/dashboard/ucet/meno': page('/dashboard/ucet/meno', 'Moje meno – správa', 'Zmeniť meno'),
  '/dashboard/ucet/heslo': page('/dashboard/ucet/heslo', 'Zmena hesla – správa', 'Zmena hesla'),
  [SECOND_FACTOR]: page(SECOND_FACTOR, 'Zapnúť dvojstupňové overenie – správa', 'Zapnúť dvojstupňové overenie'),
  [`${SECOND_FACTOR}/potvrdenie`]: leading(`${SECOND_FACTOR}/potvrdenie`, SECOND_FACTOR),
  [`${SECOND_FACTOR}/vypnutie`]: page(
    `${SECOND_FACTOR}/vypnutie`,
    'Vypnúť dvojstupňové overenie – správa',
    'Vypnúť dvojstupňové overenie',
  ),
  '/dashboard/ucet/zalozne-kody': page(
    '/dashboard/ucet/zalozne-kody',
    'Nové záložné kódy – správa',
    'Nové záložné kódy',
  ),
  '/dashboard/ucet/prihlasenia/ukoncenie': leading('/dashboard/ucet/prihlasenia/ukoncenie', '/dashboard/ucet'),
  '/dashboard/ucet/prihlasenia/:id/ukoncenie': leading(
    '/dashboard/ucet/prihlasenia/nejake/ukoncenie',
    '/dashboard/ucet',
  ),
  '/signIn/overenie': {
    ...page('/signIn/overenie', 'Overenie'),
    refusals: {
      'a code without a password before it': () => [
        '/signIn/overenie',
        form({ code: '123456' }),
        { status: 401, h1: 'Overenie' },
      ],
    },
  },
  '/signIn/zabudnute-heslo': {
    ...page('/signIn/zabudnute-heslo', 'Zabudnuté heslo'),
    refusals: {
      'a form where no emails can be sent': () => [
        '/signIn/zabudnute-heslo',
        form({ email: 'jana@example.sk' }),
        { status: 404 },
      ],
    },
  },
  '/signIn/nove-heslo': {
    ...page('/signIn/nove-heslo', 'Nové heslo'),
    refusals: {
      'a code that was not requested': () => [
        '/signIn/nove-heslo',
        form({ code: '1234 5678', password: 'koza kúpila štyri lavóry' }),
        { status: 422, h1: 'Nové heslo' },
      ],
    },
  },
  '/signIn/pozvanka': {
    ...page(({ invitation }) => `/signIn/pozvanka?kod=${invitation}`, 'Pozvánka', 'Pozvánka do správy'),
    refusals: {
      'a wrong code': () => ['/signIn/pozvanka?kod=hadam', undefined, { status: 404 }],
      "a wrong code's form": () => ['/signIn/pozvanka?kod=hadam', form({ name: 'Jana' }), { status: 404 }],
      'a common password': ({ invitation }) => [
        `/signIn/pozvanka?kod=${invitation}`,
        form({ name: 'Peter', password: 'Heslo12345678' }),
        { status: 422, h1: 'Pozvánka do správy' },
      ],
    },
  },
};

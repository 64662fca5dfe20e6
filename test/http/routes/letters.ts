import {
  bareLetter,
  form,
  letterPage,
  letterSending,
  ofStaff,
  type RouteCase,
  toKeeping,
  toList,
  toSignIn,
} from './route-case.ts';

/** Letters at the desk. */
export const LETTERS: Record<string, RouteCase> = {
  '/dashboard/dopyty/:id/listy/:letterId': letterPage(
    ({ requestId, requestLetterId }) => `/dashboard/dopyty/${requestId}/listy/${requestLetterId}`,
    'Vašu správu sme dostali',
  ),
  '/dashboard/dopyty/:id/listy/:letterId/odoslanie': letterSending(
    ({ requestId, requestLetterId }) => `/dashboard/dopyty/${requestId}/listy/${requestLetterId}/odoslanie`,
    'Vašu správu sme dostali',
  ),
  '/dashboard/dopyty/:id/listy/:letterId/vyradenie': {
    by: 'staff',
    good: (stored) => [
      `/dashboard/dopyty/${stored.requestId}/listy/${stored.requestLetterId}/vyradenie`,
      form(),
      { status: 303, location: `/dashboard/dopyty/${stored.requestId}` },
    ],
    refusals: {
      "a visitor's form": () => [
        '/dashboard/dopyty/a/listy/b/vyradenie',
        form(),
        toKeeping('/dashboard/dopyty/a/listy/b/vyradenie'),
      ],
    },
  },
  '/dashboard/dopyty/:id/listy/:letterId/znenie': bareLetter(
    ({ requestId, requestLetterId }) => `/dashboard/dopyty/${requestId}/listy/${requestLetterId}/znenie`,
  ),
  '/dashboard/kurzy/:id/sprava': {
    by: 'staff',
    good: ({ course }) => [
      `/dashboard/kurzy/${course.id}/sprava`,
      undefined,
      { status: 200, title: 'Napísať e-mail', h1: 'Napísať e-mail' },
    ],
    refusals: {
      'a visitor': ({ course }) => {
        const path = `/dashboard/kurzy/${course.id}/sprava`;
        return [path, undefined, toSignIn(path)];
      },
      "a visitor's form": ({ course }) => {
        const path = `/dashboard/kurzy/${course.id}/sprava`;
        return [path, form(), toKeeping(path)];
      },
    },
  },
  '/dashboard/kurzy/:id/listy/sprava': bareLetter(
    ({ course }) => `/dashboard/kurzy/${course.id}/listy/sprava?sablona=pokyny-pred-kurzom`,
  ),
  '/dashboard/sablony': ofStaff('/dashboard/sablony', 'Šablóny e-mailov – správa', 'Šablóny e-mailov'),
  '/dashboard/sablony/:id': ofStaff(
    '/dashboard/sablony/pokyny-pred-kurzom',
    'Úprava šablóny e-mailu',
    'Úprava šablóny e-mailu',
  ),
  '/dashboard/sablony/:id/zmazanie': ofStaff(
    '/dashboard/sablony/pokyny-pred-kurzom/zmazanie',
    'Zmazanie šablóny e-mailu',
    'Zmazať šablónu e-mailu',
  ),
  '/dashboard/posta': ofStaff('/dashboard/posta', 'Pošta – správa', 'Pošta'),
  '/dashboard/posta/:letterId/adresa': ofStaff('/dashboard/posta/a/adresa', 'Pošta – správa', 'Pošta'),
  '/dashboard/posta/:letterId/potvrdenie-adresy': toList(
    '/dashboard/posta/a/potvrdenie-adresy?stav=undelivered',
    '/dashboard/posta?stav=undelivered',
  ),
  '/dashboard/posta/odoslanie': toList(
    '/dashboard/posta/odoslanie?stav=held&strana=2',
    '/dashboard/posta?stav=held&strana=2',
  ),
  '/dashboard/posta/vyradenie': toList('/dashboard/posta/vyradenie?strana=2', '/dashboard/posta?strana=2'),
  '/dashboard/posta/odoslanie-vsetkych': ofStaff(
    '/dashboard/posta/odoslanie-vsetkych',
    'Poslať všetky znova',
    'Poslať všetky znova',
  ),
  '/dashboard/posta/vyradenie-vsetkych': ofStaff(
    '/dashboard/posta/vyradenie-vsetkych?stav=held&dovod=too-old',
    'Neposielať žiadny',
    'Neposielať žiadny',
  ),
  '/dashboard/prihlasky/:id/listy/:letterId': letterPage(
    ({ signUpId, letterId }) => `/dashboard/prihlasky/${signUpId}/listy/${letterId}`,
    'Miesto potvrdené',
  ),
  '/dashboard/prihlasky/:id/listy/:letterId/odoslanie': letterSending(
    ({ signUpId, letterId }) => `/dashboard/prihlasky/${signUpId}/listy/${letterId}/odoslanie`,
    'Miesto potvrdené',
  ),
  '/dashboard/prihlasky/:id/listy/:letterId/vyradenie': {
    by: 'staff',
    good: (stored) => [
      `/dashboard/prihlasky/${stored.signUpId}/listy/${stored.letterId}/vyradenie`,
      form(),
      { status: 303, location: `/dashboard/prihlasky/${stored.signUpId}` },
    ],
    refusals: {
      "a visitor's form": () => [
        '/dashboard/prihlasky/a/listy/b/vyradenie',
        form(),
        toKeeping('/dashboard/prihlasky/a/listy/b/vyradenie'),
      ],
    },
  },
  '/dashboard/prihlasky/:id/listy/:letterId/znenie': bareLetter(
    ({ signUpId, letterId }) => `/dashboard/prihlasky/${signUpId}/listy/${letterId}/znenie`,
  ),
  '/dashboard/prihlasky/:id/listy/potvrdenie': bareLetter(
    ({ signUpId }) => `/dashboard/prihlasky/${signUpId}/listy/potvrdenie`,
  ),
  '/dashboard/prihlasky/:id/listy/nahradnik': bareLetter(
    ({ signUpId }) => `/dashboard/prihlasky/${signUpId}/listy/nahradnik`,
  ),
  '/dashboard/prihlasky/:id/listy/presun': bareLetter(
    ({ signUpId, course }) => `/dashboard/prihlasky/${signUpId}/listy/presun?kurz=${course.id}`,
  ),
  '/dashboard/prihlasky/:id/listy/ucastnici': bareLetter(
    ({ signUpId }) => `/dashboard/prihlasky/${signUpId}/listy/ucastnici?ucastnik=${signUpId}-0`,
  ),
  '/dashboard/prihlasky/:id/listy/zrusenie': bareLetter(
    ({ signUpId }) => `/dashboard/prihlasky/${signUpId}/listy/zrusenie`,
  ),
};

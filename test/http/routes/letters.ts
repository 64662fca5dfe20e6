import { bareLetter, leading, page, type RouteCase, type Stored, sent } from './route-case.ts';

const signUp = ({ signUpId }: Stored) => `/dashboard/prihlasky/${signUpId}`;
const confirmation = (stored: Stored) => `${signUp(stored)}/listy/${stored.letterId}`;
const request = ({ requestId }: Stored) => `/dashboard/dopyty/${requestId}`;
const receipt = (stored: Stored) => `${request(stored)}/listy/${stored.requestLetterId}`;

/** The pages of one letter: itself, to be sent again, to be dropped, and its wording alone. */
export const letterRoutes = (
  pattern: string,
  { letter, about, subject }: Record<'letter' | 'about', (stored: Stored) => string> & { subject: string },
): Record<string, RouteCase> => ({
  [pattern]: page(letter, `${subject} – e-mail`, `${subject} Čaká`),
  [`${pattern}/odoslanie`]: page((stored) => `${letter(stored)}/odoslanie`, `${subject} – e-mail`, `${subject} Čaká`),
  [`${pattern}/vyradenie`]: sent((stored) => `${letter(stored)}/vyradenie`, about),
  [`${pattern}/znenie`]: bareLetter((stored) => `${letter(stored)}/znenie`),
});

/** Letters at the desk. */
export const LETTERS: Record<string, RouteCase> = {
  ...letterRoutes('/dashboard/dopyty/:id/listy/:letterId', {
    letter: receipt,
    about: request,
    subject: 'Vašu správu sme dostali',
  }),
  ...letterRoutes('/dashboard/prihlasky/:id/listy/:letterId', {
    letter: confirmation,
    about: signUp,
    subject: 'Miesto potvrdené',
  }),
  '/dashboard/prihlasky/:id/listy/potvrdenie': bareLetter((stored) => `${signUp(stored)}/listy/potvrdenie`),
  '/dashboard/prihlasky/:id/listy/nahradnik': bareLetter((stored) => `${signUp(stored)}/listy/nahradnik`),
  '/dashboard/prihlasky/:id/listy/presun': bareLetter(
    (stored) => `${signUp(stored)}/listy/presun?kurz=${stored.course.id}`,
  ),
  '/dashboard/prihlasky/:id/listy/ucastnici': bareLetter(
    (stored) => `${signUp(stored)}/listy/ucastnici?ucastnik=${stored.signUpId}-0`,
  ),
  '/dashboard/prihlasky/:id/listy/zrusenie': bareLetter((stored) => `${signUp(stored)}/listy/zrusenie`),
  '/dashboard/kurzy/:id/sprava': page(({ course }) => `/dashboard/kurzy/${course.id}/sprava`, 'Napísať e-mail'),
  '/dashboard/kurzy/:id/listy/sprava': bareLetter(
    ({ course }) => `/dashboard/kurzy/${course.id}/listy/sprava?sablona=pokyny-pred-kurzom`,
  ),
  '/dashboard/sablony': page('/dashboard/sablony', 'Šablóny e-mailov – správa', 'Šablóny e-mailov'),
  '/dashboard/sablony/:id': page('/dashboard/sablony/pokyny-pred-kurzom', 'Úprava šablóny e-mailu'),
  '/dashboard/sablony/:id/zmazanie': page(
    '/dashboard/sablony/pokyny-pred-kurzom/zmazanie',
    'Zmazanie šablóny e-mailu',
    'Zmazať šablónu e-mailu',
  ),
  '/dashboard/posta': page('/dashboard/posta', 'Pošta – správa', 'Pošta'),
  '/dashboard/posta/:letterId/adresa': page('/dashboard/posta/a/adresa', 'Pošta – správa', 'Pošta'),
  '/dashboard/posta/:letterId/potvrdenie-adresy': leading(
    '/dashboard/posta/a/potvrdenie-adresy?stav=undelivered',
    '/dashboard/posta?stav=undelivered',
  ),
  '/dashboard/posta/odoslanie': leading(
    '/dashboard/posta/odoslanie?stav=held&strana=2',
    '/dashboard/posta?stav=held&strana=2',
  ),
  '/dashboard/posta/vyradenie': leading('/dashboard/posta/vyradenie?strana=2', '/dashboard/posta?strana=2'),
  '/dashboard/posta/odoslanie-vsetkych': page('/dashboard/posta/odoslanie-vsetkych', 'Poslať všetky znova'),
  '/dashboard/posta/vyradenie-vsetkych': page(
    '/dashboard/posta/vyradenie-vsetkych?stav=held&dovod=too-old',
    'Neposielať žiadny',
  ),
};

import { bareEmail, leading, page, type RouteCase, type Stored, sent } from './route-case.ts';

const signUp = ({ signUpId }: Stored) => `/dashboard/prihlasky/${signUpId}`;
const confirmation = (stored: Stored) => `${signUp(stored)}/listy/${stored.emailId}`;
const request = ({ requestId }: Stored) => `/dashboard/dopyty/${requestId}`;
const receipt = (stored: Stored) => `${request(stored)}/listy/${stored.requestEmailId}`;

/** The pages of one email: the email, sending it again, dropping it, and its text alone. */
export const emailRoutes = (
  pattern: string,
  { email, about, subject }: Record<'email' | 'about', (stored: Stored) => string> & { subject: string },
): Record<string, RouteCase> => ({
  [pattern]: page(email, `${subject} – e-mail`, `${subject} Čaká`),
  [`${pattern}/odoslanie`]: page((stored) => `${email(stored)}/odoslanie`, `${subject} – e-mail`, `${subject} Čaká`),
  [`${pattern}/vyradenie`]: sent((stored) => `${email(stored)}/vyradenie`, about),
  [`${pattern}/znenie`]: bareEmail((stored) => `${email(stored)}/znenie`),
});

/** Emails at the desk. */
export const EMAILS: Record<string, RouteCase> = {
  ...emailRoutes('/dashboard/dopyty/:id/listy/:emailId', {
    email: receipt,
    about: request,
    subject: 'Vašu správu sme dostali',
  }),
  ...emailRoutes('/dashboard/prihlasky/:id/listy/:emailId', {
    email: confirmation,
    about: signUp,
    subject: 'Miesto potvrdené',
  }),
  '/dashboard/prihlasky/:id/listy/potvrdenie': bareEmail((stored) => `${signUp(stored)}/listy/potvrdenie`),
  '/dashboard/prihlasky/:id/listy/nahradnik': bareEmail((stored) => `${signUp(stored)}/listy/nahradnik`),
  '/dashboard/prihlasky/:id/listy/presun': bareEmail(
    (stored) => `${signUp(stored)}/listy/presun?kurz=${stored.course.id}`,
  ),
  '/dashboard/prihlasky/:id/listy/ucastnici': bareEmail(
    (stored) => `${signUp(stored)}/listy/ucastnici?ucastnik=${stored.signUpId}-0`,
  ),
  '/dashboard/prihlasky/:id/listy/zrusenie': bareEmail((stored) => `${signUp(stored)}/listy/zrusenie`),
  '/dashboard/kurzy/:id/sprava': page(({ course }) => `/dashboard/kurzy/${course.id}/sprava`, 'Napísať e-mail'),
  '/dashboard/kurzy/:id/listy/sprava': bareEmail(
    ({ course }) => `/dashboard/kurzy/${course.id}/listy/sprava?sablona=pokyny-pred-kurzom`,
  ),
  '/dashboard/sablony': page('/dashboard/sablony', 'Šablóny e-mailov – správa', 'Šablóny e-mailov'),
  '/dashboard/sablony/:id': page('/dashboard/sablony/pokyny-pred-kurzom', 'Úprava šablóny e-mailu'),
  '/dashboard/sablony/:id/nahlad': bareEmail('/dashboard/sablony/pokyny-pred-kurzom/nahlad'),
  '/dashboard/sablony/:id/zmazanie': page('/dashboard/sablony/pokyny-pred-kurzom/zmazanie', 'Zmazať šablónu e-mailu'),
  '/dashboard/posta': page('/dashboard/posta', 'E-maily – správa', 'E-maily'),
  '/dashboard/posta/:emailId/adresa': page('/dashboard/posta/a/adresa', 'E-maily – správa', 'E-maily'),
  '/dashboard/posta/:emailId/potvrdenie-adresy': leading(
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

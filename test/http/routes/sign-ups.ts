import { CSV, file, leading, page, type RouteCase, type Stored, XLSX } from './route-case.ts';

const LIST = '/dashboard/prihlasky';
const signUp = ({ signUpId }: Stored) => `${LIST}/${signUpId}`;

/** Sign-ups at the desk. */
export const SIGN_UPS: Record<string, RouteCase> = {
  [LIST]: page(LIST, 'Prihlášky – správa', 'Prihlášky'),
  [`${LIST}/nova`]: page(`${LIST}/nova`, 'Nová prihláška'),
  [`${LIST}/precitanie`]: page(`${LIST}/precitanie`, 'Prihlášky – správa', 'Prihlášky'),
  [`${LIST}/zrusenie`]: page(({ signUpId }) => `${LIST}/zrusenie?id=${signUpId}`, 'Zrušiť prihlášky'),
  [`${LIST}/spat`]: leading(`${LIST}/spat`, LIST),
  [`${LIST}/zoznam.xlsx`]: file(`${LIST}/zoznam.xlsx`, XLSX),
  [`${LIST}/zoznam.csv`]: file(`${LIST}/zoznam.csv`, CSV),
  [`${LIST}/:id`]: page(signUp, 'Tomáš Cvičný – prihláška', 'Tomáš Cvičný Nová'),
  [`${LIST}/:id/tlacivo`]: file(
    (stored) => `${signUp(stored)}/tlacivo`,
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ),
  [`${LIST}/:id/fakturacne-udaje`]: page((stored) => `${signUp(stored)}/fakturacne-udaje`, 'Fakturačné údaje'),
  [`${LIST}/:id/vyziadanie-udajov`]: leading((stored) => `${signUp(stored)}/vyziadanie-udajov`, signUp),
  [`${LIST}/:id/precitanie`]: leading((stored) => `${signUp(stored)}/precitanie`, signUp),
  [`${LIST}/:id/potvrdenie`]: page(
    ({ passedId }) => `${LIST}/${passedId}/potvrdenie`,
    'Potvrdenie prihlášky',
    'Potvrdiť prihlášku',
  ),
  [`${LIST}/:id/zrusenie`]: page((stored) => `${signUp(stored)}/zrusenie`, 'Zrušenie prihlášky', 'Zrušiť prihlášku'),
  [`${LIST}/:id/obnovenie`]: page(
    ({ cancelledId }) => `${LIST}/${cancelledId}/obnovenie`,
    'Vrátenie prihlášky',
    'Vrátiť prihlášku',
  ),
  [`${LIST}/:id/subory/:fileId`]: file((stored) => `${signUp(stored)}/subory/${stored.fileId}`, 'application/pdf'),
};

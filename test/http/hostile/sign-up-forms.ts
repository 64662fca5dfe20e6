import { aPayer } from '../../payers.ts';
import { namedPeople, READ_PERSON } from './named-people.ts';
import { byStaff, type FormRow } from './sent-form.ts';

const SIGN_UPS = '/dashboard/prihlasky';
const PEOPLE = 'Meno\tPriezvisko\tDátum narodenia\nJán\tPolák\t1. 2. 1980\nEva\tMalá\t3.4.1990';
const KEDY = { kedy: '2026-11-20T11:00:00.000Z' };
const RESEND = { email: 'a@example.sk' };

/** The forms of sign-ups, their participants and their emails. */
export const SIGN_UP_FORMS: Record<string, FormRow> = {
  '/dashboard/prihlasky/nova': ({ course }) =>
    byStaff(`${SIGN_UPS}/nova`, {
      courseId: course.id,
      applicant: 'company',
      firstName: '',
      lastName: '',
      companyName: 'Pekáreň Príklad',
      numberOfWorkers: '2',
      mayBeSplit: 'on',
      phone: '+421 900 000 052',
      email: 'pekaren@example.sk',
      message: 'Volali.',
      sendEmail: 'on',
    }),
  '/dashboard/prihlasky/precitanie': ({ signUpId }) => byStaff(`${SIGN_UPS}/precitanie`, { id: signUpId }),
  '/dashboard/prihlasky/zrusenie': ({ passedId }) =>
    byStaff(`${SIGN_UPS}/zrusenie`, { id: passedId, sendEmail: 'on' }),
  '/dashboard/prihlasky/spat': () => byStaff(`${SIGN_UPS}/spat`, KEDY),
  '/dashboard/prihlasky/:id/precitanie': ({ signUpId }) => byStaff(`${SIGN_UPS}/${signUpId}/precitanie`),
  '/dashboard/prihlasky/:id/potvrdenie': ({ signUpId }) => byStaff(`${SIGN_UPS}/${signUpId}/potvrdenie`),
  '/dashboard/prihlasky/:id/zrusenie': ({ offeredId }) =>
    byStaff(`${SIGN_UPS}/${offeredId}/zrusenie`, { sendEmail: 'on' }),
  '/dashboard/prihlasky/:id/obnovenie': ({ cancelledId }) =>
    byStaff(`${SIGN_UPS}/${cancelledId}/obnovenie`, { as: 'waiting', sendEmail: 'on' }),
  '/dashboard/prihlasky/:id/fakturacne-udaje': ({ companyId }) =>
    byStaff(`${SIGN_UPS}/${companyId}/fakturacne-udaje`, { ...aPayer(), version: '0' }),
  '/dashboard/prihlasky/:id/vyziadanie-udajov': ({ companyId }) =>
    byStaff(`${SIGN_UPS}/${companyId}/vyziadanie-udajov`),
  '/dashboard/prihlasky/:id/presun': ({ signUpId, hidden }) =>
    byStaff(`${SIGN_UPS}/${signUpId}/presun?kurz=${hidden.id}`, { as: 'confirmed', sendEmail: 'on' }),
  '/dashboard/prihlasky/:id/klient': ({ companyId }) =>
    byStaff(`${SIGN_UPS}/${companyId}/klient`, { klient: 'nova', spat: 'posudenie' }),
  '/dashboard/prihlasky/:id/ponuka': ({ offeredId }) => byStaff(`${SIGN_UPS}/${offeredId}/ponuka`),
  '/dashboard/prihlasky/:id/stiahnutie-ponuky': ({ offeredId }) =>
    byStaff(`${SIGN_UPS}/${offeredId}/stiahnutie-ponuky`),
  '/dashboard/prihlasky/:id/listy/:emailId/odoslanie': ({ signUpId, emailId }) =>
    byStaff(`${SIGN_UPS}/${signUpId}/listy/${emailId}/odoslanie`, RESEND),
  '/dashboard/prihlasky/:id/listy/:emailId/vyradenie': ({ signUpId, emailId }) =>
    byStaff(`${SIGN_UPS}/${signUpId}/listy/${emailId}/vyradenie`),
  '/dashboard/prihlasky/:id/ucastnici': ({ companyId }) =>
    byStaff(`${SIGN_UPS}/${companyId}/ucastnici`, {
      ...namedPeople(companyId),
      known: '',
    }),
  '/dashboard/prihlasky/:id/ucastnici/pridanie': ({ companyId }) =>
    byStaff(`${SIGN_UPS}/${companyId}/ucastnici/pridanie`),
  '/dashboard/prihlasky/:id/ucastnici/odhlasenie': ({ companyId }) =>
    byStaff(`${SIGN_UPS}/${companyId}/ucastnici/odhlasenie?id=${companyId}-1`, { sendEmail: 'on' }),
  '/dashboard/prihlasky/:id/ucastnici/vyzva': ({ companyId }) => byStaff(`${SIGN_UPS}/${companyId}/ucastnici/vyzva`),
  '/dashboard/prihlasky/:id/ucastnici/:participantId/vymena': ({ companyId }) =>
    byStaff(`${SIGN_UPS}/${companyId}/ucastnici/${companyId}-0/vymena`, {
      firstName: 'Ján',
      lastName: 'Polák',
      birthDate: '1.2.1980',
      email: 'jan@example.sk',
      sendEmail: 'on',
    }),
  '/dashboard/prihlasky/:id/ucastnici/:participantId/vratenie': ({ companyId }) =>
    byStaff(`${SIGN_UPS}/${companyId}/ucastnici/${companyId}-1/vratenie`),
  '/dashboard/prihlasky/:id/ucastnici/tabulka': ({ companyId }) =>
    byStaff(
      `${SIGN_UPS}/${companyId}/ucastnici/tabulka`,
      { table: PEOPLE },
      { field: 'file', name: 'mena.csv', bytes: new Uint8Array() },
    ),
  '/dashboard/prihlasky/:id/ucastnici/tabulka/:importId': ({ companyId, rosterId }) =>
    byStaff(`${SIGN_UPS}/${companyId}/ucastnici/tabulka/${rosterId}`, READ_PERSON),
};

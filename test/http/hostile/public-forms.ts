import { aContact } from '../../contact-requests.ts';
import { WAITLIST_FORM } from '../../waitlist.ts';
import { PDF, STAFF } from '../client.ts';
import { filledIn } from '../sign-up-form.ts';
import { namedPeople, READ_PERSON } from './named-people.ts';
import { byVisitor, type FormRow } from './sent-form.ts';

const NEW_PASSWORD = 'koza kúpila štyri lavóry';
const PEOPLE = 'Meno\tPriezvisko\tDátum narodenia\nJán\tPolák\t1. 2. 1980\nEva\tMalá\t3.4.1990';
const SIGN_UP = { ...filledIn(), web: '', askedWorkers: '', askedRepeat: '' };
const FILE = { field: 'files', name: 'osvedcenie.pdf', bytes: PDF };

/** The forms of people who are not signed in. */
export const PUBLIC_FORMS: Record<string, FormRow> = {
  '/kontakt': () => byVisitor('/kontakt', { ...aContact(), web: '' }),
  '/kurzy-a-skolenia/:slug': ({ course }) => byVisitor(`/kurzy-a-skolenia${course.slug}`, SIGN_UP, FILE),
  '/kurz/:linkCode': ({ linkCode }) => byVisitor(`/kurz/${linkCode}`, SIGN_UP, FILE),
  '/zaujem-o-termin': () => byVisitor('/zaujem-o-termin', { ...WAITLIST_FORM, consent: 'on', web: '' }),
  '/overenie': () => byVisitor('/overenie', { cislo: '2026/PP/0001', narodenie: '14.02.1988' }),
  '/vasa-prihlaska/:code': ({ linkedCode, companyId }) =>
    byVisitor(`/vasa-prihlaska/${linkedCode}`, { ...namedPeople(companyId), act: 'names', known: '' }),
  '/vasa-prihlaska/:code/tabulka': ({ linkedCode }) =>
    byVisitor(
      `/vasa-prihlaska/${linkedCode}/tabulka`,
      { table: PEOPLE },
      { field: 'file', name: 'mena.csv', bytes: new Uint8Array() },
    ),
  '/vasa-prihlaska/:code/tabulka/:importId': ({ linkedCode, rosterId }) =>
    byVisitor(`/vasa-prihlaska/${linkedCode}/tabulka/${rosterId}`, READ_PERSON),
  '/signIn': () => byVisitor('/signIn', STAFF),
  '/signIn/overenie': () => byVisitor('/signIn/overenie', { code: '123456' }),
  '/signIn/oidc': () => byVisitor('/signIn/oidc'),
  '/signIn/prvy-ucet': ({ code }) => ({
    ...byVisitor(`/signIn/prvy-ucet?kod=${code}`, { name: 'Eva', email: 'eva@example.sk', password: NEW_PASSWORD }),
    by: 'newcomer',
  }),
  '/signIn/zabudnute-heslo': () => byVisitor('/signIn/zabudnute-heslo', { email: STAFF.email }),
  '/signIn/nove-heslo': () => byVisitor('/signIn/nove-heslo', { code: '12345678', password: NEW_PASSWORD }),
  '/signIn/pozvanka': ({ invitation }) =>
    byVisitor(`/signIn/pozvanka?kod=${invitation}`, {
      email: 'peter.lektor@example.sk',
      name: 'Peter Lektor',
      password: NEW_PASSWORD,
    }),
  '/signIn/pokracovanie': () =>
    byVisitor('/signIn/pokracovanie?dalej=/dashboard/firma', { legalName: 'Firma', note: '<b>poznámka</b>' }),
  '/signOut': () => byVisitor('/signOut'),
};

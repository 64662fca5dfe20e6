import { WAITLIST_FORM } from '../../waitlist.ts';
import { byStaff, type FormRow } from './sent-form.ts';

const REQUESTS = '/dashboard/dopyty';
const WAITLIST = '/dashboard/cakajuci';
const CLIENTS = '/dashboard/klienti';
const POST = '/dashboard/posta';
const TODAY = '/dashboard/dnes';
const KEDY = { kedy: '2026-11-20T11:00:00.000Z' };
const RESEND = { email: 'a@example.sk' };
const REPLY = { version: '2', subject: 'Re: Vaša správa', body: 'Dobrý deň, prídeme.', isOffer: 'on' };
const CLIENT = {
  name: 'Pekáreň Žitná',
  ico: '31333532',
  street: 'Dlhá 1',
  city: 'Žilina',
  domains: 'pekaren.sk',
  contractNumber: '1/2026',
  contractSince: '1.1.2026',
  contractUntil: '31.12.2027',
  'contacts.0.name': 'Eva',
  'contacts.0.role': 'majiteľka',
  'contacts.0.email': 'eva@example.sk',
  'contacts.0.phone': '+421 900 000 001',
  'branches.0.name': 'Prevádzka',
  'branches.0.street': 'Krátka 2',
  'branches.0.city': 'Žilina',
  note: 'Volať po desiatej.',
};

/** The forms of contact requests, the waitlist, clients, the outbox and Dnes. */
export const OFFICE_FORMS: Record<string, FormRow> = {
  '/dashboard/dopyty/:id': ({ requestId }) =>
    byStaff(`${REQUESTS}/${requestId}`, {
      version: '1',
      state: 'closed',
      closedBecause: 'silent',
      closedNote: 'Ozvú sa sami.',
      assigneeId: '',
      nextStep: 'Zavolať',
      nextStepOn: '1.12.2026',
    }),
  '/dashboard/dopyty/:id/odpoved': ({ requestId }) => byStaff(`${REQUESTS}/${requestId}/odpoved`, REPLY),
  '/dashboard/dopyty/vybavenie': ({ requestId }) => byStaff(`${REQUESTS}/vybavenie`, { id: requestId }),
  '/dashboard/dopyty/spat': () => byStaff(`${REQUESTS}/spat`, KEDY),
  '/dashboard/dopyty/:id/prevzatie': ({ requestId }) => byStaff(`${REQUESTS}/${requestId}/prevzatie`),
  '/dashboard/dopyty/:id/listy/odpoved': ({ requestId }) => byStaff(`${REQUESTS}/${requestId}/listy/odpoved`, REPLY),
  '/dashboard/dopyty/:id/poznamky': ({ requestId }) =>
    byStaff(`${REQUESTS}/${requestId}/poznamky`, { note: 'Volali, ozvú sa.' }),
  '/dashboard/dopyty/:id/poznamky/:noteId/zmazanie': ({ requestId, noteId }) =>
    byStaff(`${REQUESTS}/${requestId}/poznamky/${noteId}/zmazanie`),
  '/dashboard/dopyty/:id/znovuotvorenie': ({ requestId }) => byStaff(`${REQUESTS}/${requestId}/znovuotvorenie`),
  '/dashboard/dopyty/:id/klient': ({ requestId, clientId }) =>
    byStaff(`${REQUESTS}/${requestId}/klient`, { klient: clientId }),
  '/dashboard/dopyty/:id/listy/:emailId/odoslanie': ({ requestId, requestEmailId }) =>
    byStaff(`${REQUESTS}/${requestId}/listy/${requestEmailId}/odoslanie`, RESEND),
  '/dashboard/dopyty/:id/listy/:emailId/vyradenie': ({ requestId, requestEmailId }) =>
    byStaff(`${REQUESTS}/${requestId}/listy/${requestEmailId}/vyradenie`),
  '/dashboard/klienti/novy': () => byStaff(`${CLIENTS}/novy`, { version: '0', ...CLIENT }),
  '/dashboard/klienti/:id/uprava': ({ clientId }) =>
    byStaff(`${CLIENTS}/${clientId}/uprava`, { version: '1', ...CLIENT, ico: '' }),
  '/dashboard/klienti/:id/spojenie': ({ clientId, otherClientId }) =>
    byStaff(`${CLIENTS}/${clientId}/spojenie`, { s: otherClientId, zostane: clientId }),
  '/dashboard/klienti/:id/rozpojenie': ({ otherClientId }) => byStaff(`${CLIENTS}/${otherClientId}/rozpojenie`),
  '/dashboard/klienti/:id/zmazanie': ({ otherClientId }) => byStaff(`${CLIENTS}/${otherClientId}/zmazanie`),
  '/dashboard/cakajuci/novy': () => byStaff(`${WAITLIST}/novy`, { ...WAITLIST_FORM, city: 'Bratislava' }),
  '/dashboard/cakajuci/vyradenie': ({ waitlistEntryId }) => byStaff(`${WAITLIST}/vyradenie`, { id: waitlistEntryId }),
  '/dashboard/cakajuci/spat': () => byStaff(`${WAITLIST}/spat`, KEDY),
  '/dashboard/cakajuci/:id': ({ waitlistEntryId }) => byStaff(`${WAITLIST}/${waitlistEntryId}`),
  '/dashboard/cakajuci/:id/vratenie': ({ waitlistEntryId }) => byStaff(`${WAITLIST}/${waitlistEntryId}/vratenie`),
  '/dashboard/cakajuci/:id/klient': ({ waitlistEntryId }) =>
    byStaff(`${WAITLIST}/${waitlistEntryId}/klient`, { klient: 'ziadny' }),
  '/dashboard/cakajuci/:id/listy/:emailId/odoslanie': ({ waitlistEntryId, waitlistEmailId }) =>
    byStaff(`${WAITLIST}/${waitlistEntryId}/listy/${waitlistEmailId}/odoslanie`, RESEND),
  '/dashboard/cakajuci/:id/listy/:emailId/vyradenie': ({ waitlistEntryId, waitlistEmailId }) =>
    byStaff(`${WAITLIST}/${waitlistEntryId}/listy/${waitlistEmailId}/vyradenie`),
  '/dashboard/posta/odoslanie': ({ emailId }) => byStaff(`${POST}/odoslanie`, { id: emailId, 'bez-vratenych': 'on' }),
  '/dashboard/posta/vyradenie': ({ emailId }) => byStaff(`${POST}/vyradenie`, { id: emailId }),
  '/dashboard/posta/:emailId/adresa': ({ emailId }) => byStaff(`${POST}/${emailId}/adresa`, RESEND),
  '/dashboard/posta/:emailId/potvrdenie-adresy': ({ emailId }) => byStaff(`${POST}/${emailId}/potvrdenie-adresy`),
  '/dashboard/dnes/precitanie': ({ signUpId }) =>
    byStaff(`${TODAY}/precitanie`, { kind: 'newSignUps', id: signUpId, dalej: '' }),
  '/dashboard/dnes/miesto': ({ offeredId }) => byStaff(`${TODAY}/miesto`, { id: offeredId, dalej: '' }),
  '/dashboard/dnes/ponuka': ({ offeredId }) => byStaff(`${TODAY}/ponuka`, { id: offeredId, dalej: '' }),
  '/dashboard/dnes/prevzatie': ({ requestId }) => byStaff(`${TODAY}/prevzatie`, { id: requestId, dalej: '' }),
  '/dashboard/dnes/vybavenie': ({ requestId }) => byStaff(`${TODAY}/vybavenie`, { id: requestId, dalej: '' }),
  '/dashboard/dnes/krok': ({ requestId }) => byStaff(`${TODAY}/krok`, { id: requestId, dalej: '' }),
  '/dashboard/dnes/odoslanie': ({ emailId }) => byStaff(`${TODAY}/odoslanie`, { id: emailId, dalej: '' }),
  '/dashboard/dnes/adresa': ({ emailId }) => byStaff(`${TODAY}/adresa`, { id: emailId, ...RESEND, dalej: '' }),
  '/dashboard/dnes/lektor': ({ course, colleagueId }) =>
    byStaff(`${TODAY}/lektor`, { id: course.id, lektor: colleagueId, dalej: '' }),
  '/dashboard/dnes/mena': ({ course }) => byStaff(`${TODAY}/mena`, { id: course.id, dalej: '' }),
  '/dashboard/dnes/pripomenutie': ({ signUpId }) => byStaff(`${TODAY}/pripomenutie`, { id: signUpId, dalej: '' }),
  '/dashboard/dnes/hotovo': ({ course }) =>
    byStaff(`${TODAY}/hotovo`, { kind: 'belowMinimum', id: course.id, dalej: '' }),
  '/dashboard/dnes/odlozenie': ({ signUpId }) =>
    byStaff(`${TODAY}/odlozenie`, { kind: 'newSignUps', id: signUpId, do: '2026-11-23', dalej: '' }),
  '/dashboard/dnes/vratenie': ({ signUpId }) =>
    byStaff(`${TODAY}/vratenie`, { kind: 'newSignUps', id: signUpId, dalej: '' }),
  '/dashboard/dnes/spat': () => byStaff(`${TODAY}/spat?hotovo=precitane`, KEDY),
};

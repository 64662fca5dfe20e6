import { PDF } from '../client.ts';
import { byStaff, type FormRow } from './sent-form.ts';

const NEW_COURSE = {
  nameOfCourse: 'Kurz prvej pomoci',
  slug: '',
  date: '15.12.2026',
  dateTo: '16.12.2026',
  city: 'Žilina',
  status: 'active',
  courseTypeId: 'prva-pomoc',
  place: 'Príkladná 3',
  price: '49 €',
  invoicePrice: '52 €',
  capacity: '12',
  hours: '8.00 – 15.00 h',
  lecturerId: '',
  room: 'Zasadačka',
  minimum: '2',
  image: '/ikony/ikony-03.svg',
  courseInfo: 'Teória a prax.',
  invitation: 'Príďte o 8.00 h.',
  forWho: 'Pre každého.',
  output: 'Potvrdenie.',
  note: 'Kľúče má vrátnica.',
  attachments: ['Prihláška – lešenár'],
  version: '0',
};
const COURSE_TYPE = {
  version: '1',
  name: 'Prvá pomoc',
  service: '/pracovna-zdravotna-sluzba',
  position: '2',
  image: '/ikony/ikony-03.svg',
  nameOfCourse: 'Kurz prvej pomoci',
  durationDays: '1',
  typicalCapacity: '15',
  price: '49 €',
  invoicePrice: '52 €',
  vatRate: '23',
  courseInfo: 'Teória a prax.',
  invitation: 'Príďte o 8.00 h.',
  forWho: 'Pre každého.',
  output: 'Potvrdenie.',
  form: '/prihlasky/objednavka-prva-pomoc.docx',
  hours: '8.00 – 15.00 h',
  document: 'Potvrdenie o kurze',
  validityMonths: '24',
  validityBasis: 'naša odporúčaná lehota',
  validityLaw: '',
};
const MESSAGE = { audience: 'confirmed', subject: 'Pokyny', body: 'Dobrý deň, blíži sa {kurz}, {termín}.' };

const TEMPLATE = { version: '1', title: 'Pokyny', subject: 'Pokyny pred kurzom', body: 'Blíži sa {kurz}.' };

/** The forms of courses, course types, messages and attendance. */
export const COURSE_FORMS: Record<string, FormRow> = {
  '/dashboard/kurzy/novy': () => byStaff('/dashboard/kurzy/novy', NEW_COURSE),
  '/dashboard/kurzy/:id': ({ hidden }) =>
    byStaff(`/dashboard/kurzy/${hidden.id}`, { ...NEW_COURSE, slug: hidden.slug, version: '1' }),
  '/dashboard/kurzy/:id/kopia': ({ course }) =>
    byStaff(`/dashboard/kurzy/${course.id}/kopia`, { ...NEW_COURSE, slug: '/kopia' }),
  '/dashboard/kurzy/:id/zrusenie': ({ privateId }) =>
    byStaff(`/dashboard/kurzy/${privateId}/zrusenie`, { reason: 'Lektor ochorel.', sendEmail: 'on' }),
  '/dashboard/kurzy/:id/obnovenie': ({ privateId }) => byStaff(`/dashboard/kurzy/${privateId}/obnovenie`),
  '/dashboard/kurzy/:id/novy-odkaz': ({ privateId }) => byStaff(`/dashboard/kurzy/${privateId}/novy-odkaz`),
  '/dashboard/kurzy/:id/listy/zrusenie': ({ course }) =>
    byStaff(`/dashboard/kurzy/${course.id}/listy/zrusenie`, { reason: 'Lektor ochorel.' }),
  '/dashboard/kurzy/:id/podklady': ({ course }) => byStaff(`/dashboard/kurzy/${course.id}/podklady`),
  '/dashboard/kurzy/zverejnenie': ({ hidden }) => byStaff('/dashboard/kurzy/zverejnenie', { id: hidden.id }),
  '/dashboard/kurzy/skrytie': ({ course }) => byStaff('/dashboard/kurzy/skrytie', { id: course.id, ludia: '3' }),
  '/dashboard/kurzy/spat': () => byStaff('/dashboard/kurzy/spat', { kedy: '2026-11-20T11:00:00.000Z' }),
  '/dashboard/typy/:id': () => byStaff('/dashboard/typy/prva-pomoc', COURSE_TYPE),
  '/dashboard/typy/:id/terminy': () =>
    byStaff('/dashboard/typy/prva-pomoc/terminy', {
      days: '15.1.2027\n16.1.2027',
      cities: 'Žilina',
      'place-2': 'Príkladná 3',
      hours: '8.00 – 15.00 h',
      lecturerId: '',
      status: 'inactive',
    }),
  '/dashboard/typy/:id/zmazanie': () => byStaff('/dashboard/typy/lesenar/zmazanie'),
  '/dashboard/kurzy/:id/sprava': ({ course }) => byStaff(`/dashboard/kurzy/${course.id}/sprava`, MESSAGE),
  '/dashboard/kurzy/:id/listy/sprava': ({ course }) => byStaff(`/dashboard/kurzy/${course.id}/listy/sprava`, MESSAGE),
  '/dashboard/sablony/:id': ({ templateId }) => byStaff(`/dashboard/sablony/${templateId}`, TEMPLATE),
  '/dashboard/sablony/:id/nahlad': ({ templateId }) => byStaff(`/dashboard/sablony/${templateId}/nahlad`, TEMPLATE),
  '/dashboard/sablony/:id/zmazanie': ({ templateId }) => byStaff(`/dashboard/sablony/${templateId}/zmazanie`),
  '/dashboard/kurzy/:id/pritomnost': ({ held, attendee }) =>
    byStaff(`/dashboard/kurzy/${held.id}/pritomnost?den=${held.date}`, {
      den: held.date,
      pritomny: attendee,
      bol: '',
    }),
  '/dashboard/kurzy/:id/pritomnost/:participantId': ({ held, attendee }) =>
    byStaff(`/dashboard/kurzy/${held.id}/pritomnost/${attendee}`, { den: held.date, pritomny: 'on' }),
  '/dashboard/kurzy/:id/pritomnost/:participantId/udaje': ({ held, attendee }) =>
    byStaff(`/dashboard/kurzy/${held.id}/pritomnost/${attendee}/udaje`, {
      version: '1',
      known: '',
      firstName: 'Žofia',
      lastName: 'Ľuptáková',
      birthDate: '29.02.1988',
    }),
  '/dashboard/kurzy/:id/uzavretie': ({ held, attendee }) =>
    byStaff(
      `/dashboard/kurzy/${held.id}/uzavretie`,
      {
        ukazane: 'skusal=Ivan+Lektor',
        [`ucast-${attendee}`]: 'on',
        [`body-${attendee}`]: '19',
        [`prax-${attendee}`]: 'on',
        skuska: '20.11.2026',
        skusal: 'Ivan Lektor',
        poznamka: 'Prišli načas.',
        akcia: 'ulozit',
      },
      { field: 'listina', name: 'listina.pdf', bytes: PDF },
    ),
  '/dashboard/doklady/:documentId/zrusenie': ({ documentId }) =>
    byStaff(`/dashboard/doklady/${documentId}/zrusenie`, { dovod: 'Vydaný omylom.' }),
  '/dashboard/kurzy/:id/doklady': ({ closedId }) => byStaff(`/dashboard/kurzy/${closedId}/doklady`),
  '/dashboard/kurzy/:id/znovuotvorenie': ({ closedId }) =>
    byStaff(`/dashboard/kurzy/${closedId}/znovuotvorenie`, { dovod: 'Nesprávny deň skúšky.' }),
  '/dashboard/kurzy/:id/vyziadanie-datumov': ({ closedId }) =>
    byStaff(`/dashboard/kurzy/${closedId}/vyziadanie-datumov`),
  '/dashboard/kurzy/:id/zmazanie': ({ held }) =>
    byStaff(`/dashboard/kurzy/${held.id}/zmazanie`, { reason: 'Lektor ochorel.', sendEmail: 'on' }),
};

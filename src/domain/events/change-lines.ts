import { CLOSING_REASONS, CONTACT_REQUEST_STATE_LABELS } from '#domain/contact-requests/contact-request-work.ts';
import { COURSE_STATUS_LABELS } from '#domain/courses/course.ts';
import { formatDay } from '#domain/day.ts';
import { HOLD_REASONS } from '#domain/emails/held-email.ts';
import { formatInstant } from '#domain/instant.ts';
import { participantName } from '#domain/sign-ups/participant.ts';
import { SIGN_UP_STATE_LABELS } from '#domain/sign-ups/sign-up.ts';
import { STAFF_ROLES, STAFF_STATE_LABELS } from '#domain/staff/staff.ts';
import type { RecordedEvent, Values } from './event.ts';

/** One changed field of an event: its old and its new value, empty where there is none. */
export interface ChangeLine {
  label: string;
  was: string;
  is: string;
}

/** The labels of the fields shown to staff; other fields are not shown. */
const FIELD_LABELS: Record<string, string> = {
  nameOfCourse: 'Názov',
  courseName: 'Kurz',
  name: 'Meno alebo názov',
  title: 'Nadpis',
  slug: 'Adresa stránky',
  date: 'Začiatok',
  dateTo: 'Koniec',
  courseDate: 'Termín',
  courseCity: 'Mesto kurzu',
  hours: 'Čas',
  place: 'Miesto konania',
  city: 'Mesto',
  price: 'Cena',
  capacity: 'Kapacita',
  minimum: 'Minimum',
  room: 'Miestnosť',
  lecturerId: 'Lektor',
  note: 'Poznámka',
  isPrivate: 'Súkromný',
  status: 'Stav',
  state: 'Stav',
  day: 'Deň',
  sessions: 'Prihlásenia',
  closedBecause: 'Prečo',
  closedNote: 'Poznámka k\u00A0uzavretiu',
  assignee: 'Rieši',
  nextStep: 'Ďalší krok',
  nextStepOn: 'Dokedy',
  reason: 'Dôvod',
  seats: 'Miesta',
  validUntil: 'Platí do',
  heldBecause: 'Zadržaný, lebo',
  participants: 'Účastníci',
  courseInfo: 'O kurze',
  forWho: 'Pre koho',
  output: 'Čo získate',
  invitation: 'Pozvánka',
  description: 'Krátky popis',
  content: 'Text',
  publishAt: 'Zverejnenie',
  subject: 'Predmet',
  body: 'Text',
  role: 'Rola',
  email: 'E-mail',
  phone: 'Telefón',
  legalName: 'Obchodné meno',
  shortName: 'Krátky názov',
  street: 'Ulica a číslo',
  postalCode: 'PSČ',
  ico: 'IČO',
  dic: 'DIČ',
  icDph: 'IČ\u00A0DPH',
  vatRate: 'Sadzba DPH (%)',
  invoicePrice: 'Cena na faktúru',
  orderNumber: 'Číslo objednávky',
  invoiceEmail: 'E-mail na faktúry',
  payers: 'Odberatelia',
  total: 'Spolu',
  contractNumber: 'Číslo zmluvy',
  contractSince: 'Zmluva od',
  contractUntil: 'Zmluva do',
  client: 'Klient',
  joinedInto: 'Spojený s',
  document: 'Doklad',
  durationDays: 'Počet dní',
  validityMonths: 'Zopakovať do (mesiacov)',
  validityLaw: 'Ustanovenie',
  recipient: 'Adresa',
  things: 'Záznamov v\u00A0súbore',
  signUps: 'Prihlášky',
  signUpFiles: 'Súbory k\u00A0prihláškam',
  waitlistEntries: 'Čakanie na termín',
  contactRequests: 'Dopyty',
  clients: 'Klienti',
  clientContacts: 'Kontakty klientov',
  emails: 'E-maily',
  files: 'Súbory',
  kept: 'Zostalo',
};

/** The labels of states, roles and reasons that are stored as words, by field. */
const VALUE_LABELS: Record<string, Record<string, string>> = {
  status: { ...COURSE_STATUS_LABELS, ...SIGN_UP_STATE_LABELS },
  role: STAFF_ROLES,
  state: { ...STAFF_STATE_LABELS, ...CONTACT_REQUEST_STATE_LABELS },
  closedBecause: CLOSING_REASONS,
  heldBecause: HOLD_REASONS,
};

/** A longer text is cut: its beginning identifies it. */
const TEXT_MAX = 120;

/** The changed fields of an event, in words. */
export function changeLines({ before, after }: Pick<RecordedEvent, 'before' | 'after'>): ChangeLine[] {
  const [was, is] = [before ?? {}, after ?? {}];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names.flatMap((name) => {
    const label = FIELD_LABELS[name];
    const line = label && { label, was: valueText(was, name), is: valueText(is, name) };
    return line && line.was !== line.is ? [line] : [];
  });
}

/** „Stav: Nový → V riešení“; empty where an event has no change. */
export function changesText(event: RecordedEvent): string {
  return changeLines(event)
    .map(({ label, was, is }) => `${label}: ${[was, is].filter(Boolean).join(' → ')}`)
    .join('; ');
}

function valueText(values: Values, name: string): string {
  const value = values[name];
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'áno' : 'nie';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return listed(value);
  if (typeof value !== 'string') return '';
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(value);
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return atInstant(value);
  const text = VALUE_LABELS[name]?.[value] ?? value;
  return text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX).toWellFormed()}…` : text;
}

/** People by their names, other lists by their length. */
function listed(things: unknown[]): string {
  const names = things.map((thing) => {
    const { name, ...parts } = thing as { name?: string; firstName: string | null; lastName: string | null };
    return name ?? participantName(parts);
  });
  return names.filter(Boolean).join(', ') || String(things.length);
}

function atInstant(value: string): string {
  const { day, time } = formatInstant(value);
  return `${day} o\u00A0${time}`;
}

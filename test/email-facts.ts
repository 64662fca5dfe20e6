import { companySchema } from '#domain/company/company-fields.ts';
import type { EmailKind } from '#domain/emails/email.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import type { ApplicantFacts, CourseFacts, EmailFacts, Sender, StaffFacts } from '#server/emails/texts/email.ts';
import { renderEmail } from '#server/emails/texts/emails.ts';

// The facts of emails about one course, and the readable text of an email.

export const SITE = 'https://www.example.sk';
export const COMPANY = companySchema.parse({
  legalName: 'Vzorová bezpečnosť s. r. o.',
  shortName: 'Vzorová bezpečnosť',
  street: 'Ukážková 1',
  postalCode: '000 00',
  city: 'Liptovský Mikuláš',
  ico: '99999994',
  register: { court: 'Obchodný register Ukážkového súdu', section: 'Sro', entry: '00000/X' },
  phone: '+421 900 000 001',
  email: 'info@example.sk',
  web: 'https://www.example.sk',
});

export const aSender = (over: Partial<Sender> = {}): Sender => ({
  company: COMPANY,
  siteUrl: SITE,
  ...over,
});

const aCourse = (over: Partial<CourseFacts> = {}): CourseFacts => ({
  nameOfCourse: 'Elektrotechnik: odborná príprava a skúška',
  slug: '/elektrotechnik-zilina',
  date: '2026-04-14',
  dateTo: '2026-04-16',
  hours: '8.00 – 15.00 h',
  place: 'Príkladná 3, 1. poschodie',
  city: 'Žilina',
  price: '189 €',
  invitation: 'Príďte o 8.00 h.\nPrineste si občiansky preukaz.',
  image: '/ikony/ikony-01.svg',
  ...over,
});

export const forApplicant = ({
  seats = 1,
  calendarSequence = 0,
  ...course
}: Partial<CourseFacts & ApplicantFacts> = {}): ApplicantFacts => ({
  signUpId: 'sign-up-1',
  linkCode: 'kod',
  seats,
  calendarSequence,
  course: aCourse(course),
});

export const aSignUp = (over: Partial<SignUp> = {}): SignUp => ({
  id: 'sign-up-1',
  number: 1_000_017,
  courseId: 'course-1',
  courseName: 'Elektrotechnik: odborná príprava a skúška',
  courseDate: '2026-04-14',
  courseDateTo: '2026-04-16',
  courseCity: 'Žilina',
  applicant: 'company',
  firstName: '',
  lastName: '',
  companyName: 'Pekáreň Príklad s. r. o.',
  numberOfWorkers: '3',
  seats: 3,
  mayBeSplit: false,
  restOfId: null,
  waitlistEntryId: null,
  email: 'pekaren@example.sk',
  phone: '+421 900 000 052',
  message: 'Dvom končí osvedčenie v máji.\nDá sa prísť o hodinu neskôr?',
  consent: 'given',
  consentVersion: '2026-11-20',
  channel: 'web',
  status: 'confirmed',
  receivedAt: '2026-03-24T07:42:10.000Z',
  reviewedAt: null,
  cancelledAt: null,
  restoredAt: null,
  restorations: 0,
  calendarSequence: 0,
  ...over,
});

export const forStaff = (over: Partial<SignUp> = {}, files: StaffFacts['files'] = []): StaffFacts => ({
  signUp: aSignUp(over),
  course: { ...aCourse(), capacity: 12, seatsTaken: 10 },
  files,
});

export const TO_APPLICANT = ['signUpConfirmed', 'signUpWaiting', 'signUpCancelled'] as const;

/** The text without markup and with ordinary spaces. */
export function seen(text: string): string {
  return text.replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ').replace(/\s+/g, ' ');
}

export const write = <Kind extends EmailKind>(kind: Kind, facts: EmailFacts[Kind], sender = aSender()) =>
  seen(renderEmail(kind, facts, sender).text);

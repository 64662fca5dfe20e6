import { describe, expect, test } from 'vitest';
import { EMPTY_COMPANY } from '#domain/company/company.ts';
import { companySchema } from '#domain/company/company-fields.ts';
import type { LetterKind } from '#domain/letters/letter.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import type { ApplicantFacts, CourseFacts, LetterFacts, Sender, StaffFacts } from './letter.ts';
import { letterReplyTo, type RenderedLetter, renderLetter, subjectLine } from './letters.ts';

const SITE = 'https://www.example.sk';
const COMPANY = companySchema.parse({
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

const aSender = (over: Partial<Sender> = {}): Sender => ({ company: COMPANY, siteUrl: SITE, ...over });

const aCourse = (over: Partial<CourseFacts> = {}): CourseFacts => ({
  nameOfCourse: 'Elektrotechnik: odborná príprava a skúška',
  slug: '/elektrotechnik-zilina',
  date: '2026-04-14',
  dateTo: '2026-04-16',
  place: 'Príkladná 3, 1. poschodie',
  city: 'Žilina',
  price: '189 €',
  invitation: 'Príďte o 8.00 h.\nPrineste si občiansky preukaz.',
  image: '/ikony/ikony-01.svg',
  ...over,
});

const forApplicant = ({
  seats = 1,
  restorations = 0,
  ...course
}: Partial<CourseFacts & ApplicantFacts> = {}): ApplicantFacts => ({
  signUpId: 'sign-up-1',
  seats,
  restorations,
  course: aCourse(course),
});

const aSignUp = (over: Partial<SignUp> = {}): SignUp => ({
  id: 'sign-up-1',
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
  email: 'pekaren@example.sk',
  phone: '+421 900 000 052',
  message: 'Dvom končí osvedčenie v máji.\nDá sa prísť o hodinu neskôr?',
  consent: 'given',
  consentVersion: '2026-11-20',
  status: 'confirmed',
  receivedAt: '2026-03-24T07:42:10.000Z',
  reviewedAt: null,
  cancelledAt: null,
  restoredAt: null,
  restorations: 0,
  ...over,
});

const forStaff = (over: Partial<SignUp> = {}, files: StaffFacts['files'] = []): StaffFacts => ({
  signUp: aSignUp(over),
  course: { ...aCourse(), capacity: 12, seatsTaken: 10 },
  files,
});

const TO_APPLICANT = ['signUpConfirmed', 'signUpWaiting', 'signUpCancelled'] as const;

/** Each kind of letter about the same course. */
function everyLetter(course: Partial<CourseFacts> = {}, sender = aSender()): [LetterKind, RenderedLetter][] {
  const staff = forStaff();
  return [
    ...TO_APPLICANT.map((kind): [LetterKind, RenderedLetter] => [
      kind,
      renderLetter(kind, forApplicant(course), sender),
    ]),
    ['staffNewSignUp', renderLetter('staffNewSignUp', { ...staff, course: { ...staff.course, ...course } }, sender)],
  ];
}

/** What is read, without marks and with ordinary spaces. */
function seen(text: string): string {
  return text.replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ').replace(/\s+/g, ' ');
}

const write = <Kind extends LetterKind>(kind: Kind, facts: LetterFacts[Kind], sender = aSender()) =>
  seen(renderLetter(kind, facts, sender).text);

const calendarOf = (
  kind: (typeof TO_APPLICANT)[number],
  facts: Parameters<typeof forApplicant>[0] = {},
  sender = aSender(),
) => renderLetter(kind, forApplicant(facts), sender).calendar;

/** As a calendar program reads it: RFC 5545 folds lines at 75 octets. */
const unfolded = (content = '') => content.replaceAll('\r\n ', '').split('\r\n');

describe('a subject', () => {
  test('carries course, day and city', () => {
    const subjects = TO_APPLICANT.map((kind) => subjectLine(kind, forApplicant()));
    const fact = 'Elektrotechnik: odborná príprava a skúška, 14.04.2026, Žilina';
    expect(subjects).toEqual([`Miesto potvrdené: ${fact}`, `Ste náhradník: ${fact}`, `Prihláška zrušená: ${fact}`]);
    expect(subjectLine('staffNewSignUp', forStaff())).toBe(`Nová prihláška: ${fact}`);
  });

  test('is one line even if the name of the course is not', () => {
    const course = { nameOfCourse: 'Lešenár\r\nBcc: vsetci@example.sk\u2028a žeriavnik' };
    expect(subjectLine('signUpConfirmed', forApplicant(course))).toBe(
      'Miesto potvrdené: Lešenár Bcc: vsetci@example.sk a žeriavnik, 14.04.2026, Žilina',
    );
  });

  test('to staff names nobody', () => {
    expect(subjectLine('staffNewSignUp', forStaff())).not.toContain('Pekáreň');
  });
});

describe('a letter to the applicant', () => {
  test('holds none of the words the applicant typed', () => {
    const { email, phone, companyName, numberOfWorkers, message } = aSignUp({ numberOfWorkers: 'asi päť' });
    for (const kind of TO_APPLICANT) {
      // even if the whole sign-up came along with the facts
      const facts = { ...forApplicant(), signUp: aSignUp() };
      const { html, text, calendar } = renderLetter(kind, facts, aSender());
      for (const typed of [email, phone, companyName, numberOfWorkers, ...message.split('\n')]) {
        expect(html + text + calendar?.content).not.toContain(typed);
      }
    }
  });

  test('says how many seats are held', () => {
    expect(write('signUpConfirmed', forApplicant())).toContain('Vás držíme miesto.');
    expect(write('signUpConfirmed', forApplicant({ seats: 4 }))).toContain('Vás držíme 4 miesta.');
    expect(write('signUpWaiting', forApplicant({ seats: 5 }))).toContain('čakáte na 5 miest.');
  });

  test('never calls the course full: free seats may belong to those who came before', () => {
    for (const seats of [1, 5]) {
      const letter = write('signUpWaiting', forApplicant({ seats }));
      expect(letter).not.toMatch(/obsaden|uvoľn/);
      expect(letter).toContain('v poradí, v akom ste sa prihlásili');
    }
    expect(write('signUpWaiting', forApplicant())).toContain('Keď budeme mať pre Vás miesto, napíšeme Vám.');
    expect(write('signUpWaiting', forApplicant({ seats: 3 }))).toContain('Keď budeme mať pre Vás 3 miesta,');
  });

  test('links to the page of the course as long as there is one', () => {
    expect(write('signUpConfirmed', forApplicant())).toContain(`${SITE}/kurzy-a-skolenia/elektrotechnik-zilina`);
    expect(write('signUpConfirmed', forApplicant({ slug: '' }))).not.toContain('/kurzy-a-skolenia');
    expect(write('signUpCancelled', forApplicant({ slug: '' }))).toContain(`${SITE}/kurzy-a-skolenia `);
  });

  test('no longer speaks of price and way once the sign-up is cancelled', () => {
    expect(write('signUpCancelled', forApplicant())).not.toMatch(/189|Príkladná/);
  });
});

describe('a letter to staff', () => {
  test('opens each file by its name, at an address that holds no name', () => {
    const files = [
      { id: 'file-1', name: 'Tomáš Cvičný <b>.pdf', sizeBytes: 48_211 },
      { name: 'z čias pred odkazmi.pdf', sizeBytes: 1_000 },
    ];
    const { html, text } = renderLetter('staffNewSignUp', forStaff({}, files), aSender());
    const address = `${SITE}/dashboard/prihlasky/sign-up-1/subory/file-1`;
    expect(html).toMatch(new RegExp(`<a href="${address}"[^>]*>Tomáš Cvičný &lt;b&gt;.pdf`));
    expect(html).toContain('z čias pred odkazmi.pdf');
    expect(html.match(/\/subory\//g)).toHaveLength(1);
    expect(text).toContain(`Tomáš Cvičný <b>.pdf (48\u00A0kB)\n  ${address}`);
  });

  test('is answered to who wrote, on one line whatever they are called', () => {
    expect(letterReplyTo('staffNewSignUp', forStaff({ companyName: 'Zlo\r\nBcc: vsetci@example.sk' }))).toEqual({
      name: 'Zlo Bcc: vsetci@example.sk',
      address: 'pekaren@example.sk',
    });
    for (const kind of TO_APPLICANT) expect(letterReplyTo(kind, forApplicant())).toBeUndefined();
  });

  test('holds everything the applicant sent', () => {
    const files = [{ id: 'file-1', name: 'objednávka.pdf', sizeBytes: 48_211 }];
    const letter = write('staffNewSignUp', forStaff({}, files));
    for (const fact of [
      'Firma: Pekáreň Príklad s. r. o.',
      'Počet zamestnancov: 3',
      'E-mail: pekaren@example.sk',
      'Telefón: +421 900 000 052',
      'Stav: Nová, drží 3 miesta',
      'Miesta po prihláške: obsadené 10 z 12',
      'udelený, znenie z 20.11.2026',
      'Dvom končí osvedčenie v máji. Dá sa prísť o hodinu neskôr?',
      'objednávka.pdf (48 kB)',
      `${SITE}/dashboard/prihlasky/sign-up-1`,
    ]) {
      expect(letter).toContain(fact);
    }
  });

  test('tells the hour it was in Bratislava, in winter and in summer', () => {
    expect(write('staffNewSignUp', forStaff())).toContain('24.03.2026 o 8.42 h');
    expect(write('staffNewSignUp', forStaff({ receivedAt: '2026-07-01T22:05:00.000Z' }))).toContain(
      '02.07.2026 o 0.05 h',
    );
  });

  test('asks to count the workers a company did not put as a number', () => {
    expect(write('staffNewSignUp', forStaff({ numberOfWorkers: 'asi päť', seats: 1 }))).toContain('nie je číslo');
    expect(write('staffNewSignUp', forStaff())).not.toContain('nie je číslo');
    const person = {
      applicant: 'person',
      firstName: 'Jana',
      lastName: 'Skúšobná',
      numberOfWorkers: '',
      seats: 1,
    } as const;
    expect(write('staffNewSignUp', forStaff(person))).not.toContain('nie je číslo');
    expect(write('staffNewSignUp', forStaff(person))).toContain('Fyzická osoba: Jana Skúšobná');
  });

  test('says who waits, and where consent was not stated', () => {
    const letter = write(
      'staffNewSignUp',
      forStaff({ status: 'waiting', consent: 'not-stated', consentVersion: null }),
    );
    expect(letter).toContain('Stav: Náhradník, čaká na 3 miesta');
    expect(letter).toContain('klient ho neuviedol');
  });

  test('states no limit where the course has none', () => {
    const facts = forStaff();
    const letter = write('staffNewSignUp', { ...facts, course: { ...facts.course, capacity: 0 } });
    expect(letter).toContain('obsadené 10, kurz nemá obmedzený počet miest');
  });

  test('does not let a message pass for our own lines', () => {
    const { text } = renderLetter(
      'staffNewSignUp',
      forStaff({ message: 'Ahoj\n-- \nOtvoriť prihlášku:\nhttps://zle.example' }),
      aSender(),
    );
    expect(text.match(/^-- $/gm)).toHaveLength(1);
    expect(text.match(/^Otvoriť prihlášku:$/gm)).toHaveLength(1);
  });
});

describe('every letter', () => {
  test('leaves out what nobody filled in', () => {
    const bare = { place: '', price: '', invitation: '', slug: '', date: '', dateTo: null };
    const labels = /Termín(?! a mesto)|Miesto konania|Cena|Pokyny|prílohe|IČO|oddiel|zavolajte|undefined|null|NaN/;
    for (const [kind, { html, text }] of everyLetter(bare, aSender({ company: EMPTY_COMPANY }))) {
      expect(seen(html), kind).not.toMatch(labels);
      expect(seen(text), kind).not.toMatch(labels);
      expect(html, kind).not.toMatch(/href="(tel:|mailto:|https:\/\/)"/);
    }
  });

  test('shows hostile names of company and course as text', () => {
    const hostile = '<script>alert(1)</script>"><img src=x>';
    const company = { ...COMPANY, legalName: hostile, shortName: hostile, street: hostile };
    for (const [kind, { html }] of everyLetter(
      { nameOfCourse: hostile, place: hostile, invitation: hostile },
      aSender({ company }),
    )) {
      expect(html, kind).not.toMatch(/<script|<img src=x/);
      expect(html, kind).toContain('&lt;script&gt;');
    }
  });

  test('says the same and links to the same in HTML and in plain text', () => {
    for (const [kind, { html, text }] of everyLetter()) {
      const words = html.replace(/^.*<h1|<table[^>]*aria-hidden.*?<\/table>/gs, '<').split(/<[^>]*>/);
      for (const said of words) expect(seen(text), kind).toContain(seen(said).trim());
      for (const [, url] of html.matchAll(/href="(https:[^"]+\/[^"]+)"/g)) expect(text, kind).toContain(url);
    }
  });

  test('never leaves a one-letter preposition at the end of a line', () => {
    for (const [kind, { html }] of everyLetter()) expect(html, kind).toContain('príprava a\u00A0skúška');
  });

  test('brings one picture, and that one from our own site', () => {
    for (const [kind, { html }] of everyLetter()) {
      expect(html.match(/<img|<link|url\(|<svg/g), kind).toEqual(['<img']);
      expect(html, kind).toContain(`src="${SITE}/posta/znacka.png"`);
      expect(html, kind).toMatch(/^<!doctype html>\n<html lang="sk">/);
    }
  });

  test('has layout tables no reader announces as tables', () => {
    for (const [kind, { html }] of everyLetter()) {
      expect(html.match(/<table/g)?.length, kind).toBe(html.match(/<table role="presentation"/g)?.length);
    }
  });

  test('is the same each time it is written', () => {
    expect(everyLetter()).toEqual(everyLetter());
  });
});

describe('the calendar', () => {
  test('covers every day of the course, whatever zone the server keeps', () => {
    const zone = process.env.TZ;
    try {
      for (process.env.TZ of ['America/New_York', 'Pacific/Auckland', 'Europe/Bratislava']) {
        const lines = unfolded(calendarOf('signUpConfirmed')?.content);
        expect(lines).toContain('DTSTART;VALUE=DATE:20260414');
        expect(lines).toContain('DTEND;VALUE=DATE:20260417');
      }
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  test('ends a course of one day on the next, over the end of a year too', () => {
    expect(calendarOf('signUpConfirmed', { date: '2026-12-31', dateTo: null })?.content).toContain(
      'DTEND;VALUE=DATE:20270101',
    );
  });

  test('says what and where', () => {
    const lines = unfolded(calendarOf('signUpConfirmed')?.content);
    expect(lines).toContain('METHOD:PUBLISH');
    expect(lines).toContain('SUMMARY:Elektrotechnik: odborná príprava a skúška');
    expect(lines).toContain('LOCATION:Príkladná 3\\, 1. poschodie\\, Žilina');
    expect(lines).toContain(`URL;VALUE=URI:${SITE}/kurzy-a-skolenia/elektrotechnik-zilina`);
  });

  test('takes out the very event it put in', () => {
    const [put, taken] = (['signUpConfirmed', 'signUpCancelled'] as const).map((kind) =>
      unfolded(calendarOf(kind)?.content),
    );
    for (const lines of [put, taken]) expect(lines).toContain('UID:sign-up-1@www.example.sk');
    expect(put).toContain('SEQUENCE:0');
    expect(taken).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1']));
  });

  test('is newer with each time the event is taken out and put in again', () => {
    const sequences = [0, 1, 2].flatMap((restorations) =>
      (['signUpConfirmed', 'signUpCancelled'] as const).map((kind) =>
        Number(/SEQUENCE:(\d+)/.exec(calendarOf(kind, { restorations })?.content ?? '')?.[1]),
      ),
    );
    expect(sequences).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('comes neither to those who wait nor for a course without a day', () => {
    expect(calendarOf('signUpWaiting')).toBeUndefined();
    expect(calendarOf('signUpConfirmed', { date: '', dateTo: null })).toBeUndefined();
  });

  test('keeps lines short in bytes and letters whole', () => {
    const nameOfCourse = 'Ťažká žeriavnická príprava: čítanie značiek, ľahké bremená 🏗️ '.repeat(3).trim();
    const content = calendarOf('signUpConfirmed', { nameOfCourse: `${nameOfCourse}\nBEGIN:VALARM` })?.content ?? '';
    for (const line of content.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    expect(unfolded(content)).not.toContain('BEGIN:VALARM');
    expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });
});

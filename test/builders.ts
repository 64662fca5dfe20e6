import { hash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { ArticleFields } from '#domain/articles/article-fields.ts';
import type { TaughtCourse } from '#domain/courses/course.ts';
import type { EpisodeFields } from '#domain/episodes/episode-fields.ts';
import type { SignUpFields } from '#domain/sign-ups/sign-up-fields.ts';
import { type Area, may, type Permitted } from '#domain/staff/permissions.ts';
import type { StaffMember } from '#domain/staff/staff.ts';
import type { Upload } from '#domain/upload.ts';
import type { NewFile } from '#server/sign-ups/sign-up-files.ts';
import type { Submission } from '#server/sign-ups/sign-ups.ts';

// Builders of complete test data, each with optional overrides.

let made = 0;

/** The staff member who acts in tests, with all permissions. */
export const JANA = allowedEverything({
  kind: 'staff',
  id: 'jana',
  name: 'Jana Kováčová',
  email: 'jana@example.sk',
  role: 'admin',
});

function allowedEverything(member: StaffMember): Permitted<Area> {
  if (may(member, 'office') && may(member, 'content') && may(member, 'settings') && may(member, 'teaching'))
    return member;
  throw new Error(`${member.role} may not do everything`);
}

/** A course on offer in Žilina, a month ahead, unless overridden. */
export function aCourse(over: Partial<TaughtCourse> = {}): TaughtCourse {
  made += 1;
  return {
    id: `course-${made}`,
    nameOfCourse: 'Kurz prvej pomoci',
    slug: `/kurz-prvej-pomoci-zilina-${made}`,
    date: '2026-12-15',
    dateTo: null,
    hours: null,
    place: 'Príkladná 3',
    city: 'Žilina',
    image: '/ikony/ikony-03.svg',
    courseTypeId: 'prva-pomoc',
    lecturerId: null,
    room: '',
    note: '',
    invoicePrice: '',
    courseInfo: 'Teória a prax na figurínach.',
    invitation: 'Príďte o 8.00 h.',
    forWho: 'Pre každého.',
    price: '49 €',
    output: 'Potvrdenie o absolvovaní.',
    capacity: 12,
    minimum: 0,
    status: 'active',
    isPrivate: false,
    attachments: [],
    ...over,
  };
}

/** The fields of an article that can be published, unless overridden. */
export function anArticle(over: Partial<ArticleFields> = {}): ArticleFields {
  made += 1;
  return {
    title: 'Cvičný požiarny poplach',
    slug: `cvicny-poziarny-poplach-${made}`,
    description: 'Postup, po ktorom Vám zostane použiteľný záznam.',
    content: 'Siréna sa rozozvučí, ľudia sa zdvihnú.\n\n## Začnite otázkou\n\nNesnažte sa preveriť všetko naraz.',
    image: '/clanky/clanok-01.svg',
    alt: 'Pôdorys poschodia s trasou úniku',
    service: '/poziarna-ochrana',
    ...over,
  };
}

/** A complete episode of the podcast, unless overridden. */
export function anEpisode(over: Partial<EpisodeFields> = {}): EpisodeFields {
  made += 1;
  return {
    number: made,
    title: 'Zhromaždisko nie je parkovisko',
    day: '2026-11-16',
    durationMinutes: 4,
    text: 'Kam sa majú ľudia postaviť po evakuácii.',
    streamingUrl: 'https://podcast.example.sk/4',
    videoUrl: 'https://video.example.sk/4',
    audioUrl: 'https://zvuk.example.sk/4.mp3',
    audioBytes: 4_800_000,
    ...over,
  };
}

/** The fields of Tomáš Cvičný, unless overridden. */
export function aPerson(over: Partial<SignUpFields> = {}): SignUpFields {
  return {
    applicant: 'person',
    firstName: 'Tomáš',
    lastName: 'Cvičný',
    companyName: '',
    numberOfWorkers: '',
    mayBeSplit: false,
    email: 'tomas.cvicny@example.sk',
    phone: '+421 900 000 050',
    message: 'Predchádzajúce osvedčenie mi končí v máji.',
    ...over,
  } as SignUpFields;
}

/** A company that signs up its people, unless overridden. */
export function aCompany(over: Partial<SignUpFields> = {}): SignUpFields {
  return {
    applicant: 'company',
    firstName: '',
    lastName: '',
    companyName: 'Pekáreň Príklad s. r. o.',
    numberOfWorkers: '3',
    mayBeSplit: false,
    email: 'pekaren@example.sk',
    phone: '+421 900 000 052',
    message: 'Prosíme faktúru na sídlo firmy.',
    ...over,
  } as SignUpFields;
}

/** A different person each time, because the same data sent twice would count as one sign-up. */
export function anotherPerson(over: Partial<SignUpFields> = {}): SignUpFields {
  made += 1;
  return aPerson({ email: `ucastnik.${made}@example.sk`, ...over });
}

/** A different company each time. */
export function anotherCompany(over: Partial<SignUpFields> = {}): SignUpFields {
  made += 1;
  return aCompany({ email: `firma.${made}@example.sk`, ...over });
}

/** A sign-up for the course without files, by a different person each time, unless overridden. */
export function aSubmission(course: { id: string }, over: Partial<Submission> = {}): Submission {
  return { course: { courseId: course.id }, fields: anotherPerson(), files: [], consent: 'given', ...over };
}

/** A small file with the beginning of a PDF, unless overridden. */
export function aFile(over: Partial<Upload> = {}): NewFile {
  const { name, bytes } = { name: 'osvedcenie.pdf', bytes: new TextEncoder().encode('%PDF-1.7 osvedčenie'), ...over };
  const sha256 = hash('sha256', bytes);
  return { id: randomUUID(), name, bytes, sizeBytes: bytes.length, sha256, caution: null };
}

/** A photograph as from a camera, its left half green and its right half red. */
export async function aPhotograph({ width = 900, height = 600 } = {}): Promise<{ name: string; bytes: Uint8Array }> {
  const half = { create: { width: width / 2, height, channels: 3 as const, background: '#BE1420' } };
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#00734A' } })
    .composite([{ input: half, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
  return { name: 'fotografia.png', bytes };
}

/** The fields of a client but its name, all empty. */
export const CLIENT_WITHOUT_DETAILS = {
  ico: '',
  street: '',
  city: '',
  contractNumber: '',
  contractSince: '',
  contractUntil: '',
  domains: '',
  note: '',
  contacts: [],
  branches: [],
};

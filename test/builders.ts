import { createHash, randomUUID } from 'node:crypto';
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

// People and things of tests, whole unless said otherwise.

let made = 0;

/** Who of the staff acts in tests: she may do everything. */
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

/** A course on offer in Žilina, a month ahead, unless said otherwise. */
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

/** What a writer fills in, whole enough to be published, unless said otherwise. */
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

/** An episode of the podcast with nothing missing, unless said otherwise. */
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

/** What Tomáš Cvičný fills in, unless said otherwise. */
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

/** A company that signs up its people, unless said otherwise. */
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

/** Somebody else every time: the same person with the same words twice would be one sign-up. */
export function anotherPerson(over: Partial<SignUpFields> = {}): SignUpFields {
  made += 1;
  return aPerson({ email: `ucastnik.${made}@example.sk`, ...over });
}

/** Another company every time. */
export function anotherCompany(over: Partial<SignUpFields> = {}): SignUpFields {
  made += 1;
  return aCompany({ email: `firma.${made}@example.sk`, ...over });
}

/** Somebody's sign-up for the course, another person's every time, without files, unless said otherwise. */
export function aSubmission(course: { id: string }, over: Partial<Submission> = {}): Submission {
  return { course: { courseId: course.id }, fields: anotherPerson(), files: [], consent: 'given', ...over };
}

/** A small file that begins like a PDF, unless said otherwise. */
export function aFile(over: Partial<Upload> = {}): NewFile {
  const { name, bytes } = { name: 'osvedcenie.pdf', bytes: new TextEncoder().encode('%PDF-1.7 osvedčenie'), ...over };
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { id: randomUUID(), name, bytes, sizeBytes: bytes.length, sha256, caution: null };
}

/** A photograph as a camera makes it, its left half green and its right half red. */
export async function aPhotograph({ width = 900, height = 600 } = {}): Promise<{ name: string; bytes: Uint8Array }> {
  const half = { create: { width: width / 2, height, channels: 3 as const, background: '#BE1420' } };
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#00734A' } })
    .composite([{ input: half, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
  return { name: 'fotografia.png', bytes };
}

import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { ArticleFields } from '#domain/articles/article-fields.ts';
import type { Course } from '#domain/courses/course.ts';
import type { EpisodeFields } from '#domain/episodes/episode-fields.ts';
import type { SignUpFields } from '#domain/sign-ups/sign-up-fields.ts';
import type { StaffMember } from '#domain/staff/staff.ts';
import type { Upload } from '#domain/upload.ts';
import { type App, type AppParts, openApp, type RunningApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import type { NewFile } from '#server/sign-ups/sign-up-files.ts';
import type { Submission } from '#server/sign-ups/sign-ups.ts';

/** Where the tests' clock stands: a Friday noon in Bratislava. */
export const NOON = Temporal.Instant.from('2026-11-20T11:00:00Z');

export interface TestApp extends RunningApp {
  /** Moves the tests' clock. */
  wait(duration: Temporal.DurationLike): void;
}

interface TestAppOptions {
  /** A Postgres server to make a database on; SQLite in a folder of its own without it. */
  postgresUrl?: string;
  /** The test changes the schema: its Postgres database is not handed on to the next test. */
  changesSchema?: boolean;
  environment?: Record<string, string>;
  parts?: AppParts;
}

/** The very App of production, empty, with a clock that stands still and a database of its own. */
export async function openTestApp({
  postgresUrl,
  changesSchema = false,
  environment = {},
  parts = {},
}: TestAppOptions = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'bozp-'));
  const databaseUrl = postgresUrl && (emptied.pop() ?? (await newDatabase(postgresUrl)));
  const config = readConfig({
    DATA_DIR: folder,
    DEMO_CONTENT: 'off',
    MAIL_FROM: 'kurzy@example.sk',
    ...(environment.SMTP_URL && { BASE_URL: 'http://localhost' }),
    PUBLIC_FORM_LIMIT: '1000',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...environment,
  });
  let now = NOON;
  let closed = false;
  const db = openDatabase(config);
  const { app, close } = await openApp(config, { db, now: () => now, ...parts });
  return {
    app,
    wait(duration) {
      now = now.add(duration);
    },
    async close() {
      await close();
      await rm(folder, { recursive: true, force: true });
      if (databaseUrl && !changesSchema && !closed) await handOn(databaseUrl);
      closed = true;
    },
  };
}

let made = 0;

/** Who of the staff acts in tests. */
export const JANA: StaffMember = { kind: 'staff', id: 'jana', name: 'Jana Kováčová', email: 'jana@example.sk' };

/** A course on offer in Žilina, a month ahead, unless said otherwise. */
export function aCourse(over: Partial<Course> = {}): Course {
  made += 1;
  return {
    id: `course-${made}`,
    nameOfCourse: 'Kurz prvej pomoci',
    slug: `/kurz-prvej-pomoci-zilina-${made}`,
    date: '2026-12-15',
    dateTo: null,
    place: 'Príkladná 3',
    city: 'Žilina',
    image: '/ikony/ikony-03.svg',
    courseTypeId: 'prva-pomoc',
    courseInfo: 'Teória a prax na figurínach.',
    invitation: 'Príďte o 8.00 h.',
    forWho: 'Pre každého.',
    price: '49 €',
    output: 'Potvrdenie o absolvovaní.',
    capacity: 12,
    status: 'active',
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
  return { id: randomUUID(), name, bytes, sizeBytes: bytes.length, sha256 };
}

/** Fills in the company's details, as staff would; by default only where letters to staff go. */
export async function fillInCompany(app: App, details: object = { addresses: { courses: 'kurzy@example.sk' } }) {
  await app.db
    .insertInto('company')
    .values({ id: 1, details: JSON.stringify(details), updatedAt: app.now().toString() })
    .execute();
}

/** Databases of tests that are over: to empty one is quicker than to make another. What migrations filled in stays. */
const emptied: string[] = [];

async function handOn(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ names: string | null }>(`
    select string_agg(quote_ident(tablename), ', ') as names from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%' and tablename <> 'courseType'`);
  await client.query(`truncate ${rows[0]?.names} cascade`);
  await client.end();
  emptied.push(databaseUrl);
}

async function newDatabase(postgresUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: `${postgresUrl}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${postgresUrl}/${name}`;
}

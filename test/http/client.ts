import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, vi } from 'vitest';
import type { CourseWithSeats, TaughtCourse } from '#domain/courses/course.ts';
import { type App, type AppParts, createWeb, openApp, readConfig } from '../../build/server/index.js';
import { NOON } from '../app.ts';
import { aCourse } from '../builders.ts';
import { newDatabase, putDatabase } from '../databases.ts';
import { IDLE_JOBS } from '../idle-jobs.ts';
import { addAccount, openSession } from '../local-account.ts';
import { type Document, readDocument } from './document.ts';

/** The origin of the tests' requests. */
export const ORIGIN = 'http://localhost';

export const STAFF = { email: 'jana.skuskova@example.sk', password: 'velmi-dlhe-heslo' };

/** The built product without a port: sends requests and gives access to the parts a test controls. */
export interface Client {
  web: ReturnType<typeof createWeb>;
  app: App;
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Reads a page, as a visitor or with the headers of staff. */
  read(path: string, headers?: Record<string, string>): Promise<Document>;
  /** Sends a form as a page of ours does. */
  send(path: string, fields?: FormFields, headers?: Record<string, string>): Promise<Response>;
  /** The page of the desk to which the answer of a form leads, with its notice. */
  pageAfter(answer: Response): Promise<Document>;
  /** Headers of a signed-in staff member; empty while there is no staff. */
  staff: { cookie: string };
  /** Advances the clock, also for the libraries. */
  wait(duration: Temporal.DurationLike): void;
  /** Sets the clock, also back, without time passing. */
  setClock(by: Temporal.DurationLike): void;
  close(): Promise<void>;
}

type FormFields = Record<string, string> | string[][] | FormData | URLSearchParams;

interface ClientOptions {
  environment?: Record<string, string>;
  /** False: no account exists, as on the very first start. */
  hasStaff?: boolean;
  /** The Postgres server for a new database; without it, SQLite in a temporary folder. */
  postgresUrl?: string;
  parts?: AppParts;
}

/** The number of open clients: closing the last one restores the platform's clock. */
let clients = 0;

/** The client of a test file, which is closed after its tests. */
export async function setUpClient(options?: ClientOptions): Promise<Client> {
  const client = await openClient(options);
  afterAll(() => client.close());
  return client;
}

/** Opens the built App on a new database with a stopped clock, with a session of Jana's. */
export async function openClient(options: ClientOptions = {}): Promise<Client> {
  const { environment = {}, hasStaff = true, postgresUrl, parts = {} } = options;
  const folder = await mkdtemp(join(tmpdir(), 'bozp-http-'));
  let now = NOON;
  let elapsed = 0;
  const setClock = (by: Temporal.DurationLike) => {
    now = now.add(by);
    vi.setSystemTime(now.epochMilliseconds);
  };
  // the libraries for sessions and counters use Date
  vi.useFakeTimers({ toFake: ['Date'], now: now.epochMilliseconds });
  clients += 1;
  const config = readConfig({
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DEMO_CONTENT: 'off',
    MAIL_FROM: 'kurzy@example.sk',
    PUBLIC_FORM_LIMIT: '1000',
    ...(postgresUrl && { DATABASE_URL: await newDatabase(postgresUrl) }),
    ...environment,
  });
  if (!config.databaseUrl && config.dataDir === folder) await putDatabase(folder);
  const { app, close } = await openApp(config, {
    now: () => now,
    elapsed: () => elapsed,
    idleJobs: IDLE_JOBS,
    ...parts,
  });
  const cookie = hasStaff ? await openSession(app, await addAccount(app, { name: 'Jana Skúšková', ...STAFF })) : '';
  const web = createWeb(app);
  // installs the server's own Request and Response in place of Node's, as in production, without listening
  getRequestListener(web.fetch);
  const request = async (path: string, init?: RequestInit) => web.request(new Request(ORIGIN + path, init));
  return {
    web,
    app,
    request,
    read: async (path, headers = {}) => readDocument(await request(path, { headers })),
    send: (path, fields = {}, headers = {}) =>
      request(path, form(fields, { Origin: config.baseUrl ?? ORIGIN, ...headers })),
    pageAfter: async (answer) =>
      readDocument(
        await request(answer.headers.get('Location') ?? '', {
          headers: { cookie: `${cookie}; ${cookies(answer)}` },
        }),
      ),
    staff: { cookie },
    wait(duration) {
      setClock(duration);
      elapsed += Temporal.Duration.from(duration).total('milliseconds');
    },
    setClock,
    async close() {
      vi.setSystemTime(NOON.epochMilliseconds);
      await close();
      clients -= 1;
      if (clients === 0) vi.useRealTimers();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Signs in with the form; returns the cookies a browser would keep. */
export async function signedIn(request: Client['request'], account = STAFF): Promise<{ cookie: string }> {
  const answer = await request('/signIn', form(account));
  if (answer.status !== 303) throw new Error(`Signing in answered ${answer.status}`);
  return { cookie: cookies(answer) };
}

/** The answer's cookies as a browser sends them back. */
export function cookies(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** The body of an answer; the server's own Response knows no `bytes()`. */
export async function bytesOf(answer: Response): Promise<Uint8Array> {
  return new Uint8Array(await answer.arrayBuffer());
}

/** A request with a form. */
export function form(fields: FormFields = {}, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', headers, body: fields instanceof FormData ? fields : new URLSearchParams(fields) };
}

/** A request with a JSON body; text is sent unchanged. */
export function json(body: unknown, headers: Record<string, string> = {}, method = 'POST'): RequestInit {
  return {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

/** Staff offer a course through the API. */
export async function offer(client: Client, over: Partial<TaughtCourse> = {}): Promise<CourseWithSeats> {
  const answer = await client.request('/createCourse', json(aCourse(over), client.staff));
  if (answer.status !== 201) throw new Error(`Creating a course answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Signs a person up through the API; returns the stored sign-up. */
export async function signUp(client: Client, body: object): Promise<{ id: string; status: string }> {
  const answer = await client.request('/api/sendCourse', json(body));
  if (answer.status !== 201) throw new Error(`Signing up answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** The fields of Tomáš Cvičný for the API, unless overridden. */
export function aSignUp(over: object = {}) {
  return {
    firstName: 'Tomáš',
    lastName: 'Cvičný',
    companyName: '',
    numberOfWorkers: '',
    email: 'tomas.cvicny@example.sk',
    phone: '+421 900 000 050',
    message: 'Predchádzajúce osvedčenie mi končí v máji.',
    consent: true,
    ...over,
  };
}

/** A minimal beginning of a PDF. */
export const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n');

export function pdf(name = 'osvedcenie.pdf', bytes: Uint8Array = PDF) {
  return { name, content: bytes.toBase64() };
}

import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { readConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { verifyEvents } from '#server/events/event-verification.ts';
import { report } from '../bench/report.ts';
import { anotherContact } from '../test/contact.ts';
import { startPostgres } from '../test/postgres-server.ts';
import { freePort, type ServerProcess, startServer } from '../test/server-process.ts';

// The process is killed at random moments of a writing load, again and again on one database: whatever was answered is
// there with every byte, the database is sound, and it is ready again within seconds.

const ROUNDS = Number(process.argv[2] ?? 100);
const WRITERS = 8;
/** When in a round it is killed, at the latest. */
const KILLED_WITHIN_MILLISECONDS = 1_500;
const READY_MILLISECONDS_MAX = 5_000;

/** What the server has answered for: the id of what was stored, with the hash of its file where it had one. */
interface Answered {
  table: 'signUp' | 'contactRequest';
  id: string;
  sha256?: string;
}

for (const engine of ['SQLite', 'PostgreSQL'] as const) await torture(engine);

async function torture(engine: 'SQLite' | 'PostgreSQL'): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bozp-kill-'));
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined;
  const settings = {
    DATA_DIR: folder,
    PORT: String(await freePort()),
    ...(postgres && { DATABASE_URL: `${postgres.url}/postgres` }),
  };
  const answered: Answered[] = [];
  let slowest = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startServer(settings);
    // the first start makes the database and fills it
    if (round > 0) slowest = Math.max(slowest, await untilReady(server));
    answered.push(...(await writeUntilKilled(server)));
  }
  const db = openDatabase(readConfig(settings));
  const lost = await listLost(db, answered);
  const withFiles = answered.filter(({ sha256 }) => sha256).length;
  console.log(`     ${engine}: ${answered.length} answered, ${withFiles} of them with files`);
  report(`${engine}: lost or changed after ${ROUNDS} kills`, lost.length, 0, 'things');
  report(
    `${engine}: answered of each kind`,
    Math.min(withFiles, answered.length - withFiles),
    ROUNDS,
    'things',
    'least',
  );
  report(`${engine}: ready again after`, slowest, READY_MILLISECONDS_MAX, 'ms');
  report(`${engine}: faults of the event chain`, (await verifyEvents(db)).faults.length, 0, 'faults');
  report(`${engine}: half-stored`, await countHalves(db), 0, 'things');
  if (!postgres) report(`${engine}: integrity_check`, (await isSound(db)) ? 0 : 1, 0, 'faults');
  await db.destroy();
  await postgres?.close();
  await rm(folder, { recursive: true, force: true });
}

/** Milliseconds from its start until it takes requests. */
async function untilReady(server: ServerProcess): Promise<number> {
  const begun = performance.now();
  while (!(await fetch(`${server.url}/readyz`)).ok) await delay(10);
  return server.startMilliseconds + Math.round(performance.now() - begun);
}

async function writeUntilKilled(server: ServerProcess): Promise<Answered[]> {
  const answered: Answered[] = [];
  let isKilled = false;
  const write = async () => {
    while (!isKilled) {
      const stored = await (Math.random() < 0.5 ? sendContact(server) : sendSignUp(server)).catch(() => undefined);
      if (stored) answered.push(stored);
    }
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, write));
  await delay(Math.random() * KILLED_WITHIN_MILLISECONDS);
  server.kill('SIGKILL');
  isKilled = true;
  await writers;
  return answered;
}

async function sendContact({ url }: ServerProcess): Promise<Answered | undefined> {
  const answer = await post(`${url}/api/sendContact`, anotherContact());
  return answer.status === 201 ? { table: 'contactRequest', id: (await answer.json()).id } : undefined;
}

async function sendSignUp({ url }: ServerProcess): Promise<Answered | undefined> {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(Math.floor(Math.random() * 200_000))]);
  const email = `clovek${randomBytes(6).toString('hex')}@example.sk`;
  const files = [{ name: 'osvedcenie.pdf', content: bytes.toString('base64') }];
  const person = { firstName: 'Tomáš', lastName: 'Cvičný', email, phone: '+421 900 000 050' };
  const signUp = { ...person, message: 'Meranie.', consent: true, courseId: 'demo-3', files };
  const answer = await post(`${url}/api/sendCourse`, signUp);
  if (answer.status !== 201) return undefined;
  return { table: 'signUp', id: (await answer.json()).id, sha256: createHash('sha256').update(bytes).digest('hex') };
}

function post(url: string, body: object): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** What is not there, or not with its bytes, or without its letters. */
async function listLost(db: Database, answered: Answered[]): Promise<Answered[]> {
  const lost: Answered[] = [];
  for (const thing of answered) {
    const row = await db.selectFrom(thing.table).select('id').where('id', '=', thing.id).executeTakeFirst();
    const letter = await db.selectFrom('letter').select('id').where('aboutId', '=', thing.id).executeTakeFirst();
    if (!row || !letter || (thing.sha256 && !(await hasBytes(db, thing.id, thing.sha256)))) lost.push(thing);
  }
  return lost;
}

async function hasBytes(db: Database, signUpId: string, sha256: string): Promise<boolean> {
  const file = await db.selectFrom('signUpFile').select('bytes').where('signUpId', '=', signUpId).executeTakeFirst();
  return file !== undefined && createHash('sha256').update(file.bytes).digest('hex') === sha256;
}

/** Sign-ups without a participant or an event, and files, letters and participants of nothing. */
async function countHalves(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as "count" from (
    select "id" from "signUp" where not exists (select 1 from "participant" where "signUpId" = "signUp"."id")
    union all select "id" from "signUp" where not exists (select 1 from "event" where "nounId" = "signUp"."id")
    union all select "id" from "contactRequest" where not exists (select 1 from "event" where "nounId" = "contactRequest"."id")
    union all select "id" from "signUpFile" where not exists (select 1 from "signUp" where "id" = "signUpFile"."signUpId")
    union all select "id" from "letter" where "aboutNoun" = 'signUp' and not exists (select 1 from "signUp" where "id" = "letter"."aboutId")
  ) as half`.execute(db);
  return Number(rows[0]?.count);
}

async function isSound(db: Database): Promise<boolean> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  return rows[0]?.integrity_check === 'ok';
}

import { parseArgs } from 'node:util';
import { COMMAND_LINE } from '#domain/actor.ts';
import { formatInstant } from '#domain/instant.ts';
import { z } from '#domain/schema.ts';
import { nameAfter, STAFF_ROLES, type StaffRole } from '#domain/staff/staff.ts';
import { localAnnouncements } from '#server/announcements.ts';
import { type OpenChange, openChanges } from '#server/change.ts';
import { type Config, readConfig } from '#server/config.ts';
import { type Database, openDatabase, openDatabaseToRead } from '#server/db/database.ts';
import { lockRows } from '#server/db/engine.ts';
import { addByCommand, LINK_HOURS, listStaff, resetByCommand } from '#server/staff/local/staff-command.ts';
import { startFailure } from '#server/start-failure.ts';

// For the operator of the server when staff cannot sign in: `staff list`, `staff add E-MAIL`, `staff reset E-MAIL`.
// SQLite allows one writing process: stop the server before `add` and `reset`. Exits with code 1 on any error and with
// 2 on wrong arguments.

const USAGE = `Použitie:
  staff list
  staff add E-MAIL [--role ${Object.keys(STAFF_ROLES).join('|')}] [--name MENO]
  staff reset E-MAIL`;

const STATES = { invited: 'pozvaný', active: 'v správe', deactivated: 'bez prístupu' } as const;

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const sentence = startFailure(error);
  console.error(sentence ?? error);
  if (sentence?.includes('another running process'))
    console.error('Zastavte web, spustite príkaz znova a web naštartujte.');
  process.exitCode = 1;
}

async function run(words: string[]): Promise<number> {
  const command = parseCommand(words);
  if (!command) {
    console.error(USAGE);
    return 2;
  }
  const config = readConfig(process.env);
  if (command.verb === 'list') return withDatabase(openDatabaseToRead(config), printStaff);
  return withDatabase(openDatabase(config), (database) => {
    const announcements = localAnnouncements();
    const change = openChanges({
      database,
      config,
      announcements,
      now: Temporal.Now.instant,
      lockRows,
    });
    return command.verb === 'add' ? add(config, change, command) : reset(config, change, command.email);
  });
}

async function withDatabase(database: Database, work: (database: Database) => Promise<number>): Promise<number> {
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

type Command = { verb: 'list' } | { verb: 'add' | 'reset'; email: string; role: StaffRole; name: string };

/** Undefined for unknown arguments. */
function parseCommand(words: string[]): Command | undefined {
  const parsed = z
    .object({
      role: z.enum(Object.keys(STAFF_ROLES) as StaffRole[]).default('admin'),
      name: z.string().trim().default(''),
    })
    .safeParse(parseOptions(words)?.values);
  const [verb, email, ...more] = parseOptions(words)?.positionals ?? [];
  if (!parsed.success || more.length > 0) return undefined;
  if (verb === 'list' && email === undefined) return { verb };
  if ((verb !== 'add' && verb !== 'reset') || !z.email().safeParse(email).success) return undefined;
  return { verb, email: email ?? '', ...parsed.data };
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { role: { type: 'string' }, name: { type: 'string' } },
    });
  } catch {
    return undefined;
  }
}

async function add(
  config: Config,
  change: OpenChange,
  { email, role, name }: Extract<Command, { email: string }>,
): Promise<number> {
  const newcomer = { email, role, name: name || nameAfter(email) };
  const result = await change(COMMAND_LINE, (change) => addByCommand(change, newcomer));
  if (result.outcome === 'is-staff') return refuse(`${email} už na zozname je. Nový prístup dá reset.`);
  console.log(`${email} je na zozname, rola ${STAFF_ROLES[role]}.`);
  printSignInSteps(config, result.code);
  return 0;
}

async function reset(config: Config, change: OpenChange, email: string): Promise<number> {
  if (config.signIn.provider !== 'local') return refuse('Heslá tu nie sú, prihlasuje sa u poskytovateľa.');
  const result = await change(COMMAND_LINE, (change) => resetByCommand(change, email));
  if (result.outcome === 'no-staff') return refuse(`${email} na zozname nie je.`);
  console.log(`Heslo, dvojstupňové overenie a prihlásenia účtu ${email} sú zrušené.`);
  printSignInSteps(config, result.code);
  return 0;
}

function printSignInSteps({ signIn, baseUrl, port }: Config, code: string): void {
  const origin = baseUrl ?? `http://localhost:${port}`;
  if (signIn.provider === 'local') {
    console.log(`Heslo si nastaví na ${origin}/signIn/pozvanka?kod=${code}`);
    console.log(`Odkaz sa dá použiť len raz a platí ${LINK_HOURS} hodín.`);
  } else {
    console.log(`Na ${origin}/signIn sa prihlási touto adresou u poskytovateľa.`);
  }
}

async function printStaff(database: Database): Promise<number> {
  const members = await listStaff(database);
  if (members.length === 0) console.log('Na zozname nie je nikto.');
  for (const { name, email, role, state, hasSecondFactor, lastSeenAt } of members) {
    const seen = lastSeenAt ? formatInstant(lastSeenAt) : undefined;
    const factor = hasSecondFactor ? 'overenie zapnuté' : 'bez overenia';
    const last = seen ? `naposledy ${seen.day} o ${seen.time} h` : 'zatiaľ bez prihlásenia';
    console.log([name, email, STAFF_ROLES[role], STATES[state], factor, last].join(', '));
  }
  return 0;
}

function refuse(sentence: string): number {
  console.error(sentence);
  return 1;
}

import fc from 'fast-check';
import { signedIn } from '../client.ts';
import { countRows, faultsOf, listTextColumns, listUnstorable } from './harmless.ts';
import { anyCase, type HostileRequest } from './hostile-cases.ts';
import { listMisfits } from './stored-misfits.ts';
import { openWorld, type World } from './stored-world.ts';

/** After this many cases a world is replaced, because too many of its records are deleted or cancelled. */
const CASES_PER_WORLD = 400;

export interface HostileRun {
  seed: number;
  cases: number;
  postgresUrl?: string;
}

/** Sends this many hostile requests one after another; returns each fault with what is needed to repeat it. */
export async function sendHostile({ seed, cases, postgresUrl }: HostileRun): Promise<string[]> {
  const faults: string[] = [];
  const samples = fc.sample(anyCase, { seed, numRuns: cases });
  for (let first = 0; first < cases; first += CASES_PER_WORLD) {
    const world = await openWorld(postgresUrl);
    const texts = await listTextColumns(world.client.app);
    for (const [index, [hostile, cookies]] of samples.slice(first, first + CASES_PER_WORLD).entries()) {
      const request = hostile(world);
      const number = first + index;
      for (const fault of await send(world, [...texts.keys()], request, { cookies, number })) {
        faults.push(`${fault}: case ${number} of seed ${seed}, ${describeRequest(request)}`);
      }
    }
    const stored = [...(await listUnstorable(world.client.app, texts)), ...(await listMisfits(world.client.app))];
    faults.push(...stored.map((text) => `${text}: cases from ${first} of seed ${seed}`));
    await world.close();
  }
  return faults;
}

async function send(
  world: World,
  tables: readonly string[],
  { by, method, path, body, headers }: HostileRequest,
  { cookies, number }: { cookies: string; number: number },
): Promise<string[]> {
  const client = by === 'newcomer' ? world.newcomer : world.client;
  const sent = {
    // a different sender, so that no rate limit stops the case early
    'X-Forwarded-For': `2001:db8:${(number >> 16).toString(16)}:${(number & 0xffff).toString(16)}::1`,
    ...(by === 'staff' && { Cookie: world.client.staff.cookie + cookies }),
    ...headers,
  };
  const before = await countRows(client.app, tables);
  const begun = performance.now();
  const answer = await client.request(path, { method, headers: sent, ...(body && { body: body as BodyInit }) });
  const text = await answer.text();
  const faults = faultsOf(method, answer, text, performance.now() - begun);
  if (answer.status >= 400 && answer.status < 500) {
    const after = await countRows(client.app, tables);
    // a refused form may release an outdated claim of the same content, but leaves none
    const changed = tables.filter((table) =>
      table === 'submission' ? Number(after[table]) > Number(before[table]) : after[table] !== before[table],
    );
    if (changed.length > 0) faults.push(`answers ${answer.status} and changes ${changed}`);
  }
  await stayStaff(world, answer);
  return faults;
}

/** Signs in again after a form has ended the session, such as one about the account or the staff list. */
async function stayStaff({ client }: World, answer: Response): Promise<void> {
  if (!answer.headers.get('Location')?.startsWith('/signIn')) return;
  const { status, body } = await client.request('/dashboard/ucet', { headers: client.staff });
  await body?.cancel();
  if (status === 302) Object.assign(client.staff, await signedIn(client.request));
}

/** The request with the details needed to find the fault. */
function describeRequest({ row, method, path, body, headers }: HostileRequest): string {
  const bytes = JSON.stringify(Buffer.from(body ?? []).toString('latin1'));
  return `${row}\n  ${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)}\n  ${bytes.slice(0, 1_000)}`;
}

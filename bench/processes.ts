import { anotherContact } from '../test/contact-requests.ts';
import { startPostgres } from '../test/postgres-server.ts';
import { type ServerProcess, startServer } from '../test/server-process.ts';
import { prepareNginx } from './nginx.ts';
import { report } from './report.ts';
import { signedInCookie } from './signed-in.ts';
import { coresOf, hasFilledMachine, measure, perSecond, type Run, together } from './throughput.ts';

// The gain of a second process: uncached work through nginx, with one node and with two on one Postgres. The load
// generator, nginx and Postgres share the processors with the nodes, so the ratio holds only for this machine; the
// printed shares show how much was left for the nodes.
const SECONDS = 8;
const WARM_UP_SECONDS = 2;
const STAFF = {
  STAFF_EMAIL: 'jana.skuskova@example.sk',
  STAFF_PASSWORD: 'velmi-dlhe-heslo',
  STAFF_NAME: 'Jana Skúšková',
};

const postgres = await startPostgres();
const nginx = await prepareNginx();
const nodes: ServerProcess[] = [];
for (let node = 0; node < 2; node += 1) {
  nodes.push(
    await startServer({
      DATABASE_URL: `${postgres.url}/postgres`,
      BASE_URL: nginx.url,
      TRUST_PROXY: 'on',
      ...STAFF,
    }),
  );
}
const ports = nodes.map(({ url }) => Number(new URL(url).port));
await nginx.start(ports);
const cookie = await signedInCookie(nginx.url, STAFF);

const WORK = {
  'Desk pages rendered': () => fetch(`${nginx.url}/dashboard/prihlasky`, { headers: { cookie }, redirect: 'manual' }),
  'Forms stored': () =>
    fetch(`${nginx.url}/api/sendContact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(anotherContact()),
    }),
};

for (const [what, sendRequest] of Object.entries(WORK)) {
  const alone: Run[] = [];
  const both: Run[] = [];
  // alternating, because other work on the machine varies
  for (const runs of [alone, both, alone, both]) {
    await nginx.start(runs === alone ? ports.slice(0, 1) : ports);
    // the first requests take longer
    await measure(sendRequest, nodes, WARM_UP_SECONDS);
    runs.push(await measure(sendRequest, nodes, SECONDS));
  }
  const [one, two] = [together(alone), together(both)];
  console.log(`     ${what}, one node: ${Math.round(perSecond(one))} a second; ${coresOf(one)}`);
  console.log(`     ${what}, two nodes: ${Math.round(perSecond(two))} a second; ${coresOf(two)}`);
  const bound = hasFilledMachine(two)
    ? 'the processors, which were full,'
    : 'the database, as processors had time left,';
  console.log(
    `     ${what}: two do ${(perSecond(two) / perSecond(one)).toFixed(2)} times as much; ${bound} bound them`,
  );
  report(`${what}: refused or failed`, one.failed + two.failed, 0, '');
}

await nginx.close();
for (const node of nodes) await node.close();
await postgres.close();

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STAFF_ROLES, type StaffRole } from '#domain/staff/staff.ts';
import { accessDocument } from '../../../tools/access.ts';
import { databaseOf } from '../../database-of.ts';
import { addAccount, openSession } from '../../local-account.ts';
import { type Client, ORIGIN, openClient, STAFF, signedIn } from '../client.ts';
import { SITE_MAP } from '../route-patterns.ts';
import type { Stored } from '../routes/route-case.ts';
import { storeOneOfEach } from '../routes/stored.ts';
import {
  ACCESS,
  type AccessRow,
  changes,
  dataOf,
  isCall,
  isForEverybody,
  isNoHead,
  known,
  ROLES,
  rolesFor,
  unknown,
  wayIn,
} from './access-table.ts';
import { isPrivateAnswer, missingProtections } from './security-headers.ts';

// Every row of docs/access.md, requested by users with and without access. Invalid sessions and the other sign-in
// methods are in staff-refusals.test.ts.

type Headers = Record<string, string>;

const OF_STAFF = ACCESS.filter((row) => rolesFor(row).length > 0);

let client: Client;
let empty: Client;
let stored: Stored;
let people: People;
const answers: { answer: Response; target: string; isForAll: boolean }[] = [];

beforeAll(async () => {
  const environment = { BASE_URL: ORIGIN.replace('http:', 'https:') };
  [client, empty] = await Promise.all([openClient({ environment }), openClient({ environment, hasStaff: false })]);
  stored = await storeOneOfEach(client, empty);
  people = await peopleOf(client);
});

afterAll(async () => {
  await client.close();
  await empty.close();
});

test('the table of addresses lists every address of the server, and no other', () => {
  const calls = client.web.routes.filter(({ method }) => method !== 'ALL').map(({ path }) => path);
  const rows = ACCESS.map(({ address }) => address);
  const files = rows.slice(rows.indexOf('/favicon.svg'));
  expect(rows.toSorted()).toEqual([...SITE_MAP, ...new Set(calls), ...files].sort());
});

test('docs/access.md lists the rows of this test', () => {
  expect(readFileSync('docs/access.md', 'utf8')).toBe(accessDocument());
});

describe('an address accepts the methods of its row and answers others with 405', () => {
  test.each(ACCESS)('$address', async (row) => {
    const responses: Record<string, unknown> = {};
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await sendRequest(row, unknown(row), { method });
      if (row.methods.includes(method)) expect([method, answer.status]).not.toEqual([method, 405]);
      else expect([method, answer.status, answer.headers.get('Allow')]).toEqual([method, 405, row.allow]);
      responses[method] = [answer.status, answer.headers.get('Content-Type')];
    }
    if (row.methods.includes('GET')) expect(responses.HEAD).toEqual(responses.GET);
  });
});

describe('a staff address refuses visitors and users who have signed out', () => {
  test.each(OF_STAFF)('$address', async (row) => {
    await expectNothingDone(async () => {
      await expectShownOut(row, known(row, stored), {});
      await expectShownOut(row, unknown(row), {});
      await expectShownOut(row, known(row, stored), people.signedOut);
    });
  });
});

describe('a staff address is open to the roles of its area and does not reveal to other roles what exists', () => {
  test.each(OF_STAFF)('$address', async (row) => {
    for (const role of ROLES) {
      if (rolesFor(row).includes(role)) await expectLetIn(row, people.members[role]);
      else await expectNothingDone(() => expectRefused(row, people.members[role]));
    }
  });
});

describe('an address that needs a secret link answers 404 without it, even to staff', () => {
  test.each(ACCESS.filter(({ who }) => who === 'link' || who === 'none'))('$address', async (row) => {
    for (const headers of [{}, people.members.admin]) {
      for (const path of [unknown(row), dataOf(unknown(row))]) {
        expect([path, (await sendRequest(row, path, { headers })).status]).toEqual([path, 404]);
      }
    }
  });
});

describe('a request from another site changes nothing, even with a staff session', () => {
  const foreign: Headers[] = [{ Origin: 'https://cudzi.example' }, { 'Sec-Fetch-Site': 'cross-site' }];

  test.each(ACCESS.filter(({ methods }) => methods.some(changes)))('$address', async (row) => {
    // other sites may send what any visitor may: only a form that is no JSON is refused here
    const refusal = row.who === 'everybody, from anywhere' ? 415 : 403;
    const path = known(row, stored);
    await expectNothingDone(async () => {
      for (const target of isCall(row) ? [path] : [path, dataOf(path)]) {
        for (const from of foreign) {
          for (const method of row.methods.filter(changes)) {
            const { status } = await sendRequest(row, target, sending(method, { ...people.members.admin, ...from }));
            expect([method, target, status]).toEqual([method, target, refusal]);
          }
        }
      }
    });
  });
});

describe('each answer of these tests', () => {
  test('has all security headers', () => {
    const unsafe = answers.map(({ answer, target }) => ({ target, missingProtections: missingProtections(answer) }));
    expect(unsafe.filter(({ missingProtections }) => missingProtections.length > 0)).toEqual([]);
  });

  test('is stored by no cache unless it is the same for all users', () => {
    const stored = answers.filter(({ answer, isForAll }) => !isForAll && !isPrivateAnswer(answer));
    expect(stored.map(({ target }) => target)).toEqual([]);
  });
});

/** Every action records an event (decision 0018). */
async function expectNothingDone(act: () => Promise<void>): Promise<void> {
  const events = client.app.db.selectFrom('event').select(({ fn }) => fn.max('position').as('last'));
  const before = await events.execute();
  await act();
  expect(await events.execute()).toEqual(before);
}

/** Pages redirect to sign-in, forms to where they are kept until then, and the API answers 401. */
async function expectShownOut(row: AccessRow, path: string, headers: Headers): Promise<void> {
  for (const method of row.methods) {
    const answer = await sendRequest(row, path, sending(method, headers));
    if (isCall(row)) {
      expect([method, answer.status]).toEqual([method, 401]);
    } else {
      expect([method, answer.status, answer.headers.get('Location')]).toEqual([method, ...wayIn(path, method)]);
      expect((await sendRequest(row, dataOf(path), sending(method, headers))).status).toBe(202);
    }
  }
}

async function expectRefused(row: AccessRow, headers: Headers): Promise<void> {
  const [there, nowhere] = [known(row, stored), unknown(row)];
  // the body of a page is streamed later and is the same for both
  for (const path of isCall(row) ? [there, nowhere] : [there, dataOf(there), dataOf(nowhere)]) {
    for (const method of row.methods.filter(isNoHead)) {
      const { status } = await sendRequest(row, path, sending(method, headers));
      expect([method, path, status]).toEqual([method, path, 403]);
    }
  }
}

/** Changes are sent to a missing record, because the next role needs the stored one. */
async function expectLetIn(row: AccessRow, headers: Headers): Promise<void> {
  for (const method of row.methods.filter(isNoHead)) {
    const path = changes(method) ? unknown(row) : known(row, stored);
    const answer = await sendRequest(row, path, sending(method, headers));
    expect([401, 403, 500, 503], `${method} ${path}`).not.toContain(answer.status);
    expect(answer.headers.get('Location') ?? '').not.toMatch(/^\/signIn/);
  }
}

/** Sends a request and keeps the answer's headers for the tests at the end. */
async function sendRequest(row: AccessRow, path: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET' } = init;
  const answer = await client.request(path, init);
  const { byteLength } = await answer.arrayBuffer();
  if (method === 'HEAD') expect(byteLength, path).toBe(0);
  const isForAll = isForEverybody(row) && !changes(method) && answer.status < 400;
  answers.push({ answer, target: `${method} ${path}`, isForAll });
  return answer;
}

function sending(method: string, headers: Headers): RequestInit {
  return { method, headers, ...(method === 'POST' && { body: new URLSearchParams({ title: 'x' }) }) };
}

/** The request headers of each kind of user. */
interface People {
  members: Record<StaffRole, Record<string, string>>;
  /** The cookie of a session that has been signed out. */
  signedOut: Record<string, string>;
}

/** Signs in one staff member of each role, and signs one out. */
async function peopleOf(client: Client): Promise<People> {
  const members = {} as People['members'];
  for (const role of ROLES) members[role] = await memberWith(client, role);
  const signedOut = await signedIn(client.request);
  await client.request('/signOut', { method: 'POST', headers: signedOut });
  return { members, signedOut };
}

async function memberWith(client: Client, role: StaffRole): Promise<{ cookie: string }> {
  const account = { name: STAFF_ROLES[role], email: `${role}@example.sk`, password: STAFF.password };
  const { id } = await addAccount(client.app, account);
  await databaseOf(client.app).updateTable('staffMember').set({ role }).where('id', '=', id).execute();
  return { cookie: await openSession(client.app, { id }) };
}

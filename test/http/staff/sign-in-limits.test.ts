import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { JANA } from '../../builders.ts';
import { databaseOf } from '../../database-of.ts';
import { addAccount } from '../../local-account.ts';
import { type Client, cookies, ORIGIN, openClient, STAFF } from '../client.ts';
import { readDocument } from '../document.ts';

let client: Client;
beforeEach(async () => {
  client = await openClient({ environment: { TRUST_PROXY: 'on' } });
});
afterEach(() => client.close());

const WRONG = { ...STAFF, password: 'nespravne-heslo' };
const DEVICE = 'bozp.device=';

let addressCount = 0;
const aNewAddress = () => {
  addressCount += 1;
  return { 'X-Forwarded-For': `198.18.${addressCount >> 8}.${addressCount & 255}` };
};
const signIn = (account: object, headers: Record<string, string> = aNewAddress(), path = '/signIn') =>
  client.send(path, { ...account }, headers);
const deviceCookie = (answer: Response) =>
  cookies(answer)
    .split('; ')
    .find((cookie) => cookie.startsWith(DEVICE)) ?? '';

/** Sends wrong passwords, each from a different address, until unknown devices are locked out. */
async function besiege(email: string) {
  for (let failures = 0; failures < 50; failures += 10) {
    await Promise.all(Array.from({ length: 10 }, () => signIn({ ...WRONG, email })));
  }
}

describe('two hundred simultaneous sign-in attempts', () => {
  test('from one address are checked at most ten times, and the others are refused with an explanation', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => signIn(WRONG, { 'X-Forwarded-For': '192.0.2.1' })),
    );
    const judged = answers.filter(({ status }) => status === 401);
    expect(judged.length).toBeGreaterThan(0);
    expect(judged.length).toBeLessThanOrEqual(10);
    for (const answer of answers.filter((answer) => !judged.includes(answer))) {
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(await answer.text()).toMatch(/Príliš veľa pokusov|Naraz sa prihlasuje príliš veľa ľudí/);
    }
  });

  test('from as many addresses are mostly refused at once, and afterwards staff can sign in', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => signIn(WRONG)));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(150);
    expect(answers.filter(({ status }) => status !== 429 && status !== 401)).toEqual([]);
    expect((await signIn(STAFF)).status).toBe(303);
  });

  test('do not block a browser that has signed in before', async () => {
    const cookie = deviceCookie(await signIn(STAFF));
    const crowd = Promise.all(Array.from({ length: 200 }, () => signIn(WRONG)));
    const own = await signIn(STAFF, { ...aNewAddress(), cookie });
    expect(own.status).toBe(303);
    await crowd;
  });
});

describe('an account with too many failed attempts from unknown browsers', () => {
  test('refuses unknown browsers even with the right password, and accepts the browser of its owner', async () => {
    const home = aNewAddress();
    const cookie = deviceCookie(await signIn(STAFF, home));
    await besiege(' JANA.Skuskova@example.sk');
    const refused = await signIn(STAFF);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3_000);
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect((await readDocument(refused)).byId('sign-in-error')).toMatch(
      /^Príliš veľa neúspešných pokusov s týmto e-mailom\. Prihláste sa v prehliadači, v ktorom ste sa už prihlásili, alebo to skúste o \d+ min\.$/,
    );
    expect((await signIn(STAFF, { ...aNewAddress(), cookie })).status).toBe(303);
    expect((await signIn(STAFF, home)).status).toBe(303);
    client.wait({ hours: 1 });
    expect((await signIn(STAFF)).status).toBe(303);
  }, 90_000);

  test('is refused in the same way if it does not exist', async () => {
    await besiege('nikto@example.sk');
    const refused = await signIn({ ...WRONG, email: 'nikto@example.sk' });
    expect(refused.status).toBe(429);
    expect((await readDocument(refused)).byId('sign-in-error')).toContain('s týmto e-mailom');
    expect((await signIn(STAFF)).status).toBe(303);
  }, 90_000);
});

test('twelve people behind one address can sign in with new browsers, and failures are still limited', async () => {
  const office = { 'X-Forwarded-For': '192.0.2.77' };
  for (let number = 1; number <= 12; number += 1) {
    const account = { name: `Kolegyňa ${number}`, email: `kolegyna.${number}@example.sk`, password: STAFF.password };
    await addAccount(client.app, account, JANA);
    expect((await signIn(account, office)).status, account.email).toBe(303);
  }
  const statuses = [];
  for (let tries = 0; tries < 11; tries += 1) statuses.push((await signIn(WRONG, office)).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
  expect((await signIn(STAFF, office)).status).toBe(429);
});

describe('the device cookie', () => {
  test('is hidden from scripts and contains no address', async () => {
    const line = (await signIn(STAFF)).headers.getSetCookie().find((line) => line.startsWith(DEVICE)) ?? '';
    expect(line.split('; ').slice(1).sort()).toEqual(['HttpOnly', 'Max-Age=15552000', 'Path=/', 'SameSite=Lax']);
    expect(line).not.toContain(STAFF.email);
  });

  test('does not sign in, and remains after sign-out', async () => {
    const answer = await signIn(STAFF);
    const onlyDevice = { cookie: deviceCookie(answer) };
    expect((await client.request('/dashboard', { headers: onlyDevice })).status).toBe(302);
    const headers = { cookie: cookies(answer), Origin: ORIGIN };
    const signedOut = await client.request('/signOut', { method: 'POST', headers });
    expect(cookies(signedOut)).not.toContain(DEVICE);
  });

  test.each(['%', 'x', btoa('"text"'), btoa('{"a":1}'), btoa('[1,2]'), btoa(JSON.stringify(['a.b', '.']))])(
    'has no effect when forged: %s',
    async (made) => {
      const headers = { ...aNewAddress(), cookie: DEVICE + encodeURIComponent(made) };
      expect((await signIn(WRONG, headers)).status).toBe(401);
      expect((await signIn(STAFF, headers)).status).toBe(303);
    },
  );

  test('is also set by the sign-in of an interrupted form', async () => {
    const withInterruptedForm = { ...STAFF, interruptedForm: JSON.stringify({ entries: [], files: [] }) };
    const answer = await signIn(withInterruptedForm, aNewAddress(), '/signIn/pokracovanie');
    expect(answer.status).toBe(200);
    expect(deviceCookie(answer)).not.toBe('');
  });
});

test.each([
  ['an e-mail of a megabyte', { ...STAFF, email: `${'x'.repeat(1_000_000)}@example.sk` }],
  ['a password of a megabyte', { ...STAFF, password: 'x'.repeat(1_000_000) }],
  ['nothing filled in', {}],
])('a sign-in with %s is refused with a page of usual length', async (_what, account) => {
  const answer = await signIn(account);
  expect([401, 413]).toContain(answer.status);
  const page = await answer.text();
  expect(page.length).toBeLessThan(100_000);
  expect(page).not.toContain('undefined');
});

describe('while the database is unavailable', () => {
  const without = async (table: string, work: () => Promise<void>) => {
    await databaseOf(client.app).schema.alterTable(table).renameTo('elsewhere').execute();
    try {
      await work();
    } finally {
      await databaseOf(client.app).schema.alterTable('elsewhere').renameTo(table).execute();
    }
  };
  const isIn = async () => (await client.request('/dashboard', { headers: client.staff })).status;

  test('a sign-out shows an error and ends no session', async () => {
    await without('staffSession', async () => {
      const headers = { ...client.staff, Origin: ORIGIN };
      const answer = await client.request('/signOut', { method: 'POST', headers });
      expect(answer.status).toBeGreaterThanOrEqual(500);
      expect(answer.headers.getSetCookie()).toEqual([]);
      const page = await readDocument(answer);
      expect(page.html).toContain('<h1>Odhlásenie sa nepodarilo</h1>');
      expect(page.all('form').map(({ attributes }) => attributes.method)).toContain('post');
    });
    expect(await isIn()).toBe(200);
  });

  test('a sign-in shows an error that is not about the password', async () => {
    for (const table of ['staffMember', 'staffPassword', 'staffSession']) {
      await without(table, async () => {
        const answer = await signIn(STAFF);
        expect(answer.status).toBeGreaterThanOrEqual(500);
        expect(await answer.text()).not.toContain('heslo nesedí');
      });
    }
  });

  test('a signed-in staff member is not redirected to sign-in', async () => {
    await without('staffSession', async () => {
      expect(await isIn()).toBeGreaterThanOrEqual(500);
      const headers = { ...client.staff, Origin: ORIGIN };
      const sent = await client.send('/dashboard/firma', {}, headers);
      expect(sent.status).toBeGreaterThanOrEqual(500);
      expect(sent.headers.get('Location')).toBeNull();
    });
    expect(await isIn()).toBe(200);
  });
});

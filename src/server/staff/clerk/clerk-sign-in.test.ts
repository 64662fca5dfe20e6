import { exportSPKI, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { may } from '#domain/staff/permissions.ts';
import { ProviderUnreachable } from '#server/staff/sign-in-way.ts';
import { findStaffMember, identifySender } from '#server/staff/staff.ts';
import { NOON, openTestApp, type TestApp } from '../../../../test/app.ts';
import { type OpenOnEngine, onBothDatabases } from '../../../../test/both-databases.ts';
import { type BackendApi, type ClerkUser, openBackendApi } from '../../../../test/clerk/backend-api.ts';
import { claims, clerkEnvironment, type SigningKey, signed, signingKey } from '../../../../test/clerk/instance.ts';
import { databaseOf } from '../../../../test/database-of.ts';

const SITE = 'https://www.example.sk';
const JANA = { STAFF_EMAIL: 'jana@example.sk' };
const USERS = [
  { id: 'user_jana', email: 'Jana@example.sk' },
  { id: 'user_cudzi', email: 'cudzi@example.sk' },
  { id: 'user_tvari', email: 'jana@example.sk', isVerified: false },
];

let key: SigningKey;
let otherKey: SigningKey;
let backend: BackendApi;
let running: TestApp;

beforeAll(async () => {
  // the library that caches the keys reads the system's clock
  vi.useFakeTimers({ toFake: ['Date'], now: NOON.epochMilliseconds });
  [key, otherKey] = await Promise.all([signingKey(), signingKey()]);
});
afterAll(() => vi.useRealTimers());
afterEach(async () => {
  await running.close();
  await backend.close();
  vi.setSystemTime(NOON.epochMilliseconds);
});

async function open(environment: Record<string, string> = {}, openApp: OpenOnEngine = openTestApp) {
  backend = await openBackendApi([key], [...USERS]);
  const clerk = clerkEnvironment({ apiUrl: backend.url, baseUrl: SITE });
  running = await openApp({ environment: { ...clerk, ...JANA, ...environment } });
  return running.app;
}

const wait = (duration: Temporal.DurationLike) => {
  running.wait(duration);
  vi.setSystemTime(running.app.now().epochMilliseconds);
};
const requestWith = (token: string, name = '__session') =>
  new Request(`${SITE}/dashboard`, { headers: { cookie: `a=b; ${name}=${token}` } });
const identify = async (token: string) => {
  const sender = await identifySender(running.app, requestWith(token));
  return typeof sender === 'string' ? sender : sender.email;
};
const claimsOfJana = (over: JWTPayload = {}, at = NOON) => claims(SITE, at, over);
const seconds = (count: number) => Math.floor(NOON.epochMilliseconds / 1_000) + count;

test('a member of staff has the name from Clerk from their first sign-in on', async () => {
  const app = await open();
  backend.users[0] = { ...USERS[0], firstName: 'Jana', lastName: 'Kováčová' } as ClerkUser;
  const request = requestWith(await signed(claimsOfJana(), key));
  expect(await findStaffMember(app, request)).toMatchObject({ name: 'Jana Kováčová' });
});

describe('the sender of a session token', () => {
  test.each<[string, string, () => Promise<string> | string]>([
    ['valid, of a member of staff', 'jana@example.sk', () => signed(claimsOfJana(), key)],
    ['valid, of another user', 'not-staff', () => signed(claimsOfJana({ sub: 'user_cudzi' }), key)],
    ['valid, with an unverified address', 'not-staff', () => signed(claimsOfJana({ sub: 'user_tvari' }), key)],
    ['valid, of a deleted account', 'not-staff', () => signed(claimsOfJana({ sub: 'user_zmazany' }), key)],
    ['signed by another key of the same name', 'visitor', () => signed(claimsOfJana(), otherKey)],
    ['signed by an unknown key', 'visitor', () => signed(claimsOfJana(), { ...otherKey, kid: 'ins_ina' })],
    ['signed by the public key as a password (HS256)', 'visitor', () => signedByPublicKey()],
    ['unsigned (none)', 'visitor', () => new UnsecuredJWT(claimsOfJana()).encode()],
    [
      'changed after it was signed',
      'visitor',
      async () => changed(await signed(claimsOfJana({ sub: 'user_cudzi' }), key)),
    ],
    ['expired', 'visitor', () => signed(claimsOfJana({ exp: seconds(-6) }), key)],
    ['without an expiry', 'visitor', () => signed(claimsOfJana({ exp: undefined }), key)],
    ['not valid yet', 'visitor', () => signed(claimsOfJana({ nbf: seconds(6) }), key)],
    ['made in the future', 'visitor', () => signed(claimsOfJana({ iat: seconds(6) }), key)],
    ['of another application', 'visitor', () => signed(claimsOfJana({ iss: 'https://clerk.inde.test' }), key)],
    ['for another site', 'visitor', () => signed(claimsOfJana({ azp: 'https://zly.example.sk' }), key)],
    ['for no site', 'visitor', () => signed(claimsOfJana({ azp: undefined }), key)],
    ['of a session with a pending task', 'visitor', () => signed(claimsOfJana({ sts: 'pending' }), key)],
    ['of a machine', 'visitor', () => signed(claimsOfJana({ sub: 'mch_stroj' }), key)],
    ['malformed', 'visitor', () => 'nic.nic.nic'],
    ['empty', 'visitor', () => ''],
  ])('(%s) is identified as %s', async (_what, who, token) => {
    await open();
    expect(await identify(await token())).toBe(who);
  });

  test('is identified when the clocks differ by some seconds', async () => {
    await open();
    expect(await identify(await signed(claimsOfJana({ exp: seconds(-4) }), key))).toBe('jana@example.sk');
    expect(await identify(await signed(claimsOfJana({ nbf: seconds(4), iat: seconds(4) }), key))).toBe(
      'jana@example.sk',
    );
  });

  test('is identified by either of the two cookies', async () => {
    const app = await open();
    const token = await signed(claimsOfJana(), key);
    expect(await findStaffMember(app, requestWith(token, '__session_lALRZRSR'))).toMatchObject({ name: 'jana' });
    expect(await findStaffMember(app, requestWith(token, '__client'))).toBeUndefined();
  });
});

onBothDatabases('the staff list with Clerk on %s', (openOnEngine) => {
  test('is matched by the verified address once, and by Clerk’s user id from then on', async () => {
    const app = await open({}, openOnEngine);
    expect(await identify(await signed(claimsOfJana(), key))).toBe('jana@example.sk');
    backend.users[0] = { id: 'user_jana', email: 'ina@example.sk' };
    backend.users.push({ id: 'user_nova', email: 'jana@example.sk' });
    expect(await identify(await signed(claimsOfJana(), key))).toBe('jana@example.sk');
    expect(await identify(await signed(claimsOfJana({ sub: 'user_nova' }), key))).toBe('not-staff');
    const { events } = await app.db
      .selectFrom('event')
      .select(({ fn }) => fn.countAll<string>().as('events'))
      .where('verb', '=', 'joined')
      .executeTakeFirstOrThrow();
    expect(Number(events)).toBe(1);
  });

  test('refuses a deactivated member of staff from the next request on', async () => {
    const app = await open({}, openOnEngine);
    const token = await signed(claimsOfJana(), key);
    expect(await identify(token)).toBe('jana@example.sk');
    await databaseOf(app).updateTable('staffMember').set({ state: 'deactivated' }).execute();
    expect(await identify(token)).toBe('not-staff');
  });

  test('decides the permissions of a user at every request', async () => {
    const app = await open({}, openOnEngine);
    const token = await signed(claimsOfJana(), key);
    const mayInOffice = async () => {
      const member = await findStaffMember(app, requestWith(token));
      return member && may(member, 'office');
    };
    expect(await mayInOffice()).toBe(true);
    await databaseOf(app).updateTable('staffMember').set({ role: 'lecturer' }).execute();
    expect(await mayInOffice()).toBe(false);
  });
});

describe('the API of Clerk', () => {
  test('is called once for its keys and once for a user, not at every request', async () => {
    await open();
    for (let request = 0; request < 20; request += 1) await identify(await signed(claimsOfJana(), key));
    expect(backend.calls).toEqual(['GET /v1/jwks', 'GET /v1/users/user_jana']);
  });

  test('is called once a minute at most for a user who is not on the staff list', async () => {
    await open();
    const requestAgain = async () =>
      identify(await signed(claimsOfJana({ sub: 'user_cudzi' }, running.app.now()), key));
    for (let request = 0; request < 20; request += 1) expect(await requestAgain()).toBe('not-staff');
    expect(backend.calls).toEqual(['GET /v1/jwks', 'GET /v1/users/user_cudzi']);
    wait({ seconds: 61 });
    await requestAgain();
    expect(backend.calls).toHaveLength(3);
  });

  test('is not called again at once for tokens of unknown keys', async () => {
    await open();
    const invented = await signed(claimsOfJana(), { ...otherKey, kid: 'ins_vymyslena' });
    for (let request = 0; request < 20; request += 1) expect(await identify(invented)).toBe('visitor');
    expect(backend.calls).toEqual(['GET /v1/jwks']);
  });

  test('is not called for a token with a wrong algorithm or none', async () => {
    await open();
    await identify(await signedByPublicKey());
    await identify(new UnsecuredJWT(claimsOfJana()).encode());
    await identify('nic');
    expect(backend.calls).toEqual([]);
  });

  test('is not called for keys where the key is configured', async () => {
    await open({ CLERK_JWT_KEY: (await exportSPKI(key.publicKey)).replaceAll('\n', '\\n') });
    expect(await identify(await signed(claimsOfJana(), key))).toBe('jana@example.sk');
    expect(await identify(await signed(claimsOfJana(), otherKey))).toBe('visitor');
    expect(backend.calls).toEqual(['GET /v1/users/user_jana']);
  });
});

test('when Clerk changes its key, the new one is accepted and the old one is soon rejected', async () => {
  await open();
  const later = () => NOON.add({ minutes: 11 });
  const next = await signingKey('ins_dalsi');
  expect(await identify(await signed(claimsOfJana(), key))).toBe('jana@example.sk');
  backend.keys = [next];
  wait({ seconds: 31 });
  expect(await identify(await signed(claimsOfJana(), next))).toBe('jana@example.sk');
  wait({ minutes: 11 });
  expect(await identify(await signed(claimsOfJana({}, later()), key))).toBe('visitor');
});

describe('while Clerk fails', () => {
  test.each([500, 401, 429])('with status %s, a user with a token is not taken for a visitor', async (status) => {
    await open();
    backend.failure = status;
    await expect(identify(await signed(claimsOfJana(), key))).rejects.toThrow(ProviderUnreachable);
    backend.failure = undefined;
    expect(await identify(await signed(claimsOfJana(), key))).toBe('jana@example.sk');
  });

  test('members of staff who were identified before are still identified', async () => {
    await open();
    const token = await signed(claimsOfJana(), key);
    expect(await identify(token)).toBe('jana@example.sk');
    await backend.close();
    expect(await identify(token)).toBe('jana@example.sk');
    await expect(identify(await signed(claimsOfJana({ sub: 'user_cudzi' }), key))).rejects.toThrow(
      ProviderUnreachable,
    );
  });

  test('a request without a token is a visitor’s', async () => {
    const app = await open();
    backend.failure = 500;
    expect(await identifySender(app, new Request(`${SITE}/dashboard`))).toBe('visitor');
  });
});

async function signedByPublicKey(): Promise<string> {
  const secret = new TextEncoder().encode(await exportSPKI(key.publicKey));
  return new SignJWT(claimsOfJana()).setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: key.kid }).sign(secret);
}

/** The token with Jana's name in it, under its former signature. */
function changed(token: string): string {
  const [header, , signature] = token.split('.');
  return [header, Buffer.from(JSON.stringify(claimsOfJana())).toString('base64url'), signature].join('.');
}

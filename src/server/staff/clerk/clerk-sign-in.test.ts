import { exportSPKI, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { may } from '#domain/staff/permissions.ts';
import { ProviderUnreachable } from '#server/staff/provider-unreachable.ts';
import { findStaffMember, whoAsks } from '#server/staff/staff.ts';
import { NOON, openTestApp, type TestApp } from '../../../../test/app.ts';
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

async function open(environment: Record<string, string> = {}, postgresUrl?: string) {
  backend = await openBackendApi([key], [...USERS]);
  const clerk = clerkEnvironment({ apiUrl: backend.url, baseUrl: SITE });
  running = await openTestApp({ environment: { ...clerk, ...JANA, ...environment }, postgresUrl });
  return running.app;
}

const wait = (duration: Temporal.DurationLike) => {
  running.wait(duration);
  vi.setSystemTime(running.app.now().epochMilliseconds);
};
const asking = (token: string, name = '__session') =>
  new Request(`${SITE}/dashboard`, { headers: { cookie: `a=b; ${name}=${token}` } });
const asker = async (token: string) => {
  const found = await whoAsks(running.app, asking(token));
  return typeof found === 'string' ? found : found.email;
};
const janas = (over: JWTPayload = {}, at = NOON) => claims(SITE, at, over);
const seconds = (count: number) => Math.floor(NOON.epochMilliseconds / 1_000) + count;

test('somebody has the name Clerk knows, from their first sign-in on', async () => {
  const app = await open();
  backend.users[0] = { ...USERS[0], firstName: 'Jana', lastName: 'Kováčová' } as ClerkUser;
  const request = asking(await signed(janas(), key));
  expect(await findStaffMember(app, request)).toMatchObject({ name: 'Jana Kováčová' });
});

describe('whoever brings a session token', () => {
  test.each<[string, string, () => Promise<string> | string]>([
    ['good, of somebody on the list', 'jana@example.sk', () => signed(janas(), key)],
    ['good, of somebody else', 'stranger', () => signed(janas({ sub: 'user_cudzi' }), key)],
    ['good, whose address nobody has verified', 'stranger', () => signed(janas({ sub: 'user_tvari' }), key)],
    ['good, of an account that was deleted', 'stranger', () => signed(janas({ sub: 'user_zmazany' }), key)],
    ['signed by another key of the same name', 'visitor', () => signed(janas(), otherKey)],
    ['signed by a key nobody knows', 'visitor', () => signed(janas(), { ...otherKey, kid: 'ins_ina' })],
    ['signed by the public key as a password (HS256)', 'visitor', () => signedByPublicKey()],
    ['signed by nobody (none)', 'visitor', () => new UnsecuredJWT(janas()).encode()],
    ['changed after it was signed', 'visitor', async () => changed(await signed(janas({ sub: 'user_cudzi' }), key))],
    ['that has run out', 'visitor', () => signed(janas({ exp: seconds(-6) }), key)],
    ['that never runs out', 'visitor', () => signed(janas({ exp: undefined }), key)],
    ['that is not good yet', 'visitor', () => signed(janas({ nbf: seconds(6) }), key)],
    ['made in the future', 'visitor', () => signed(janas({ iat: seconds(6) }), key)],
    ['of another application', 'visitor', () => signed(janas({ iss: 'https://clerk.inde.test' }), key)],
    ['for another site', 'visitor', () => signed(janas({ azp: 'https://zly.example.sk' }), key)],
    ['for no site', 'visitor', () => signed(janas({ azp: undefined }), key)],
    ['of a session with something left to do', 'visitor', () => signed(janas({ sts: 'pending' }), key)],
    ['of a machine', 'visitor', () => signed(janas({ sub: 'mch_stroj' }), key)],
    ['that is none', 'visitor', () => 'nic.nic.nic'],
    ['that is empty', 'visitor', () => ''],
  ])('%s is a %s', async (_what, who, token) => {
    await open();
    expect(await asker(await token())).toBe(who);
  });

  test('may be some seconds ahead or behind, as clocks are', async () => {
    await open();
    expect(await asker(await signed(janas({ exp: seconds(-4) }), key))).toBe('jana@example.sk');
    expect(await asker(await signed(janas({ nbf: seconds(4), iat: seconds(4) }), key))).toBe('jana@example.sk');
  });

  test('brings it in either of the two cookies', async () => {
    const app = await open();
    const token = await signed(janas(), key);
    expect(await findStaffMember(app, asking(token, '__session_lALRZRSR'))).toMatchObject({ name: 'jana' });
    expect(await findStaffMember(app, asking(token, '__client'))).toBeUndefined();
  });
});

describe.each(['SQLite', 'Postgres'])('our own list, on %s,', (engine) => {
  const postgresUrl = engine === 'Postgres' ? inject('postgresUrl') : undefined;

  test('is asked by the verified address once, and by Clerk’s name of the account from then on', async () => {
    const app = await open({}, postgresUrl);
    expect(await asker(await signed(janas(), key))).toBe('jana@example.sk');
    backend.users[0] = { id: 'user_jana', email: 'ina@example.sk' };
    backend.users.push({ id: 'user_nova', email: 'jana@example.sk' });
    expect(await asker(await signed(janas(), key))).toBe('jana@example.sk');
    expect(await asker(await signed(janas({ sub: 'user_nova' }), key))).toBe('stranger');
    const { events } = await app.db
      .selectFrom('event')
      .select(({ fn }) => fn.countAll<string>().as('events'))
      .where('verb', '=', 'joined')
      .executeTakeFirstOrThrow();
    expect(Number(events)).toBe(1);
  });

  test('lets nobody in who was taken away, with the very next request', async () => {
    const app = await open({}, postgresUrl);
    const token = await signed(janas(), key);
    expect(await asker(token)).toBe('jana@example.sk');
    await databaseOf(app).updateTable('staffMember').set({ state: 'removed' }).execute();
    expect(await asker(token)).toBe('stranger');
  });

  test('says what somebody may do, with every request anew', async () => {
    const app = await open({}, postgresUrl);
    const token = await signed(janas(), key);
    const mayInOffice = async () => {
      const member = await findStaffMember(app, asking(token));
      return member && may(member, 'office');
    };
    expect(await mayInOffice()).toBe(true);
    await databaseOf(app).updateTable('staffMember').set({ role: 'lecturer' }).execute();
    expect(await mayInOffice()).toBe(false);
  });
});

describe('Clerk is asked', () => {
  test('for its keys and for an address once, not with every request', async () => {
    await open();
    for (let request = 0; request < 20; request += 1) await asker(await signed(janas(), key));
    expect(backend.calls).toEqual(['GET /v1/jwks', 'GET /v1/users/user_jana']);
  });

  test('about a stranger once a minute, however often the stranger comes', async () => {
    await open();
    const comes = async () => asker(await signed(janas({ sub: 'user_cudzi' }, running.app.now()), key));
    for (let request = 0; request < 20; request += 1) expect(await comes()).toBe('stranger');
    expect(backend.calls).toEqual(['GET /v1/jwks', 'GET /v1/users/user_cudzi']);
    wait({ seconds: 61 });
    await comes();
    expect(backend.calls).toHaveLength(3);
  });

  test('for new keys at most twice a minute, however many tokens of unknown keys come', async () => {
    await open();
    const invented = await signed(janas(), { ...otherKey, kid: 'ins_vymyslena' });
    for (let request = 0; request < 20; request += 1) expect(await asker(invented)).toBe('visitor');
    expect(backend.calls).toEqual(['GET /v1/jwks']);
  });

  test('for nothing at all by a token with a wrong algorithm, or none', async () => {
    await open();
    await asker(await signedByPublicKey());
    await asker(new UnsecuredJWT(janas()).encode());
    await asker('nic');
    expect(backend.calls).toEqual([]);
  });

  test('for no keys where the key was set', async () => {
    await open({ CLERK_JWT_KEY: (await exportSPKI(key.publicKey)).replaceAll('\n', '\\n') });
    expect(await asker(await signed(janas(), key))).toBe('jana@example.sk');
    expect(await asker(await signed(janas(), otherKey))).toBe('visitor');
    expect(backend.calls).toEqual(['GET /v1/users/user_jana']);
  });
});

test('when Clerk changes its key, the new one is taken and the old one soon is not', async () => {
  await open();
  const later = () => NOON.add({ minutes: 11 });
  const next = await signingKey('ins_dalsi');
  expect(await asker(await signed(janas(), key))).toBe('jana@example.sk');
  backend.keys = [next];
  wait({ seconds: 31 });
  expect(await asker(await signed(janas(), next))).toBe('jana@example.sk');
  wait({ minutes: 11 });
  expect(await asker(await signed(janas({}, later()), key))).toBe('visitor');
});

describe('while Clerk does not answer,', () => {
  test.each([500, 401, 429])('but by %s, nobody is taken for a visitor', async (status) => {
    await open();
    backend.failure = status;
    await expect(asker(await signed(janas(), key))).rejects.toThrow(ProviderUnreachable);
    backend.failure = undefined;
    expect(await asker(await signed(janas(), key))).toBe('jana@example.sk');
  });

  test('those whom our list knows go on working', async () => {
    await open();
    const token = await signed(janas(), key);
    expect(await asker(token)).toBe('jana@example.sk');
    await backend.close();
    expect(await asker(token)).toBe('jana@example.sk');
    await expect(asker(await signed(janas({ sub: 'user_cudzi' }), key))).rejects.toThrow(ProviderUnreachable);
  });

  test('whoever brings no token is a visitor all the same', async () => {
    const app = await open();
    backend.failure = 500;
    expect(await whoAsks(app, new Request(`${SITE}/dashboard`))).toBe('visitor');
  });
});

async function signedByPublicKey(): Promise<string> {
  const secret = new TextEncoder().encode(await exportSPKI(key.publicKey));
  return new SignJWT(janas()).setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: key.kid }).sign(secret);
}

/** The token with Jana's name in it, under its former signature. */
function changed(token: string): string {
  const [header, , signature] = token.split('.');
  return [header, Buffer.from(JSON.stringify(janas())).toString('base64url'), signature].join('.');
}

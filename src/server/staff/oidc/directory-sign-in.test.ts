import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { START } from '#domain/actor.ts';
import type { StaffState } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import { addStaffMember } from '#server/staff/local/accounts.ts';
import { signIn, signOut } from '#server/staff/local/sign-in.ts';
import { findStaffMember, whoAsks } from '#server/staff/staff.ts';
import { NOON, openTestApp, type TestApp } from '../../../../test/app.ts';
import { databaseOf } from '../../../../test/database-of.ts';
import { FORGED_TOKENS, WITHOUT_ADDRESS } from '../../../../test/forged-tokens.ts';
import { directoryEnvironment, type Issuer, openIssuer, visitIssuer } from '../../../../test/issuer.ts';
import { Directory } from './directory.ts';
import { departToDirectory, returnFromDirectory } from './directory-sign-in.ts';
import { directoryExit } from './directory-sign-out.ts';

const BASE_URL = 'http://localhost:3000';
const JANA = { name: 'Jana Kováčová', email: 'jana@example.sk', password: 'veľmi-tajné-heslo' };

let issuer: Issuer;
beforeAll(async () => {
  issuer = await openIssuer(BASE_URL);
});
afterAll(() => issuer.stop());

describe.each(['SQLite', 'Postgres'])('signing in by the directory on %s', (engine) => {
  const postgresUrl = engine === 'Postgres' ? inject('postgresUrl') : undefined;
  let running: TestApp;
  let app: App;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON.epochMilliseconds });
    issuer.people = {
      jana: { email: JANA.email, email_verified: true },
      peter: { email: 'peter@example.sk', email_verified: true },
    };
    await open();
    await addMember('active');
  });
  afterEach(async () => {
    Object.assign(issuer, { forge: undefined, describe: undefined });
    vi.useRealTimers();
    await running.close();
  });

  async function open(environment: Record<string, string> = {}) {
    await running?.close();
    running = await openTestApp({
      postgresUrl,
      environment: { ...directoryEnvironment(issuer, BASE_URL), ...environment },
    });
    app = running.app;
  }
  const addMember = (state: StaffState, email = JANA.email) =>
    databaseOf(app)
      .insertInto('staffMember')
      .values({ id: email, name: JANA.name, email, role: 'admin', state, createdAt: NOON.toString() })
      .execute();
  const directoryOf = ({ directory }: App) => directory as Directory;
  const wait = (duration: Temporal.DurationLike) => {
    running.wait(duration);
    vi.setSystemTime(app.now().epochMilliseconds);
  };

  /** Sends somebody to the directory, who signs in there and is sent back. */
  async function visit(person: string, { asOther = false } = {}) {
    const returnAddress = new URL('/signIn/oidc/navrat', BASE_URL);
    const sent = await departToDirectory(app, directoryOf(app), {
      target: '/dashboard/firma',
      returnAddress,
      asOther,
    });
    if (sent.outcome !== 'sent') throw new Error(sent.outcome);
    return { attempt: sent.attempt, returnedTo: await visitIssuer(issuer, sent.to.href, person) };
  }
  const comeBack = (came: { attempt: string; returnedTo: URL }, cookie = '') =>
    returnFromDirectory(app, directoryOf(app), { ...came, clientAddress: '192.0.2.1', cookie });
  const signInAs = async (person: string, cookie = '') => comeBack(await visit(person), cookie);
  async function cookieOf(person: string, cookie?: string): Promise<string> {
    const result = await signInAs(person, cookie);
    if (result.outcome !== 'signed-in') throw new Error(result.outcome);
    return result.cookies.map((line) => line.split(';')[0]).join('; ');
  }
  const asking = (cookie: string) => new Request(BASE_URL, { headers: { cookie } });
  const sessions = () =>
    databaseOf(app)
      .selectFrom('staffSession' as 'staff')
      .selectAll()
      .execute();

  test('knows whoever is on the list, and leads to the page they asked for', async () => {
    expect(await signInAs('jana')).toMatchObject({ outcome: 'signed-in', target: '/dashboard/firma' });
    expect(await findStaffMember(app, asking(await cookieOf('jana')))).toMatchObject({
      id: JANA.email,
      role: 'admin',
    });
    expect(await sessions()).toMatchObject([
      { provider: 'oidc' },
      { subject: `${issuer.url} jana`, ipAddress: '192.0.2.1' },
    ]);
  });

  test('makes an invited person one of the staff, once', async () => {
    await addMember('invited', 'peter@example.sk');
    await Promise.all([signInAs('peter'), signInAs('peter')]);
    const joined = await app.db.selectFrom('event').select('verb').where('verb', '=', 'joined').execute();
    expect(joined).toHaveLength(1);
    expect(await findStaffMember(app, asking(await cookieOf('peter')))).toMatchObject({ email: 'peter@example.sk' });
    expect(await app.db.selectFrom('staff').select('email').execute()).toEqual([{ email: 'peter@example.sk' }]);
  });

  test('tells whoever is not on the list so', async () => {
    const expected = { outcome: 'stranger', email: 'peter@example.sk', isEmailVerified: true };
    expect(await signInAs('peter')).toMatchObject(expected);
    expect(await sessions()).toEqual([]);
  });

  test('knows somebody by the directory’s own name for them when their address there has changed', async () => {
    await signInAs('jana');
    issuer.people.jana = { email: 'vydata@example.sk', email_verified: true };
    expect(await signInAs('jana')).toMatchObject({ outcome: 'signed-in' });
    issuer.people.ina = { email: JANA.email, email_verified: true };
    expect(await signInAs('ina')).toMatchObject({ outcome: 'stranger' });
  });

  test.each([
    ['not verified', { email_verified: false }, 'off', 'stranger'],
    ['said to be verified by nobody', {}, 'off', 'stranger'],
    ['said to be verified by nobody, the directory being trusted', {}, 'on', 'signed-in'],
    ['not verified, the directory being trusted', { email_verified: false }, 'on', 'stranger'],
    ['verified, in capitals', { email: 'Jana@Example.SK', email_verified: true }, 'off', 'signed-in'],
    ['not told at all', { email: undefined }, 'on', 'stranger'],
  ])('an address that is %s', async (_what, person, OIDC_TRUST_EMAIL, outcome) => {
    await open({ OIDC_TRUST_EMAIL });
    await addMember('active');
    issuer.people.jana = { email: JANA.email, ...person };
    expect(await signInAs('jana')).toMatchObject({ outcome });
  });

  test('asks the directory’s other endpoint for an address the ID token does not have', async () => {
    issuer.forge = WITHOUT_ADDRESS;
    expect(await signInAs('jana')).toMatchObject({ outcome: 'signed-in' });
  });

  test('lets in nobody who has been taken away, at once', async () => {
    const cookie = await cookieOf('jana');
    await databaseOf(app).updateTable('staffMember').set({ state: 'removed' }).execute();
    expect(await whoAsks(app, asking(cookie))).toBe('stranger');
    expect(await signInAs('jana')).toMatchObject({ outcome: 'stranger' });
  });

  test('takes no session a password has begun', async () => {
    await databaseOf(app).deleteFrom('staffMember').execute();
    await addStaffMember(app, START, JANA);
    const begun = await signIn(app, { ...JANA, clientAddress: '192.0.2.1' });
    const cookie = begun.outcome === 'signed-in' ? begun.cookies.map((line) => line.split(';')[0]).join('; ') : '';
    expect(cookie).toContain('session_token');
    expect(await whoAsks(app, asking(cookie))).toBe('visitor');
    expect(await findStaffMember(app, asking(await cookieOf('jana')))).toMatchObject({ email: JANA.email });
  });

  test('begins a new session each time and ends the one the browser had', async () => {
    const first = await cookieOf('jana');
    const second = await cookieOf('jana', first);
    expect(second).not.toBe(first);
    expect(await whoAsks(app, asking(first))).toBe('visitor');
    expect(await whoAsks(app, asking(second))).toMatchObject({ email: JANA.email });
  });

  test('lasts eight idle hours', async () => {
    const cookie = await cookieOf('jana');
    wait({ hours: 7, minutes: 59 });
    expect(await whoAsks(app, asking(cookie))).toMatchObject({ email: JANA.email });
    wait({ hours: 8, minutes: 1 });
    expect(await whoAsks(app, asking(cookie))).toBe('visitor');
  });

  test.each(Object.entries(FORGED_TOKENS))('takes no ID token that %s', async (_what, forge) => {
    issuer.forge = forge;
    expect(await signInAs('jana')).toEqual({ outcome: 'unproven', target: '/dashboard/firma' });
    expect(await sessions()).toEqual([]);
  });

  test('takes a code once', async () => {
    const came = await visit('jana');
    const { exchanges } = issuer;
    const outcomes = (await Promise.all([comeBack(came), comeBack(came)])).map(({ outcome }) => outcome);
    expect(outcomes.sort()).toEqual(['signed-in', 'stale']);
    expect(issuer.exchanges).toBe(exchanges + 1);
    // another node does not know of it, but the directory does
    const elsewhere = new Directory(directoryOf(app).settings);
    const again = await returnFromDirectory(app, elsewhere, { ...came, clientAddress: '192.0.2.1', cookie: '' });
    expect(again).toMatchObject({ outcome: 'unproven' });
  });

  test('takes what comes back only in the browser that was sent, within ten minutes, and asks nobody otherwise', async () => {
    const came = await visit('jana');
    const other = await visit('jana');
    const { exchanges } = issuer;
    expect(await comeBack({ ...came, attempt: other.attempt })).toEqual({ outcome: 'stale' });
    for (const attempt of ['', 'hadam', `${came.attempt}x`]) {
      expect(await comeBack({ ...came, attempt })).toEqual({ outcome: 'stale' });
    }
    wait({ minutes: 10, seconds: 16 });
    expect(await comeBack(came)).toEqual({ outcome: 'stale' });
    expect(issuer.exchanges).toBe(exchanges);
  });

  test('takes no code that was given to another attempt', async () => {
    const came = await visit('jana');
    const other = await visit('peter');
    const code = other.returnedTo.searchParams.get('code') ?? '';
    came.returnedTo.searchParams.set('code', code);
    expect(await comeBack(came)).toMatchObject({ outcome: 'unproven' });
  });

  test('takes no answer that says it is another issuer’s', async () => {
    const came = await visit('jana');
    came.returnedTo.searchParams.set('iss', 'https://cudzi.example');
    expect(await comeBack(came)).toMatchObject({ outcome: 'unproven' });
  });

  test('tells whoever gave up at the directory so', async () => {
    expect(await signInAs('')).toEqual({ outcome: 'declined', target: '/dashboard/firma' });
  });

  test('goes on when the directory has changed its keys', async () => {
    await signInAs('jana');
    await issuer.stop();
    await issuer.start();
    wait({ minutes: 1 });
    expect(await signInAs('jana')).toMatchObject({ outcome: 'signed-in' });
  });

  test('waits for a directory that is away, and never believes it to be away for good', async () => {
    const depart = () =>
      departToDirectory(app, directoryOf(app), {
        target: '/dashboard',
        returnAddress: new URL(BASE_URL),
        asOther: false,
      });
    await issuer.stop();
    expect(await depart()).toEqual({ outcome: 'away' });
    await issuer.start();
    expect(await depart()).toMatchObject({ outcome: 'sent' });
    const came = await visit('jana');
    await issuer.stop();
    expect(await comeBack(came)).toEqual({ outcome: 'away', target: '/dashboard/firma' });
    await issuer.start();
    expect(await signInAs('jana')).toMatchObject({ outcome: 'signed-in' });
  });

  test.each([
    ['calls itself another', (metadata: object) => ({ ...metadata, issuer: 'https://cudzi.example' })],
    ['says nothing', () => ({})],
  ])('sends nobody to a directory that %s', async (_what, describe) => {
    issuer.describe = describe;
    const leaving = { target: '/dashboard', returnAddress: new URL(BASE_URL), asOther: false };
    expect(await departToDirectory(app, directoryOf(app), leaving)).toEqual({ outcome: 'away' });
  });

  test('throws what the database says', async () => {
    const came = await visit('jana');
    const { schema } = databaseOf(app);
    await schema.alterTable('staffSession').renameTo('elsewhere').execute();
    try {
      await expect(comeBack(came)).rejects.toMatchObject({
        code: engine === 'Postgres' ? '42P01' : 'ERR_SQLITE_ERROR',
      });
    } finally {
      await schema.alterTable('elsewhere').renameTo('staffSession').execute();
    }
  });

  describe('signing out', () => {
    const home = new URL('/', BASE_URL);

    test('ends the session here and leads to where the directory ends its own', async () => {
      const request = asking(await cookieOf('jana'));
      const exit = await directoryExit(app, request, home);
      expect(exit?.origin).toBe(issuer.url);
      expect(Object.fromEntries(exit?.searchParams ?? [])).toEqual({
        client_id: 'skolenia',
        post_logout_redirect_uri: home.href,
        id_token_hint: expect.stringMatching(/^ey/),
      });
      await signOut(app, request);
      expect(await whoAsks(app, request)).toBe('visitor');
      expect(await directoryExit(app, request, home)).toBeUndefined();
    });

    test('stays here where the directory has no such address', async () => {
      issuer.describe = ({ end_session_endpoint: _, ...metadata }) => metadata;
      const request = asking(await cookieOf('jana'));
      expect(await directoryExit(app, request, home)).toBeUndefined();
    });
  });
});

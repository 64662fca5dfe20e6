import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { onBothDatabases } from '../../../../test/both-databases.ts';
import { BASE_URL, type DirectoryApp, openDirectoryApp } from '../../../../test/directory-app.ts';
import { FORGED_TOKENS } from '../../../../test/forged-tokens.ts';
import { type Issuer, openIssuer } from '../../../../test/issuer.ts';
import { RETURNS } from './directory-sign-in.ts';

const JANA = { email: 'jana@example.sk' };

let issuer: Issuer;
beforeAll(async () => {
  issuer = await openIssuer(BASE_URL);
});
afterAll(() => issuer.stop());

onBothDatabases('a response of the directory on %s', (openTestApp) => {
  let running: DirectoryApp;
  beforeEach(async () => {
    issuer.people = {
      jana: { email: JANA.email, email_verified: true },
      peter: { email: 'peter@example.sk', email_verified: true },
    };
    running = await openDirectoryApp(issuer, openTestApp);
    await running.addMember('active', JANA.email);
  });
  afterEach(async () => {
    Object.assign(issuer, { forge: undefined, describe: undefined });
    await running.close();
  });

  test.each(Object.entries(FORGED_TOKENS))('is refused with an ID token that %s', async (_what, forge) => {
    issuer.forge = forge;
    expect(await running.signInAs('jana')).toEqual({ outcome: 'unproven', target: '/dashboard/firma' });
    expect(await running.sessions()).toEqual([]);
  });

  test('is accepted once for each code', async () => {
    const returnRequest = await running.visit('jana');
    const { exchanges } = issuer;
    const outcomes = (await Promise.all([running.returnWith(returnRequest), running.returnWith(returnRequest)])).map(
      ({ outcome }) => outcome,
    );
    expect(outcomes.sort()).toEqual(['signed-in', 'stale']);
    expect(issuer.exchanges).toBe(exchanges + 1);
    // a use the nodes have forgotten the directory still knows
    await running.app.limits.clear(RETURNS, returnRequest.returnedTo.searchParams.get('state') ?? '');
    expect(await running.returnWith(returnRequest)).toMatchObject({ outcome: 'unproven' });
  });

  test('is accepted only in the browser that began the sign-in, within ten minutes', async () => {
    const returnRequest = await running.visit('jana');
    const other = await running.visit('jana');
    const { exchanges } = issuer;
    expect(await running.returnWith({ ...returnRequest, attempt: other.attempt })).toEqual({ outcome: 'stale' });
    for (const attempt of ['', 'hadam', `${returnRequest.attempt}x`]) {
      expect(await running.returnWith({ ...returnRequest, attempt })).toEqual({ outcome: 'stale' });
    }
    running.wait({ minutes: 10, seconds: 16 });
    expect(await running.returnWith(returnRequest)).toEqual({ outcome: 'stale' });
    expect(issuer.exchanges).toBe(exchanges);
  });

  test('is refused with a code that was issued for another attempt', async () => {
    const returnRequest = await running.visit('jana');
    const other = await running.visit('peter');
    const code = other.returnedTo.searchParams.get('code') ?? '';
    returnRequest.returnedTo.searchParams.set('code', code);
    expect(await running.returnWith(returnRequest)).toMatchObject({ outcome: 'unproven' });
  });

  test('is refused when it names another issuer', async () => {
    const returnRequest = await running.visit('jana');
    returnRequest.returnedTo.searchParams.set('iss', 'https://cudzi.example');
    expect(await running.returnWith(returnRequest)).toMatchObject({ outcome: 'unproven' });
  });

  test('is reported as declined when the user cancels the sign-in there', async () => {
    expect(await running.signInAs('')).toEqual({ outcome: 'declined', target: '/dashboard/firma' });
  });

  test('is accepted after the directory has changed its keys', async () => {
    await running.signInAs('jana');
    await issuer.stop();
    await issuer.start();
    running.wait({ minutes: 1 });
    expect(await running.signInAs('jana')).toMatchObject({ outcome: 'signed-in' });
  });

  test('is reported as away while the directory does not answer, and accepted once it answers again', async () => {
    await issuer.stop();
    await expect(running.visit('jana')).rejects.toThrow('away');
    await issuer.start();
    const returnRequest = await running.visit('jana');
    await issuer.stop();
    expect(await running.returnWith(returnRequest)).toEqual({ outcome: 'away', target: '/dashboard/firma' });
    await issuer.start();
    expect(await running.signInAs('jana')).toMatchObject({ outcome: 'signed-in' });
  });

  test.each([
    ['names another issuer', (metadata: object) => ({ ...metadata, issuer: 'https://cudzi.example' })],
    ['returns empty metadata', () => ({})],
  ])('is not requested from a directory that %s', async (_what, describe) => {
    issuer.describe = describe;
    await expect(running.visit('jana')).rejects.toThrow('away');
  });
});

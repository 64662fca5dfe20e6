import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { BASE_URL, type DirectoryApp, openDirectoryApp } from '../../../../test/directory-app.ts';
import { FORGED_TOKENS } from '../../../../test/forged-tokens.ts';
import { type Issuer, openIssuer } from '../../../../test/issuer.ts';

const JANA = { email: 'jana@example.sk' };

let issuer: Issuer;
beforeAll(async () => {
  issuer = await openIssuer(BASE_URL);
});
afterAll(() => issuer.stop());

describe.each(['SQLite', 'Postgres'])('what the directory has to prove on %s', (engine) => {
  const postgresUrl = engine === 'Postgres' ? inject('postgresUrl') : undefined;
  let running: DirectoryApp;
  beforeEach(async () => {
    issuer.people = {
      jana: { email: JANA.email, email_verified: true },
      peter: { email: 'peter@example.sk', email_verified: true },
    };
    running = await openDirectoryApp(issuer, { postgresUrl });
    await running.addMember('active', JANA.email);
  });
  afterEach(async () => {
    Object.assign(issuer, { forge: undefined, describe: undefined });
    await running.close();
  });

  test.each(Object.entries(FORGED_TOKENS))('takes no ID token that %s', async (_what, forge) => {
    issuer.forge = forge;
    expect(await running.signInAs('jana')).toEqual({ outcome: 'unproven', target: '/dashboard/firma' });
    expect(await running.sessions()).toEqual([]);
  });

  test('takes a code once', async () => {
    const came = await running.visit('jana');
    const { exchanges } = issuer;
    const outcomes = (await Promise.all([running.comeBack(came), running.comeBack(came)])).map(
      ({ outcome }) => outcome,
    );
    expect(outcomes.sort()).toEqual(['signed-in', 'stale']);
    expect(issuer.exchanges).toBe(exchanges + 1);
    // another node has not recorded its use, but the directory has
    const again = await running.comeBack(came, { directory: running.newDirectory() });
    expect(again).toMatchObject({ outcome: 'unproven' });
  });

  test('takes what comes back only in the browser that was sent, within ten minutes, and asks nobody otherwise', async () => {
    const came = await running.visit('jana');
    const other = await running.visit('jana');
    const { exchanges } = issuer;
    expect(await running.comeBack({ ...came, attempt: other.attempt })).toEqual({ outcome: 'stale' });
    for (const attempt of ['', 'hadam', `${came.attempt}x`]) {
      expect(await running.comeBack({ ...came, attempt })).toEqual({ outcome: 'stale' });
    }
    running.wait({ minutes: 10, seconds: 16 });
    expect(await running.comeBack(came)).toEqual({ outcome: 'stale' });
    expect(issuer.exchanges).toBe(exchanges);
  });

  test('takes no code that was given to another attempt', async () => {
    const came = await running.visit('jana');
    const other = await running.visit('peter');
    const code = other.returnedTo.searchParams.get('code') ?? '';
    came.returnedTo.searchParams.set('code', code);
    expect(await running.comeBack(came)).toMatchObject({ outcome: 'unproven' });
  });

  test('takes no answer that says it is another issuer’s', async () => {
    const came = await running.visit('jana');
    came.returnedTo.searchParams.set('iss', 'https://cudzi.example');
    expect(await running.comeBack(came)).toMatchObject({ outcome: 'unproven' });
  });

  test('tells whoever gave up at the directory so', async () => {
    expect(await running.signInAs('')).toEqual({ outcome: 'declined', target: '/dashboard/firma' });
  });

  test('goes on when the directory has changed its keys', async () => {
    await running.signInAs('jana');
    await issuer.stop();
    await issuer.start();
    running.wait({ minutes: 1 });
    expect(await running.signInAs('jana')).toMatchObject({ outcome: 'signed-in' });
  });

  test('waits for a directory that is away, and never believes it to be away for good', async () => {
    await issuer.stop();
    await expect(running.visit('jana')).rejects.toThrow('away');
    await issuer.start();
    const came = await running.visit('jana');
    await issuer.stop();
    expect(await running.comeBack(came)).toEqual({ outcome: 'away', target: '/dashboard/firma' });
    await issuer.start();
    expect(await running.signInAs('jana')).toMatchObject({ outcome: 'signed-in' });
  });

  test.each([
    ['calls itself another', (metadata: object) => ({ ...metadata, issuer: 'https://cudzi.example' })],
    ['says nothing', () => ({})],
  ])('sends nobody to a directory that %s', async (_what, describe) => {
    issuer.describe = describe;
    await expect(running.visit('jana')).rejects.toThrow('away');
  });
});

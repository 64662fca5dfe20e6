import { afterEach, describe, expect, inject, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { addFirstMember } from './first-member.ts';
import { signIn } from './local/sign-in.ts';

const JANA = { email: 'Jana@Example.sk', password: undefined };

describe.each(['SQLite', 'Postgres'])('the first one on the list of staff on %s', (engine) => {
  const postgresUrl = engine === 'Postgres' ? inject('postgresUrl') : undefined;
  let running: TestApp;
  afterEach(() => running.close());

  const list = () =>
    running.app.db.selectFrom('staffMember').select(['name', 'email', 'role', 'state']).orderBy('email').execute();

  test('is invited by an address where another provider vouches for it, once however many nodes start', async () => {
    running = await openTestApp({ postgresUrl });
    await Promise.all([addFirstMember(running.app, JANA), addFirstMember(running.app, JANA)]);
    expect(await list()).toEqual([{ name: 'Jana', email: 'jana@example.sk', role: 'admin', state: 'invited' }]);
    const events = await running.app.db.selectFrom('event').select(['noun', 'verb']).execute();
    expect(events).toEqual([{ noun: 'staffMember', verb: 'invited' }]);
  });

  test('has a password where that is how staff sign in', async () => {
    const password = 'veľmi-tajné-heslo';
    running = await openTestApp({
      postgresUrl,
      environment: { STAFF_EMAIL: 'jana@example.sk', STAFF_PASSWORD: password },
    });
    expect(await list()).toMatchObject([{ email: 'jana@example.sk', state: 'active' }]);
    const sent = { email: 'jana@example.sk', password, clientAddress: '192.0.2.1' };
    expect(await signIn(running.app, sent)).toMatchObject({ outcome: 'signed-in' });
  });
});

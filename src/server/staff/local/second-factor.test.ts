import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOON, type TestApp } from '../../../../test/app.ts';
import { onBothDatabases } from '../../../../test/both-databases.ts';
import {
  ACCOUNT,
  addAccount,
  addSecondFactor,
  openAuthenticator,
  passwordSignIn,
  sentBack,
  whoIs,
} from '../../../../test/local-account.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  listSecondFactors,
  removeSecondFactor,
  renewRecoveryCodes,
} from './second-factor.ts';
import { completeSignIn } from './second-step.ts';

onBothDatabases('a second factor on %s', (openTestApp) => {
  let running: TestApp;
  let jana: Awaited<ReturnType<typeof addAccount>>;
  beforeEach(async () => {
    // Better Auth and authenticators read the system's clock: it is set to the App's time
    vi.useFakeTimers({ toFake: ['Date'], now: NOON.epochMilliseconds });
    running = await openTestApp();
    jana = await addAccount(running.app);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await running.close();
  });

  const wait = (duration: Temporal.DurationLike) => {
    running.wait(duration);
    vi.setSystemTime(running.app.now().epochMilliseconds);
  };
  const enter = async (cookie: string, code: string, over: { deviceMarks?: string[] } = {}) => {
    const sent = { code, cookieHeader: cookie, clientAddress: '192.0.2.1', userAgent: 'Firefox', deviceMarks: [] };
    const answer = await completeSignIn(running.app, { ...sent, ...over });
    return { ...answer, cookie: 'cookies' in answer ? sentBack(answer.cookies) : '' };
  };
  const firstStep = async () => (await passwordSignIn(running.app)).cookie;
  const wrong = async (times: number) => {
    const cookie = await firstStep();
    for (let i = 0; i < times; i += 1) expect(await enter(cookie, '000000')).toMatchObject({ outcome: 'wrong-code' });
    return cookie;
  };

  test('is asked for only once its app has shown a right code', async () => {
    const { app } = running;
    await app.change(jana.staff, (change) => beginSecondFactor(change, app.auth, jana.userId));
    expect(await passwordSignIn(app)).toMatchObject({ outcome: 'signed-in' });
    const confirm = (code: string) =>
      app.change(jana.staff, (change) => confirmSecondFactor(change, app.auth, jana.userId, code));
    expect(await confirm('000000')).toEqual({ outcome: 'wrong' });
    expect((await listSecondFactors(app.db)).size).toBe(0);
    const { code } = await openAuthenticator(app, jana.userId);
    expect(await confirm(await code())).toMatchObject({ outcome: 'confirmed' });
    expect(await listSecondFactors(app.db)).toEqual(new Set([jana.staff.id]));
    expect(await passwordSignIn(app)).toMatchObject({ outcome: 'second-step' });
  });

  test('lets nobody in by the password alone, and in by the code', async () => {
    const { app } = running;
    const { code } = await addSecondFactor(app, jana);
    const cookie = await firstStep();
    expect(cookie).not.toContain('session_token');
    expect(await whoIs(app, cookie)).toBeUndefined();
    wait({ seconds: 30 });
    const answer = await enter(cookie, await code());
    expect(answer).toMatchObject({ outcome: 'signed-in' });
    expect(await whoIs(app, answer.cookie)).toMatchObject({ email: ACCOUNT.email });
  });

  test('takes a code of the step before, and one with a space in it', async () => {
    const { app } = running;
    const { code } = await addSecondFactor(app, jana);
    wait({ minutes: 1 });
    const digits = await code();
    wait({ seconds: 30 });
    const typed = `${digits.slice(0, 3)} ${digits.slice(3)}`;
    expect(await enter(await firstStep(), typed)).toMatchObject({ outcome: 'signed-in' });
  });

  test('takes no code twice, however soon', async () => {
    const { app } = running;
    const { code } = await addSecondFactor(app, jana);
    // the code that confirmed the second factor is used up
    expect(await enter(await firstStep(), await code())).toMatchObject({ outcome: 'step-ended' });
    wait({ minutes: 1 });
    const digits = await code();
    const cookies = [await firstStep(), await firstStep(), await firstStep()];
    const answers = await Promise.all(cookies.map((cookie) => enter(cookie, digits)));
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['signed-in', 'step-ended', 'step-ended']);
    const signedIn = answers.map(({ cookie }) => cookie).find(Boolean) ?? '';
    expect(await whoIs(app, signedIn)).toBeDefined();
    expect(await app.db.selectFrom('staffSession').select('id').execute()).toHaveLength(1);
  });

  test('a recovery code works once, however it is typed, and is told of', async () => {
    const { app } = running;
    const { recoveryCodes } = await addSecondFactor(app, jana);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    const typed = ` ${code.replace('-', ' ').toUpperCase()}`;
    expect(await enter(await firstStep(), typed)).toMatchObject({ outcome: 'signed-in' });
    expect(await enter(await firstStep(), code)).toMatchObject({ outcome: 'wrong-code' });
    expect(await enter(await firstStep(), recoveryCodes[1] ?? '')).toMatchObject({ outcome: 'signed-in' });
    const events = await app.db.selectFrom('event').select('verb').where('nounId', '=', jana.staff.id).execute();
    expect(events.filter(({ verb }) => verb === 'recoveryCodeUsed')).toHaveLength(2);
  });

  test('new recovery codes end the old ones', async () => {
    const { app } = running;
    const { recoveryCodes } = await addSecondFactor(app, jana);
    const renewed = await app.change(jana.staff, (change) => renewRecoveryCodes(change, app.auth, jana.userId));
    expect(await enter(await firstStep(), recoveryCodes[0] ?? '')).toMatchObject({ outcome: 'wrong-code' });
    expect(await enter(await firstStep(), renewed?.[0] ?? '')).toMatchObject({ outcome: 'signed-in' });
  });

  test('that was removed is not asked for, and its codes are of no use', async () => {
    const { app } = running;
    const { recoveryCodes } = await addSecondFactor(app, jana);
    const cookie = await firstStep();
    await app.change(jana.staff, (change) => removeSecondFactor(change, jana.userId));
    expect(await enter(cookie, recoveryCodes[0] ?? '')).toMatchObject({ outcome: 'step-ended' });
    expect(await passwordSignIn(app)).toMatchObject({ outcome: 'signed-in' });
    expect(
      await app.change(jana.staff, (change) => renewRecoveryCodes(change, app.auth, jana.userId)),
    ).toBeUndefined();
  });

  test('five wrong codes end the sign-in, ten in a row lock the account for a quarter of an hour', async () => {
    const { app } = running;
    const { code } = await addSecondFactor(app, jana);
    wait({ minutes: 1 });
    const first = await wrong(5);
    expect(await enter(first, await code())).toMatchObject({ outcome: 'step-ended' });
    await wrong(5);
    expect(await enter(await firstStep(), await code())).toMatchObject({ outcome: 'locked' });
    wait({ minutes: 15, seconds: 1 });
    expect(await enter(await firstStep(), await code())).toMatchObject({ outcome: 'signed-in' });
  });

  test('is asked of the browser that knows the password, for ten minutes', async () => {
    const { app } = running;
    const { code } = await addSecondFactor(app, jana);
    wait({ minutes: 1 });
    for (const cookie of ['', 'bozp.two_factor=x', 'bozp.two_factor=x.y']) {
      expect(await enter(cookie, await code())).toMatchObject({ outcome: 'step-ended' });
    }
    const late = await firstStep();
    wait({ minutes: 10, seconds: 1 });
    expect(await enter(late, await code())).toMatchObject({ outcome: 'step-ended' });
  });

  test('makes the browser a known one only at its end', async () => {
    const { app } = running;
    const { code } = await addSecondFactor(app, jana);
    const attempt = { account: ACCOUNT.email, clientAddress: '192.0.2.1', deviceMarks: [] };
    const cookie = await firstStep();
    expect(app.signInLimits.knows(attempt)).toBe(false);
    wait({ minutes: 1 });
    const { outcome, ...answer } = await enter(cookie, await code());
    expect(outcome).toBe('signed-in');
    expect(app.signInLimits.knows(attempt)).toBe(true);
    const deviceMarks = 'deviceMarks' in answer ? (answer.deviceMarks as string[]) : [];
    expect(app.signInLimits.knows({ ...attempt, clientAddress: '192.0.2.9', deviceMarks })).toBe(true);
  });

  test('cannot be read from the database', async () => {
    const { app } = running;
    const { recoveryCodes } = await addSecondFactor(app, jana);
    const rows = JSON.stringify(await app.db.selectFrom('staffTwoFactor').selectAll().execute());
    for (const code of recoveryCodes) expect(rows).not.toContain(code);
  });
});

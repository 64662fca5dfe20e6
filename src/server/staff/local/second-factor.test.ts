import { beforeEach, expect, test } from 'vitest';
import { SIGN_IN } from '#domain/actor.ts';
import type { TestApp } from '../../../../test/app.ts';
import { onBothDatabases } from '../../../../test/both-databases.ts';
import {
  ACCOUNT,
  addAccount,
  addSecondFactor,
  openAuthenticator,
  passwordSignIn,
  sentBack,
  staffMemberOf,
} from '../../../../test/local-account.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  listSecondFactors,
  removeSecondFactor,
  renewRecoveryCodes,
} from './second-factor.ts';
import { beginSecondStep, completeSignIn } from './second-step.ts';

onBothDatabases('a second factor on %s', (openTestApp) => {
  let running: TestApp;
  let jana: Awaited<ReturnType<typeof addAccount>>;
  beforeEach(async () => {
    running = await openTestApp();
    jana = await addAccount(running.app);
  });

  const enter = async (cookie: string, code: string, over: { deviceMarks?: string[] } = {}) => {
    const sent = { code, cookieHeader: cookie, clientAddress: '192.0.2.1', userAgent: 'Firefox', deviceMarks: [] };
    const answer = await completeSignIn(running.app, { ...sent, ...over });
    return { ...answer, cookie: 'cookie' in answer ? sentBack([answer.cookie]) : '' };
  };
  /** The cookie of a browser whose password was right. */
  const firstStep = async () =>
    sentBack([await running.app.change(SIGN_IN, (change) => beginSecondStep(change, jana.id))]);
  const wrong = async (times: number) => {
    const cookie = await firstStep();
    for (let i = 0; i < times; i += 1) expect(await enter(cookie, '000000')).toMatchObject({ outcome: 'wrong-code' });
    return cookie;
  };

  test('is required only after a right code of the app has confirmed it', async () => {
    const { app } = running;
    await app.change(jana, (change) => beginSecondFactor(change, app.authSecret));
    expect(await passwordSignIn(app)).toMatchObject({ outcome: 'signed-in' });
    const confirm = (code: string) => app.change(jana, (change) => confirmSecondFactor(change, app.authSecret, code));
    expect(await confirm('000000')).toEqual({ outcome: 'wrong' });
    expect((await listSecondFactors(app.db)).size).toBe(0);
    const { code } = await openAuthenticator(app, jana);
    expect(await confirm(code())).toMatchObject({ outcome: 'confirmed' });
    expect(await listSecondFactors(app.db)).toEqual(new Set([jana.id]));
    expect(await passwordSignIn(app)).toMatchObject({ outcome: 'second-step' });
  });

  test('of one member of staff is not required of another', async () => {
    const { app } = running;
    await addSecondFactor(app, jana);
    const peter = { name: 'Peter Malý', email: 'peter@example.sk', password: 'iné-tajné-heslo' };
    await addAccount(app, peter);
    expect(await passwordSignIn(app, peter)).toMatchObject({ outcome: 'signed-in' });
  });

  test('gives no session for the password alone, and one for the code', async () => {
    const { app } = running;
    const { code } = await addSecondFactor(app, jana);
    const { cookie } = await passwordSignIn(app);
    expect(cookie).not.toContain('session_token');
    expect(await staffMemberOf(app, cookie)).toBeUndefined();
    running.wait({ seconds: 30 });
    const answer = await enter(cookie, code());
    expect(answer).toMatchObject({ outcome: 'signed-in' });
    expect(await staffMemberOf(app, answer.cookie)).toMatchObject({ email: ACCOUNT.email });
  });

  test('accepts a code of the previous time step, and a space in it', async () => {
    const { app } = running;
    const { code } = await addSecondFactor(app, jana);
    running.wait({ minutes: 1 });
    const digits = code();
    running.wait({ seconds: 30 });
    const spelling = `${digits.slice(0, 3)} ${digits.slice(3)}`;
    expect(await enter(await firstStep(), spelling)).toMatchObject({ outcome: 'signed-in' });
  });

  test('accepts no code twice, even at the same moment', async () => {
    const { app } = running;
    const { code } = await addSecondFactor(app, jana);
    // the code that confirmed the second factor is used up
    expect(await enter(await firstStep(), code())).toMatchObject({ outcome: 'step-ended' });
    running.wait({ minutes: 1 });
    const digits = code();
    const cookies = [await firstStep(), await firstStep(), await firstStep()];
    const answers = await Promise.all(cookies.map((cookie) => enter(cookie, digits)));
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['signed-in', 'step-ended', 'step-ended']);
    const signedIn = answers.map(({ cookie }) => cookie).find(Boolean) ?? '';
    expect(await staffMemberOf(app, signedIn)).toBeDefined();
    expect(await app.db.selectFrom('staffSession').select('id').execute()).toHaveLength(1);
  });

  test('accepts a recovery code once, even at the same moment', async () => {
    const { app } = running;
    const { recoveryCodes } = await addSecondFactor(app, jana);
    const cookies = [await firstStep(), await firstStep(), await firstStep()];
    const answers = await Promise.all(cookies.map((cookie) => enter(cookie, recoveryCodes[0] ?? '')));
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['signed-in', 'wrong-code', 'wrong-code']);
  });

  test('counts wrong codes that are sent at the same moment', async () => {
    const { app } = running;
    await addSecondFactor(app, jana);
    const cookie = await firstStep();
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter(cookie, '000000')));
    expect(answers.filter(({ outcome }) => outcome === 'wrong-code')).toHaveLength(5);
  });

  test('accepts a recovery code once, in capitals and with spaces, and records its use', async () => {
    const { app } = running;
    const { recoveryCodes } = await addSecondFactor(app, jana);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    const spelling = ` ${code.replace('-', ' ').toUpperCase()}`;
    expect(await enter(await firstStep(), spelling)).toMatchObject({ outcome: 'signed-in' });
    expect(await enter(await firstStep(), code)).toMatchObject({ outcome: 'wrong-code' });
    expect(await enter(await firstStep(), recoveryCodes[1] ?? '')).toMatchObject({ outcome: 'signed-in' });
    const events = await app.db.selectFrom('event').select('verb').where('nounId', '=', jana.id).execute();
    expect(events.filter(({ verb }) => verb === 'recoveryCodeUsed')).toHaveLength(2);
  });

  test('accepts no old recovery code after new ones are made', async () => {
    const { app } = running;
    const { recoveryCodes } = await addSecondFactor(app, jana);
    const renewed = await app.change(jana, (change) => renewRecoveryCodes(change, app.authSecret));
    expect(await enter(await firstStep(), recoveryCodes[0] ?? '')).toMatchObject({ outcome: 'wrong-code' });
    expect(await enter(await firstStep(), renewed?.[0] ?? '')).toMatchObject({ outcome: 'signed-in' });
  });

  test('is not required once it is removed, and its recovery codes stop working', async () => {
    const { app } = running;
    const { recoveryCodes } = await addSecondFactor(app, jana);
    const cookie = await firstStep();
    await app.change(jana, (change) => removeSecondFactor(change));
    expect(await enter(cookie, recoveryCodes[0] ?? '')).toMatchObject({ outcome: 'step-ended' });
    expect(await passwordSignIn(app)).toMatchObject({ outcome: 'signed-in' });
    expect(await app.change(jana, (change) => renewRecoveryCodes(change, app.authSecret))).toBeUndefined();
  });

  test('ends the sign-in after five wrong codes, and locks the account for 15 minutes after ten', async () => {
    const { app } = running;
    const { code } = await addSecondFactor(app, jana);
    running.wait({ minutes: 1 });
    const first = await wrong(5);
    expect(await enter(first, code())).toMatchObject({ outcome: 'step-ended' });
    await wrong(5);
    expect(await enter(await firstStep(), code())).toMatchObject({ outcome: 'locked' });
    running.wait({ minutes: 15, seconds: 1 });
    expect(await enter(await firstStep(), code())).toMatchObject({ outcome: 'signed-in' });
  });

  test('is accepted only from the browser that sent the password, for ten minutes', async () => {
    const { app } = running;
    const { code } = await addSecondFactor(app, jana);
    running.wait({ minutes: 1 });
    for (const cookie of ['', 'bozp.two_factor=x', 'bozp.two_factor=x.y']) {
      expect(await enter(cookie, code())).toMatchObject({ outcome: 'step-ended' });
    }
    const late = await firstStep();
    running.wait({ minutes: 10, seconds: 1 });
    expect(await enter(late, code())).toMatchObject({ outcome: 'step-ended' });
  });

  test('makes the browser a known device only once the code is accepted', async () => {
    const { app } = running;
    const { code } = await addSecondFactor(app, jana);
    const attempt = { account: ACCOUNT.email, clientAddress: '192.0.2.1', deviceMarks: [] };
    const { cookie } = await passwordSignIn(app);
    expect(app.signInLimits.knows(attempt)).toBe(false);
    running.wait({ minutes: 1 });
    const { outcome, ...answer } = await enter(cookie, code());
    expect(outcome).toBe('signed-in');
    expect(app.signInLimits.knows(attempt)).toBe(true);
    const deviceMarks = 'deviceMarks' in answer ? (answer.deviceMarks as string[]) : [];
    expect(app.signInLimits.knows({ ...attempt, clientAddress: '192.0.2.9', deviceMarks })).toBe(true);
  });

  test('cannot be read from the database', async () => {
    const { app } = running;
    const { recoveryCodes } = await addSecondFactor(app, jana);
    const rows = JSON.stringify(await app.db.selectFrom('staffSecondFactor').selectAll().execute());
    for (const code of recoveryCodes) expect(rows).not.toContain(code);
  });
});

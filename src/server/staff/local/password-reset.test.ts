import { beforeEach, expect, test } from 'vitest';
import { PASSWORD_RESET, VISITOR } from '#domain/actor.ts';
import { RESET_MINUTES } from '#domain/staff/staff.ts';
import { inviteFirstStaffMember } from '#server/staff/first-account.ts';
import type { TestApp } from '../../../../test/app.ts';
import { onBothDatabases } from '../../../../test/both-databases.ts';
import {
  ACCOUNT,
  addAccount,
  addSecondFactor,
  openSession,
  passwordSignIn,
  staffMemberOf,
} from '../../../../test/local-account.ts';
import { mailServer } from '../../../../test/mailing.ts';
import type { TestMailServer } from '../../../../test/smtp.ts';
import { deleteExpiredSignIns } from './delete-expired-sign-ins.ts';
import { wasInvitation } from './invitation-code.ts';
import { passwordHash } from './password-hash.ts';
import { checkResetCode, resetPassword, startPasswordReset } from './password-reset.ts';

const NEW = 'koza kúpila štyri lavóry';

onBothDatabases('the reset of a forgotten password on %s', (openTestApp) => {
  let mail: TestMailServer;
  let running: TestApp;
  let jana: Awaited<ReturnType<typeof addAccount>>;
  beforeEach(async () => {
    mail = await mailServer();
    running = await openTestApp({ environment: { SMTP_URL: mail.url } });
    jana = await addAccount(running.app);
  });

  const startReset = (email = ACCOUNT.email) =>
    running.app.change(VISITOR, (change) => startPasswordReset(change, email));
  /** Waits until the App itself has run the jobs and sent the emails. */
  const sendEmails = async () => {
    const jobs = running.app.db.selectFrom('job').select('kind').where('kind', 'in', ['password-reset', 'email']);
    await expect.poll(() => jobs.execute()).toEqual([]);
  };
  const codeOf = (text = '') => /(\d{4})\s(\d{4})/.exec(text)?.slice(1).join('') ?? '';
  /** Requests a code, and reads it from the email. */
  const codeFor = async (email?: string) => {
    const token = await startReset(email);
    await sendEmails();
    return { token, code: codeOf(mail.emails.at(-1)?.text) };
  };
  const reset = async (claim: { token: string; code: string }, password = NEW) => {
    const hash = await passwordHash(password);
    return running.app.change(PASSWORD_RESET, (change) => resetPassword(change, claim, hash));
  };
  const another = (code: string) => String((Number(code) + 1) % 10 ** 8).padStart(8, '0');

  test('sets a new password with the emailed code, and ends every session of the account', async () => {
    const { app } = running;
    const cookie = await openSession(app, jana);
    const claim = await codeFor('Jana@Example.SK');
    expect(mail.emails.map(({ recipient }) => recipient)).toEqual([ACCOUNT.email]);
    expect(await checkResetCode(app, claim)).toEqual({ outcome: 'right', email: ACCOUNT.email });
    expect(await reset(claim)).toBe('done');
    expect(await staffMemberOf(app, cookie)).toBeUndefined();
    expect(await passwordSignIn(app)).toMatchObject({ outcome: 'wrong' });
    expect(await passwordSignIn(app, { password: NEW })).toMatchObject({ outcome: 'signed-in' });
    await sendEmails();
    expect(mail.emails.at(-1)?.subject).toBe('Heslo bolo zmenené');
    const events = await app.db
      .selectFrom('event')
      .select('verb')
      .where('nounId', '=', jana.id)
      .orderBy('position')
      .execute();
    expect(events.map(({ verb }) => verb)).toEqual(['added', 'passwordForgotten', 'passwordReset']);
  });

  test('accepts the code once, even if it is sent several times at once', async () => {
    const claim = await codeFor();
    const outcomes = await Promise.all([reset(claim), reset(claim), reset(claim)]);
    expect(outcomes.sort()).toEqual(['done', 'ended', 'ended']);
    expect(await checkResetCode(running.app, claim)).toEqual({ outcome: 'ended' });
  });

  test('accepts the code in no other browser', async () => {
    const { code } = await codeFor();
    const otherBrowser = { token: await startReset('nikto@example.sk'), code };
    await sendEmails();
    expect(await checkResetCode(running.app, otherBrowser)).toEqual({ outcome: 'wrong' });
    expect(await reset(otherBrowser)).toBe('ended');
    expect(await checkResetCode(running.app, { token: '', code })).toEqual({ outcome: 'ended' });
  });

  test.each([
    ['a member of staff', ACCOUNT.email],
    ['an unknown address', 'nikto@example.sk'],
  ])('ends after five wrong codes, for %s', async (_whom, email) => {
    const { token, code } = await codeFor(email);
    const wrong = { token, code: another(code) };
    const answers = await Promise.all(Array.from({ length: 7 }, () => checkResetCode(running.app, wrong)));
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual([
      ...Array(2).fill('ended'),
      ...Array(5).fill('wrong'),
    ]);
    expect(await checkResetCode(running.app, { token, code })).toEqual({ outcome: 'ended' });
    expect(await reset({ token, code })).toBe('ended');
  });

  test('accepts a right code again together with a better password', async () => {
    const claim = await codeFor();
    for (let i = 0; i < 8; i += 1)
      expect(await checkResetCode(running.app, claim)).toMatchObject({ outcome: 'right' });
    expect(await reset(claim)).toBe('done');
  });

  test('ends once the time limit of the code has passed', async () => {
    const claim = await codeFor();
    running.wait({ minutes: RESET_MINUTES });
    expect(await checkResetCode(running.app, claim)).toEqual({ outcome: 'ended' });
    expect(await reset(claim)).toBe('ended');
  });

  test('accepts only the newest code', async () => {
    const [older, newer] = [await codeFor(), await codeFor()];
    expect(await checkResetCode(running.app, older)).toEqual({ outcome: 'wrong' });
    expect(await reset(older)).toBe('ended');
    expect(await reset(newer)).toBe('done');
  });

  test('sends at most three emails an hour to one account', async () => {
    for (let i = 0; i < 6; i += 1) await codeFor();
    expect(mail.emails).toHaveLength(3);
    running.wait({ hours: 1, minutes: 1 });
    await codeFor();
    expect(mail.emails).toHaveLength(4);
  });

  test('is started for an unknown address, too, which gets no email and is deleted', async () => {
    const { app } = running;
    await startReset('nikto@example.sk');
    const before = await app.db.selectFrom('staffPasswordReset').selectAll().execute();
    expect(before).toMatchObject([{ email: 'nikto@example.sk', staffMemberId: null, codeHash: null }]);
    await sendEmails();
    expect(mail.emails).toEqual([]);
    const after = await app.db.selectFrom('staffPasswordReset').selectAll().execute();
    expect(after).toMatchObject([{ email: null, staffMemberId: null, codeHash: null }]);
  });

  test('leaves a second factor required', async () => {
    const { app } = running;
    await addSecondFactor(app, jana);
    expect(await reset(await codeFor())).toBe('done');
    expect(await passwordSignIn(app, { password: NEW })).toMatchObject({ outcome: 'second-step' });
  });

  test('the nightly job deletes expired sessions, sign-ins and resets', async () => {
    const { app } = running;
    await addSecondFactor(app, jana);
    await startReset('nikto@example.sk');
    await sendEmails();
    await passwordSignIn(app);
    const count = async () => {
      const tables = ['staffSession', 'staffSecondStep', 'staffPasswordReset'] as const;
      const rows = tables.map((table) => app.db.selectFrom(table).selectAll().execute());
      return (await Promise.all(rows)).map(({ length }) => length > 0);
    };
    await deleteExpiredSignIns(app);
    expect(await count()).toEqual([false, true, true]);
    running.wait({ hours: 9 });
    await deleteExpiredSignIns(app);
    expect(await count()).toEqual([false, false, false]);
  });

  test('the nightly job deletes an invitation a month after it has expired', async () => {
    const { app } = running;
    const first = await inviteFirstStaffMember(app);
    await inviteFirstStaffMember(app);
    const count = async () => (await app.db.selectFrom('staffInvitation').selectAll().execute()).length;
    running.wait({ hours: 24 * 31 - 1 });
    await deleteExpiredSignIns(app);
    expect([await count(), await wasInvitation(app.db, first, 'first-account')]).toEqual([2, true]);
    running.wait({ hours: 2 });
    await deleteExpiredSignIns(app);
    expect([await count(), await wasInvitation(app.db, first, 'first-account')]).toEqual([0, false]);
  });

  test('the nightly job keeps a session that is in use', async () => {
    const { app } = running;
    const cookie = await openSession(app, jana);
    for (let hour = 0; hour < 12; hour += 1) {
      running.wait({ hours: 1 });
      expect(await staffMemberOf(app, cookie)).toBeDefined();
      await deleteExpiredSignIns(app);
    }
    running.wait({ hours: 8, minutes: 1 });
    await deleteExpiredSignIns(app);
    expect(await app.db.selectFrom('staffSession').select('id').execute()).toEqual([]);
    expect(cookie).toContain('session_token');
  });
});

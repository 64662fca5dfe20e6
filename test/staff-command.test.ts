import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findInvited, joinByInvitation } from '#server/staff/local/invitation-code.ts';
import { openTestApp, type TestApp } from './app.ts';
import { ACCOUNT, addAccount, addSecondFactor, passwordSignIn, staffMemberOf } from './local-account.ts';

const NEW = { name: 'Jana Kováčová', password: 'koza kúpila štyri lavóry' };

let folder: string;
let running: TestApp;
const start = async () => {
  // the command is a separate process, which uses the system's clock
  running = await openTestApp({ environment: { DATA_DIR: folder }, parts: { now: Temporal.Now.instant } });
  return running.app;
};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bozp-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the command as from a terminal. */
function staff(...words: string[]): { status: number | null; said: string; code: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/staff.ts', ...words], {
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_DIR: folder, BASE_URL: 'https://www.example.sk' },
  });
  const said = `${stdout}${stderr}`;
  return { status, said, code: /https:\/\/www\.example\.sk\/signIn\/pozvanka\?kod=([\w-]+)/.exec(said)?.[1] ?? '' };
}

test('the staff command creates a link for a new password', { timeout: 60_000 }, async () => {
  const jana = await addAccount(await start());
  await addSecondFactor(running.app, jana);
  expect(staff('reset', ACCOUNT.email)).toMatchObject({
    status: 1,
    said: expect.stringMatching(/another running process uses.*Zastavte web/s),
  });
  await running.close();
  const { status, code } = staff('reset', 'Jana@Example.sk');
  expect(status).toBe(0);
  const app = await start();
  expect(await passwordSignIn(app)).toMatchObject({ outcome: 'wrong' });
  expect(await joinByInvitation(app, code, NEW)).toBe('joined');
  const again = await passwordSignIn(app, { password: NEW.password });
  expect(again.outcome).toBe('signed-in');
  expect(await staffMemberOf(app, again.cookie)).toMatchObject({ id: jana.id });
  expect(await joinByInvitation(app, code, NEW)).toBe('not-invited');
  const events = await app.db
    .selectFrom('event')
    .select(['verb', 'actorId'])
    .where('noun', '=', 'staffMember')
    .orderBy('position')
    .execute();
  expect(events.slice(-2)).toEqual([
    { verb: 'accessReset', actorId: 'command-line' },
    { verb: 'passwordReset', actorId: 'invitation' },
  ]);
  await running.close();
});

test('the staff command adds a person with a role', { timeout: 60_000 }, async () => {
  await start();
  await running.close();
  const { status, code } = staff('add', 'lektor@example.sk', '--role', 'lecturer', '--name', 'Peter Lektor');
  expect(status).toBe(0);
  expect(staff('add', 'lektor@example.sk')).toMatchObject({
    status: 1,
    said: expect.stringContaining('už na zozname je'),
  });
  expect(staff('list').said).toBe(
    'Peter Lektor, lektor@example.sk, Lektor, pozvaný, bez overenia, zatiaľ bez prihlásenia\n',
  );
  const app = await start();
  expect(await findInvited(app, code)).toMatchObject({
    email: 'lektor@example.sk',
    role: 'lecturer',
    state: 'invited',
  });
  await running.close();
});

test('the staff command explains what it cannot do', { timeout: 60_000 }, async () => {
  await start();
  await running.close();
  expect(staff('list')).toMatchObject({ status: 0, said: 'Na zozname nie je nikto.\n' });
  expect(staff('reset', 'nikto@example.sk')).toMatchObject({
    status: 1,
    said: 'nikto@example.sk na zozname nie je.\n',
  });
  for (const words of [
    [],
    ['list', 'x'],
    ['add'],
    ['add', 'nikto'],
    ['add', 'a@b.sk', '--role', 'boss'],
    ['add', 'a@b.sk', '--x'],
  ]) {
    expect(staff(...words)).toMatchObject({ status: 2, said: expect.stringContaining('Použitie:') });
  }
});

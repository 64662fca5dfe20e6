import { expect, test } from 'vitest';
import { COMMAND_LINE } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import type { TestApp } from '../../../../test/app.ts';
import { onBothDatabases } from '../../../../test/both-databases.ts';
import { databaseOf } from '../../../../test/database-of.ts';
import { ACCOUNT, addAccount, passwordSignIn } from '../../../../test/local-account.ts';
import { createInvitation, findInvited, joinByInvitation } from './invitation-code.ts';
import { addByCommand, listStaff, resetByCommand } from './staff-command.ts';

const PETER = { name: 'Peter', email: 'peter@example.sk', role: 'editor' } as const;
const CHOICE = { name: 'Peter Malý', password: 'koza kúpila štyri lavóry' };

onBothDatabases('an invitation to an account with a password on %s', (openTestApp) => {
  let running: TestApp;
  let app: App;
  const open = async () => {
    running = await openTestApp({ changesSchema: true });
    app = running.app;
  };

  const invite = async () => {
    const result = await app.change(COMMAND_LINE, (change) => addByCommand(change, PETER));
    if (result.outcome !== 'invited') throw new Error(result.outcome);
    return result.code;
  };
  const signInAsPeter = () => passwordSignIn(app, { email: PETER.email, password: CHOICE.password });

  test('creates the whole account, or changes nothing', async () => {
    await open();
    const code = await invite();
    await databaseOf(app).schema.alterTable('staffPassword').renameTo('elsewhere').execute();
    await expect(joinByInvitation(app, code, CHOICE)).rejects.toThrow('staffPassword');
    expect(await findInvited(app, code)).toMatchObject({ name: 'Peter', state: 'invited' });
    await databaseOf(app).schema.alterTable('elsewhere').renameTo('staffPassword').execute();
    expect(await joinByInvitation(app, code, CHOICE)).toBe('joined');
    expect(await signInAsPeter()).toMatchObject({ outcome: 'signed-in' });
    expect(await listStaff(app.db)).toMatchObject([{ name: 'Peter Malý', state: 'active' }]);
  });

  test('stops working once a newer one is created', async () => {
    await open();
    const old = await invite();
    const { id = '' } = (await findInvited(app, old)) ?? {};
    const code = await app.change(COMMAND_LINE, async (change) => {
      change.record({ noun: 'staffMember', id, verb: 'invited' });
      return createInvitation(change, id, 48);
    });
    expect(await joinByInvitation(app, old, CHOICE)).toBe('not-invited');
    running.wait({ hours: 47 });
    expect(await joinByInvitation(app, code, CHOICE)).toBe('joined');
  });

  test('reactivates a deactivated person, with their old account or without', async () => {
    await open();
    expect(await joinByInvitation(app, await invite(), CHOICE)).toBe('joined');
    const db = databaseOf(app);
    for (const isIdentityDeleted of [false, true]) {
      await db.updateTable('staffMember').set({ state: 'deactivated' }).execute();
      if (isIdentityDeleted) await db.deleteFrom('staffIdentity').execute();
      expect(await joinByInvitation(app, await invite(), CHOICE)).toBe('joined');
      expect(await signInAsPeter()).toMatchObject({ outcome: 'signed-in' });
      expect(await listStaff(app.db)).toMatchObject([{ state: 'active', role: 'editor' }]);
    }
  });

  test('is refused for a member of staff; only they can get a link for a new password', async () => {
    await open();
    await addAccount(app);
    const add = (email: string) => app.change(COMMAND_LINE, (change) => addByCommand(change, { ...PETER, email }));
    expect(await add('Jana@Example.SK')).toEqual({ outcome: 'is-staff' });
    const reset = (email: string) => app.change(COMMAND_LINE, (change) => resetByCommand(change, email));
    expect(await reset('nikto@example.sk')).toEqual({ outcome: 'no-staff' });
    expect(await passwordSignIn(app)).toMatchObject({ outcome: 'signed-in' });
    expect(await reset(ACCOUNT.email)).toMatchObject({ outcome: 'reset' });
    expect(await passwordSignIn(app)).toMatchObject({ outcome: 'wrong' });
  });
});

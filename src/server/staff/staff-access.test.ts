import { describe, expect, test } from 'vitest';
import { STAFF_ROLES, type StaffRole } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import type { StaffChange } from '#server/change.ts';
import { listEvents } from '#server/events/events.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { ACCOUNT, addAccount, openSession } from '../../../test/local-account.ts';
import { signIn } from './local/sign-in.ts';
import { findStaffMember, memberOf } from './staff.ts';
import { changeRole, deactivateStaffMember, endSessions, renameStaffMember } from './staff-access.ts';
import { inviteStaffMember } from './staff-invitations.ts';
import { listStaff } from './staff-list.ts';
import { listActiveAdmins } from './staff-records.ts';

onBothDatabases('access on %s', (openTestApp, engine) => {
  let running: TestApp;
  const open = async (options: Parameters<typeof openTestApp>[0] = {}) => {
    running = await openTestApp(options);
    return running.app;
  };

  const admit = async (app: App, name: string, role: StaffRole = 'admin') => {
    const email = `${name.toLowerCase()}@example.sk`;
    const { id } = await addAccount(app, { name, email });
    await databaseOf(app).updateTable('staffMember').set({ role }).where('id', '=', id).execute();
    return { id, email };
  };
  const signedIn = async (app: App, member: { id: string }) =>
    new Request('http://localhost:3000/dashboard', { headers: { cookie: await openSession(app, member) } });
  const decide = <T>(app: App, work: (change: StaffChange<'settings'>) => Promise<T>) => app.change(JANA, work);
  const history = async (app: App, id: string) => (await listEvents(app.db, { noun: 'staffMember', id })).slice(1);

  describe('a deactivated member of staff', () => {
    test('is refused at the next request, and at sign-in with the password', async () => {
      const app = await open();
      await admit(app, 'jana');
      const { id, email } = await admit(app, 'peter');
      const request = await signedIn(app, { id });
      expect(await findStaffMember(app, request)).toMatchObject({ id });
      expect(await decide(app, (change) => deactivateStaffMember(change, id))).toBe('done');
      expect(await findStaffMember(app, request)).toBeUndefined();
      expect(await signIn(app, { email, password: ACCOUNT.password, clientAddress: '192.0.2.1' })).toEqual({
        outcome: 'wrong',
      });
      for (const table of ['staffPassword', 'staffSession', 'staffIdentity'] as const) {
        expect(JSON.stringify(await app.db.selectFrom(table).selectAll().execute())).not.toContain(id);
      }
      expect(await app.db.selectFrom('staffSession').select('id').execute()).toEqual([]);
      expect(await history(app, id)).toMatchObject([
        {
          verb: 'deactivated',
          before: { state: 'active' },
          after: { state: 'deactivated' },
          actor: { name: JANA.name },
        },
      ]);
      expect(await decide(app, (change) => deactivateStaffMember(change, id))).toBe('not-possible');
    });

    test('gets no access by the same identity and address', async () => {
      const app = await open();
      await admit(app, 'jana');
      const { id, email } = await admit(app, 'peter');
      const identity = {
        provider: 'oidc',
        subject: 'peter',
        profile: async () => ({ email, name: undefined }),
      } as const;
      expect(await memberOf(app, identity)).toMatchObject({ id });
      await decide(app, (change) => deactivateStaffMember(change, id));
      expect(await memberOf(app, identity)).toBeUndefined();
    });

    if (engine === 'Postgres')
      test('is refused by another node at the next request', async () => {
        const app = await open();
        const other = await open({ environment: { DATABASE_URL: app.config.databaseUrl as string } });
        await admit(app, 'jana');
        const { id } = await admit(app, 'peter', 'editor');
        const request = await signedIn(app, { id });
        expect(await findStaffMember(other, request)).toMatchObject({ role: 'editor' });
        await decide(app, (change) => changeRole(change, id, 'lecturer'));
        expect(await findStaffMember(other, request)).toMatchObject({ role: 'lecturer' });
        await decide(app, (change) => deactivateStaffMember(change, id));
        expect(await findStaffMember(other, request)).toBeUndefined();
      });
  });

  test('ending a person’s sessions ends them in every browser, and no one else’s', async () => {
    const app = await open();
    const jana = await admit(app, 'jana');
    const peter = await admit(app, 'peter');
    const requests = [await signedIn(app, peter), await signedIn(app, peter)];
    const janasSession = await signedIn(app, jana);
    const sessions = async () =>
      Object.fromEntries((await listStaff(app)).map(({ name, sessions }) => [name, sessions]));
    expect(await sessions()).toEqual({ jana: 1, peter: 2 });
    await decide(app, (change) => endSessions(change, peter.id));
    expect(await sessions()).toEqual({ jana: 1, peter: 0 });
    for (const request of requests) expect(await findStaffMember(app, request)).toBeUndefined();
    expect(await findStaffMember(app, janasSession)).toMatchObject({ id: jana.id });
    await signedIn(app, peter);
    expect(await sessions()).toEqual({ jana: 1, peter: 1 });
    expect(await history(app, peter.id)).toMatchObject([{ verb: 'sessionsEnded', after: { sessions: 2 } }]);
  });

  test('a session that was idle for more than eight hours is not counted', async () => {
    const app = await open();
    await signedIn(app, await admit(app, 'jana'));
    running.wait({ hours: 8, seconds: 1 });
    expect(await listStaff(app)).toMatchObject([{ sessions: 0 }]);
  });

  describe('a role', () => {
    test.each(Object.keys(STAFF_ROLES) as StaffRole[])(
      '%s is recorded together with the previous role',
      async (role) => {
        const app = await open();
        await admit(app, 'jana');
        const { id } = await admit(app, 'peter', 'coordinator');
        expect(await decide(app, (change) => changeRole(change, id, role))).toBe('done');
        expect(await history(app, id)).toMatchObject(
          role === 'coordinator' ? [] : [{ verb: 'roleChanged', before: { role: 'coordinator' }, after: { role } }],
        );
      },
    );

    test('of an unknown id or a deactivated member of staff is not changed', async () => {
      const app = await open();
      await admit(app, 'jana');
      const { id } = await admit(app, 'peter');
      await decide(app, (change) => deactivateStaffMember(change, id));
      expect(await decide(app, (change) => changeRole(change, id, 'editor'))).toBe('not-possible');
      expect(await decide(app, (change) => changeRole(change, 'nikto', 'editor'))).toBe('not-found');
    });
  });

  describe('a name', () => {
    test('changed by the Správca is recorded once with the previous name, and the next request has it', async () => {
      const app = await open();
      await admit(app, 'jana');
      const { id } = await admit(app, 'peter', 'editor');
      const request = await signedIn(app, { id });
      const rename = (name: string) => decide(app, (change) => renameStaffMember(change, id, name));
      expect([await rename('Peter Malík'), await rename('Peter Malík')]).toEqual(['done', 'done']);
      expect(await findStaffMember(app, request)).toMatchObject({ name: 'Peter Malík', role: 'editor' });
      expect(await history(app, id)).toMatchObject([
        { verb: 'renamed', before: { name: 'peter' }, after: { name: 'Peter Malík' }, actor: { name: JANA.name } },
      ]);
    });

    test('of an invited person is changed, of a deactivated or unknown one it is not', async () => {
      const app = await open();
      await admit(app, 'jana');
      const marek = { name: 'marek', email: 'marek@example.sk', role: 'lecturer' as const };
      const invited = await decide(app, (change) => inviteStaffMember(change, marek));
      const invitedId = invited.outcome === 'invited' ? invited.id : '';
      expect(await decide(app, (change) => renameStaffMember(change, invitedId, 'Marek Vlk'))).toBe('done');
      const { id } = await admit(app, 'peter');
      await decide(app, (change) => deactivateStaffMember(change, id));
      expect(await decide(app, (change) => renameStaffMember(change, id, 'Peter Malík'))).toBe('not-possible');
      expect(await decide(app, (change) => renameStaffMember(change, 'nikto', 'Peter Malík'))).toBe('not-found');
      expect((await listStaff(app)).map(({ name }) => name)).toEqual(['jana', 'Marek Vlk', 'peter']);
    });
  });

  describe('the last Správca', () => {
    test('can neither be deactivated nor get another role, even if another Správca is invited', async () => {
      const app = await open();
      const { id } = await admit(app, 'jana');
      await admit(app, 'peter', 'coordinator');
      const invited = { name: 'Marek', email: 'marek@example.sk', role: 'admin' as const };
      await decide(app, (change) => inviteStaffMember(change, invited));
      expect(await decide(app, (change) => deactivateStaffMember(change, id))).toBe('last-admin');
      expect(await decide(app, (change) => changeRole(change, id, 'editor'))).toBe('last-admin');
      expect(await decide(app, (change) => changeRole(change, id, 'admin'))).toBe('done');
      expect(await listActiveAdmins(app.db)).toEqual([id]);
      expect(await history(app, id)).toEqual([]);
    });

    /** The last two administrators remove each other, on two nodes where there are several; returns how many stayed. */
    async function removeEachOther(options: Parameters<typeof openTestApp>[0] = {}): Promise<number[]> {
      const app = await open(options);
      const environment = app.config.databaseUrl && { DATABASE_URL: app.config.databaseUrl };
      const other = environment ? await open({ ...options, environment }) : app;
      const ids = [(await admit(app, 'jana')).id, (await admit(app, 'peter')).id] as const;
      const remaining: number[] = [];
      for (const act of [
        (change: StaffChange<'settings'>, id: string) => deactivateStaffMember(change, id),
        (change: StaffChange<'settings'>, id: string) => changeRole(change, id, 'editor'),
      ]) {
        await Promise.all([
          decide(app, (change) => act(change, ids[0])),
          decide(other, (change) => act(change, ids[1])),
        ]);
        remaining.push((await listActiveAdmins(app.db)).length);
        const both = { role: 'admin', state: 'active' } as const;
        await databaseOf(app).updateTable('staffMember').set(both).where('id', 'in', ids).execute();
      }
      return remaining;
    }

    test('stays when the last two remove each other, or their roles, at the same moment', async () => {
      expect(await removeEachOther()).toEqual([1, 1]);
    });

    // SQLite has no lock to take out: its transactions exclude each other from their first statement
    if (engine === 'Postgres')
      test('does not stay without the lock', async () => {
        expect(await removeEachOther({ parts: { lockRows: async () => undefined } })).toContain(0);
      });
  });

  test('the staff list shows active, invited, then deactivated members, in the order of the Slovak alphabet', async () => {
    const app = await open();
    for (const name of ['Šimon', 'Peter', 'Chrenová', 'Hanka']) {
      await decide(app, (change) =>
        inviteStaffMember(change, { name, email: `${name}@example.sk`, role: 'lecturer' }),
      );
    }
    await admit(app, 'Zuzana');
    const deactivated = await admit(app, 'Anna');
    await decide(app, (change) => deactivateStaffMember(change, deactivated.id));
    expect((await listStaff(app)).map(({ name, state }) => `${name} ${state}`)).toEqual([
      'Zuzana active',
      'Hanka invited',
      'Chrenová invited',
      'Peter invited',
      'Šimon invited',
      'Anna deactivated',
    ]);
  });
});

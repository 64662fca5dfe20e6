import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { START } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { acceptFirstInvitation, inviteFirstStaffMember, isInvited } from './first-account.ts';
import { addStaffMember } from './local/accounts.ts';
import { signIn } from './local/sign-in.ts';
import { hasStaff } from './staff.ts';

const JANA = { name: 'Jana Kováčová', email: 'jana@example.sk', password: 'veľmi-tajné-heslo' };

onBothDatabases('the first staff account on %s', (openTestApp) => {
  let running: TestApp;
  const open = async (environment: Record<string, string> = {}, options: { changesSchema?: boolean } = {}) => {
    running = await openTestApp({ environment, ...options });
    return running.app;
  };
  /** Both rows of every account; an incomplete one has a null or is missing. */
  const accountsOf = async ({ db }: App) => {
    const { rows } = await sql<{ email: string; hash: string | null }>`select "email", "hash" from "staffMember"
      left join "staffPassword" on "staffMemberId" = "id"`.execute(db);
    return rows.map(({ email, hash }) => ({ email, hasPassword: hash !== null }));
  };

  const signInAs = (app: App, { email, password }: { email: string; password: string }) =>
    signIn(app, { email, password, clientAddress: '192.0.2.1' });

  describe('the first invitation', () => {
    const accept = async (app: App, code: string, over = {}) =>
      (await acceptFirstInvitation(app, code, { ...JANA, ...over })).outcome;

    test('creates an account that can sign in', async () => {
      const app = await open();
      const code = await inviteFirstStaffMember(app);
      expect(await isInvited(app, code)).toBe(true);
      expect(await hasStaff(app.db)).toBe(false);
      expect(await accept(app, code, { email: 'Jana@Example.sk' })).toBe('added');
      expect(await hasStaff(app.db)).toBe(true);
      expect(await signInAs(app, JANA)).toMatchObject({ outcome: 'signed-in' });
    });

    test('works once', async () => {
      const app = await open();
      const code = await inviteFirstStaffMember(app);
      await accept(app, code);
      expect(await isInvited(app, code)).toBe(false);
      expect(await accept(app, code, { email: 'peter@example.sk' })).toBe('not-invited');
      expect(await app.db.selectFrom('staffMember').select('email').execute()).toEqual([{ email: JANA.email }]);
    });

    test('works once even if it is sent several times at once', async () => {
      const app = await open();
      const code = await inviteFirstStaffMember(app);
      const answers = await Promise.all(
        ['a', 'b', 'c', 'd'].map((name) => accept(app, code, { email: `${name}@example.sk` })),
      );
      expect(answers.sort()).toEqual(['added', 'not-invited', 'not-invited', 'not-invited']);
      expect(await app.db.selectFrom('staffMember').select('id').execute()).toHaveLength(1);
    });

    test('creates one account when the same one is added another way at the same moment', async () => {
      const app = await open();
      const code = await inviteFirstStaffMember(app);
      const [accepted, added] = await Promise.all([accept(app, code), addStaffMember(app, START, JANA)]);
      expect([accepted, added.outcome].filter((outcome) => outcome === 'added')).toHaveLength(1);
      expect(await accountsOf(app)).toEqual([{ email: JANA.email, hasPassword: true }]);
      expect(await signInAs(app, JANA)).toMatchObject({ outcome: 'signed-in' });
    });

    test('creates the whole account and is used up, or changes nothing', async () => {
      const app = await open({}, { changesSchema: true });
      const code = await inviteFirstStaffMember(app);
      await databaseOf(app).schema.alterTable('staffPassword').renameTo('elsewhere').execute();
      await expect(accept(app, code)).rejects.toThrow('staffPassword');
      expect(await hasStaff(app.db)).toBe(false);
      expect(await isInvited(app, code)).toBe(true);
      await databaseOf(app).schema.alterTable('elsewhere').renameTo('staffPassword').execute();
      expect(await accept(app, code)).toBe('added');
      expect(await signInAs(app, JANA)).toMatchObject({ outcome: 'signed-in' });
    });

    test('expires after a day', async () => {
      const app = await open();
      const code = await inviteFirstStaffMember(app);
      running.wait({ hours: 23, minutes: 59 });
      expect(await isInvited(app, code)).toBe(true);
      running.wait({ minutes: 1 });
      expect(await isInvited(app, code)).toBe(false);
      expect(await accept(app, code)).toBe('not-invited');
      expect(await hasStaff(app.db)).toBe(false);
    });

    test('stops working once a newer one is created', async () => {
      const app = await open();
      const [old, code] = [await inviteFirstStaffMember(app), await inviteFirstStaffMember(app)];
      expect(await accept(app, old)).toBe('not-invited');
      expect(await accept(app, code)).toBe('added');
    });

    test('is refused once there is staff', async () => {
      const app = await open();
      const code = await inviteFirstStaffMember(app);
      await addStaffMember(app, START, JANA);
      expect(await isInvited(app, code)).toBe(false);
      expect(await accept(app, code, { email: 'peter@example.sk' })).toBe('not-invited');
    });

    test('cannot be guessed or read from the database', async () => {
      const app = await open();
      const code = await inviteFirstStaffMember(app);
      const [row] = await app.db.selectFrom('staffInvitation').selectAll().execute();
      expect(code).toMatch(/^[\w-]{32}$/);
      expect(row?.tokenHash).not.toContain(code);
      expect(await accept(app, row?.tokenHash ?? '')).toBe('not-invited');
      expect(await accept(app, '')).toBe('not-invited');
    });
  });

  describe('an account', () => {
    test('is stored wholly or not at all', async () => {
      const app = await open({}, { changesSchema: true });
      await databaseOf(app).schema.alterTable('staffPassword').renameTo('elsewhere').execute();
      await expect(addStaffMember(app, START, JANA)).rejects.toThrow('staffPassword');
      expect(await hasStaff(app.db)).toBe(false);
      await databaseOf(app).schema.alterTable('elsewhere').renameTo('staffPassword').execute();
      expect(await addStaffMember(app, START, JANA)).toEqual({ outcome: 'added' });
    });

    test.each([JANA.email, 'JANA@example.SK', ' Jana@example.sk '])(
      'is stored once for an e-mail, also when it is written „%s“',
      async (email) => {
        const app = await open();
        await addStaffMember(app, START, JANA);
        const second = await addStaffMember(app, START, { name: 'Iná Jana', email, password: 'iné-tajné-heslo' });
        expect(second).toEqual({ outcome: 'email-taken' });
        expect(await accountsOf(app)).toEqual([{ email: JANA.email, hasPassword: true }]);
        expect(await signInAs(app, JANA)).toMatchObject({ outcome: 'signed-in' });
      },
    );

    test('is stored once when it is added several times at once', async () => {
      const app = await open();
      const outcomes = await Promise.all(Array.from({ length: 4 }, () => addStaffMember(app, START, JANA)));
      expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['added', ...Array(3).fill('email-taken')]);
      expect(await accountsOf(app)).toHaveLength(1);
    });
  });

  describe('the account from the settings', () => {
    const STAFF = { STAFF_EMAIL: 'Prva@example.sk', STAFF_PASSWORD: 'prvé-tajné-heslo' };

    test('is created at the first start and can sign in', async () => {
      const app = await open(STAFF);
      const prva = { email: 'prva@example.sk', password: STAFF.STAFF_PASSWORD };
      expect(await signInAs(app, prva)).toMatchObject({ outcome: 'signed-in' });
    });

    test('is created once by two nodes that start at the same time', async () => {
      const { databaseUrl } = (await open()).config;
      // SQLite allows one node: its file is locked
      if (!databaseUrl) return;
      const nodes = await Promise.all(
        [1, 2].map(() => openTestApp({ environment: { ...STAFF, DATABASE_URL: databaseUrl } })),
      );
      for (const { app } of nodes) {
        expect(await accountsOf(app)).toEqual([{ email: 'prva@example.sk', hasPassword: true }]);
      }
      await Promise.all(nodes.map(({ close }) => close()));
    });

    test('is not created where there is staff already', async () => {
      const app = await open(STAFF);
      const { databaseUrl, dataDir } = app.config;
      await databaseOf(app).destroy();
      const next = await openTestApp({
        environment: {
          DATA_DIR: dataDir,
          ...(databaseUrl && { DATABASE_URL: databaseUrl }),
          ...STAFF,
          STAFF_EMAIL: 'b@example.sk',
        },
      });
      const staff = await next.app.db.selectFrom('staffMember').select(['email', 'name']).execute();
      await next.close();
      expect(staff).toEqual([{ email: 'prva@example.sk', name: 'prva' }]);
    });
  });
});

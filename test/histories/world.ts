import { instant } from '#server/clock.ts';
import { type Mailer, openMailer } from '#server/emails/mailer.ts';
import { openTestApp, type TestApp } from '../app.ts';
import { storedCourse } from '../courses.ts';
import { databaseOf } from '../database-of.ts';
import { openMailServer, type TestMailServer } from '../smtp.ts';
import { readPlaces } from './places.ts';

/** What a history happens to: one or two nodes on one database, and a real mail server. */
export interface World {
  nodes: readonly TestApp['app'][];
  wait: TestApp['wait'];
  mail: TestMailServer;
  /** The connection through which the nodes send emails, when a history says so. */
  mailer: Mailer;
  isMailDown: boolean;
  /**
   * The last action, if one member of staff can undo it, or the applicant of this sign-up: its time and what was true
   * before it.
   */
  last: { at: string; before: unknown; ownId?: string } | undefined;
  /** E-mails of the people who were erased entirely. */
  erased: string[];
  close(): Promise<void>;
}

interface WorldOptions {
  postgresUrl?: string | undefined;
  /** Parts of the product that a control takes out. */
  parts?: NonNullable<Parameters<typeof openTestApp>[0]>['parts'];
}

/** Opens an empty product with two courses; on PostgreSQL it runs on two nodes. */
export async function openWorld({ postgresUrl, parts = {} }: WorldOptions = {}): Promise<World> {
  const mail = await openMailServer();
  const mailer = openMailer(mail.url) as Mailer;
  // without a mail server of its own, a node sends no email in the background while a history goes on
  const environment = { BASE_URL: 'http://localhost' };
  const first = await openTestApp({ ...(postgresUrl && { postgresUrl }), environment, parts });
  const { app, wait } = first;
  const { now, elapsed } = app;
  const second = postgresUrl
    ? await openTestApp({
        environment: { ...environment, DATABASE_URL: app.config.databaseUrl as string },
        parts: { now, elapsed, ...parts },
      })
    : undefined;
  // the clock goes on for weeks: nightly jobs would fill the history with backups and checks
  await databaseOf(app).deleteFrom('job').where('kind', 'in', NIGHTLY).execute();
  for (const date of ['2026-12-15', '2026-12-22']) await storedCourse(app, { capacity: 4, date });
  return {
    nodes: second ? [app, second.app] : [app],
    wait,
    mail,
    mailer,
    isMailDown: false,
    last: undefined,
    erased: [],
    async close() {
      await second?.close();
      await first.close();
      mailer.close();
      await mail.close();
    },
  };
}

const NIGHTLY = ['backup', 'backup-watch', 'file-check', 'retention'] as const;

/** Notes what is true before an action of staff that may be undone. */
export async function noteBefore(world: World): Promise<void> {
  const [app] = world.nodes;
  if (app) world.last = { at: instant(app), before: await readPlaces(app.db) };
}

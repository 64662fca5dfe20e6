import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { START } from '#domain/actor.ts';
import { type Announcements, TOPICS, type Topic } from '#server/announcements.ts';
import { openApp } from '#server/open-app.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { refuseConnections } from '../../../test/databases.ts';
import { type Db, openDatabase } from './database.ts';
import { openSharedAnnouncements } from './shared-announcements.ts';

describe('nodes on one Postgres', () => {
  let running: TestApp;
  afterEach(() => running.close());

  test('are notified of each other’s changes, and of their own once', async () => {
    running = await openTestApp({ postgresUrl: inject('postgresUrl') });
    const other = await openApp(running.app.config);
    const announcedHere: Topic[] = [];
    running.app.announcements.listen((topic) => topic !== 'jobs' && announcedHere.push(topic));
    const announcedThere = announced(other.app.announcements);
    await running.app.change(START, async (change) => change.announce('articles'));
    expect(await announcedThere).toBe('articles');
    const back = announced(running.app.announcements);
    await other.app.change(START, async (change) => change.announce('courses'));
    expect(await back).toBe('courses');
    expect(announcedHere).toEqual(['articles', 'courses']);
    await other.close();
  });

  test('are not notified of what was not committed', async () => {
    running = await openTestApp({ postgresUrl: inject('postgresUrl') });
    const other = await openApp(running.app.config);
    const topics: Topic[] = [];
    other.app.announcements.listen((topic) => topic !== 'jobs' && topics.push(topic));
    const undone = running.app.change(START, async (change) => {
      change.announce('articles');
      throw new Error('changed our mind');
    });
    await expect(undone).rejects.toThrow('changed our mind');
    const next = announced(other.app.announcements);
    await running.app.change(START, async (change) => change.announce('courses'));
    await next;
    expect(topics).toEqual(['courses']);
    await other.close();
  });

  test('treat everything as changed after a lost connection is restored', async () => {
    running = await openTestApp({ postgresUrl: inject('postgresUrl') });
    const topics: Topic[] = [];
    const all = new Promise<void>((resolve) => {
      running.app.announcements.listen((topic) => {
        topics.push(topic);
        if (topics.length === TOPICS.length) resolve();
      });
    });
    await endListening(running.app.db);
    await all;
    expect(topics).toEqual([...TOPICS]);
  });

  test('treat everything as changed repeatedly while they cannot listen but the database responds', async () => {
    running = await openTestApp({ postgresUrl: inject('postgresUrl'), changesSchema: true });
    const topics: Topic[] = [];
    running.app.announcements.listen((topic) => topics.push(topic));
    // the pool may have no free connection later
    await databaseOf(running.app)
      .connection()
      .execute(async (db) => {
        await refuseConnections(running.app.config.databaseUrl as string);
        await endListening(db);
      });
    await expect.poll(() => topics.length).toBeGreaterThanOrEqual(2 * TOPICS.length);
    expect(topics.slice(0, 2 * TOPICS.length)).toEqual([...TOPICS, ...TOPICS]);
  });

  test('treat nothing as changed while they cannot listen and the database does not respond either', async () => {
    running = await openTestApp({ postgresUrl: inject('postgresUrl'), changesSchema: true });
    const databaseUrl = running.app.config.databaseUrl as string;
    let attempts = 0;
    const away = createServer((socket) => {
      attempts += 1;
      socket.destroy();
    });
    await once(away.listen(0, '127.0.0.1'), 'listening');
    const unreachable = openDatabase({
      databaseUrl: `postgres://127.0.0.1:${(away.address() as AddressInfo).port}/bozp`,
      dataDir: '',
    });
    const announcements = await openSharedAnnouncements(databaseUrl, unreachable);
    const topics: Topic[] = [];
    announcements.listen((topic) => topics.push(topic));
    await databaseOf(running.app)
      .connection()
      .execute(async (db) => {
        await refuseConnections(databaseUrl);
        await endListening(db);
      });
    // the second question follows the answer to the first
    await expect.poll(() => attempts).toBeGreaterThanOrEqual(2);
    expect(topics).toEqual([]);
    await announcements.close();
    await unreachable.destroy();
    away.close();
  });
});

/** Cuts the connection on which a node listens, as a network failure would. */
async function endListening(db: Db): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'`.execute(db);
}

/** The next topic other than `jobs`, which every start enqueues. */
function announced(announcements: Announcements): Promise<Topic> {
  return new Promise((resolve) => {
    const stop = announcements.listen((topic) => {
      if (topic === 'jobs') return;
      stop();
      resolve(topic);
    });
  });
}

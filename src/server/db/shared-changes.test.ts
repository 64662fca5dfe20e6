import { sql } from 'kysely';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import type { Topic } from '../changes.ts';
import { openSharedChanges } from './shared-changes.ts';

describe('nodes on one Postgres', () => {
  let running: TestApp;
  afterEach(() => running.close());

  test('hear of each other’s changes, and once only of their own', async () => {
    running = await openTestApp({ postgresUrl: inject('postgresUrl') });
    const other = await openSharedChanges(running.app.config.databaseUrl as string, running.app.db);
    const heardHere: Topic[] = [];
    running.app.changes.listen((topic) => heardHere.push(topic));
    const heardThere = heard(other);
    running.app.changes.announce('articles');
    expect(await heardThere).toBe('articles');
    const back = heard(running.app.changes);
    other.announce('courses');
    expect(await back).toBe('courses');
    expect(heardHere).toEqual(['articles', 'courses']);
    await other.close();
  });

  test('take everything for changed once a lost connection is back', async () => {
    running = await openTestApp({ postgresUrl: inject('postgresUrl') });
    const topics: Topic[] = [];
    const all = new Promise<void>((resolve) => {
      running.app.changes.listen((topic) => {
        topics.push(topic);
        if (topic === 'letters') resolve();
      });
    });
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`.execute(running.app.db);
    await all;
    expect(topics).toEqual(['articles', 'courses', 'company', 'episodes', 'letters']);
  });
});

function heard(changes: { listen(listener: (topic: Topic) => void): () => void }): Promise<Topic> {
  return new Promise((resolve) => {
    const stop = changes.listen((topic) => {
      stop();
      resolve(topic);
    });
  });
}

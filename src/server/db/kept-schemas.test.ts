import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { hoursOf } from '#domain/courses/course-type.ts';
import { restore } from '#server/backups/restore.ts';
import { readConfig } from '#server/config.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { newDatabase } from '../../../test/databases.ts';
import { openDatabaseToRead } from './database.ts';
import { isSchemaCurrent } from './migrate.ts';

const FOLDER = 'test/databases';
const backups = (await readdir(FOLDER)).filter((name) => name.endsWith('.backup'));

test('the schema of the first release is stored for tests', () => {
  expect(backups).toContain('0015-first-texts.backup');
});

describe.each(['SQLite', 'Postgres'])('a backup of an older version on %s', (engine) => {
  test.each(backups)('(%s) is restored and migrated', async (name) => {
    const folder = await mkdtemp(join(tmpdir(), 'bozp-kept-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const databaseUrl = engine === 'Postgres' ? await newDatabase(inject('postgresUrl')) : '';
    const config = readConfig({ DATA_DIR: folder, DATABASE_URL: databaseUrl });
    const { end, differences } = await restore(config, join(FOLDER, name));
    expect(differences).toEqual([]);
    await using db = openDatabaseToRead(config);
    expect(await isSchemaCurrent(db)).toBe(true);
    const signUps = await db.selectFrom('signUp').select(['courseId', 'lastNotified']).execute();
    expect(signUps).toHaveLength(end.tables.signUp?.rows as number);
    for (const { courseId, lastNotified } of signUps) {
      const course = await findCourse(db, courseId);
      expect(JSON.parse(lastNotified)).toMatchObject({ hours: course ? hoursOf(course) : '' });
    }
  });
});

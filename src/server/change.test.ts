import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeEach, expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { may } from '#domain/staff/permissions.ts';
import type { StaffMember } from '#domain/staff/staff.ts';
import { onBothDatabases } from '../../test/both-databases.ts';
import { aCourse, JANA } from '../../test/builders.ts';
import { listEpisodes } from '../../test/episodes.ts';
import type { App } from './app.ts';
import { UnrecordedChange } from './change.ts';
import { findCourse } from './courses/course-queries.ts';
import { createCourse, updateCourse } from './courses/courses.ts';
import { confirmSignUp } from './sign-ups/sign-up-moves.ts';

const run = promisify(execFile);
const NODE_KILLED_AFTER_COMMIT = fileURLToPath(new URL('../../test/node-killed-after-commit.ts', import.meta.url));

onBothDatabases('a change on %s', (openTestApp, engine) => {
  let app: App;
  beforeEach(async () => {
    ({ app } = await openTestApp());
  });

  const given = async (over = {}) => {
    const course = aCourse(over);
    await app.change(JANA, (change) => createCourse(change, course));
    return course;
  };
  const eventsAbout = (id: string) =>
    app.db
      .selectFrom('event')
      .select(['verb', 'actorKind', 'actorId'])
      .where('nounId', '=', id)
      .orderBy('position')
      .execute();

  test('cannot be committed without an event about it', async () => {
    const course = await given({ capacity: 5 });
    const silent = app.change(JANA, ({ db }) =>
      db.updateTable('course').set({ capacity: 9 }).where('id', '=', course.id).execute(),
    );
    await expect(silent).rejects.toThrow(UnrecordedChange);
    expect(await findCourse(app.db, course.id)).toMatchObject({ capacity: 5 });
  });

  test('without writes needs no event', async () => {
    const missed = app.change(JANA, ({ db }) => db.deleteFrom('course').where('id', '=', 'nikdy-nebol').execute());
    await expect(missed).resolves.toBeDefined();
  });

  test('records its actor', async () => {
    const { id } = await given();
    expect(await eventsAbout(id)).toEqual([{ verb: 'created', actorKind: 'staff', actorId: JANA.id }]);
  });

  test('that fails stores no event and no job and sends no announcement', async () => {
    const announced: string[] = [];
    app.announcements.listen((topic) => announced.push(topic));
    const failing = app.change(JANA, async (change) => {
      change.record({ noun: 'course', id: 'kurz', verb: 'changed' });
      change.enqueue({ kind: 'email', key: 'list' });
      change.announce('courses');
      throw new Error('changed our mind');
    });
    await expect(failing).rejects.toThrow('changed our mind');
    expect(await eventsAbout('kurz')).toEqual([]);
    expect(await app.db.selectFrom('job').select('key').where('key', '=', 'list').execute()).toEqual([]);
    expect(announced).toEqual([]);
  });

  test('is retried on a conflict: one address goes to one of ten courses', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () =>
        app.change(JANA, (change) => createCourse(change, aCourse({ slug: '/jedna-adresa' }))),
      ),
    );
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['saved', ...Array(9).fill('slug-taken')]);
  });

  test('is retried after a deadlock', async () => {
    const [one, two] = [await given(), await given()];
    const both = [one.id, two.id] as const;
    const locked = Promise.withResolvers<void>();
    let holders = 0;
    const crossing = (first: string, second: string) =>
      app.change(JANA, async (change) => {
        await change.lock('course', first);
        holders += 1;
        if (holders >= 2) locked.resolve();
        // SQLite runs only one change at a time, so the other one cannot have locked anything yet
        if (engine === 'Postgres') await locked.promise;
        await change.lock('course', second);
        return 'done';
      });
    expect(await Promise.all([crossing(...both), crossing(both[1], both[0])])).toEqual(['done', 'done']);
  });

  test('by a visitor cannot use functions for staff', async () => {
    // @ts-expect-error a visitor's change is no staff member's
    const asVisitor = () => app.change(VISITOR, (change) => confirmSignUp(change, 'id', { sendEmail: false }));
    expect(asVisitor).toBeTypeOf('function');
  });

  test('by staff cannot use functions outside their permissions', async () => {
    const member: StaffMember = JANA;
    // @ts-expect-error the permission was not checked
    const unchecked = () => app.change(member, (change) => confirmSignUp(change, 'id', { sendEmail: false }));
    if (!may(member, 'content')) throw new Error('she may');
    // @ts-expect-error the question was about another area
    const forOtherArea = () => app.change(member, (change) => confirmSignUp(change, 'id', { sendEmail: false }));
    expect([unchecked, forOtherArea]).toHaveLength(2);
  });

  test('of a course records the old and the new values', async () => {
    const course = await given({ capacity: 5 });
    await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, capacity: 9 }));
    const { content } = await app.db
      .selectFrom('eventValues')
      .select('content')
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(content)).toMatchObject({
      actorName: JANA.name,
      before: { capacity: 5 },
      after: { capacity: 9 },
    });
  });

  if (engine === 'Postgres')
    test('is announced to the other nodes even if its node crashes right after the commit', async () => {
      const firstTopic = new Promise<string>((resolve) => void app.announcements.listen(resolve));
      const died = await run(process.execPath, [NODE_KILLED_AFTER_COMMIT], {
        env: { PATH: process.env.PATH, DATABASE_URL: app.config.databaseUrl, DEMO_CONTENT: 'off' },
      }).catch((error: { signal: string }) => error);
      expect(died).toMatchObject({ signal: 'SIGKILL' });
      expect(await firstTopic).toBe('episodes');
      expect(await listEpisodes(app.db)).toMatchObject([{ title: 'Posledná' }]);
    });
});

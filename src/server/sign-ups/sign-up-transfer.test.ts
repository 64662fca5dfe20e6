import { expect, test } from 'vitest';
import { instant } from '#server/clock.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { listEmails } from '#server/emails/outbox.ts';
import { findOpenOffer } from '#server/seat-offers/seat-offers.ts';
import { undo } from '#server/undo/undo.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import { BY_EMAIL, courseWithSignUps } from '../../../test/course-with-sign-ups.ts';
import { storedCourse } from '../../../test/courses.ts';
import { listParticipants } from './participants.ts';
import { transferParticipants } from './sign-up-transfer.ts';
import { findSignUp } from './sign-ups.ts';
import { listSplitOff } from './split-sign-up.ts';

onBothDatabases('participants moved to another date on %s', (openTestApp) => {
  const given = courseWithSignUps(openTestApp);

  async function twoDates(seatsThere: number, ...workers: string[]) {
    const world = await given(3, ...workers);
    const { app } = world;
    const there = await storedCourse(app, { capacity: seatsThere, date: '2027-02-01' });
    const move = (signUpId: string, ids: string[], as: 'confirmed' | 'waiting' = 'confirmed') =>
      app.change(JANA, (change) =>
        transferParticipants(change, signUpId, {
          courseId: there.id,
          participantIds: new Set(ids),
          as,
          ...BY_EMAIL,
        }),
      );
    const taken = async (id: string) => (await findCourse(app.db, id))?.seatsTaken;
    return { ...world, there, move, taken };
  }

  test('move with their sign-up when all of them move', async () => {
    const { app, course, there, first, second, move, taken } = await twoDates(5, '3', '2');
    expect(await move(first, [])).toEqual({ outcome: 'done', signUpId: first });
    expect(await findSignUp(app.db, first)).toMatchObject({
      courseId: there.id,
      courseDate: '2027-02-01',
      status: 'confirmed',
      calendarSequence: 1,
      lastNotified: { date: '2027-02-01' },
    });
    expect([await taken(course.id), await taken(there.id)]).toEqual([0, 3]);
    const email = (await listEmails(app.db, { noun: 'signUp', id: first })).at(-1);
    expect(email).toMatchObject({ kind: 'signUpMoved', subject: expect.stringContaining('01.02.2027') });
    // the seats they gave up are offered to the next one
    expect(await findOpenOffer(app.db, second)).toMatchObject({ seats: 2 });
  });

  test('are read once staff give a substitute seats on another date, until that is undone', async () => {
    const { app, second, move } = await twoDates(5, '3', '2');
    const at = instant(app);
    await move(second, []);
    expect(await findSignUp(app.db, second)).toMatchObject({ status: 'confirmed', reviewedAt: at });
    expect(await app.change(JANA, (change) => undo(change, 'signUp', at))).toEqual({ undone: 1, skipped: 0 });
    expect(await findSignUp(app.db, second)).toMatchObject({ status: 'waiting', reviewedAt: null });
  });

  test('join the others again when that is undone', async () => {
    const { app, course, there, first, second, move, taken } = await twoDates(5, '2', '3');
    const people = await listParticipants(app.db, second);
    const at = instant(app);
    const moved = await move(second, [people[0]?.id ?? '']);
    if (moved.outcome !== 'done') throw new Error(moved.outcome);
    expect(await app.change(JANA, (change) => undo(change, 'signUp', at))).toEqual({ undone: 1, skipped: 0 });
    expect(await findSignUp(app.db, moved.signUpId)).toBeUndefined();
    expect(await findSignUp(app.db, second)).toMatchObject({ courseId: course.id, status: 'waiting', seats: 3 });
    expect(await listParticipants(app.db, second)).toEqual(people);
    // one seat is free, and the group needs three
    expect(await findOpenOffer(app.db, second)).toBeUndefined();
    expect([await taken(course.id), await taken(there.id)]).toEqual([2, 0]);
    expect((await listEmails(app.db, { noun: 'signUp', id: second })).at(-1)).toMatchObject({
      kind: 'signUpMoved',
      status: 'dropped',
    });
    expect(await findSignUp(app.db, first)).toMatchObject({ seats: 2 });
  });

  test('get a sign-up of their own when the others stay', async () => {
    const { app, course, there, first, move, taken } = await twoDates(5, '3');
    const [one, two] = (await listParticipants(app.db, first)).map(({ id }) => id) as [string, string];
    const moved = await move(first, [one, two]);
    if (moved.outcome !== 'done') throw new Error(moved.outcome);
    expect(moved.signUpId).not.toBe(first);
    expect(await findSignUp(app.db, moved.signUpId)).toMatchObject({ courseId: there.id, seats: 2, restOfId: first });
    expect(await findSignUp(app.db, first)).toMatchObject({ courseId: course.id, seats: 1 });
    expect([await taken(course.id), await taken(there.id)]).toEqual([1, 2]);
  });

  test('are found from the others, each time some move', async () => {
    const { app, first, move } = await twoDates(5, '3');
    const ids: string[] = [];
    for (const { id } of (await listParticipants(app.db, first)).slice(0, 2)) {
      const moved = await move(first, [id]);
      if (moved.outcome === 'done') ids.push(moved.signUpId);
    }
    expect((await listSplitOff(app.db, first)).map(({ id }) => id)).toEqual(ids);
    expect(await listSplitOff(app.db, ids[0] ?? '')).toEqual([]);
  });

  test('are refused when the seats do not suffice, but can join the queue', async () => {
    const { app, there, first, move, taken } = await twoDates(2, '3');
    expect(await move(first, [])).toEqual({ outcome: 'no-seats', free: 2, wanted: 3 });
    expect(await move(first, [], 'waiting')).toMatchObject({ outcome: 'done' });
    expect(await findSignUp(app.db, first)).toMatchObject({ courseId: there.id, status: 'waiting', seats: 3 });
    expect(await taken(there.id)).toBe(0);
  });

  test('cannot be moved to their own course, nor to one that does not exist or has begun', async () => {
    const { app, course, first, wait } = await twoDates(5, '1');
    const move = (courseId: string) =>
      app.change(JANA, (change) =>
        transferParticipants(change, first, { courseId, participantIds: new Set(), as: 'confirmed', ...BY_EMAIL }),
      );
    expect(await move(course.id)).toEqual({ outcome: 'not-allowed' });
    expect(await move('nic')).toEqual({ outcome: 'course-gone' });
    const past = await storedCourse(app, { date: '2026-11-21' });
    wait({ hours: 72 });
    expect(await move(past.id)).toEqual({ outcome: 'course-past' });
  });
});

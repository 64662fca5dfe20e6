import { expect, inject, onTestFinished, test } from 'vitest';
import { findCourse } from '#server/courses/course-queries.ts';
import { lockRows } from '#server/db/engine.ts';
import { findOpenOffer } from '#server/seat-offers/seat-offers.ts';
import { openTestApp } from '../../../test/app.ts';
import { anotherCompany, JANA } from '../../../test/builders.ts';
import { QUIETLY } from '../../../test/course-with-sign-ups.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { readSignUps } from './sign-up-batches.ts';
import { cancelSignUp } from './sign-up-moves.ts';
import { transferParticipants } from './sign-up-transfer.ts';

const two = { fields: anotherCompany({ numberOfWorkers: '2' }) };

/** An App on PostgreSQL in which the work given to `interruptBy` runs once, just before the next rows are locked. */
async function openInterrupted() {
  const locked: string[] = [];
  let meanwhile: (() => Promise<void>) | undefined;
  // on SQLite nothing happens between a read and its lock: transactions exclude each other from their first statement
  const { app, close } = await openTestApp({
    postgresUrl: inject('postgresUrl'),
    parts: {
      lockRows: async (db, table, ids) => {
        const others = meanwhile;
        meanwhile = undefined;
        await others?.();
        locked.push(...ids);
        await lockRows(db, table, ids);
      },
    },
  });
  onTestFinished(close);
  const interruptBy = (work: () => Promise<void>) => {
    meanwhile = work;
  };
  return { app, locked, interruptBy };
}

test('a sign-up moved to another course before it was locked is cancelled under that course’s lock', async () => {
  const { app, locked, interruptBy } = await openInterrupted();
  const here = await storedCourse(app, { capacity: 2 });
  const there = await storedCourse(app, { capacity: 2, date: '2027-02-01' });
  const moved = await signedUp(app, here, two);
  let next = '';
  interruptBy(async () => {
    const transfer = { courseId: there.id, participantIds: new Set<string>(), as: 'confirmed', ...QUIETLY } as const;
    await app.change(JANA, (change) => transferParticipants(change, moved, transfer));
    next = await signedUp(app, there, two);
    locked.length = 0;
  });
  expect(await app.change(JANA, (change) => cancelSignUp(change, moved, QUIETLY))).toEqual({ outcome: 'done' });
  expect(locked).toContain(there.id);
  expect((await findCourse(app.db, there.id))?.seatsTaken).toBe(0);
  expect(await findOpenOffer(app.db, next)).toMatchObject({ seats: 2 });
});

test('a batch says that a sign-up is cancelled where that happened before it was locked', async () => {
  const { app, interruptBy } = await openInterrupted();
  const id = await signedUp(app, await storedCourse(app), two);
  interruptBy(async () => void (await app.change(JANA, (change) => cancelSignUp(change, id, QUIETLY))));
  expect(await app.change(JANA, (change) => readSignUps(change, [id]))).toMatchObject({
    refused: [{ id, why: 'is-cancelled' }],
  });
});

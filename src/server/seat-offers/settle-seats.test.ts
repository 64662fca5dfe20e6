import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { TaughtCourse } from '#domain/courses/course.ts';
import { isOnOffer } from '#domain/courses/course-access.ts';
import { freeSeats } from '#domain/courses/seats.ts';
import { nextOffers } from '#domain/seat-offers/next-offers.ts';
import { offerValidUntil } from '#domain/seat-offers/offer-validity.ts';
import type { App } from '#server/app.ts';
import type { StaffChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { hideCourses, publishCourses } from '#server/courses/course-publication.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { updateCourse } from '#server/courses/courses.ts';
import { undoCourses } from '#server/courses/undo-courses.ts';
import { withdrawParticipants } from '#server/sign-ups/participant-moves.ts';
import { enterSignUp } from '#server/sign-ups/sign-up-entry.ts';
import { cancelSignUp, confirmSignUp, restoreSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { transferParticipants } from '#server/sign-ups/sign-up-transfer.ts';
import { undoMoves } from '#server/sign-ups/sign-up-undo.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { anotherCompany, JANA } from '../../../test/builders.ts';
import { QUIETLY } from '../../../test/course-with-sign-ups.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { answered, atItsEnd, offerTo } from '../../../test/seat-offers.ts';
import { listQueue } from './queue.ts';
import { listOpenOffers } from './seat-offers.ts';
import { withdrawOffer } from './staff-offers.ts';

const ENTRIES = ['submit', 'submit', 'enter', 'enter'] as const;
const MOVES = ['cancel', 'cancel', 'confirm', 'restore', 'withdraw one', 'move', 'undo'] as const;
const ANSWERS = ['accept', 'decline', 'take back', 'expire'] as const;
const COURSE_CHANGES = ['capacity', 'hide', 'publish', 'undo course'] as const;

/** One step: `which` chooses among sign-ups, offers and courses. */
const step = fc.record({
  action: fc.constantFrom(...ENTRIES, ...MOVES, ...ANSWERS, ...COURSE_CHANGES),
  which: fc.nat(100),
  people: fc.integer({ min: 1, max: 4 }),
  mayBeSplit: fc.boolean(),
  hasEmail: fc.boolean(),
});

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

test('after any change, free seats are offered to every waiting sign-up that fits, and never twice', async () => {
  const running = await openTestApp();
  onTestFinished(running.close);
  const { app, wait } = running;
  const histories = fc.array(step, { minLength: 10, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(histories, async (steps) => {
      const course = { capacity: 4, date: '2036-05-12' };
      const courses = [await storedCourse(app, course), await storedCourse(app, course)];
      let before = instant(app);
      for (const one of steps) {
        wait({ seconds: 1 });
        await applyStep(running, courses, { ...one, before });
        before = instant(app);
        for (const { id } of courses) expect(await faultsOf(app, id), one.action).toEqual([]);
      }
    }),
    { numRuns: 30 },
  );
});

async function applyStep(
  { app, wait }: TestApp,
  courses: TaughtCourse[],
  { action, which, before, ...group }: Step & { before: string },
) {
  const one = courses[which % 2] as TaughtCourse;
  const other = courses[(which + 1) % 2] as TaughtCourse;
  const ids = (
    await app.db.selectFrom('signUp').select('id').where('courseId', '=', one.id).orderBy('id').execute()
  ).map(({ id }) => id);
  const id = ids[which % Math.max(1, ids.length)] ?? '';
  const [offer] = await listOpenOffers(app.db, one.id);
  const fields = anotherCompany({ numberOfWorkers: String(group.people), mayBeSplit: group.mayBeSplit });
  const staff = <T>(work: (change: StaffChange<'office'>) => Promise<T>) => app.change(JANA, work);
  switch (action) {
    case 'submit':
      return (await isShown(app, one.id)) && signedUp(app, one, { fields });
    case 'enter':
      return staff((change) =>
        enterSignUp(change, {
          courseId: one.id,
          fields: group.hasEmail ? fields : { ...fields, email: '' },
          ...QUIETLY,
        }),
      );
    case 'cancel':
      return staff((change) => cancelSignUp(change, id, QUIETLY));
    case 'confirm':
      return staff((change) => confirmSignUp(change, id, QUIETLY));
    case 'restore':
      return staff((change) =>
        restoreSignUp(change, id, { as: group.hasEmail ? 'waiting' : 'confirmed', ...QUIETLY }),
      );
    case 'withdraw one':
      return staff((change) => withdrawParticipants(change, id, new Set([`${id}-0`]), QUIETLY));
    case 'move': {
      const as = group.hasEmail ? 'waiting' : 'confirmed';
      return staff((change) =>
        transferParticipants(change, id, { courseId: other.id, participantIds: new Set(), as, ...QUIETLY }),
      );
    }
    case 'undo':
      return staff((change) => undoMoves(change, before));
    case 'accept':
    case 'decline':
      return offer && answered(app, await offerTo(app, offer.signUpId), action);
    case 'take back':
      return offer && staff((change) => withdrawOffer(change, offer.signUpId));
    case 'expire':
      wait({ hours: 48 });
      return offer && atItsEnd(app, offer.id);
    case 'capacity':
      return staff((change) => updateCourse(change, one.id, { ...one, capacity: which % 9 || 1 }));
    case 'hide':
      return staff((change) => hideCourses(change, [one.id], { peopleSeen: 1000 }));
    case 'publish':
      return staff((change) => publishCourses(change, [one.id]));
    case 'undo course':
      return staff((change) => undoCourses(change, before));
  }
}

async function isShown({ db }: App, courseId: string) {
  return (await findCourse(db, courseId))?.status === 'active';
}

/** What is wrong with the seats of a course. */
async function faultsOf({ db, now }: App, courseId: string): Promise<string[]> {
  const course = await findCourse(db, courseId);
  if (!course) return [];
  const faults: string[] = [];
  const { capacity, seatsTaken, seatsOffered } = course;
  if (seatsOffered > 0 && seatsTaken + seatsOffered > capacity) faults.push('more seats are offered than are free');
  if (!isOnOffer(course) && seatsOffered > 0) faults.push('a hidden course offers seats');
  if (!isOnOffer(course) || !offerValidUntil(now(), course)) return faults;
  const next = nextOffers(course, await listQueue(db, courseId));
  if (next.length > 0)
    faults.push(`${freeSeats(course)} seats are free and ${next.length} who fit are not offered any`);
  return faults;
}

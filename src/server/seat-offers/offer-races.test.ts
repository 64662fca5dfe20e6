import { expect, test } from 'vitest';
import { findCourse } from '#server/courses/course-queries.ts';
import { listEvents } from '#server/events/events.ts';
import { cancelSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { anotherCompany, JANA } from '../../../test/builders.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { answered, atItsEnd, offerTo } from '../../../test/seat-offers.ts';
import { findOffer } from './seat-offers.ts';

onBothDatabases('concurrent changes of seat offers on %s:', (openTestApp, engine) => {
  /** A full course: `holders` sign-ups with a seat each, and `waiting` sign-ups in its queue. */
  const full = async ({ app, wait }: TestApp, holders: number, waiting: number) => {
    const course = await storedCourse(app, { capacity: holders });
    const ids: string[] = [];
    for (let index = 0; index < holders + waiting; index += 1) {
      wait({ seconds: 1 });
      ids.push(await signedUp(app, course));
    }
    return { course, holding: ids.slice(0, holders), queue: ids.slice(holders) };
  };
  const cancel = ({ app }: Pick<TestApp, 'app'>, id: string) =>
    app.change(JANA, (change) => cancelSignUp(change, id, { sendEmail: false }));
  const offers = ({ app }: TestApp) =>
    app.db.selectFrom('seatOffer').select(['signUpId', 'state', 'seats']).execute();

  test('of three acceptances the first takes the seats', async () => {
    const one = await openTestApp();
    const { course, holding, queue } = await full(one, 1, 2);
    await cancel(one, holding[0] ?? '');
    const offer = await offerTo(one.app, queue[0] ?? '');
    const outcomes = await Promise.all([1, 2, 3].map(() => answered(one.app, offer, 'accept')));
    expect(outcomes).toEqual(Array(3).fill({ outcome: 'accepted' }));
    const events = await listEvents(one.app.db, { noun: 'signUp', id: offer.signUpId });
    expect(events.filter(({ verb }) => verb === 'offerAccepted')).toHaveLength(1);
    expect(await findCourse(one.app.db, course.id)).toMatchObject({ seatsTaken: 1, seatsOffered: 0 });
    const emails = one.app.db
      .selectFrom('email')
      .select('id')
      .where('aboutId', '=', queue[0] ?? '');
    expect(await emails.where('kind', '=', 'signUpConfirmed').execute()).toHaveLength(1);
  });

  test('an acceptance at the offer’s end leaves the seat to one of two people', async () => {
    const one = await openTestApp();
    const { course, holding, queue } = await full(one, 1, 2);
    await cancel(one, holding[0] ?? '');
    const offer = await offerTo(one.app, queue[0] ?? '');
    one.wait({ hours: 48 });
    const [answer] = await Promise.all([
      answered(one.app, offer, 'accept'),
      atItsEnd(one.app, offer.id),
      atItsEnd(one.app, offer.id),
    ]);
    expect(answer).toEqual({ outcome: 'ended' });
    expect(await findCourse(one.app.db, course.id)).toMatchObject({ seatsTaken: 0, seatsOffered: 1 });
    expect((await offers(one)).map(({ state }) => state).sort()).toEqual(['expired', 'open']);
  });

  test('an acceptance and a cancellation by staff have a consistent result in either order', async () => {
    const one = await openTestApp();
    const { course, holding, queue } = await full(one, 1, 2);
    const [offered = '', next = ''] = queue;
    await cancel(one, holding[0] ?? '');
    const offer = await offerTo(one.app, offered);
    const [answer, move] = await Promise.all([answered(one.app, offer, 'accept'), cancel(one, offered)]);
    expect(move).toEqual({ outcome: 'done' });
    expect(await findSignUp(one.app.db, offered)).toMatchObject({ status: 'cancelled' });
    const ended = { accepted: 'accepted', ended: 'voided' }[answer.outcome as 'accepted' | 'ended'];
    expect(await findOffer(one.app.db, offer.id)).toMatchObject({ state: ended });
    expect(await findCourse(one.app.db, course.id)).toMatchObject({ seatsTaken: 0, seatsOffered: 1 });
    expect(await offers(one)).toContainEqual({ signUpId: next, state: 'open', seats: 1 });
  });

  if (engine === 'Postgres')
    test('two nodes offer each freed seat once, in queue order', async () => {
      const one = await openTestApp();
      const environment = { DATABASE_URL: one.app.config.databaseUrl as string };
      const other = await openTestApp({ environment });
      const { course, holding, queue } = await full(one, 6, 8);
      await Promise.all(holding.map((id, index) => cancel(index % 2 ? one : other, id)));
      const made = await offers(one);
      expect(made.map(({ signUpId }) => signUpId).sort()).toEqual(queue.slice(0, 6).sort());
      expect(await findCourse(one.app.db, course.id)).toMatchObject({ seatsTaken: 0, seatsOffered: 6 });
    });

  if (engine === 'Postgres')
    test('without the lock, seats are offered twice or not at all', async () => {
      const one = await openTestApp({ parts: { lockRows: async () => undefined } });
      let wrong = 0;
      for (let round = 0; round < 5 && wrong === 0; round += 1) {
        const { course, holding } = await full(one, 6, 8);
        const moves = await Promise.allSettled(holding.map((id) => cancel(one, id)));
        // the unique index that allows a sign-up one open offer prevents some of it
        const isRefused = moves.some(({ status }) => status === 'rejected');
        const { seatsOffered = 0 } = (await findCourse(one.app.db, course.id)) ?? {};
        if (isRefused || seatsOffered !== 6) wrong += 1;
      }
      expect(wrong).toBe(1);
    });

  test('groups that may be split never take more seats than there are', async () => {
    const one = await openTestApp();
    const { app } = one;
    const course = await storedCourse(app, { capacity: 4 });
    const holder = await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: '4' }) });
    const groups = await Promise.all(
      ['3', '3', '2'].map((numberOfWorkers) =>
        signedUp(app, course, { fields: anotherCompany({ numberOfWorkers, mayBeSplit: true }) }),
      ),
    );
    await cancel(one, holder);
    const offered = (await offers(one)).map(({ signUpId }) => signUpId);
    await Promise.all(offered.map(async (id) => answered(app, await offerTo(app, id), 'accept')));
    expect(offered.every((id) => groups.includes(id))).toBe(true);
    expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 4, seatsOffered: 0 });
  });
});

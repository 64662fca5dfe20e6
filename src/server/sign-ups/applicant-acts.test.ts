import { expect, test } from 'vitest';
import { APPLICANT } from '#domain/actor.ts';
import { EMPTY_COMPANY } from '#domain/company/company.ts';
import { companySchema } from '#domain/company/company-fields.ts';
import type { App } from '#server/app.ts';
import { saveCompany } from '#server/company/company.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import type { LockableTable } from '#server/db/engine.ts';
import { listEvents } from '#server/events/events.ts';
import { findOpenOffer } from '#server/seat-offers/seat-offers.ts';
import { undoOwnAct } from '#server/undo/undo.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { anotherCompany, JANA } from '../../../test/builders.ts';
import { courseWithSignUps, QUIETLY } from '../../../test/course-with-sign-ups.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { sendDueEmails } from '../../../test/jobs.ts';
import { answered, offerTo } from '../../../test/seat-offers.ts';
import { cancelOwnSignUp, replaceOwnPerson, transferOwnSignUp, withdrawOwnPeople } from './applicant-acts.ts';
import { listParticipants } from './participants.ts';
import { cancelSignUp, readSignUp } from './sign-up-moves.ts';
import { findSignUp } from './sign-ups.ts';

const TYPE = 'prva-pomoc';

onBothDatabases('an applicant on %s', (openTestApp, engine) => {
  const given = courseWithSignUps(openTestApp);
  const cancel = (app: App, id: string) => app.change(APPLICANT, (change) => cancelOwnSignUp(change, id));
  const undo = (app: App, id: string) => app.change(APPLICANT, (change) => undoOwnAct(change, id));
  const transfer = (app: App, id: string, courseId: string) =>
    app.change(APPLICANT, (change) => transferOwnSignUp(change, id, courseId));

  test('cancels: the seats are offered on and the history says who did it', async () => {
    const { app, first, second } = await given(2, '2', '2');
    expect(await cancel(app, first)).toEqual({ outcome: 'done' });
    expect(await cancel(app, first)).toEqual({ outcome: 'not-allowed' });
    expect(await findOpenOffer(app.db, second)).toMatchObject({ seats: 2 });
    const events = await listEvents(app.db, { noun: 'signUp', id: first });
    expect(events.at(-1)).toMatchObject({ verb: 'cancelled', actor: { kind: 'link', id: 'applicant' } });
  });

  test('takes a cancellation back within ten minutes, with the offers and emails it caused', async () => {
    const { app, wait, course, first, second, emails } = await given(2, '2', '2');
    await cancel(app, first);
    wait({ minutes: 9, seconds: 59 });
    await sendDueEmails(app);
    expect(await undo(app, first)).toBe('undone');
    expect(await undo(app, first)).toBe('nothing');
    expect(await findOpenOffer(app.db, second)).toBeUndefined();
    expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 2, seatsOffered: 0 });
    const sent = app.db.selectFrom('email').select('kind').where('status', '=', 'dropped').orderBy('kind');
    expect((await sent.execute()).map(({ kind }) => kind)).toEqual(['seatOffered', 'signUpCancelled']);
    expect(await emails(first)).toContain('signUpCancelled');
  });

  test('takes an act back although staff have read the sign-up meanwhile', async () => {
    const { app, wait, first } = await given(3, '3');
    await app.change(APPLICANT, (change) => withdrawOwnPeople(change, first, { named: [], nameless: 1, seats: 3 }));
    wait({ minutes: 1 });
    expect(await app.change(JANA, (change) => readSignUp(change, first))).toEqual({ outcome: 'done' });
    expect(await undo(app, first)).toBe('undone');
    expect(await findSignUp(app.db, first)).toMatchObject({ seats: 3 });
  });

  test('takes nothing back once the seats are somebody else’s, ten minutes are over, or staff acted', async () => {
    const one = await given(1, '1', '1');
    await cancel(one.app, one.first);
    await answered(one.app, await offerTo(one.app, one.second), 'accept');
    expect(await undo(one.app, one.first)).toBe('impossible');
    const late = await given(1, '1');
    await cancel(late.app, late.first);
    late.wait({ minutes: 10, seconds: 1 });
    expect(await undo(late.app, late.first)).toBe('nothing');
    const both = await given(3, '3');
    await both.app.change(APPLICANT, (change) =>
      withdrawOwnPeople(change, both.first, { named: [], nameless: 1, seats: 3 }),
    );
    both.wait({ seconds: 1 });
    await both.app.change(JANA, (change) => cancelSignUp(change, both.first, QUIETLY));
    expect(await undo(both.app, both.first)).toBe('nothing');
  });

  test('who takes a withdrawal back loses the offer made for fewer people meanwhile', async () => {
    const { app, wait, first, second } = await given(3, '3', '5');
    await app.change(APPLICANT, (change) => withdrawOwnPeople(change, second, { named: [], nameless: 2, seats: 5 }));
    wait({ minutes: 1 });
    await cancel(app, first);
    expect(await findOpenOffer(app.db, second)).toMatchObject({ seats: 3 });
    expect(await undo(app, second)).toBe('undone');
    expect(await findSignUp(app.db, second)).toMatchObject({ seats: 5, status: 'waiting' });
    expect(await findOpenOffer(app.db, second)).toBeUndefined();
  });

  test('takes back the refusal of an offer, and is still sent its email', async () => {
    const { app, first, second } = await given(1, '1', '1', '1');
    await cancel(app, first);
    const offerEmail = app.db.selectFrom('email').select('status').where('kind', '=', 'seatOffered');
    await answered(app, await offerTo(app, second), 'decline');
    expect(await undo(app, second)).toBe('undone');
    expect(await offerEmail.where('aboutId', '=', second).execute()).toEqual([{ status: 'waiting' }]);
    expect(await answered(app, await offerTo(app, second), 'accept')).toEqual({ outcome: 'accepted' });
    expect(await findSignUp(app.db, second)).toMatchObject({ status: 'confirmed' });
  });

  test('frees seats to the end of the last working day the company states, and sends another person until the course', async () => {
    const { app, wait } = await openTestApp();
    const company = companySchema.parse({ ...EMPTY_COMPANY, commitments: { courseCancellation: '2' } });
    await app.change(JANA, (change) => saveCompany(change, company, ''));
    // Tuesday 15 December: the second working day before is Friday
    const course = await storedCourse(app, { date: '2026-12-15', courseTypeId: TYPE });
    const other = await storedCourse(app, { date: '2027-01-11', courseTypeId: TYPE });
    const id = await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: '3' }) });
    const until = (instant: string) => wait(app.now().until(Temporal.Instant.from(instant)));
    const free = (seats: number) =>
      app.change(APPLICANT, (change) => withdrawOwnPeople(change, id, { named: [], nameless: 1, seats }));
    until('2026-12-11T22:59:59Z');
    expect(await free(3)).toEqual({ outcome: 'done' });
    until('2026-12-11T23:00:00Z');
    expect(await free(2)).toEqual({ outcome: 'too-late' });
    expect(await cancel(app, id)).toEqual({ outcome: 'too-late' });
    expect(await transfer(app, id, other.id)).toEqual({ outcome: 'too-late' });
    const [participant] = await listParticipants(app.db, id);
    const eva = { firstName: 'Eva', lastName: 'Malá', birthDate: null, email: null };
    const replace = () => app.change(APPLICANT, (change) => replaceOwnPerson(change, id, participant?.id ?? '', eva));
    until('2026-12-15T05:59:59Z');
    expect(await replace()).toEqual({ outcome: 'done' });
    until('2026-12-15T06:00:00Z');
    expect(await replace()).toEqual({ outcome: 'too-late' });
  });

  test('cancels until seven on the first day where the company states no days, also after the clocks change', async () => {
    const { app, wait } = await openTestApp();
    const course = await storedCourse(app, { date: '2027-03-28' });
    const ids = [await signedUp(app, course), await signedUp(app, course, { fields: anotherCompany() })];
    wait(app.now().until(Temporal.Instant.from('2027-03-28T04:59:59Z')));
    expect(await cancel(app, ids[0] ?? '')).toEqual({ outcome: 'done' });
    wait({ seconds: 1 });
    expect(await cancel(app, ids[1] ?? '')).toEqual({ outcome: 'too-late' });
  });

  /** Two sign-ups on other dates for the last seat of a third one. */
  const raceForSeat = async ({ app }: Pick<TestApp, 'app'>, begin: () => void = () => undefined) => {
    const target = await storedCourse(app, { courseTypeId: TYPE, capacity: 1, date: '2027-01-11' });
    const ids = await Promise.all(
      ['2026-12-15', '2026-12-16'].map(async (date) =>
        signedUp(app, await storedCourse(app, { courseTypeId: TYPE, date })),
      ),
    );
    // every connection is open before the race
    await Promise.all(ids.map(() => app.change(APPLICANT, ({ db }) => findCourse(db, target.id))));
    begin();
    const outcomes = await Promise.all(ids.map((id) => transfer(app, id, target.id)));
    return {
      outcomes: outcomes.map(({ outcome }) => outcome).sort(),
      taken: (await findCourse(app.db, target.id))?.seatsTaken,
      dates: (await Promise.all(ids.map(async (id) => (await findSignUp(app.db, id))?.courseDate))).sort(),
    };
  };

  test('who loses the last seat of another date to somebody else keeps the old one', async () => {
    const { outcomes, taken, dates } = await raceForSeat(await openTestApp());
    expect(outcomes).toEqual(['done', 'no-seats']);
    expect(taken).toBe(1);
    expect(dates[1]).toBe('2027-01-11');
  });

  if (engine === 'Postgres')
    test('without the lock, two get the last seat of another date', async () => {
      let isRace = false;
      const arrived = new Set<unknown>();
      const bothArrived = Promise.withResolvers<void>();
      // both wait for each other at their last lock before they read the seats, however slow the machine is
      const lockRows = async (db: unknown, table: LockableTable) => {
        if (!isRace || table !== 'signUp') return;
        arrived.add(db);
        if (arrived.size === 2) bothArrived.resolve();
        await bothArrived.promise;
      };
      const { outcomes, taken } = await raceForSeat(await openTestApp({ parts: { lockRows } }), () => {
        isRace = true;
      });
      expect([outcomes, taken]).toEqual([['done', 'done'], 2]);
    });

  test('and staff who cancel at once have one result', async () => {
    const { app, course, first } = await given(2, '2');
    const outcomes = await Promise.all([
      cancel(app, first),
      app.change(JANA, (change) => cancelSignUp(change, first, QUIETLY)),
    ]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['done', 'not-allowed']);
    expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 0 });
  });
});

import { expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { deleteCourse, updateCourse } from '#server/courses/courses.ts';
import { listEvents } from '#server/events/events.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import { cancelSignUp, confirmSignUp, restoreSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { findSignUp, submitSignUp } from '#server/sign-ups/sign-ups.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { anotherCompany, aSubmission, JANA } from '../../../test/builders.ts';
import { courseWithSignUps, QUIETLY } from '../../../test/course-with-sign-ups.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { answered, atItsEnd, offerTo } from '../../../test/seat-offers.ts';
import { listQueueRows } from './queue-rows.ts';
import { findOffer, findOpenOffer } from './seat-offers.ts';
import { offerByHand, withdrawOffer } from './staff-offers.ts';

onBothDatabases('a freed seat on %s', (openTestApp) => {
  const given = courseWithSignUps(openTestApp);
  /** A course whose seats its first company fills; then the first sign-up is cancelled. */
  const freed = async (capacity: number, ...workers: string[]) => {
    const set = await given(capacity, String(capacity), ...workers);
    const { app, ids, first } = set;
    const cancel = (id: string) => app.change(JANA, (change) => cancelSignUp(change, id, QUIETLY));
    await cancel(first);
    const [, ...waiting] = ids;
    const [one = '', two = '', three = ''] = waiting;
    const open = async () => {
      const offers = await Promise.all(waiting.map((id) => findOpenOffer(app.db, id)));
      return offers.map((offer) => offer?.seats ?? 0);
    };
    return { ...set, cancel, one, two, three, open };
  };

  test('is offered by email to the first sign-up that fits, and held for it', async () => {
    const { app, course, one, two, open, emails } = await freed(3, '4', '2', '1');
    expect(await open()).toEqual([0, 2, 1]);
    expect(await emails(two)).toEqual(['signUpWaiting', 'seatOffered']);
    expect(await emails(one)).toEqual(['signUpWaiting']);
    expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 0, seatsOffered: 3, seatsRequested: 4 });
    const newcomer = await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)));
    expect(newcomer).toMatchObject({ status: 'waiting' });
    const confirmed = await app.change(JANA, (change) => confirmSignUp(change, one, QUIETLY));
    expect(confirmed).toEqual({ outcome: 'no-seats', free: 0, wanted: 4 });
  });

  test('is confirmed with a calendar when the offer is accepted, and the sign-up is new to staff', async () => {
    const { app, course, one, emails } = await freed(2, '2');
    const offer = await offerTo(app, one);
    expect(await answered(app, offer, 'accept')).toEqual({ outcome: 'accepted' });
    expect(await findSignUp(app.db, one)).toMatchObject({ status: 'confirmed', reviewedAt: null, seats: 2 });
    expect(await findCourse(app.db, course.id)).toMatchObject({
      seatsTaken: 2,
      seatsOffered: 0,
      seatsRequested: null,
    });
    expect(await emails(one)).toContain('signUpConfirmed');
    expect(await answered(app, offer, 'accept')).toEqual({ outcome: 'accepted' });
    expect(await answered(app, offer, 'decline')).toEqual({ outcome: 'ended' });
    const [event] = (await listEvents(app.db, { noun: 'signUp', id: one })).slice(-1);
    expect(event).toMatchObject({ verb: 'offerAccepted', actor: { kind: 'link', id: 'applicant' } });
  });

  test('is offered to the next sign-up after a decline, and not again to the one that declined', async () => {
    const { app, one, two, open, cancel, course } = await freed(1, '1', '1');
    expect(await answered(app, await offerTo(app, one), 'decline')).toEqual({ outcome: 'declined' });
    expect(await open()).toEqual([0, 1]);
    await cancel(two);
    expect(await open()).toEqual([0, 0]);
    // a sign-up that declined does not keep the seat from others
    expect(await findCourse(app.db, course.id)).toMatchObject({ seatsRequested: null });
    expect(await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)))).toMatchObject({
      status: 'confirmed',
    });
  });

  test('is offered to the next sign-up when the offer expires without an answer, and not before', async () => {
    const { app, wait, one, two, open } = await freed(1, '1', '1');
    const { id } = await offerTo(app, one);
    const { validUntil = '' } = (await findOffer(app.db, id)) ?? {};
    wait({ hours: 47 });
    expect(await atItsEnd(app, id)).toEqual({ again: validUntil });
    expect(await open()).toEqual([1, 0]);
    wait({ hours: 1 });
    expect(await atItsEnd(app, id)).toBe('done');
    expect(await open()).toEqual([0, 1]);
    expect(await atItsEnd(app, id)).toBe('done');
    expect(await findOffer(app.db, id)).toMatchObject({ state: 'expired' });
    expect(await findOpenOffer(app.db, two)).toMatchObject({ seats: 1 });
  });

  test('cannot be accepted after the offer’s end, even before the job has run', async () => {
    const { app, wait, one, open } = await freed(1, '1', '1');
    const offer = await offerTo(app, one);
    wait({ hours: 48 });
    expect(await answered(app, offer, 'accept')).toEqual({ outcome: 'ended' });
    expect(await open()).toEqual([0, 1]);
  });

  test('is offered to part of a group that may be split; its rest keeps the place in the queue', async () => {
    const { app, wait, course, first } = await given(3, '1', '2');
    const fields = anotherCompany({ numberOfWorkers: '5', mayBeSplit: true });
    const group = await signedUp(app, course, { fields });
    wait({ minutes: 1 });
    const late = await signedUp(app, course);
    await app.change(JANA, (change) => cancelSignUp(change, first, QUIETLY));
    expect(await findOpenOffer(app.db, group)).toMatchObject({ seats: 1 });
    expect(await answered(app, await offerTo(app, group), 'accept')).toEqual({ outcome: 'accepted' });
    expect(await findSignUp(app.db, group)).toMatchObject({ status: 'confirmed', seats: 1 });
    const [rest, next] = await listQueueRows(app, course.id);
    expect(rest).toMatchObject({ place: 1, seats: 4, restOfId: group, lastOffer: null });
    expect(next).toMatchObject({ id: late, place: 2 });
    const places = (await listParticipants(app.db, rest?.id ?? '')).map(({ position }) => position);
    expect(places).toEqual([1, 2, 3, 4]);
    expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 3, seatsOffered: 0, seatsRequested: 1 });
    await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, capacity: 5 }));
    expect(await findOpenOffer(app.db, rest?.id ?? '')).toMatchObject({ seats: 2 });
  });

  test('is offered at once to a new group that may be split and needs more seats', async () => {
    const { app, course } = await given(3, '1');
    const fields = anotherCompany({ numberOfWorkers: '5', mayBeSplit: true });
    expect(await findOpenOffer(app.db, await signedUp(app, course, { fields }))).toMatchObject({ seats: 2 });
  });

  test('is offered when the capacity is raised; the newest offers end when it is lowered', async () => {
    const { app, wait, course, ids } = await given(1, '1', '2', '1');
    const [, pair = '', single = ''] = ids;
    const resize = (capacity: number) =>
      app.change(JANA, (change) => updateCourse(change, course.id, { ...course, capacity }));
    await resize(3);
    wait({ minutes: 1 });
    await resize(4);
    expect([await findOpenOffer(app.db, pair), await findOpenOffer(app.db, single)]).toMatchObject([
      { seats: 2 },
      { seats: 1 },
    ]);
    await resize(3);
    expect(await findOpenOffer(app.db, pair)).toMatchObject({ seats: 2 });
    expect(await findOpenOffer(app.db, single)).toBeUndefined();
    await resize(4);
    expect(await findOpenOffer(app.db, single)).toMatchObject({ seats: 1 });
  });

  test('of a hidden or deleted course is not offered, and unsent offer emails are dropped', async () => {
    const { app, course, one, emails, cancel } = await freed(1, '1');
    const { id } = await offerTo(app, one);
    const another = await storedCourse(app, { capacity: 1 });
    const freeing = await signedUp(app, another);
    const elsewhere = await signedUp(app, another);
    await cancel(freeing);
    const save = (over: object) =>
      app.change(JANA, (change) => updateCourse(change, course.id, { ...course, ...over }));
    await save({ status: 'inactive' });
    expect(await findOffer(app.db, id)).toMatchObject({ state: 'voided' });
    const email = app.db
      .selectFrom('email')
      .select('status')
      .where('aboutId', '=', one)
      .where('kind', '=', 'seatOffered');
    expect(await email.execute()).toEqual([{ status: 'dropped' }]);
    expect(await emails(one)).toEqual(['signUpWaiting', 'seatOffered']);
    await save({ status: 'active' });
    const again = await offerTo(app, one);
    await app.change(JANA, (change) => deleteCourse(change, course.id));
    expect(await findOffer(app.db, again.id)).toMatchObject({ state: 'voided', courseId: null });
    expect(await answered(app, again, 'accept')).toEqual({ outcome: 'ended' });
    expect(await findOpenOffer(app.db, elsewhere)).toMatchObject({ seats: 1 });
  });

  test('of a course moved to an earlier day is offered only until the course begins', async () => {
    const { app, course, one } = await freed(1, '1');
    const save = (date: string) => app.change(JANA, (change) => updateCourse(change, course.id, { ...course, date }));
    const { id } = await offerTo(app, one);
    await save('2026-11-21');
    expect(await findOffer(app.db, id)).toMatchObject({ state: 'open', validUntil: '2026-11-21T06:00:00.000Z' });
    await save('2026-11-19');
    expect(await findOffer(app.db, id)).toMatchObject({ state: 'voided' });
    await save('2026-12-15');
    expect(await findOpenOffer(app.db, one)).toMatchObject({ validUntil: '2026-11-22T11:10:00.000Z' });
  });

  test('is offered to the next sign-up when staff cancel, confirm or restore the one with the offer', async () => {
    const { app, one, two, three, open, cancel, wait } = await freed(1, '1', '1', '1');
    await cancel(one);
    expect(await open()).toEqual([0, 1, 0]);
    expect(await app.change(JANA, (change) => confirmSignUp(change, two, QUIETLY))).toEqual({ outcome: 'done' });
    expect(await open()).toEqual([0, 0, 0]);
    wait({ minutes: 1 });
    await app.change(JANA, (change) => restoreSignUp(change, one, { as: 'waiting', ...QUIETLY }));
    await cancel(two);
    expect(await open()).toEqual([1, 0, 0]);
    expect(await findOpenOffer(app.db, three)).toBeUndefined();
  });

  test('can be offered by hand after an offer was declined, and the offer can be withdrawn', async () => {
    const { app, wait, one, two, open } = await freed(1, '1', '1');
    await answered(app, await offerTo(app, one), 'decline');
    const byHand = (id: string) => app.change(JANA, (change) => offerByHand(change, id));
    expect(await byHand(one)).toEqual({ outcome: 'no-seats', free: 0, wanted: 1 });
    expect(await byHand(two)).toEqual({ outcome: 'not-allowed' });
    expect(await app.change(JANA, (change) => withdrawOffer(change, one))).toEqual({ outcome: 'not-allowed' });
    expect(await app.change(JANA, (change) => withdrawOffer(change, two))).toEqual({ outcome: 'done' });
    expect(await open()).toEqual([0, 0]);
    wait({ minutes: 1 });
    expect(await byHand(one)).toEqual({ outcome: 'done' });
    expect(await open()).toEqual([1, 0]);
    expect(await byHand('nobody')).toEqual({ outcome: 'not-found' });
  });

  test('is not offered by hand less than an hour before offers for the course end', async () => {
    const { app, wait, one } = await freed(1, '1');
    await answered(app, await offerTo(app, one), 'decline');
    // offers for the course of 15 December end at seven that morning
    wait({ hours: 24 * 24 + 18, minutes: 1 });
    const late = await app.change(JANA, (change) => offerByHand(change, one));
    expect(late).toEqual({ outcome: 'too-late', free: 1, wanted: 1 });
  });

  test('has a queue whose rows state why each sign-up has no seat yet', async () => {
    const { app, course, one } = await freed(3, '2', '2', '1', '1');
    await answered(app, await offerTo(app, one), 'decline');
    const why = (await listQueueRows(app, course.id)).map((waiting) => waiting.why.replaceAll('\u00A0', ' '));
    expect(why).toEqual([
      'ponuku odmietla 20.11.2026',
      'ponuka platí do 22.11.2026, 12.10 h',
      'ponuka platí do 22.11.2026, 12.10 h',
      'pred ňou čakajú 2',
    ]);
  });
});

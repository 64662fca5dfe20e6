import { expect, test } from 'vitest';
import { APPLICANT, VISITOR } from '#domain/actor.ts';
import { VISITOR_EMAILS_PER_DAY_MAX } from '#domain/emails/held-email.ts';
import { enteredWaitlistEntrySchema, waitlistEntrySchema } from '#domain/waitlist/waitlist-fields.ts';
import { cancelCourse } from '#server/courses/course-moves.ts';
import { updateCourse } from '#server/courses/courses.ts';
import { listEmails } from '#server/emails/outbox.ts';
import { listEvents } from '#server/events/events.ts';
import { findOpenOffer } from '#server/seat-offers/seat-offers.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import { cancelSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { findSignUp, submitSignUp } from '#server/sign-ups/sign-ups.ts';
import { undo, undoOwnAct } from '#server/undo/undo.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aSubmission, JANA } from '../../../test/builders.ts';
import { QUIETLY } from '../../../test/course-with-sign-ups.ts';
import { storedCourse } from '../../../test/courses.ts';
import { runDueJobs } from '../../../test/jobs.ts';
import { answered, atItsEnd, offerTo } from '../../../test/seat-offers.ts';
import { listRequestedDates } from './requested-dates.ts';
import {
  endWaitlistEntries,
  enterWaitlistEntry,
  findWaitlistEntry,
  resumeWaitlistEntry,
  submitWaitlistEntry,
} from './waitlist.ts';
import { findEntryState, listWaitlist } from './waitlist-list.ts';

const COMPANY = {
  courseTypeId: 'prva-pomoc',
  city: 'Žilina',
  applicant: 'company',
  companyName: 'Pekáreň Žitná',
  numberOfWorkers: '3',
  email: 'pekaren@example.sk',
  phone: '+421 905 111 003',
  message: '',
};

onBothDatabases('a waitlist entry on %s', (openTestApp) => {
  async function open() {
    const { app, wait } = await openTestApp();
    const submit = (over: object = {}) =>
      app.change(VISITOR, (change) =>
        submitWaitlistEntry(change, waitlistEntrySchema.parse({ ...COMPANY, ...over })),
      );
    const join = async (over: object = {}) => {
      wait({ seconds: 1 });
      const outcome = await submit(over);
      if (outcome.outcome !== 'stored') throw new Error(outcome.outcome);
      return outcome.id;
    };
    const signUpsOf = (id: string) =>
      app.db.selectFrom('signUp').selectAll().where('waitlistEntryId', '=', id).orderBy('courseDate').execute();
    const offered = async (id: string) => {
      const signUps = await signUpsOf(id);
      const offers = await Promise.all(signUps.map((signUp) => findOpenOffer(app.db, signUp.id)));
      return offers.find((offer) => offer !== undefined);
    };
    return { app, wait, submit, join, signUpsOf, offered };
  }

  test('is stored as submitted and confirmed by email, once', async () => {
    const { app, join, submit } = await open();
    const id = await join({ message: 'Radšej doobeda.' });
    expect(await findWaitlistEntry(app.db, id)).toMatchObject({
      ...COMPANY,
      message: 'Radšej doobeda.',
      seats: 3,
      consent: 'given',
      channel: 'web',
      endedAt: null,
    });
    expect(await listEmails(app.db, { noun: 'waitlistEntry', id })).toMatchObject([
      { kind: 'waitlistJoined', recipient: COMPANY.email },
    ]);
    expect(await submit({ message: 'Radšej doobeda.' })).toEqual({ outcome: 'stored', id });
    await storedCourse(app, { capacity: 1 });
    expect(await submit({ message: 'Radšej doobeda.' })).toEqual({ outcome: 'stored', id });
    expect(await submit({ message: 'Iná správa.' })).toMatchObject({ outcome: 'on-offer' });
    expect(await listRequestedDates(app.db)).toMatchObject([
      { courseTypeId: 'prva-pomoc', city: 'Žilina', entries: 1, seats: 3 },
    ]);
  });

  test('entered by staff is confirmed at once, and not counted towards the emails a visitor may cause', async () => {
    const { app } = await open();
    const entered = enteredWaitlistEntrySchema.parse(COMPANY);
    for (let each = 0; each <= VISITOR_EMAILS_PER_DAY_MAX; each += 1)
      await app.change(JANA, (change) => enterWaitlistEntry(change, entered));
    const emails = await app.db.selectFrom('email').select(['kind', 'heldBecause']).distinct().execute();
    expect(emails).toEqual([{ kind: 'waitlistJoined', heldBecause: null }]);
  });

  test('is refused with the dates on offer where there are some, and not stored', async () => {
    const { app, submit } = await open();
    const { slug } = await storedCourse(app, { capacity: 1 });
    expect(await submit()).toMatchObject({ outcome: 'on-offer', dates: [{ slug, city: 'Žilina' }] });
    expect(await submit({ courseTypeId: 'nic' })).toEqual({ outcome: 'type-gone' });
    expect((await listWaitlist(app.db, { page: 1 })).total).toBe(0);
  });

  test('is offered the seats of a new date before any sign-up, in order of receipt', async () => {
    const { app, join, offered, signUpsOf } = await open();
    const first = await join();
    const second = await join({ companyName: 'Sklady', numberOfWorkers: '4' });
    const third = await join({ companyName: 'Kaviareň', numberOfWorkers: '2' });
    const inOtherCity = await join({ city: 'Bratislava' });
    const course = await storedCourse(app, { capacity: 5 });
    expect(await offered(first)).toMatchObject({ seats: 3, courseId: course.id });
    expect(await offered(second)).toBeUndefined();
    expect(await offered(third)).toMatchObject({ seats: 2 });
    expect(await offered(inOtherCity)).toBeUndefined();
    const [signUp] = await signUpsOf(first);
    expect(signUp).toMatchObject({
      status: 'waiting',
      companyName: COMPANY.companyName,
      consent: 'given',
      receivedAt: (await findWaitlistEntry(app.db, first))?.receivedAt,
    });
    const newcomer = await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)));
    expect(newcomer).toMatchObject({ status: 'waiting' });
    const emails = await app.db.selectFrom('email').select('subject').where('kind', '=', 'seatOffered').execute();
    expect(emails[0]?.subject).toContain('Máme pre Vás termín: Kurz prvej pomoci, 15.12.2026, Žilina');
  });

  test('is offered a hidden date when it is put on offer, and only one of two dates', async () => {
    const { app, join, offered, signUpsOf } = await open();
    const id = await join();
    const hidden = await storedCourse(app, { status: 'inactive' });
    expect(await offered(id)).toBeUndefined();
    const twice = await Promise.all([
      app.change(JANA, (change) => updateCourse(change, hidden.id, { ...hidden, status: 'active' })),
      storedCourse(app, { date: '2027-01-11' }),
    ]);
    expect(twice).toHaveLength(2);
    expect(await offered(id)).toMatchObject({ seats: 3 });
    expect(await signUpsOf(id)).toHaveLength(1);
    expect(await findEntryState(app.db, { id })).toMatchObject({ state: 'offered' });
  });

  test('holds the seats once the offer is accepted', async () => {
    const { app, join, signUpsOf } = await open();
    const id = await join();
    const { id: courseId } = await storedCourse(app);
    const [signUp] = await signUpsOf(id);
    const offer = await offerTo(app, signUp?.id ?? '');
    expect(await answered(app, offer, 'accept')).toEqual({ outcome: 'accepted' });
    expect(await findSignUp(app.db, signUp?.id ?? '')).toMatchObject({ courseId, status: 'confirmed', seats: 3 });
    expect(await findEntryState(app.db, { id })).toEqual({ state: 'served', signUpId: signUp?.id });
    expect(await listRequestedDates(app.db)).toEqual([]);
  });

  test.each(['declined', 'left unanswered'])('waits for another date when this one is %s', async (answer) => {
    const { app, wait, join, signUpsOf, offered } = await open();
    const id = await join();
    await storedCourse(app, { date: '2026-12-15' });
    const later = await storedCourse(app, { date: '2027-01-11' });
    const [signUp] = await signUpsOf(id);
    const offer = await offerTo(app, signUp?.id ?? '');
    if (answer === 'declined') await answered(app, offer, 'decline');
    else {
      wait({ hours: 48 });
      await atItsEnd(app, offer.id);
    }
    expect(await findSignUp(app.db, signUp?.id ?? '')).toMatchObject({ status: 'cancelled' });
    // an answer can be undone for ten minutes
    wait({ minutes: 11 });
    await runDueJobs(app);
    // the App may be doing the job itself
    await expect.poll(() => offered(id)).toMatchObject({ courseId: later.id });
    expect(await signUpsOf(id)).toHaveLength(2);
  });

  test('has its offer again once a refusal is taken back', async () => {
    const { app, join, signUpsOf } = await open();
    const id = await join();
    await storedCourse(app);
    const [signUp] = await signUpsOf(id);
    const offer = await offerTo(app, signUp?.id ?? '');
    await answered(app, offer, 'decline');
    expect(await findSignUp(app.db, offer.signUpId)).toMatchObject({ status: 'cancelled' });
    expect(await app.change(APPLICANT, (change) => undoOwnAct(change, offer.signUpId))).toBe('undone');
    expect(await findEntryState(app.db, { id })).toMatchObject({ state: 'offered' });
    expect(await answered(app, offer, 'accept')).toEqual({ outcome: 'accepted' });
    expect(await listParticipants(app.db, offer.signUpId)).toMatchObject(Array(3).fill({ status: 'confirmed' }));
  });

  test('waits again when its confirmed date is cancelled', async () => {
    const { app, join, signUpsOf } = await open();
    const id = await join();
    const course = await storedCourse(app);
    const [signUp] = await signUpsOf(id);
    await answered(app, await offerTo(app, signUp?.id ?? ''), 'accept');
    await app.change(JANA, (change) => cancelCourse(change, course.id, { sendEmails: false, reason: '' }));
    expect(await findEntryState(app.db, { id })).toEqual({ state: 'waiting', signUpId: null });
  });

  test('is removed when staff cancel its sign-up, and restored when that is undone', async () => {
    const { app, join, signUpsOf } = await open();
    const id = await join();
    await storedCourse(app);
    const [signUp] = await signUpsOf(id);
    const at = app.now().toString({ fractionalSecondDigits: 3 });
    await app.change(JANA, (change) => cancelSignUp(change, signUp?.id ?? '', QUIETLY));
    expect(await findEntryState(app.db, { id })).toMatchObject({ state: 'ended' });
    expect(await app.change(JANA, (change) => undo(change, 'signUp', at))).toEqual({ undone: 1, skipped: 0 });
    expect(await findWaitlistEntry(app.db, id)).toMatchObject({ endedAt: null });
  });

  test('gets no offer while it is removed, and one at once when it is resumed', async () => {
    const { app, join, offered } = await open();
    const id = await join();
    await app.change(JANA, (change) => endWaitlistEntries(change, [id]));
    await storedCourse(app);
    expect(await offered(id)).toBeUndefined();
    expect(await app.change(JANA, (change) => resumeWaitlistEntry(change, id))).toBe('done');
    await runDueJobs(app);
    await expect.poll(() => offered(id)).toMatchObject({ seats: 3 });
    expect((await listEvents(app.db, { noun: 'waitlistEntry', id })).map(({ verb }) => verb)).toEqual([
      'submitted',
      'ended',
      'resumed',
      'dateFound',
    ]);
  });

  test('can be searched by state, type, city and words', async () => {
    const { app, join } = await open();
    const bakery = await join();
    const depot = await join({ companyName: 'Sklady', city: 'Bratislava' });
    await app.change(JANA, (change) => endWaitlistEntries(change, [depot]));
    const list = async (filter: object) =>
      (await listWaitlist(app.db, { page: 1, ...filter })).rows.map(({ id }) => id);
    expect(await list({})).toEqual([depot, bakery]);
    expect(await list({ search: 'ZITNA 0905111003' })).toEqual([bakery]);
    expect(await list({ state: 'ended' })).toEqual([depot]);
    expect(await list({ city: 'Bratislava', courseTypeId: 'prva-pomoc' })).toEqual([depot]);
    expect((await listWaitlist(app.db, { page: 1 })).counts).toEqual({
      all: 2,
      waiting: 1,
      offered: 0,
      served: 0,
      ended: 1,
    });
  });
});

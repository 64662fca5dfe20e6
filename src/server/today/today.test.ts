import { expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { NEW_WORK } from '#domain/contact-requests/contact-request-work.ts';
import type { TodayItem, WaitingItem } from '#domain/today/today-item.ts';
import { sendContactReply } from '#server/contact-requests/contact-replies.ts';
import {
  finishNextStep,
  saveContactRequestWork,
  takeContactRequest,
} from '#server/contact-requests/contact-request-work.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { assignLecturer } from '#server/courses/course-moves.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { cancelSignUp, readSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { anotherCompany, anotherPerson, JANA } from '../../../test/builders.ts';
import { anotherContact } from '../../../test/contact-requests.ts';
import { QUIETLY } from '../../../test/course-with-sign-ups.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { storedLecturer } from '../../../test/lecturers.ts';
import { answered, atItsEnd, offerTo } from '../../../test/seat-offers.ts';
import { storedWaitlistEntry } from '../../../test/waitlist.ts';
import { postpone } from './postponements.ts';
import { countToday, readToday } from './today.ts';

onBothDatabases('the items of Dnes on %s', (openTestApp) => {
  async function open() {
    const { app, wait } = await openTestApp();
    const { id: lecturerId } = await storedLecturer(app);
    /** The items of a kind; checks that as many things are counted. */
    async function waiting<Kind extends WaitingItem['kind']>(kind: Kind) {
      const today = await readToday(app, 'due');
      const items = today.items.filter((item): item is TodayItem & { kind: Kind } => item.kind === kind);
      const things = (some: WaitingItem[]) => some.reduce((sum, item) => sum + item.ids.length, 0);
      const urgent = things(items.filter(({ isUrgent }) => isUrgent));
      const count = { inTime: things(items) - urgent, urgent };
      expect([today.counts[kind], (await countToday(app))[kind]]).toEqual([count, count]);
      return items;
    }
    return { app, wait, lecturerId, waiting };
  }

  test('include new sign-ups by course with their messages, one with a long message separately, until they are read', async () => {
    const { app, wait, lecturerId, waiting } = await open();
    const [one, other] = [await storedCourse(app, { lecturerId }), await storedCourse(app, { lecturerId })];
    const ids: string[] = [];
    for (const course of [one, other, one, one]) {
      wait({ minutes: 1 });
      ids.push(await signedUp(app, course));
    }
    const [first = '', second = '', third = '', fourth = ''] = ids;
    const setNotice = (message: string, ids: string[]) =>
      databaseOf(app).updateTable('signUp').set({ message }).where('id', 'in', ids).execute();
    await setNotice('', [first]);
    await setNotice('Potrebujeme faktúru.', [third]);
    const long = `Príde nás osem, ${'mená pošleme. '.repeat(40)}`;
    await setNotice(long, [fourth]);
    const items = await waiting('newSignUps');
    expect(items.map(({ ids }) => ids)).toEqual([[fourth], [first, third], [second]]);
    const [[cut = ''] = [], messages] = items.map(({ signUps }) => signUps.map(({ message }) => message));
    expect(cut).toMatch(/^Príde nás osem, .+pošleme\.…$/);
    expect(cut.length).toBeLessThan(310);
    expect(messages).toEqual(['', 'Potrebujeme faktúru.']);
    for (const id of [first, fourth]) await app.change(JANA, (change) => readSignUp(change, id));
    // the courses have begun, but messages still have to be read
    wait({ hours: 24 * 40 });
    expect((await waiting('newSignUps')).map(({ ids }) => ids)).toEqual([[second], [third]]);
  });

  test('include new contact requests at once, urgent after two working days', async () => {
    const { app, wait, waiting } = await open();
    const id = await app.change(VISITOR, (change) => submitContactRequest(change, anotherContact()));
    // received on a Friday: on the Tuesday after it there is still time
    wait({ hours: 24 * 4 });
    expect(await waiting('newRequests')).toMatchObject([
      { ids: [id], company: 'Sklady Príklad, a. s.', message: anotherContact().message, isUrgent: false },
    ]);
    wait({ hours: 24 });
    expect(await waiting('newRequests')).toMatchObject([{ ids: [id], isUrgent: true }]);
  });

  test('include contact requests whose assignee has left, until another member of staff takes or answers them', async () => {
    const { app, waiting } = await open();
    const eva = { ...JANA, id: 'eva', name: 'Eva Odchádzajúca', email: 'eva@example.sk' };
    for (const member of [JANA, eva]) await storedLecturer(app, member);
    const submitted = () => app.change(VISITOR, (change) => submitContactRequest(change, anotherContact()));
    const [taken, replied] = [await submitted(), await submitted()];
    for (const id of [taken, replied]) await app.change(eva, (change) => takeContactRequest(change, id));
    expect(await waiting('newRequests')).toEqual([]);
    await databaseOf(app).updateTable('staffMember').set({ state: 'deactivated' }).where('id', '=', eva.id).execute();
    const left = (await waiting('newRequests')).map(({ ids, assignee }) => [...ids, assignee]);
    expect(left.sort()).toEqual(
      [taken, replied].sort().map((id) => [id, 'Eva Odchádzajúca – už u\u00A0nás nepracuje']),
    );
    await app.change(JANA, (change) => takeContactRequest(change, taken));
    const reply = { subject: 'Ponuka', body: 'Dobrý deň', isOffer: false };
    await app.change(JANA, (change) => sendContactReply(change, replied, reply, [], 2));
    expect(await waiting('newRequests')).toEqual([]);
  });

  test('include next steps of contact requests from their day until they are done', async () => {
    const { app, wait, waiting } = await open();
    const id = await app.change(VISITOR, (change) => submitContactRequest(change, anotherContact()));
    const work = { ...NEW_WORK, state: 'inProgress' as const, nextStep: 'Zavolať', nextStepOn: '2026-11-23' };
    await app.change(JANA, (change) => saveContactRequestWork(change, id, work, 1));
    expect(await waiting('dueSteps')).toEqual([]);
    wait({ hours: 72 });
    expect(await waiting('dueSteps')).toMatchObject([{ ids: [id], since: '2026-11-23', step: 'Zavolať' }]);
    const eva = await storedLecturer(app, { name: 'Eva Odchádzajúca', role: 'coordinator' });
    const assignees = async () => (await waiting('dueSteps')).map(({ assignee }) => assignee);
    await databaseOf(app).updateTable('contactRequest').set({ assigneeId: eva.id }).execute();
    expect(await assignees()).toEqual(['Eva Odchádzajúca']);
    await databaseOf(app).updateTable('staffMember').set({ state: 'deactivated' }).where('id', '=', eva.id).execute();
    expect(await assignees()).toEqual(['Eva Odchádzajúca – už u\u00A0nás nepracuje']);
    const finish = () => app.change(JANA, (change) => finishNextStep(change, id));
    expect(await finish()).toBe('done');
    expect(await finish()).toBe('nothing-due');
    expect(await waiting('dueSteps')).toEqual([]);
  });

  test('include sign-ups with an expired offer, not those with a declined one', async () => {
    const { app, wait, lecturerId, waiting } = await open();
    const course = await storedCourse(app, { capacity: 2, lecturerId });
    const ids: string[] = [];
    for (const numberOfWorkers of ['2', '1', '1']) {
      wait({ minutes: 1 });
      ids.push(await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers }) }));
    }
    const [holder = '', silent = '', unwilling = ''] = ids;
    await app.change(JANA, (change) => cancelSignUp(change, holder, QUIETLY));
    expect(await waiting('endedOffers')).toEqual([]);
    await answered(app, await offerTo(app, unwilling), 'decline');
    const { id } = await offerTo(app, silent);
    wait({ hours: 49 });
    await atItsEnd(app, id);
    expect(await waiting('endedOffers')).toMatchObject([
      { ids: [silent], next: 'offer', why: 'ponuka prepadla 22.11.2026' },
    ]);
  });

  test('include waiting sign-ups without an e-mail once there are free seats for them', async () => {
    const { app, lecturerId, waiting } = await open();
    const course = await storedCourse(app, { capacity: 1, lecturerId });
    const holder = await signedUp(app, course);
    const silent = await signedUp(app, course, { fields: anotherPerson() });
    await databaseOf(app).updateTable('signUp').set({ email: '' }).where('id', '=', silent).execute();
    expect(await waiting('endedOffers')).toEqual([]);
    await app.change(JANA, (change) => cancelSignUp(change, holder, QUIETLY));
    expect(await waiting('endedOffers')).toMatchObject([{ ids: [silent], next: 'confirm' }]);
  });

  test('include undelivered emails separately, and those held for one reason together', async () => {
    const { app, wait, waiting } = await open();
    const statuses = ['held', 'held', 'failed', 'bounced', 'sent'] as const;
    for (const status of statuses) {
      wait({ minutes: 1 });
      const about = await app.change(VISITOR, (change) => submitContactRequest(change, anotherContact()));
      const heldBecause = status === 'held' ? 'daily-limit' : null;
      await databaseOf(app).updateTable('email').set({ status, heldBecause }).where('aboutId', '=', about).execute();
    }
    expect((await waiting('emails')).map(({ isUrgent, count, ids }) => [isUrgent, count, ids.length])).toEqual([
      [true, 1, 1],
      [true, 1, 1],
    ]);
    const { company, phone } = anotherContact();
    expect((await waiting('emails'))[0]?.emails).toMatchObject([{ name: company, phone }]);
    expect((await waiting('heldEmails')).map(({ why, count, ids }) => [why, count, ids.length])).toEqual([
      ['daily-limit', 2, 2],
    ]);
    // emails to an address that does not exist are corrected one by one
    await databaseOf(app)
      .updateTable('email')
      .set({ heldBecause: 'address-bounced' })
      .where('status', '=', 'held')
      .execute();
    expect(await waiting('heldEmails')).toHaveLength(2);
  });

  test('include courses of the next seven days without lecturer, names or enough people', async () => {
    const { app, lecturerId, waiting } = await open();
    const near = await storedCourse(app, { date: '2026-11-27', minimum: 8 });
    await storedCourse(app, { date: '2026-11-28', minimum: 8 });
    await storedCourse(app, { date: '2026-11-27', minimum: 8, status: 'inactive' });
    const company = await signedUp(app, near, { fields: anotherCompany({ numberOfWorkers: '5' }) });
    expect(await waiting('noLecturer')).toMatchObject([{ ids: [near.id], since: '2026-11-20' }]);
    const hide = (status: 'active' | 'inactive') =>
      databaseOf(app).updateTable('course').set({ status }).where('id', '=', near.id).execute();
    // hidden, it is held for its people all the same
    await hide('inactive');
    expect(await waiting('noLecturer')).toMatchObject([{ ids: [near.id] }]);
    await hide('active');
    expect(await waiting('belowMinimum')).toMatchObject([{ ids: [near.id], minimum: 8, taken: 5 }]);
    expect(await waiting('noNames')).toMatchObject([
      { ids: [near.id], signUps: [{ id: company, unnamed: 5, seats: 5 }] },
    ]);
    expect(await app.change(JANA, (change) => assignLecturer(change, near.id, lecturerId))).toBe('done');
    expect(await waiting('noLecturer')).toEqual([]);
    expect(await findCourse(app.db, near.id)).toMatchObject({ lecturerId, version: 2 });
  });

  test('include a course whose lecturer has left, until another one is assigned', async () => {
    const { app, lecturerId, waiting } = await open();
    const { id: leavingId } = await storedLecturer(app);
    const course = await storedCourse(app, { date: '2026-11-27', lecturerId: leavingId });
    expect(await waiting('noLecturer')).toEqual([]);
    await databaseOf(app)
      .updateTable('staffMember')
      .set({ state: 'deactivated' })
      .where('id', '=', leavingId)
      .execute();
    expect(await waiting('noLecturer')).toMatchObject([{ ids: [course.id] }]);
    expect(await app.change(JANA, (change) => assignLecturer(change, course.id, lecturerId))).toBe('done');
    expect(await waiting('noLecturer')).toEqual([]);
  });

  test('are closed by the first of two assigned lecturers, and the second assignment is refused', async () => {
    const { app, lecturerId } = await open();
    const course = await storedCourse(app);
    const other = await storedLecturer(app, { name: 'Eva Lektorka' });
    const assign = (id: string) => app.change(JANA, (change) => assignLecturer(change, course.id, id));
    expect(await assign('nobody')).toBe('lecturer-unknown');
    expect(await Promise.all([assign(lecturerId), assign(other.id)])).toContain('has-lecturer');
    expect(await app.change(JANA, (change) => assignLecturer(change, 'gone', lecturerId))).toBe('not-found');
  });

  test('include courses until the next working day, on a Friday also those of Monday', async () => {
    const { app, wait, waiting } = await open();
    for (const date of ['2026-11-20', '2026-11-21', '2026-11-23', '2026-11-24']) await storedCourse(app, { date });
    const days = async () => (await waiting('upcomingCourse')).map(({ course }) => course.date);
    expect(await days()).toEqual(['2026-11-21', '2026-11-23']);
    wait({ hours: 72 });
    expect(await days()).toEqual(['2026-11-24']);
  });

  test('include a requested date once half a course of people waits for it', async () => {
    const { app, waiting } = await open();
    const { typicalCapacity } = await app.db
      .selectFrom('courseType')
      .select('typicalCapacity')
      .where('id', '=', 'protipoziarna-hliadka')
      .executeTakeFirstOrThrow();
    const half = Math.ceil(typicalCapacity / 2);
    await storedWaitlistEntry(app, { numberOfWorkers: String(half - 1) });
    expect(await waiting('requestedDates')).toEqual([]);
    await storedWaitlistEntry(app, { numberOfWorkers: '1', companyName: 'Sklady', email: 'sklady@example.sk' });
    expect(await waiting('requestedDates')).toMatchObject([
      { ids: ['protipoziarna-hliadka/Žilina'], requestedDate: { seats: half, city: 'Žilina' } },
    ]);
  });

  test('include companies with an ambiguous match, all in one item', async () => {
    const { app, wait, waiting } = await open();
    const submitFrom = (email: string, ico: string) =>
      app.change(VISITOR, (change) =>
        submitContactRequest(change, anotherContact({ company: 'Stavby Príklad', email, ico })),
      );
    await submitFrom('a@gmail.com', '31322832');
    await submitFrom('b@gmail.com', '35757442');
    expect(await waiting('ambiguousClients')).toEqual([]);
    for (const email of ['c@gmail.com', 'd@gmail.com']) {
      wait({ minutes: 1 });
      await submitFrom(email, 'neviem');
    }
    const since = app.now().subtract({ minutes: 1 }).toString({ smallestUnit: 'millisecond' });
    expect(await waiting('ambiguousClients')).toMatchObject([{ ids: ['vsetky'], count: 2, since }]);
    const all = { kind: 'ambiguousClients', ids: ['vsetky'] } as const;
    await app.change(JANA, (change) => postpone(change, all, '2026-11-21'));
    expect(await waiting('ambiguousClients')).toEqual([]);
    wait({ hours: 24 });
    expect(await waiting('ambiguousClients')).toHaveLength(1);
  });
});

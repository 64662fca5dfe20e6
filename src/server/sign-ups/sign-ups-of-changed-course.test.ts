import { expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { UNDO_SECONDS, UNDO_SECONDS_IN_ALL } from '#domain/undo.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { assignLecturer, cancelCourse, restoreCourse } from '#server/courses/course-moves.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import type { CourseRecord } from '#server/courses/course-records.ts';
import { deleteCourse, updateCourse } from '#server/courses/courses.ts';
import { listEmails } from '#server/emails/outbox.ts';
import { listEvents } from '#server/events/events.ts';
import { findOpenOffer } from '#server/seat-offers/seat-offers.ts';
import { findUndoable, undo } from '#server/undo/undo.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aSubmission, JANA } from '../../../test/builders.ts';
import { BY_EMAIL, courseWithSignUps, QUIETLY } from '../../../test/course-with-sign-ups.ts';
import { storedCourse } from '../../../test/courses.ts';
import { storedLecturer } from '../../../test/lecturers.ts';
import { findAffected } from './affected-sign-ups.ts';
import { previewChangedEmail } from './course-emails.ts';
import { cancelSignUp, confirmSignUp, restoreSignUp } from './sign-up-moves.ts';
import { findSignUp, submitSignUp } from './sign-ups.ts';

const PETER = { ...JANA, id: 'peter' };
const MOVED = { date: '2027-01-11', dateTo: '2027-01-12', place: 'Nová 5' };
const ENDED = { sendEmails: true, reason: 'Lektor ochorel.' };

/** Sets the status of every email about a changed course, as if it had been sent. */
async function setEmailStatus(change: Change, status: 'sent'): Promise<void> {
  await change.db.updateTable('email').set({ status }).where('kind', '=', 'courseChanged').execute();
  change.record({ noun: 'email', id: 'vsetky', verb: 'sent' });
}

onBothDatabases('a course with sign-ups on %s', (openTestApp) => {
  const given = courseWithSignUps(openTestApp);

  /** One sign-up holds seats, one waits, one was cancelled. */
  async function ofEachKind() {
    const world = await given(5, '3', '4', '2');
    const [holding = '', waiting = '', cancelled = ''] = world.ids;
    await world.app.change(JANA, (change) => cancelSignUp(change, cancelled, QUIETLY));
    const lastEmail = async (id: string) => {
      const emails = await world.app.db.selectFrom('email').selectAll().where('aboutId', '=', id).execute();
      return emails.find(({ kind }) => kind.startsWith('course'));
    };
    return { ...world, holding, waiting, cancelled, lastEmail };
  }

  test('lists the applicants affected by a change with what they were last notified of', async () => {
    const { app, course, waiting } = await ofEachKind();
    const affected = await findAffected(app.db, course.id);
    expect(affected).toMatchObject({ held: 3, waiting: 4, unnamed: 0 });
    expect(affected.names).toHaveLength(2);
    const { nameOfCourse, place, city } = course;
    const lastNotified = { nameOfCourse, date: '2026-12-15', dateTo: null, hours: '8.00 – 15.00 h', place, city };
    expect(affected.lastNotified).toEqual([
      { course: lastNotified, status: 'confirmed', signUps: 1 },
      { course: lastNotified, status: 'waiting', signUps: 1 },
    ]);
    expect(await findSignUp(app.db, waiting)).toMatchObject({ lastNotified });
  });

  test('that is moved notifies applicants with seats or in the queue at once, but not cancelled ones', async () => {
    const { app, course, holding, waiting, cancelled, lastEmail } = await ofEachKind();
    await app.change(JANA, (change) =>
      updateCourse(change, course.id, { ...course, ...MOVED }, { sendEmails: true }),
    );
    const email = await lastEmail(holding);
    expect(email?.subject).toBe('Zmena termínu a miesta: Kurz prvej pomoci bude 11.01.2027');
    expect(email?.text).toContain('po\u00A011.01.2027\u00A0– ut\u00A012.01.2027 (predtým ut\u00A015.12.2026)');
    expect(email?.text).toContain('Miesto konania: Nová 5 (predtým Príkladná 3)');
    const { content, method } = JSON.parse(email?.calendar ?? '');
    expect(method).toBe('PUBLISH');
    expect(content).toContain('SEQUENCE:1');
    expect(await lastEmail(waiting)).toMatchObject({ calendar: null });
    expect(await lastEmail(cancelled)).toBeUndefined();
    expect(await findSignUp(app.db, holding)).toMatchObject({ lastNotified: MOVED, calendarSequence: 1 });
    expect(await findSignUp(app.db, waiting)).toMatchObject({ lastNotified: MOVED, calendarSequence: 0 });
    expect((await listEvents(app.db, { noun: 'signUp', id: holding })).at(-1)?.verb).toBe('notifiedOfChange');
  });

  test('that begins at another hour says so in an email, and in the calendar', async () => {
    const { app, course, holding, lastEmail } = await ofEachKind();
    const save = (hours: string) =>
      app.change(JANA, (change) => updateCourse(change, course.id, { ...course, hours }, { sendEmails: true }));
    // the hours of its type, spelled out
    await save('8.00 – 15.00 h');
    expect(await lastEmail(holding)).toBeUndefined();
    await save('9.00 – 12.00 h');
    const email = await lastEmail(holding);
    expect(email?.subject).toBe('Zmena času: Kurz prvej pomoci, 15.12.2026, Žilina');
    expect(email?.text).toContain('Čas: 9.00 – 12.00 h (predtým 8.00 – 15.00 h)');
    expect(JSON.parse(email?.calendar ?? '').content).toContain('DESCRIPTION:Čas: 9.00 – 12.00 h');
    expect(await findSignUp(app.db, holding)).toMatchObject({ lastNotified: { hours: '9.00 – 12.00 h' } });
  });

  test('that gets another type states the hours of that one in the email', async () => {
    const { app, course, holding, lastEmail } = await ofEachKind();
    const moved = { ...course, ...MOVED, courseTypeId: 'vodici' };
    const before = (await findCourse(app.db, course.id)) as CourseRecord;
    const preview = await previewChangedEmail(
      app,
      before,
      { ...moved, hours: '13.00 – 16.00 h' },
      'http://localhost',
    );
    await app.change(JANA, (change) => updateCourse(change, course.id, moved, { sendEmails: true }));
    expect((await lastEmail(holding))?.text).toContain('Čas: 13.00 – 16.00 h');
    expect(preview).toContain('13.00 – 16.00 h');
  });

  test('that is moved has its emails sent when the move can no longer be undone', async () => {
    const { app, course, holding, lastEmail } = await ofEachKind();
    const moved = app.now();
    await app.change(JANA, (change) =>
      updateCourse(change, course.id, { ...course, ...MOVED }, { sendEmails: true }),
    );
    const job = app.db
      .selectFrom('job')
      .select('dueAt')
      .where('key', '=', (await lastEmail(holding))?.id ?? '');
    expect(await job.executeTakeFirst()).toEqual({
      dueAt: instant({ now: () => moved }, { seconds: UNDO_SECONDS_IN_ALL }),
    });
  });

  test('that is moved is restored with its sign-ups when it is undone, and no email is sent', async () => {
    const { app, wait, course, holding, waiting, lastEmail } = await ofEachKind();
    const at = instant(app);
    const before = [await findSignUp(app.db, holding), await findSignUp(app.db, waiting)];
    await app.change(JANA, (change) =>
      updateCourse(change, course.id, { ...course, ...MOVED, capacity: 9 }, { sendEmails: true }),
    );
    expect(await findUndoable(app, 'course', JANA, at)).toEqual({ noun: 'course', verb: 'changed', count: 1, at });
    // the larger course offers its seats to the waiting sign-up
    expect(await findOpenOffer(app.db, waiting)).toBeDefined();
    wait({ seconds: UNDO_SECONDS });
    expect(await app.change(JANA, (change) => undo(change, 'course', at))).toEqual({ undone: 1, skipped: 0 });
    expect(await findCourse(app.db, course.id)).toMatchObject({
      ...course,
      seatsTaken: 3,
      seatsOffered: 0,
      version: 3,
    });
    expect([await findSignUp(app.db, holding), await findSignUp(app.db, waiting)]).toEqual(before);
    expect(await lastEmail(holding)).toMatchObject({ kind: 'courseChanged', status: 'dropped' });
    expect(await lastEmail(waiting)).toMatchObject({ status: 'dropped' });
    const jobs = app.db.selectFrom('job').innerJoin('email', 'email.id', 'job.key').select('email.kind');
    expect((await jobs.execute()).map(({ kind }) => kind)).not.toContain('courseChanged');
    const events = await listEvents(app.db, { noun: 'course', id: course.id });
    expect(events.map(({ verb }) => verb)).toEqual(['created', 'changed', 'undone']);
  });

  test('that is moved cannot be restored once emails are sent, it is saved again or its slug is taken', async () => {
    const { app, wait, course } = await ofEachKind();
    const move = async (over: Partial<typeof course>) => {
      wait({ minutes: 1 });
      const now = await findCourse(app.db, course.id);
      if (!now) throw new Error('no course');
      await app.change(JANA, (change) => updateCourse(change, course.id, { ...now, ...over }, { sendEmails: true }));
      return instant(app);
    };
    const undoAt = (at: string, staff = JANA) => app.change(staff, (change) => undo(change, 'course', at));
    const refused = { undone: 0, skipped: 1 };
    const first = await move(MOVED);
    expect(await undoAt(first, PETER)).toEqual(refused);
    await app.change(JANA, (change) => setEmailStatus(change, 'sent'));
    expect(await undoAt(first)).toEqual(refused);
    const second = await move({ date: '2027-03-01', dateTo: null });
    const now = await findCourse(app.db, course.id);
    await app.change(PETER, (change) => updateCourse(change, course.id, { ...course, ...now, price: '7 €' }));
    expect(await undoAt(second)).toEqual(refused);
    const third = await move({ slug: '/iny' });
    await storedCourse(app, { slug: now?.slug });
    expect(await undoAt(third)).toEqual(refused);
    wait({ seconds: UNDO_SECONDS_IN_ALL + 1 });
    expect(await undoAt(await move({ room: 'B2' }))).toEqual({ undone: 1, skipped: 0 });
    expect(await findCourse(app.db, course.id)).toMatchObject({ slug: '/iny', room: '', price: '7 €' });
  });

  test('that is moved without emails, then back with emails, sends none: no applicant knew of the move', async () => {
    const { app, course, holding, lastEmail } = await ofEachKind();
    await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, ...MOVED }));
    expect(await findSignUp(app.db, holding)).toMatchObject({
      courseDate: '2027-01-11',
      lastNotified: { date: '2026-12-15' },
    });
    await app.change(JANA, (change) => updateCourse(change, course.id, course, { sendEmails: true }));
    expect(await lastEmail(holding)).toBeUndefined();
  });

  test('moved to a past day sends no email', async () => {
    const { app, course, holding, lastEmail } = await ofEachKind();
    const past = { ...course, date: '2026-11-02' };
    await app.change(JANA, (change) => updateCourse(change, course.id, past, { sendEmails: true }));
    expect(await lastEmail(holding)).toBeUndefined();
  });

  test('that is cancelled has its sign-ups cancelled, with an email of the reason and the next dates', async () => {
    const { app, course, holding, waiting, cancelled, lastEmail } = await ofEachKind();
    const next = await storedCourse(app, { date: '2027-02-01' });
    await storedCourse(app, { date: '2027-01-05', city: 'Bratislava' });
    await storedCourse(app, { date: '2027-01-06', status: 'inactive' });
    expect(await app.change(JANA, (change) => cancelCourse(change, course.id, ENDED))).toEqual({ outcome: 'done' });
    for (const id of [holding, waiting]) {
      expect(await findSignUp(app.db, id)).toMatchObject({ status: 'cancelled', calendarSequence: 1 });
      const email = await lastEmail(id);
      expect(email?.subject).toBe('Kurz zrušený: Kurz prvej pomoci, 15.12.2026, Žilina');
      expect(email?.text).toMatch(/Lektor ochorel\.[\s\S]*01\.02\.2027, Žilina[\s\S]*05\.01\.2027, Bratislava/);
      expect(email?.text).toContain(`/kurzy-a-skolenia${next.slug}`);
      expect(email?.text).not.toContain('06.01.2027');
      expect(JSON.parse(email?.calendar ?? '')).toMatchObject({ method: 'CANCEL' });
    }
    expect(await lastEmail(cancelled)).toBeUndefined();
    expect(await findCourse(app.db, course.id)).toMatchObject({
      status: 'inactive',
      seatsTaken: 0,
      seatsRequested: null,
    });
    expect(await app.change(JANA, (change) => cancelCourse(change, course.id, ENDED))).toEqual({ outcome: 'done' });
    expect(await listEmails(app.db, { noun: 'signUp', id: holding })).toHaveLength(2);
  });

  test('that began on an earlier day is not cancelled any more', async () => {
    const { app, wait, course, holding } = await ofEachKind();
    wait({ hours: 24 * 26 });
    expect(await app.change(JANA, (change) => cancelCourse(change, course.id, ENDED))).toEqual({
      outcome: 'not-allowed',
    });
    expect(await findSignUp(app.db, holding)).toMatchObject({ status: 'confirmed' });
  });

  test('that is cancelled takes no sign-ups, cannot be changed, and is restored hidden and empty', async () => {
    const { app, course, holding } = await ofEachKind();
    await app.change(JANA, (change) => cancelCourse(change, course.id, { ...ENDED, sendEmails: false }));
    expect(await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)))).toEqual({
      outcome: 'course-closed',
      stage: 'cancelled',
    });
    const back = { as: 'confirmed', ...BY_EMAIL } as const;
    expect(await app.change(JANA, (change) => restoreSignUp(change, holding, back))).toEqual({
      outcome: 'course-cancelled',
    });
    expect(await app.change(JANA, (change) => updateCourse(change, course.id, course))).toEqual({
      outcome: 'course-cancelled',
    });
    const { id: lecturerId } = await storedLecturer(app);
    const assigned = await app.change(JANA, (change) => assignLecturer(change, course.id, lecturerId));
    expect(assigned).toBe('course-cancelled');
    await app.change(JANA, (change) => restoreCourse(change, course.id));
    expect(await findCourse(app.db, course.id)).toMatchObject({
      status: 'inactive',
      cancelledAt: null,
      seatsTaken: 0,
    });
    expect(await app.change(JANA, (change) => restoreSignUp(change, holding, back))).toEqual({ outcome: 'done' });
  });

  test('that is deleted notifies its applicants first; a past one keeps its sign-ups confirmed', async () => {
    const { app, wait, course, holding, waiting, lastEmail } = await ofEachKind();
    const held = await storedCourse(app, { date: '2026-11-21' });
    const [taught] = [await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(held)))];
    await app.change(JANA, (change) => deleteCourse(change, course.id, ENDED));
    for (const id of [holding, waiting]) {
      expect(await findSignUp(app.db, id)).toMatchObject({ courseId: null, status: 'cancelled' });
      expect(await lastEmail(id)).toMatchObject({ kind: 'courseCancelled', status: 'waiting' });
    }
    wait({ hours: 48 });
    await app.change(JANA, (change) => deleteCourse(change, held.id, ENDED));
    const id = taught.outcome === 'stored' ? taught.id : '';
    expect(await findSignUp(app.db, id)).toMatchObject({ courseId: null, status: 'confirmed' });
  });

  test('raises the calendar sequence with each email that contains the event, and never lowers it', async () => {
    const { app, course, holding, waiting } = await ofEachKind();
    // so that the seats are not offered in between
    await app.change(JANA, (change) => cancelSignUp(change, waiting, QUIETLY));
    const sequence = async () => (await findSignUp(app.db, holding))?.calendarSequence;
    const move = (city: 'Bratislava' | 'Žilina') =>
      app.change(JANA, (change) => updateCourse(change, course.id, { ...course, city }, { sendEmails: true }));
    const seen = [await sequence()];
    const steps = [
      () => move('Bratislava'),
      () => app.change(JANA, (change) => cancelSignUp(change, holding, BY_EMAIL)),
      () => app.change(JANA, (change) => restoreSignUp(change, holding, { as: 'waiting', ...BY_EMAIL })),
      () => move('Žilina'),
      () => app.change(JANA, (change) => confirmSignUp(change, holding, BY_EMAIL)),
      () => move('Bratislava'),
    ];
    for (const step of steps) {
      await step();
      seen.push(await sequence());
    }
    expect(seen).toEqual([0, 1, 2, 2, 2, 3, 4]);
  });
});

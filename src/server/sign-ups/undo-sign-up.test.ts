import { expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { UNDO_SECONDS, UNDO_SECONDS_IN_ALL } from '#domain/undo.ts';
import type { App } from '#server/app.ts';
import { instant } from '#server/clock.ts';
import { cancelCourse } from '#server/courses/course-moves.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { deleteCourse } from '#server/courses/courses.ts';
import { findOpenOffer } from '#server/seat-offers/seat-offers.ts';
import { findUndoable, undo } from '#server/undo/undo.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aSubmission, JANA } from '../../../test/builders.ts';
import { BY_EMAIL, courseWithSignUps, LATER, QUIETLY } from '../../../test/course-with-sign-ups.ts';
import { storedCourse } from '../../../test/courses.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { replaceParticipant, withdrawParticipants } from './participant-moves.ts';
import { listParticipants } from './participants.ts';
import { cancelSignUps, readSignUps } from './sign-up-batches.ts';
import { listSignUps } from './sign-up-list.ts';
import { cancelSignUp, readSignUp, restoreSignUp } from './sign-up-moves.ts';
import { transferParticipants } from './sign-up-transfer.ts';
import { findSignUp, submitSignUp } from './sign-ups.ts';

onBothDatabases('sign-ups changed by staff on %s', (openTestApp) => {
  const given = courseWithSignUps(openTestApp);

  test('are new again when their reading is undone', async () => {
    const { app, ids, wait } = await given(9, '3', '2', '1');
    await withoutMessage(app, ids);
    const at = instant(app);
    expect(await app.change(JANA, (change) => readSignUps(change, ids))).toEqual({ done: 3, refused: [] });
    expect(await findUndoable(app, 'signUp', JANA, at)).toEqual({ noun: 'signUp', verb: 'read', count: 3, at });
    expect((await findSignUp(app.db, ids[0] as string))?.reviewedAt).toBe(LATER);
    wait({ seconds: UNDO_SECONDS });
    expect(await app.change(JANA, (change) => undo(change, 'signUp', at))).toEqual({ undone: 3, skipped: 0 });
    for (const id of ids)
      expect(await findSignUp(app.db, id)).toMatchObject({ status: 'confirmed', reviewedAt: null });
    // the second time changes nothing
    expect(await app.change(JANA, (change) => undo(change, 'signUp', at))).toEqual({ undone: 0, skipped: 3 });
  });

  test('are not read together when they have a message or are in the queue', async () => {
    const { app, ids } = await given(4, '3', '1', '2');
    const [plain = '', withMessage = '', substitute = ''] = ids;
    await withoutMessage(app, [plain]);
    expect(await app.change(JANA, (change) => readSignUps(change, ids))).toMatchObject({
      done: 1,
      refused: [
        { id: withMessage, why: 'has-message' },
        { id: substitute, why: 'is-waiting' },
      ],
    });
    expect(await app.change(JANA, (change) => readSignUps(change, [withMessage]))).toEqual({ done: 1, refused: [] });
  });

  test('get their seats back when their cancellation is undone, and no email is sent', async () => {
    const { app, course, ids, first, emails } = await given(9, '3', '2');
    const at = instant(app);
    await app.change(JANA, (change) => cancelSignUps(change, ids, BY_EMAIL));
    expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 0 });
    expect(await emails(first)).toContain('signUpCancelled');
    expect(await app.change(JANA, (change) => undo(change, 'signUp', at))).toEqual({ undone: 2, skipped: 0 });
    expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 5 });
    const cancellations = app.db.selectFrom('email').select('status').where('kind', '=', 'signUpCancelled');
    expect(await cancellations.execute()).toEqual([{ status: 'dropped' }, { status: 'dropped' }]);
    const jobs = app.db.selectFrom('job').innerJoin('email', 'email.id', 'job.key').select('email.kind');
    expect((await jobs.execute()).map(({ kind }) => kind)).not.toContain('signUpCancelled');
  });

  test('get their seats back even when those were offered meanwhile, and the offer is not sent', async () => {
    const { app, course, first, second, wait } = await given(3, '3', '2');
    const at = instant(app);
    await app.change(JANA, (change) => cancelSignUps(change, [first], QUIETLY));
    expect(await findOpenOffer(app.db, second)).toMatchObject({ seats: 2 });
    wait({ seconds: UNDO_SECONDS });
    expect(await app.change(JANA, (change) => undo(change, 'signUp', at))).toEqual({ undone: 1, skipped: 0 });
    expect(await findOpenOffer(app.db, second)).toBeUndefined();
    expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 3, seatsOffered: 0 });
    const email = app.db.selectFrom('email').select('status').where('kind', '=', 'seatOffered');
    expect(await email.execute()).toEqual([{ status: 'dropped' }]);
  });

  test('stay cancelled when their seats are taken', async () => {
    const { app, course, ids } = await given(3, '3');
    const at = instant(app);
    await app.change(JANA, (change) => cancelSignUps(change, ids, QUIETLY));
    await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)));
    expect(await app.change(JANA, (change) => undo(change, 'signUp', at))).toEqual({ undone: 0, skipped: 1 });
  });

  test('are not restored after another user’s change, nor by another user', async () => {
    const { app, ids, first, wait } = await given(9, '3');
    const at = instant(app);
    const peter = { ...JANA, id: 'peter' };
    await app.change(JANA, (change) => readSignUp(change, first));
    expect(await app.change(peter, (change) => undo(change, 'signUp', at))).toEqual({ undone: 0, skipped: 1 });
    wait({ seconds: 1 });
    await app.change(peter, (change) => cancelSignUps(change, ids, QUIETLY));
    expect(await app.change(JANA, (change) => undo(change, 'signUp', at))).toEqual({ undone: 0, skipped: 1 });
    expect(await findSignUp(app.db, first)).toMatchObject({ status: 'cancelled' });
  });

  test('are not restored after they were moved to another course', async () => {
    const { app, first, wait } = await given(9, '3');
    const at = instant(app);
    const { id: courseId } = await storedCourse(app, { date: '2027-02-01' });
    await app.change(JANA, (change) => readSignUp(change, first));
    wait({ seconds: 1 });
    const transfer = { courseId, participantIds: new Set<string>(), as: 'confirmed', ...QUIETLY } as const;
    await app.change(JANA, (change) => transferParticipants(change, first, transfer));
    expect(await app.change(JANA, (change) => undo(change, 'signUp', at))).toEqual({ undone: 0, skipped: 1 });
    expect(await findSignUp(app.db, first)).toMatchObject({ courseId, status: 'confirmed', reviewedAt: LATER });
  });

  test('return to their former date when a move is undone, and no email is sent', async () => {
    const { app, course, first } = await given(9, '3');
    const before = await findSignUp(app.db, first);
    const at = instant(app);
    const { id: courseId } = await storedCourse(app, { date: '2027-02-01', nameOfCourse: 'Lešenár' });
    const transfer = { courseId, participantIds: new Set<string>(), as: 'confirmed', ...BY_EMAIL } as const;
    await app.change(JANA, (change) => transferParticipants(change, first, transfer));
    expect(await findUndoable(app, 'signUp', JANA, at)).toEqual({ noun: 'signUp', verb: 'moved', count: 1, at });
    expect(await app.change(JANA, (change) => undo(change, 'signUp', at))).toEqual({ undone: 1, skipped: 0 });
    expect(await findSignUp(app.db, first)).toEqual(before);
    expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 3 });
    expect(await findCourse(app.db, courseId)).toMatchObject({ seatsTaken: 0 });
    const emails = app.db.selectFrom('email').select('status').where('kind', '=', 'signUpMoved');
    expect(await emails.execute()).toEqual([{ status: 'dropped' }]);
    expect((await listSignUps(app.db, { search: 'lesenar', page: 1 })).total).toBe(0);
  });

  test('stay on the other date when their former seats are taken', async () => {
    const { app, course, first } = await given(3, '3');
    const at = instant(app);
    const { id: courseId } = await storedCourse(app, { date: '2027-02-01' });
    const transfer = { courseId, participantIds: new Set<string>(), as: 'confirmed', ...QUIETLY } as const;
    await app.change(JANA, (change) => transferParticipants(change, first, transfer));
    await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)));
    expect(await app.change(JANA, (change) => undo(change, 'signUp', at))).toEqual({ undone: 0, skipped: 1 });
    expect(await findSignUp(app.db, first)).toMatchObject({ courseId });
  });

  test.each(['deleted', 'cancelled'] as const)(
    'stay in their new queue when their former course is %s',
    async (end) => {
      const { app, course, second, wait } = await given(3, '3', '2');
      const at = instant(app);
      const { id: courseId } = await storedCourse(app, { date: '2027-02-01' });
      const transfer = { courseId, participantIds: new Set<string>(), as: 'waiting', ...QUIETLY } as const;
      await app.change(JANA, (change) => transferParticipants(change, second, transfer));
      wait({ seconds: 1 });
      if (end === 'deleted') await app.change(JANA, (change) => deleteCourse(change, course.id));
      else await app.change(JANA, (change) => cancelCourse(change, course.id, { sendEmails: false, reason: '' }));
      expect(await app.change(JANA, (change) => undo(change, 'signUp', at))).toEqual({ undone: 0, skipped: 1 });
      expect(await findSignUp(app.db, second)).toMatchObject({ courseId, status: 'waiting' });
    },
  );

  test('get withdrawn and replaced participants back', async () => {
    const { app, course, first, wait } = await given(3, '3');
    const participants = async () => {
      const participants = await listParticipants(app.db, first);
      return participants.filter(({ status }) => status === 'confirmed').map(({ id, lastName }) => [id, lastName]);
    };
    const before = await participants();
    const [one, other] = before.map(([id]) => String(id));
    const at = instant(app);
    await app.change(JANA, (change) => withdrawParticipants(change, first, new Set([one ?? '']), BY_EMAIL));
    expect(await findUndoable(app, 'signUp', JANA, at)).toMatchObject({ verb: 'participantsWithdrawn' });
    expect(await app.change(JANA, (change) => undo(change, 'signUp', at))).toEqual({ undone: 1, skipped: 0 });
    expect(await participants()).toEqual(before);
    wait({ seconds: 1 });
    const later = instant(app);
    const colleague = { firstName: 'Eva', lastName: 'Nová', birthDate: null, email: null };
    await app.change(JANA, (change) => replaceParticipant(change, first, other ?? '', colleague, BY_EMAIL));
    expect(await participants()).toContainEqual([expect.any(String), 'Nová']);
    expect(await app.change(JANA, (change) => undo(change, 'signUp', later))).toEqual({ undone: 1, skipped: 0 });
    expect(await participants()).toEqual(before);
    expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 3 });
    const emails = app.db.selectFrom('email').select('status').where('kind', '=', 'participantsChanged');
    expect(await emails.execute()).toEqual([{ status: 'dropped' }, { status: 'dropped' }]);
    expect((await listSignUps(app.db, { search: 'nova', page: 1 })).total).toBe(0);
  });

  test('do not get a withdrawn participant back when the seat is taken', async () => {
    const { app, course, first } = await given(2, '2');
    const [one] = await listParticipants(app.db, first);
    const at = instant(app);
    await app.change(JANA, (change) => withdrawParticipants(change, first, new Set([one?.id ?? '']), QUIETLY));
    await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)));
    expect(await app.change(JANA, (change) => undo(change, 'signUp', at))).toEqual({ undone: 0, skipped: 1 });
  });

  test('are restored with their cancelled course, and no email is sent', async () => {
    const { app, course, ids, wait } = await given(5, '3', '4');
    const [, waiting = ''] = ids;
    // the time of its earlier cancellation is kept
    await app.change(JANA, (change) => cancelSignUp(change, waiting, QUIETLY));
    await app.change(JANA, (change) => restoreSignUp(change, waiting, { as: 'waiting', ...QUIETLY }));
    wait({ seconds: 1 });
    const before = await Promise.all(ids.map((id) => findSignUp(app.db, id)));
    const at = instant(app);
    const ending = { sendEmails: true, reason: 'Lektor ochorel.' };
    await app.change(JANA, (change) => cancelCourse(change, course.id, ending));
    const peter = { ...JANA, id: 'peter' };
    expect(await app.change(peter, (change) => undo(change, 'course', at))).toEqual({ undone: 0, skipped: 1 });
    wait({ seconds: UNDO_SECONDS });
    expect(await app.change(JANA, (change) => undo(change, 'course', at))).toEqual({ undone: 3, skipped: 0 });
    expect(await findCourse(app.db, course.id)).toMatchObject({ status: 'active', cancelledAt: null, seatsTaken: 3 });
    const after = await Promise.all(ids.map((id) => findSignUp(app.db, id)));
    const withoutSequence = (signUps: typeof before) =>
      signUps.map((signUp) => ({ ...signUp, calendarSequence: undefined }));
    expect(withoutSequence(after)).toEqual(withoutSequence(before));
    const emails = app.db.selectFrom('email').select('status').where('kind', '=', 'courseCancelled');
    expect(await emails.execute()).toEqual([{ status: 'dropped' }, { status: 'dropped' }]);
    expect(await app.change(JANA, (change) => undo(change, 'course', at))).toEqual({ undone: 0, skipped: 1 });
  });

  test('cannot be restored after the time for undoing is over', async () => {
    const { app, ids, wait } = await given(9, '3');
    const at = instant(app);
    await app.change(JANA, (change) => readSignUps(change, ids));
    wait({ seconds: UNDO_SECONDS_IN_ALL + 1 });
    expect(await findUndoable(app, 'signUp', JANA, at)).toBeUndefined();
    expect(await app.change(JANA, (change) => undo(change, 'signUp', at))).toEqual({ undone: 0, skipped: 1 });
  });
});

async function withoutMessage(app: App, ids: readonly string[]): Promise<void> {
  await databaseOf(app).updateTable('signUp').set({ message: '' }).where('id', 'in', ids).execute();
}

import { beforeEach, expect, test } from 'vitest';
import { NO_RESULT } from '#domain/results/result.ts';
import { markAttendance } from '#server/attendance/attendance.ts';
import { listEvents } from '#server/events/events.ts';
import { transferParticipants } from '#server/sign-ups/sign-up-transfer.ts';
import { readToday } from '#server/today/today.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import { closed, closingOf, PASSED, TAUGHT_ON, taughtCourse } from '../../../test/closed-courses.ts';
import { storedCourse } from '../../../test/courses.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { storedLecturer } from '../../../test/lecturers.ts';
import { addSheet, recordResults, reopenCourse } from './results.ts';

const NOTHING = { results: new Map(), sheet: undefined, present: [], absent: [], othersPassed: undefined };

onBothDatabases('closing a course on %s', (openTestApp) => {
  let running: TestApp;
  beforeEach(async () => {
    running = await openTestApp();
  });

  test('stores who passed, failed or was absent, and happens once when two press at the same time', async () => {
    const people = await taughtCourse(running.app, 3);
    const [passed = '', failed = '', absent = ''] = people.participantIds;
    const day = { courseId: people.course.id, day: TAUGHT_ON };
    await running.app.change(JANA, (change) => markAttendance(change, { ...day, present: [], absent: [absent] }));
    const results = new Map([
      [passed, PASSED],
      [failed, { ...PASSED, verdict: 'failed' as const, points: 12 }],
    ]);
    const outcomes = await Promise.all([
      closed(running.app, people, { results }),
      closed(running.app, people, { results }),
    ]);
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['closed', 'closed-before']);
    const rows = await running.app.db.selectFrom('result').select(['id', 'verdict', 'points', 'name']).execute();
    expect(rows).toHaveLength(3);
    expect(rows.find(({ id }) => id === failed)).toMatchObject({
      verdict: 'failed',
      points: 12,
      name: 'Žofia Ľuptáková 2',
    });
    const closings = (await listEvents(running.app.db, { noun: 'course', id: people.course.id })).filter(
      ({ verb }) => verb === 'closed',
    );
    expect(closings.map(({ after }) => after)).toEqual([{ passed: 1, failed: 1, absent: 1 }]);
  });

  test('is refused before the last day, without a lecturer, and while a present person has no verdict', async () => {
    const people = await taughtCourse(running.app, 2, { dateTo: '2026-11-23' });
    const over = { results: new Map([[people.participantIds[0] ?? '', PASSED]]) };
    await databaseOf(running.app).updateTable('course').set({ lecturerId: null }).execute();
    expect(await closed(running.app, people, over)).toMatchObject({
      obstacles: [{ obstacle: 'not-over' }, { obstacle: 'no-lecturer' }],
    });
    const oneDay = await taughtCourse(running.app, 2);
    const some = { results: new Map([[oneDay.participantIds[0] ?? '', PASSED]]) };
    expect(await closed(running.app, oneDay, some)).toEqual({
      outcome: 'obstacles',
      obstacles: [{ obstacle: 'undecided', names: ['Žofia Ľuptáková 2'] }],
    });
    // what was entered is stored all the same
    const { people: stored } = await closingOf(running.app, oneDay);
    expect(stored.map(({ result }) => result.verdict)).toEqual(['passed', null]);
  });

  test('fixes attendance and results until it is opened again', async () => {
    const people = await taughtCourse(running.app, 1);
    await closed(running.app, people);
    const day = { courseId: people.course.id, day: TAUGHT_ON, present: [], absent: people.participantIds };
    const mark = () => running.app.change(JANA, (change) => markAttendance(change, day));
    expect(await mark()).toEqual({ outcome: 'course-closed' });
    expect(await closed(running.app, people)).toEqual({ outcome: 'closed-before' });
    await running.app.change(JANA, (change) => reopenCourse(change, people.course.id, undefined));
    expect(await mark()).toMatchObject({ outcome: 'saved' });
  });

  test('keeps everybody who was there on the course, while who did not come may move to another date', async () => {
    const { app } = running;
    const people = await taughtCourse(app, 2);
    const [present = '', absent = ''] = people.participantIds;
    const day = { courseId: people.course.id, day: TAUGHT_ON };
    await app.change(JANA, (change) => markAttendance(change, { ...day, present: [], absent: [absent] }));
    await closed(app, people, { results: new Map([[present, PASSED]]) });
    const { id: courseId } = await storedCourse(app, { date: '2027-02-01', capacity: 0 });
    const move = (...ids: string[]) =>
      app.change(JANA, (change) => {
        const to = { courseId, participantIds: new Set(ids), as: 'confirmed', sendEmail: false } as const;
        return transferParticipants(change, people.signUpId, to);
      });
    expect(await move()).toEqual({ outcome: 'has-result' });
    expect(await move(present)).toEqual({ outcome: 'has-result' });
    expect(await move(absent)).toMatchObject({ outcome: 'done' });
    expect((await closingOf(app, people)).people).toMatchObject([{ participantId: present, result: PASSED }]);
  });

  test('leaves a verdict of an open course behind when its person moves to another one', async () => {
    const { app } = running;
    const people = await taughtCourse(app, 1);
    const results = new Map(people.participantIds.map((id) => [id, PASSED]));
    const recorded = { ...NOTHING, results, note: '' };
    await app.change(JANA, (change) => recordResults(change, people.course.id, recorded, { isClosing: false }));
    const course = await storedCourse(app, { date: '2027-02-01' });
    const to = { courseId: course.id, participantIds: new Set<string>(), as: 'confirmed', sendEmail: false } as const;
    await app.change(JANA, (change) => transferParticipants(change, people.signUpId, to));
    expect((await closingOf(app, { ...people, course })).people).toMatchObject([{ result: NO_RESULT }]);
  });

  test('does not put the reason it is opened again for, which may name people, into the history', async () => {
    const people = await taughtCourse(running.app, 1);
    await closed(running.app, people);
    await running.app.change(JANA, (change) => reopenCourse(change, people.course.id, 'Žofia nebola na skúške'));
    const events = await listEvents(running.app.db, { noun: 'course', id: people.course.id });
    expect(events.at(-1)).toMatchObject({ verb: 'reopened', after: { revoked: 0, people: 1 } });
    expect(JSON.stringify(events)).not.toContain('skúške');
  });

  test('is open to the course’s own lecturer only, and to the office', async () => {
    const people = await taughtCourse(running.app, 1);
    const colleague = await storedLecturer(running.app, { name: 'Eva Lektorka' });
    const nothing = { ...NOTHING, note: '' };
    const refused = running.app.change(colleague, (change) =>
      recordResults(change, people.course.id, nothing, { isClosing: true }),
    );
    expect(await refused).toEqual({ outcome: 'not-found' });
  });

  test('needs attendance on the days of the week only', async () => {
    const people = await taughtCourse(running.app, 1, { date: TAUGHT_ON, dateTo: '2026-11-22' });
    const { course, people: present } = await closingOf(running.app, people);
    expect(course.days).toBe(1);
    expect(present[0]).toMatchObject({ daysPresent: 1, result: NO_RESULT });
  });

  test('waits in Dnes from the day after the course until it is done, urgently after a week', async () => {
    const { app, wait } = running;
    const people = await taughtCourse(app, 2);
    await storedCourse(app, { date: TAUGHT_ON, slug: '/bez-ludi' });
    const waiting = async () => (await readToday(app, 'due')).items.filter(({ kind }) => kind === 'closings');
    expect(await waiting()).toEqual([]);
    wait({ hours: 24 });
    expect(await waiting()).toMatchObject([{ ids: [people.course.id], taken: 2, isUrgent: false }]);
    wait({ hours: 24 * 7 });
    expect(await waiting()).toMatchObject([{ isUrgent: true }]);
    await closed(app, people);
    expect(await waiting()).toEqual([]);
    await app.change(JANA, (change) => reopenCourse(change, people.course.id, 'zlý dátum'));
    expect(await waiting()).toHaveLength(1);
  });

  test('stores the photograph of the signed list in place of an earlier one', async () => {
    const people = await taughtCourse(running.app, 1);
    const sheet = (name: string) => ({ name, mediaType: 'image/jpeg', bytes: new Uint8Array([0xff, 0xd8, 0xff, 1]) });
    const nothing = { ...NOTHING, note: 'Prišli načas.' };
    for (const name of ['a.jpg', 'b.jpg'])
      await running.app.change(JANA, (change) =>
        recordResults(change, people.course.id, { ...nothing, sheet: sheet(name) }, { isClosing: false }),
      );
    expect(await closingOf(running.app, people)).toMatchObject({ note: 'Prišli načas.', sheet: { name: 'b.jpg' } });
    // the name may be a person's, and the events of a course are never erased
    const events = await listEvents(running.app.db, { noun: 'course', id: people.course.id });
    const stored = events.filter(({ verb }) => verb === 'sheetStored');
    expect(stored.map(({ after }) => Object.keys(after ?? {}))).toEqual([['sha256'], ['sha256']]);
  });

  test('takes the first photograph of the signed list after the closing, and nothing else', async () => {
    const people = await taughtCourse(running.app, 1);
    await closed(running.app, people);
    const late = (name: string) => ({ name, mediaType: 'image/jpeg', bytes: new Uint8Array([0xff, 0xd8, 0xff, 1]) });
    const record = { ...NOTHING, note: 'Neskoro.', sheet: late('a.jpg') };
    const recorded = await running.app.change(JANA, (change) =>
      recordResults(change, people.course.id, record, { isClosing: true }),
    );
    expect(recorded).toEqual({ outcome: 'closed-before' });
    expect((await closingOf(running.app, people)).sheet).toBeUndefined();
    const add = (name: string) =>
      running.app.change(JANA, (change) => addSheet(change, people.course.id, late(name)));
    expect([await add('b.jpg'), await add('c.jpg')]).toEqual(['stored', 'not-wanted']);
    const { note, sheet, people: stored } = await closingOf(running.app, people);
    expect({ note, sheet: sheet?.name }).toEqual({ note: '', sheet: 'b.jpg' });
    expect(stored[0]?.result.verdict).toBe('passed');
  });

  test('records attendance of all days and that everybody present passed the examination, at one press', async () => {
    const people = await taughtCourse(running.app, 3);
    const [, , absent = ''] = people.participantIds;
    const othersPassed = { examinedOn: '2026-11-19', examiner: 'Mária Skúšajúca' };
    const recorded = { ...NOTHING, note: '', absent: [absent], othersPassed };
    await running.app.change(JANA, (change) =>
      recordResults(change, people.course.id, recorded, { isClosing: false }),
    );
    expect(await closed(running.app, people, { results: new Map() })).toEqual({ outcome: 'closed' });
    const { people: stored } = await closingOf(running.app, people);
    expect(
      stored.map(({ daysPresent, result: { verdict, practical, examinedOn, examiner } }) => [
        ...[daysPresent, verdict, practical],
        ...[examinedOn, examiner],
      ]),
    ).toEqual([
      [1, 'passed', true, '2026-11-19', 'Mária Skúšajúca'],
      [1, 'passed', true, '2026-11-19', 'Mária Skúšajúca'],
      [0, null, false, null, ''],
    ]);
  });
});

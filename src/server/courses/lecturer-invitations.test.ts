import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { TaughtCourse } from '#domain/courses/course.ts';
import { UNDO_SECONDS, UNDO_SECONDS_IN_ALL } from '#domain/undo.ts';
import type { StaffChange } from '#server/change.ts';
import { up } from '#server/db/migrations/0018-lecturer-invitations.ts';
import { inOneChange } from '#server/jobs/job-type.ts';
import { undo } from '#server/undo/undo.ts';
import { fillInCompany, type TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { COMPANY } from '../../../test/email-facts.ts';
import { runDueJobs, sendDueEmails } from '../../../test/jobs.ts';
import { storedLecturer } from '../../../test/lecturers.ts';
import { mailServer } from '../../../test/mailing.ts';
import { assignLecturer, cancelCourse, restoreCourse } from './course-moves.ts';
import { deleteCourse, updateCourse } from './courses.ts';
import { inviteLecturers } from './lecturer-invitations.ts';

onBothDatabases('the invitation of a lecturer on %s', (openTestApp) => {
  let running: TestApp;
  const act = <T>(work: (change: StaffChange<'office'>) => Promise<T>) => running.app.change(JANA, work);
  const noEmails = { sendEmails: false, reason: '' };

  /** Runs the jobs when what was done can no longer be undone. */
  const settle = async () => {
    running.wait({ seconds: UNDO_SECONDS_IN_ALL });
    await runDueJobs(running.app, { 'lecturer-invitation': { run: inOneChange(inviteLecturers) } });
    const left = running.app.db.selectFrom('job').select('lastError').where('kind', '=', 'lecturer-invitation');
    expect(await left.execute()).toEqual([]);
  };
  /** Has everything sent that waits, as a mail server would. */
  const deliver = async () => {
    await databaseOf(running.app)
      .updateTable('email')
      .set({ status: 'sent' })
      .where('status', '=', 'waiting')
      .execute();
  };
  /** „lektor.1 REQUEST 0“ for each invitation that was sent or waits, in their order. */
  const invitations = async () => {
    const rows = await running.app.db
      .selectFrom('email')
      .innerJoin('lecturerInvitation', 'emailId', 'email.id')
      .innerJoin('staffMember', 'staffMember.id', 'lecturerId')
      .select(['calendar', 'staffMember.name'])
      .where('status', '!=', 'dropped')
      .orderBy('sequence')
      .execute();
    return rows.map(({ name, calendar }) => {
      const { method, content } = JSON.parse(calendar ?? '');
      return `${name} ${method} ${content.match(/^SEQUENCE:(\d+)/m)[1]}`;
    });
  };
  const emails = () =>
    running.app.db
      .selectFrom('email')
      .selectAll()
      .where('kind', '=', 'lecturerInvitation')
      .orderBy('createdAt')
      .execute();
  const lastText = async () => (await emails()).at(-1)?.text.replaceAll('\u00A0', ' ') ?? '';

  /** A course of Ivan, who was invited to it unless it is past. */
  const open = async (over: Partial<TaughtCourse> = {}, options: Parameters<typeof openTestApp>[0] = {}) => {
    running = await openTestApp(options);
    const { app } = running;
    await fillInCompany(app, COMPANY);
    const ivan = await storedLecturer(app, { name: 'Ivan' });
    const eva = await storedLecturer(app, { name: 'Eva' });
    const course = await storedCourse(app, { lecturerId: ivan.id, hours: '8.00 – 12.00', room: 'Učebňa 2', ...over });
    await settle();
    await deliver();
    const change = (fields: Partial<TaughtCourse>) =>
      act((change) => updateCourse(change, course.id, { ...course, ...fields }));
    return { app, ivan, eva, course, change };
  };

  test('states the course, where the lecturer works with it, and is stored as an event to accept', async () => {
    const { app, course, ivan, change } = await open({ lecturerId: null, dateTo: '2026-12-16' });
    await signedUp(app, course);
    await change({ lecturerId: ivan.id });
    await settle();
    const [email] = await emails();
    expect(email).toMatchObject({
      recipient: ivan.email,
      subject: 'Pozvánka lektorovi: Kurz prvej pomoci, 15.12.2026, Žilina',
    });
    for (const fact of [
      'Termín: ut 15.12.2026 – st 16.12.2026',
      'Čas: 8.00 – 12.00',
      'Miesto konania: Príkladná 3, Žilina',
      'Miestnosť: Učebňa 2',
      'Prihlásených: 1',
      `/dashboard/kurzy/${course.id}/pritomnost`,
    ])
      expect(await lastText()).toContain(fact);
    const { content } = JSON.parse(email?.calendar ?? '');
    const lines = content.replaceAll('\r\n ', '').split('\r\n');
    for (const line of [
      'METHOD:REQUEST',
      `UID:lektor-${course.id}@localhost`,
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'DTSTART;VALUE=DATE:20261215',
      'DTEND;VALUE=DATE:20261217',
      'LOCATION:Učebňa 2\\, Príkladná 3\\, Žilina',
    ])
      expect(lines).toContain(line);
    expect(lines.filter((line: string) => line.startsWith('ATTENDEE;'))[0]).toMatch(`MAILTO:${ivan.email}`);
    expect(lines.filter((line: string) => line.startsWith('ORGANIZER;'))[0]).toMatch('info@example.sk');
  });

  test.each([
    ['date', { date: '2026-12-17' }, 'Termín: št 17.12.2026 (predtým ut 15.12.2026)'],
    ['last day', { dateTo: '2026-12-16' }, 'Termín: ut 15.12.2026 – st 16.12.2026 (predtým ut 15.12.2026)'],
    ['time', { hours: '9.00 – 12.00' }, 'Čas: 9.00 – 12.00 (predtým 8.00 – 12.00)'],
    ['place', { place: 'Nová 5' }, 'Miesto konania: Nová 5, Žilina (predtým Príkladná 3, Žilina)'],
    ['room', { room: '' }, 'Miestnosť: – (predtým Učebňa 2)'],
  ])('is sent again when the %s changes', async (_, fields, fact) => {
    const { change } = await open();
    await change(fields);
    await settle();
    expect(await invitations()).toEqual(['Ivan REQUEST 0', 'Ivan REQUEST 1']);
    expect(await lastText()).toContain(fact);
  });

  test('is not sent when nothing that it states changes', async () => {
    const { app, course, change } = await open();
    await change({
      capacity: 5,
      price: '60 €',
      courseInfo: 'Iný text.',
      note: 'Kľúč je na vrátnici.',
      status: 'inactive',
    });
    await signedUp(app, { ...course, id: (await storedCourse(app)).id });
    await settle();
    expect(await invitations()).toEqual(['Ivan REQUEST 0']);
  });

  test('goes to the new lecturer, and the former one is notified', async () => {
    const { eva, change } = await open();
    await change({ lecturerId: eva.id, place: 'Nová 5' });
    await settle();
    expect(await invitations()).toEqual(['Ivan REQUEST 0', 'Ivan CANCEL 1', 'Eva REQUEST 2']);
    const [, toIvan, toEva] = await emails();
    expect([toIvan, toEva].map((email) => email?.text.includes('Nová 5')).toSorted()).toEqual([false, true]);
  });

  test.each(['taken off', 'cancelled', 'deleted'] as const)(
    'is cancelled for a lecturer or a course that is %s',
    async (how) => {
      const { app, course, change } = await open();
      if (how === 'taken off') await change({ lecturerId: null });
      if (how === 'cancelled') await act((change) => cancelCourse(change, course.id, noEmails));
      if (how === 'deleted') await act((change) => deleteCourse(change, course.id));
      await settle();
      const [, cancellation] = await emails();
      expect(JSON.parse(cancellation?.calendar ?? '')).toMatchObject({
        method: 'CANCEL',
        content: expect.stringMatching(/SEQUENCE:1.*DTSTART;VALUE=DATE:20261215.*STATUS:CANCELLED/s),
      });
      expect(cancellation?.subject).toContain(how === 'taken off' ? 'Tento kurz už nevediete' : 'je zrušený');
      const invited = await app.db.selectFrom('lecturerInvitation').select('sequence').execute();
      expect(invited).toHaveLength(how === 'deleted' ? 0 : 2);
    },
  );

  test('is sent with a rising sequence when a cancelled course is restored and given to others', async () => {
    const { course, eva, ivan } = await open();
    await act((change) => cancelCourse(change, course.id, noEmails));
    await settle();
    await deliver();
    await act((change) => restoreCourse(change, course.id));
    await settle();
    await deliver();
    for (const { id: lecturerId } of [eva, ivan]) {
      await act((change) => updateCourse(change, course.id, { ...course, lecturerId }));
      await settle();
      await deliver();
    }
    expect(await invitations()).toEqual([
      'Ivan REQUEST 0',
      'Ivan CANCEL 1',
      'Ivan REQUEST 2',
      'Ivan CANCEL 3',
      'Eva REQUEST 4',
      'Eva CANCEL 5',
      'Ivan REQUEST 6',
    ]);
  });

  test('is sent for a lecturer who is assigned to a course without one', async () => {
    const { course, ivan } = await open({ lecturerId: null });
    await act((change) => assignLecturer(change, course.id, ivan.id));
    await settle();
    expect(await invitations()).toEqual(['Ivan REQUEST 0']);
  });

  test('is not sent for what is undone', async () => {
    const { app, course, eva, change } = await open();
    for (const work of [
      () => change({ lecturerId: eva.id, place: 'Nová 5' }),
      () => act((change) => cancelCourse(change, course.id, noEmails)),
    ]) {
      await work();
      const at = app.now().toString({ fractionalSecondDigits: 3 });
      running.wait({ seconds: 9 });
      await runDueJobs(app, { 'lecturer-invitation': { run: inOneChange(inviteLecturers) } });
      expect(await act((change) => undo(change, 'course', at))).toMatchObject({ undone: 1 });
      await settle();
    }
    expect(await invitations()).toEqual(['Ivan REQUEST 0']);
  });

  test('waits until the last of several changes can no longer be undone, and states the last', async () => {
    const { app, change } = await open();
    await change({ place: 'Nová 5' });
    running.wait({ seconds: UNDO_SECONDS });
    await change({ place: 'Tretia 7' });
    running.wait({ seconds: UNDO_SECONDS });
    await runDueJobs(app, { 'lecturer-invitation': { run: inOneChange(inviteLecturers) } });
    expect(await invitations()).toEqual(['Ivan REQUEST 0']);
    await settle();
    expect(await invitations()).toEqual(['Ivan REQUEST 0', 'Ivan REQUEST 1']);
    expect(await lastText()).toContain('Tretia 7, Žilina (predtým Príkladná 3, Žilina)');
  });

  test('replaces one that was not sent yet', async () => {
    const { change } = await open();
    for (const place of ['Nová 5', 'Tretia 7']) {
      await change({ place });
      await settle();
    }
    expect((await emails()).map(({ status }) => status).toSorted()).toEqual(['dropped', 'sent', 'waiting']);
    await change({ place: 'Príkladná 3' });
    await settle();
    expect((await emails()).map(({ status }) => status).toSorted()).toEqual(['dropped', 'dropped', 'sent']);
  });

  test('that was not sent yet is dropped without a cancellation when the lecturer is taken off', async () => {
    const { ivan, change } = await open({ lecturerId: null });
    for (const lecturerId of [ivan.id, null]) {
      await change({ lecturerId });
      await settle();
    }
    expect((await emails()).map(({ status }) => status)).toEqual(['dropped']);
  });

  test('is not sent for a course that has begun', async () => {
    const { course, eva, change } = await open({ date: '2026-11-19', dateTo: '2026-11-23' });
    await change({ place: 'Nová 5', lecturerId: eva.id });
    await settle();
    await act((change) => deleteCourse(change, course.id));
    await settle();
    expect(await emails()).toEqual([]);
  });

  test('is sent when a course that has begun is moved to a later day', async () => {
    const { change } = await open({ date: '2026-11-20' });
    running.wait({ hours: 24 });
    await change({ date: '2026-11-25' });
    await settle();
    expect(await invitations()).toEqual(['Ivan REQUEST 0', 'Ivan REQUEST 1']);
  });

  test.each(['deactivated', 'without an address'])('is not sent to a lecturer who is %s', async (state) => {
    const { app, ivan, change } = await open();
    const values = state === 'deactivated' ? { state: 'deactivated' as const } : { email: '' };
    await databaseOf(app).updateTable('staffMember').set(values).where('id', '=', ivan.id).execute();
    await change({ place: 'Nová 5' });
    await settle();
    await change({ lecturerId: null });
    await settle();
    expect(await emails()).toHaveLength(1);
  });

  test('is taken back from a lecturer who may not teach any more', async () => {
    const { app, ivan, change } = await open();
    await databaseOf(app).updateTable('staffMember').set({ role: 'editor' }).where('id', '=', ivan.id).execute();
    for (const place of ['Nová 5', 'Nová 6']) {
      await change({ place });
      await settle();
      await deliver();
    }
    expect(await invitations()).toEqual(['Ivan REQUEST 0', 'Ivan CANCEL 1']);
  });

  test('is sent as a calendar part with its method', async () => {
    const server = await mailServer();
    const { change, ivan, eva } = await open({}, { environment: { SMTP_URL: server.url } });
    await change({ lecturerId: eva.id });
    await settle();
    await sendDueEmails(running.app);
    const received = () =>
      server.emails.map(({ recipient, attachments }) => {
        const part = attachments.find(({ contentType }) => contentType === 'text/calendar');
        const type = part?.headers.get('content-type') as { params: { method: string } } | undefined;
        return [recipient, type?.params.method, /^METHOD:(\w+)/m.exec(String(part?.content))?.[1]];
      });
    // the first invitation of Ivan may have been sent as well
    await expect.poll(received).toContainEqual([ivan.email, 'CANCEL', 'CANCEL']);
    await expect.poll(received).toContainEqual([eva.email, 'REQUEST', 'REQUEST']);
  });

  test('is not sent when the version that introduces it is installed, but for the next change', async () => {
    const { app, eva, change } = await open({}, { changesSchema: true });
    const database = databaseOf(app);
    await database.deleteFrom('email').execute();
    await database.schema.dropTable('lecturerInvitation').execute();
    await up(database as Kysely<unknown>);
    await change({ price: '60 €' });
    await settle();
    expect(await emails()).toEqual([]);
    await change({ lecturerId: eva.id });
    await settle();
    expect(await invitations()).toEqual(['Ivan CANCEL 1', 'Eva REQUEST 2']);
  });
});

import { beforeEach, expect, test } from 'vitest';
import type { Permitted } from '#domain/staff/permissions.ts';
import { listEvents } from '#server/events/events.ts';
import { nameParticipants } from '#server/sign-ups/participant-naming.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { anotherCompany, JANA } from '../../../test/builders.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { storedLecturer } from '../../../test/lecturers.ts';
import { fillInParticipant } from './taught-participants.ts';

const ZOFIA = { firstName: 'Žofia', lastName: 'Ľuptáková', birthDate: '1988-02-29' };

onBothDatabases('what is missing of a participant, on %s,', (openTestApp) => {
  let running: TestApp;
  let lecturer: Permitted<'teaching'>;
  let courseId: string;
  let signUpId: string;

  beforeEach(async () => {
    running = await openTestApp();
    lecturer = await storedLecturer(running.app);
    courseId = (await storedCourse(running.app, { lecturerId: lecturer.id })).id;
    signUpId = await signedUp(running.app, { id: courseId }, { fields: anotherCompany({ numberOfWorkers: '2' }) });
  });

  const place = (number: number) => `${signUpId}-${number}`;
  const stored = async (number: number) => {
    const participant = (await listParticipants(running.app.db, signUpId))[number];
    if (!participant) throw new Error('no such participant');
    return participant;
  };
  const fillIn = async (number: number, facts = {}, { by = lecturer, version = 1, known = [] as string[] } = {}) =>
    running.app.change(by, (change) =>
      fillInParticipant(change, courseId, { ...ZOFIA, id: place(number), version, ...facts }, new Set(known)),
    );

  test('is filled in by the lecturer, and recorded', async () => {
    expect(await fillIn(0)).toEqual({ outcome: 'saved', named: 1 });
    expect(await stored(0)).toMatchObject(ZOFIA);
    const events = await listEvents(running.app.db, { noun: 'signUp', id: signUpId });
    expect(events.map(({ verb }) => verb)).toEqual(['submitted', 'participantsNamed']);
  });

  test('is filled in beside what is known, which stays as it is', async () => {
    await running.app.change(JANA, (change) =>
      nameParticipants(change, signUpId, [
        { id: place(0), version: 1, firstName: 'Ján', lastName: null, birthDate: null, email: 'jan@example.sk' },
      ]),
    );
    expect(await fillIn(0, {}, { version: 2 })).toMatchObject({ outcome: 'saved' });
    const { birthDate } = ZOFIA;
    const jan = { firstName: 'Ján', lastName: null, birthDate, email: 'jan@example.sk' };
    expect(await stored(0)).toMatchObject(jan);
    expect(await fillIn(0, { birthDate: '1990-01-01' }, { version: 3 })).toEqual({ outcome: 'saved', named: 0 });
    expect(await stored(0)).toMatchObject(jan);
  });

  test('is refused when somebody else has filled it in meanwhile', async () => {
    await fillIn(0);
    const outcome = await fillIn(0, { firstName: 'Iná' });
    expect(outcome).toMatchObject({ outcome: 'changed-meanwhile', participants: [{ id: place(0), version: 2 }] });
    expect(await stored(0)).toMatchObject(ZOFIA);
  });

  test('is asked about when another participant has the name', async () => {
    await fillIn(0);
    const asked = await fillIn(1);
    expect(asked).toMatchObject({ outcome: 'duplicates', duplicates: [{ name: 'Žofia Ľuptáková' }] });
    const known = asked.outcome === 'duplicates' ? asked.duplicates.map(({ key }) => key) : [];
    expect(await fillIn(1, {}, { known })).toMatchObject({ outcome: 'saved' });
  });

  test('is not filled in on another lecturer’s course, nor for a participant of another one or without a seat', async () => {
    const other = await storedLecturer(running.app, { name: 'Eva Lektorka' });
    expect(await fillIn(0, {}, { by: other })).toEqual({ outcome: 'not-found' });
    const elsewhere = await storedCourse(running.app, { capacity: 1, lecturerId: lecturer.id });
    await signedUp(running.app, elsewhere);
    const waiting = `${await signedUp(running.app, elsewhere)}-0`;
    expect(await fillIn(0, { id: waiting })).toEqual({ outcome: 'not-found' });
    courseId = elsewhere.id;
    expect(await fillIn(0, { id: waiting })).toEqual({ outcome: 'not-found' });
    expect(await fillIn(0)).toEqual({ outcome: 'not-found' });
  });
});

import { expect, test } from 'vitest';
import { findCourse } from '#server/courses/course-queries.ts';
import { findEmail, listEmails } from '#server/emails/outbox.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import { BY_EMAIL, courseWithSignUps, QUIETLY } from '../../../test/course-with-sign-ups.ts';
import { storedCourse } from '../../../test/courses.ts';
import { addPlace, replaceParticipant, restoreParticipant, withdrawParticipants } from './participant-moves.ts';
import { nameParticipants } from './participant-naming.ts';
import { listParticipants } from './participants.ts';
import { cancelSignUp } from './sign-up-moves.ts';
import { transferParticipants } from './sign-up-transfer.ts';
import { findSignUp } from './sign-ups.ts';

const JAN = { firstName: 'Ján', lastName: 'Polák', birthDate: null, email: null };
const EVA = { firstName: 'Eva', lastName: 'Šimková', birthDate: null, email: null };

onBothDatabases('participants of a sign-up on %s', (openTestApp) => {
  const given = courseWithSignUps(openTestApp);

  /** A company with three people, the first of them named, on a course with this capacity. */
  async function threePeople(capacity: number) {
    const { app, course, first, emails } = await given(capacity, '3');
    const people = () => listParticipants(app.db, first);
    const [jan, second, third] = (await people()).map(({ id }) => id) as [string, string, string];
    await app.change(JANA, (change) => nameParticipants(change, first, [{ id: jan, version: 1, ...JAN }]));
    const taken = async () => (await findCourse(app.db, course.id))?.seatsTaken;
    return { app, first, emails, people, jan, second, third, taken };
  }

  test('who are withdrawn free their seats, and the company is emailed the changed list', async () => {
    const { app, first, emails, people, jan, taken } = await threePeople(3);
    const cancel = () => app.change(JANA, (change) => withdrawParticipants(change, first, new Set([jan]), BY_EMAIL));
    expect(await cancel()).toEqual({ outcome: 'done' });
    expect((await people()).map(({ status }) => status)).toEqual(['withdrawn', 'confirmed', 'confirmed']);
    expect(await taken()).toBe(2);
    expect(await findSignUp(app.db, first)).toMatchObject({ seats: 2, status: 'confirmed' });
    expect(await emails(first)).toContain('participantsChanged');
    const about = { noun: 'signUp', id: first } as const;
    const changedEmail = (await listEmails(app.db, about)).find(({ kind }) => kind === 'participantsChanged');
    const email = await findEmail(app.db, about, changedEmail?.id ?? '', 'https://www.example.sk');
    expect(email?.text).toMatch(/Neprídu[\s-]+Ján Polák/);
    expect(email?.text).toContain('2\u00A0účastníci, zatiaľ bez mien');
    // the second time changes nothing
    expect(await cancel()).toEqual({ outcome: 'not-allowed' });
  });

  test('cannot all be withdrawn: the sign-up is to be cancelled instead', async () => {
    const { app, first, jan, second, third } = await threePeople(3);
    const all = new Set([jan, second, third]);
    expect(await app.change(JANA, (change) => withdrawParticipants(change, first, all, QUIETLY))).toEqual({
      outcome: 'no-participants-left',
    });
  });

  test('can be restored or added only while there is a free seat', async () => {
    const { app, first, people, jan, taken } = await threePeople(3);
    await app.change(JANA, (change) => withdrawParticipants(change, first, new Set([jan]), QUIETLY));
    expect(await app.change(JANA, (change) => addPlace(change, first))).toEqual({ outcome: 'done' });
    expect(await people()).toHaveLength(4);
    expect(await app.change(JANA, (change) => restoreParticipant(change, first, jan))).toEqual({
      outcome: 'no-seats',
      free: 0,
      wanted: 1,
    });
    expect(await app.change(JANA, (change) => addPlace(change, first))).toMatchObject({ outcome: 'no-seats' });
    expect(await taken()).toBe(3);
  });

  test('can be replaced by a colleague, who takes over the seat', async () => {
    const { app, first, people, jan, taken } = await threePeople(3);
    const replace = (id: string) =>
      app.change(JANA, (change) => replaceParticipant(change, first, id, EVA, BY_EMAIL));
    expect(await replace(jan)).toEqual({ outcome: 'done' });
    expect(await people()).toMatchObject([
      { ...JAN, status: 'withdrawn' },
      { lastName: null },
      { lastName: null },
      { ...EVA, status: 'confirmed', position: 3 },
    ]);
    expect(await taken()).toBe(3);
    expect(await replace(jan)).toEqual({ outcome: 'not-allowed' });
  });

  test('can be added to a group from which its last people were moved to another course', async () => {
    const { app, first, third, people } = await threePeople(3);
    const other = await storedCourse(app, { date: '2026-12-22' });
    const terms = { courseId: other.id, participantIds: new Set([third]), as: 'confirmed' as const, ...QUIETLY };
    await app.change(JANA, (change) => transferParticipants(change, first, terms));
    expect(await app.change(JANA, (change) => addPlace(change, first))).toEqual({ outcome: 'done' });
    expect(await people()).toHaveLength(3);
  });

  test('of a cancelled or unknown sign-up cannot be changed', async () => {
    const { app, first, jan } = await threePeople(3);
    await app.change(JANA, (change) => cancelSignUp(change, first, QUIETLY));
    for (const move of [
      (id: string) => app.change(JANA, (change) => addPlace(change, id)),
      (id: string) => app.change(JANA, (change) => restoreParticipant(change, id, jan)),
      (id: string) => app.change(JANA, (change) => withdrawParticipants(change, id, new Set([jan]), QUIETLY)),
    ]) {
      expect(await move(first)).toEqual({ outcome: 'not-allowed' });
      expect(await move('nikdy-nebola')).toEqual({ outcome: 'not-found' });
    }
  });
});

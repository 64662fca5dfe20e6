import { expect, test } from 'vitest';
import { APPLICANT } from '#domain/actor.ts';
import type { Participant } from '#domain/sign-ups/participant.ts';
import { listEvents } from '#server/events/events.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import { courseWithSignUps, QUIETLY } from '../../../test/course-with-sign-ups.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { withdrawParticipants } from './participant-moves.ts';
import { nameParticipants } from './participant-naming.ts';
import { listParticipants } from './participants.ts';
import { listSignUps } from './sign-up-list.ts';

const JAN = { firstName: 'Ján', lastName: 'Polák', birthDate: '1988-05-12', email: null };
const EVA = { firstName: 'Eva', lastName: 'Šimková', birthDate: null, email: 'eva@example.sk' };

const place = ({ id, version }: Participant, facts: typeof JAN | typeof EVA) => ({ id, version, ...facts });

onBothDatabases('naming participants on %s', (openTestApp) => {
  const given = courseWithSignUps(openTestApp);

  async function twoSignUps() {
    const { app, first, second } = await given(9, '3', '2');
    const people = (id: string) => listParticipants(app.db, id);
    const name = (
      by: typeof JANA | typeof APPLICANT,
      id: string,
      ...args: Parameters<typeof nameParticipants> extends [unknown, unknown, ...infer Rest] ? Rest : never
    ) => app.change(by, (change) => nameParticipants(change, id, ...args));
    return { app, first, second, people, name };
  }

  test('stores the names, by which the sign-up can be searched', async () => {
    const { app, first, people, name } = await twoSignUps();
    const [one, two] = (await people(first)) as [Participant, Participant];
    expect(await name(JANA, first, [place(one, JAN), place(two, EVA)])).toEqual({ outcome: 'saved', named: 2 });
    expect(await people(first)).toMatchObject([
      { ...JAN, version: 2 },
      { ...EVA, version: 2 },
      { lastName: null, version: 1 },
    ]);
    const matches = await listSignUps(app.db, { search: 'simkova', page: 1 });
    expect(matches.rows.map(({ id }) => id)).toEqual([first]);
    const events = await listEvents(app.db, { noun: 'signUp', id: first });
    expect(events.at(-1)).toMatchObject({ verb: 'participantsNamed', actor: { name: JANA.name } });
  });

  test('that changes nothing records no event', async () => {
    const { app, first, people, name } = await twoSignUps();
    const unnamed = (await people(first)).map(({ id, version }) => {
      return { id, version, firstName: null, lastName: null, birthDate: null, email: null };
    });
    expect(await name(JANA, first, unnamed)).toEqual({ outcome: 'saved', named: 0 });
    expect(await listEvents(app.db, { noun: 'signUp', id: first })).toHaveLength(1);
  });

  test('by two users stores both names, but refuses the second one for the same place', async () => {
    const { first, people, name } = await twoSignUps();
    const [one, two] = (await people(first)) as [Participant, Participant];
    await name(JANA, first, [place(one, JAN)]);
    expect(await name(APPLICANT, first, [place(two, EVA)])).toMatchObject({ outcome: 'saved' });
    expect(await name(APPLICANT, first, [place(one, EVA)])).toMatchObject({ outcome: 'changed-meanwhile' });
    expect(await people(first)).toMatchObject([JAN, EVA, { lastName: null }]);
  });

  test('of a duplicate on the course needs a confirmation', async () => {
    const { first, second, people, name } = await twoSignUps();
    const [one] = (await people(first)) as [Participant];
    await name(JANA, first, [place(one, JAN)]);
    const [other] = (await people(second)) as [Participant];
    const again = [place(other, { ...JAN, firstName: 'JAN', birthDate: '1988-05-12' })];
    const questioned = await name(JANA, second, again);
    expect(questioned).toMatchObject({
      outcome: 'duplicates',
      duplicates: [{ name: 'JAN Polák', otherApplicant: expect.any(String) }],
    });
    const keys = questioned.outcome === 'duplicates' ? questioned.duplicates.map(({ key }) => key) : [];
    expect(await name(JANA, second, again, new Set(keys))).toMatchObject({ outcome: 'saved' });
  });

  test('like somebody on another course, or like somebody who does not come, needs none', async () => {
    const { app, first, second, people, name } = await twoSignUps();
    const elsewhere = await signedUp(app, await storedCourse(app));
    const [there] = (await people(elsewhere)) as [Participant];
    const [gone] = (await people(first)) as [Participant];
    expect(await name(JANA, elsewhere, [place(there, JAN)])).toMatchObject({ outcome: 'saved' });
    expect(await name(JANA, first, [place(gone, JAN)])).toMatchObject({ outcome: 'saved' });
    await app.change(JANA, (change) => withdrawParticipants(change, first, new Set([gone.id]), QUIETLY));
    const [other] = (await people(second)) as [Participant];
    expect(await name(JANA, second, [place(other, JAN)])).toMatchObject({ outcome: 'saved' });
  });

  test('by a company’s link reveals no participants of other sign-ups', async () => {
    const { first, second, people, name } = await twoSignUps();
    const [one] = (await people(first)) as [Participant];
    await name(JANA, first, [place(one, JAN)]);
    const [other, another] = (await people(second)) as [Participant, Participant];
    expect(await name(APPLICANT, second, [place(other, JAN)])).toMatchObject({ outcome: 'saved' });
    expect(await name(APPLICANT, second, [place(another, JAN)])).toMatchObject({
      outcome: 'duplicates',
      duplicates: [{ otherApplicant: undefined }],
    });
  });

  test('of a place of another sign-up is refused', async () => {
    const { first, second, people, name } = await twoSignUps();
    const [foreign] = (await people(second)) as [Participant];
    expect(await name(APPLICANT, first, [place(foreign, JAN)])).toMatchObject({ outcome: 'changed-meanwhile' });
    expect(await name(JANA, 'nobody', [])).toEqual({ outcome: 'not-found' });
  });
});

import { beforeEach, expect, test } from 'vitest';
import { APPLICANT } from '#domain/actor.ts';
import { findCompany } from '#server/company/company.ts';
import { listEvents } from '#server/events/events.ts';
import { readOwnSignUp } from '#server/sign-ups/own-sign-up.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import { closed, closingOf, type TaughtPeople, taughtCourse } from '../../../test/closed-courses.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { storedLecturer } from '../../../test/lecturers.ts';
import { enterBirthDates, requestBirthDates } from './birth-dates.ts';

onBothDatabases('birth dates that documents wait for on %s', (openTestApp) => {
  let running: TestApp;
  let people: TaughtPeople;
  beforeEach(async () => {
    running = await openTestApp();
    people = await taughtCourse(running.app, 3);
    await set({ birthDate: null }, 0, 1);
    await closed(running.app, people);
  });

  const set = async (facts: object, ...indexes: number[]) => {
    const ids = indexes.map((index) => people.participantIds[index] ?? '');
    await databaseOf(running.app).updateTable('participant').set(facts).where('id', 'in', ids).execute();
  };
  const request = () => running.app.change(JANA, (change) => requestBirthDates(change, people.course.id));
  const enter = (birthDates: Record<string, string>) =>
    running.app.change(APPLICANT, (change) => enterBirthDates(change, people.signUpId, birthDates));
  const emails = () =>
    running.app.db
      .selectFrom('email')
      .select(['recipient', 'text'])
      .where('kind', '=', 'birthDatesRequested')
      .orderBy('recipient')
      .execute();
  const shown = async () => {
    const signUp = await findSignUp(running.app.db, people.signUpId);
    if (!signUp) throw new Error('no sign-up');
    return (await readOwnSignUp(running.app, signUp, await findCompany(running.app.db))).withoutBirthDate;
  };

  test('are asked of the applicant by the link, and of people with an address without it', async () => {
    await set({ email: 'zofia@example.sk' }, 1, 2);
    expect(await request()).toBe('requested');
    const [one, other, ...more] = await emails();
    expect(more).toEqual([]);
    const [own, applicants] = [one, other].toSorted((a) => (a?.recipient === 'zofia@example.sk' ? -1 : 1));
    expect(applicants?.text).toContain('od 2\u00A0účastníkov ho ešte nemáme');
    expect(applicants?.text).toContain('/vasa-prihlaska/');
    expect(own?.text).toContain('Povedzte ho tomu, kto Vás na kurz prihlásil');
    expect(own?.text).not.toContain('/vasa-prihlaska/');
    const events = await listEvents(running.app.db, { noun: 'signUp', id: people.signUpId });
    expect(events.at(-1)).toMatchObject({ verb: 'birthDatesRequested', actor: { name: JANA.name } });
  });

  test('are asked by one email of two people with one address', async () => {
    await set({ email: 'sklad@example.sk' }, 0);
    await set({ email: 'Sklad@example.sk' }, 1);
    expect(await request()).toBe('requested');
    const recipients = (await emails()).map(({ recipient }) => recipient.toLowerCase());
    expect(recipients.filter((recipient) => recipient === 'sklad@example.sk')).toHaveLength(1);
    expect(recipients).toHaveLength(2);
  });

  test('are not asked where none is missing, nor by a colleague who does not teach the course', async () => {
    const colleague = await storedLecturer(running.app, { name: 'Eva Lektorka' });
    expect(await running.app.change(colleague, (change) => requestBirthDates(change, people.course.id))).toBe(
      'not-found',
    );
    await set({ birthDate: '1990-05-04' }, 0);
    await set({ firstName: null, lastName: null }, 1);
    expect(await request()).toBe('not-allowed');
    expect(await emails()).toEqual([]);
  });

  test('are entered on the page of the sign-up once the company can no longer name people, and only those', async () => {
    const [first = '', second = '', third = ''] = people.participantIds;
    expect(await shown()).toEqual([]);
    running.wait({ hours: 24 });
    expect((await shown()).map(({ name }) => name)).toEqual(['Žofia Ľuptáková 1', 'Žofia Ľuptáková 2']);
    await enter({ [first]: '1990-05-04', [third]: '1991-01-01', elsewhere: '1992-01-01' });
    const { people: stored } = await closingOf(running.app, people);
    expect(stored.map(({ birthDate }) => birthDate)).toEqual(['1990-05-04', null, '1988-02-14']);
    expect((await shown()).map(({ id }) => id)).toEqual([second]);
    // what was entered stays as it is
    await enter({ [first]: '1970-01-01' });
    expect((await closingOf(running.app, people)).people[0]?.birthDate).toBe('1990-05-04');
  });

  test('are entered for two people of the same name, too', async () => {
    running.wait({ hours: 24 });
    await set({ firstName: 'Ján', lastName: 'Polák' }, 0, 1);
    expect(await enter({ [people.participantIds[0] ?? '']: '1990-05-04' })).toMatchObject({ outcome: 'saved' });
    expect(await shown()).toHaveLength(1);
  });
});

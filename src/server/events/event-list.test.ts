import { expect, test } from 'vitest';
import { changeLines } from '#domain/events/change-lines.ts';
import { updateCourse } from '#server/courses/courses.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import { storedColleague } from '../../../test/colleagues.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { storedLecturer } from '../../../test/lecturers.ts';
import { EVENTS_PER_PAGE, type EventFilter, listActors, listAllEvents } from './event-list.ts';

onBothDatabases('the list of all events on %s', (openTestApp) => {
  let running: TestApp;

  async function open() {
    running = await openTestApp();
    const { app } = running;
    const course = await storedCourse(app);
    running.wait({ hours: 24 });
    const signUpId = await signedUp(app, course);
    running.wait({ hours: 24 });
    await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, place: 'Nová 5' }));
    const list = async (filter: EventFilter = {}) =>
      (await listAllEvents(app.db, filter)).events.map(({ noun, verb }) => `${noun} ${verb}`);
    return { app, course, signUpId, list };
  }

  test('is sorted newest first, with the names and the changes of things', async () => {
    const { app, course } = await open();
    const { events, hasMore } = await listAllEvents(app.db, {});
    expect(hasMore).toBe(false);
    expect(events[0]).toMatchObject({
      verb: 'changed',
      actor: { name: JANA.name },
      thingName: `${course.nameOfCourse}, ${course.city}`,
      before: { place: 'Príkladná 3' },
      after: { place: 'Nová 5' },
    });
    expect(events.find(({ noun }) => noun === 'signUp')?.thingName).toBe('Tomáš Cvičný');
  });

  test('names the lecturers of a changed course', async () => {
    const { app, course } = await open();
    const lecturer = await storedLecturer(app, { name: 'Eva Lektorka' });
    await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, lecturerId: lecturer.id }));
    const [event] = (await listAllEvents(app.db, { noun: 'course' })).events;
    expect(event && changeLines(event)).toContainEqual({ label: 'Lektor', was: '', is: 'Eva Lektorka' });
  });

  test('is filtered by kind of thing, actor and days', async () => {
    const { list } = await open();
    expect(await list({ noun: 'course' })).toEqual(['course changed', 'course created']);
    expect(await list({ actor: { kind: 'staff', id: JANA.id }, noun: 'signUp' })).toEqual([]);
    expect(await list({ actor: { kind: 'visitor' }, noun: 'signUp' })).toEqual(['signUp submitted']);
    expect(await list({ from: '2026-11-21', to: '2026-11-21', noun: 'signUp' })).toEqual(['signUp submitted']);
    expect(await list({ to: '2026-11-19' })).toEqual([]);
    expect(await list({ from: '2026-11-22', noun: 'course' })).toEqual(['course changed']);
  });

  test('is paged', async () => {
    const { app, course } = await open();
    for (let turn = 0; turn < EVENTS_PER_PAGE; turn += 1)
      await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, place: `Nová ${turn}` }));
    const first = await listAllEvents(app.db, { noun: 'course' });
    expect([first.events.length, first.hasMore]).toEqual([EVENTS_PER_PAGE, true]);
    const second = await listAllEvents(app.db, { noun: 'course', before: first.events.at(-1)?.position });
    expect(second.events.map(({ verb }) => verb)).toEqual(['changed', 'created']);
    expect(second.hasMore).toBe(false);
  });

  test('lists the members of staff with an event', async () => {
    const { app } = await open();
    await storedColleague(app, JANA);
    await storedColleague(app, { ...JANA, id: 'eva', name: 'Eva Nečinná', email: 'eva@example.sk' });
    await app.change({ kind: 'job', id: 'eva' }, async (change) =>
      change.record({ noun: 'system', id: '1', verb: 'killed' }),
    );
    expect(await listActors(app.db)).toEqual([{ id: JANA.id, name: JANA.name }]);
  });

  test('lists them in the order of the Slovak alphabet', async () => {
    const { app } = await open();
    const names = ['Adam Prvý', 'Cyril Druhý', 'Čestmír Tretí', 'Zita Štvrtá'];
    for (const name of names.toReversed()) {
      const member = { ...JANA, id: name, name, email: `${name}@example.sk` };
      await storedColleague(app, member);
      await app.change(member, async (change) => change.record({ noun: 'system', id: '1', verb: 'killed' }));
    }
    expect((await listActors(app.db)).map(({ name }) => name)).toEqual(names);
  });
});

import { beforeEach, expect, test } from 'vitest';
import { START, VISITOR } from '#domain/actor.ts';
import type { TaughtCourse } from '#domain/courses/course.ts';
import { listEmails } from '#server/emails/outbox.ts';
import { listEvents } from '#server/events/events.ts';
import { findOpenOffer } from '#server/seat-offers/seat-offers.ts';
import { cancelSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { submitSignUp } from '#server/sign-ups/sign-ups.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aSubmission, JANA } from '../../../test/builders.ts';
import { QUIETLY } from '../../../test/course-with-sign-ups.ts';
import { everyCourse, storedCourse } from '../../../test/courses.ts';
import { cancelCourse, renewCourseLink, restoreCourse } from './course-moves.ts';
import {
  findActiveCourseByFacts,
  findCourse,
  findShownCourseByLink,
  findShownCourseBySlug,
} from './course-queries.ts';
import { deleteCourse, updateCourse } from './courses.ts';
import { listCourseAddresses, listFollowedCourses, listNextDates, listOfferedCourses } from './offered-courses.ts';

const TODAY = '2026-11-20';
const PRIVATE = { status: 'inactive', isPrivate: true } as const;

onBothDatabases('a private course on %s', (openTestApp) => {
  let running: TestApp;
  let course: TaughtCourse;
  beforeEach(async () => {
    running = await openTestApp();
    course = await storedCourse(running.app, { ...PRIVATE, capacity: 1 });
  });

  const stored = async () => {
    const stored = await findCourse(running.app.db, course.id);
    if (!stored) throw new Error('The course is missing');
    return stored;
  };
  const code = async () => (await stored()).linkCode ?? '';
  const save = (over: Partial<TaughtCourse>) =>
    running.app.change(JANA, (change) => updateCourse(change, course.id, { ...course, ...over }));
  const byLink = (linkCode: string) => findShownCourseByLink(running.app.db, linkCode);
  const signUp = (courseCode?: string, email = 'klient@example.sk') => {
    const submission = aSubmission(course);
    const fields = { ...submission.fields, email };
    const reference = { courseId: course.id, courseCode };
    return running.app.change(VISITOR, (change) =>
      submitSignUp(change, { ...submission, fields, course: reference }),
    );
  };

  test('is in no public list', async () => {
    const { db } = running.app;
    const another = await storedCourse(running.app);
    const publicEntries = {
      page: await findShownCourseBySlug(db, course.slug),
      facts: await findActiveCourseByFacts(db, {
        courseName: course.nameOfCourse,
        courseDate: course.date,
        courseCity: course.city,
      }),
    };
    expect(publicEntries).toEqual({ page: undefined, facts: expect.objectContaining({ id: another.id }) });
    const offered = await listOfferedCourses(db, { city: 'Žilina', today: TODAY, page: 1, pageSize: 9 });
    expect(offered.courses.map(({ id }) => id)).toEqual([another.id]);
    expect(await listNextDates(db, another, TODAY)).toEqual([]);
    expect((await listCourseAddresses(db, TODAY)).map(({ slug }) => slug)).toEqual([another.slug]);
    expect((await listFollowedCourses(db, TODAY, {})).map(({ id }) => id)).toEqual([another.id]);
    expect((await everyCourse(running.app, { onlyActive: true })).map(({ id }) => id)).toEqual([another.id]);
  });

  test('is returned by its link, without the fields for staff', async () => {
    expect(await code()).toMatch(/^[\w-]{32}$/);
    const linkedCourse = await byLink(await code());
    expect(linkedCourse).toMatchObject({ id: course.id, isPrivate: true });
    for (const secret of ['note', 'room', 'lecturerId', 'linkCode']) expect(linkedCourse).not.toHaveProperty(secret);
    expect(await byLink('')).toBeUndefined();
    expect(await byLink(`${await code()}x`)).toBeUndefined();
  });

  test('accepts sign-ups by its link, with the same rules for seats, queue and offers as any course', async () => {
    for (const wrong of [undefined, '', 'iny']) expect(await signUp(wrong)).toEqual({ outcome: 'course-gone' });
    const first = await signUp(await code());
    expect(first).toMatchObject({ outcome: 'stored', status: 'confirmed' });
    const second = await signUp(await code(), 'caka@example.sk');
    expect(second).toMatchObject({ outcome: 'stored', status: 'waiting' });
    if (first.outcome !== 'stored' || second.outcome !== 'stored') return;
    await running.app.change(JANA, (change) => cancelSignUp(change, first.id, QUIETLY));
    const offer = await findOpenOffer(running.app.db, second.id);
    expect(offer).toMatchObject({ seats: 1 });
    await save({ isPrivate: false });
    expect(await findOpenOffer(running.app.db, second.id)).toBeUndefined();
    await running.app.change(START, async (change) => change.seats(course.id));
    expect(await findOpenOffer(running.app.db, second.id)).toBeUndefined();
  });

  test('is not named by its address in the emails of its applicants, which lead to their sign-up', async () => {
    const signedUp = await signUp(await code());
    if (signedUp.outcome !== 'stored') throw new Error(signedUp.outcome);
    const [email] = await listEmails(running.app.db, { noun: 'signUp', id: signedUp.id });
    const { text } = await running.app.db
      .selectFrom('email')
      .select('text')
      .where('id', '=', email?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(text).toContain('/vasa-prihlaska/');
    expect(text).not.toContain(course.slug);
  });

  test('keeps its link while hidden or active, and is then visible to no visitor or to all', async () => {
    const link = await code();
    await save({ isPrivate: false });
    expect(await byLink(link)).toBeUndefined();
    await save({ status: 'active', isPrivate: false });
    expect(await byLink(link)).toMatchObject({ status: 'active', isPrivate: false });
    expect(await findShownCourseBySlug(running.app.db, course.slug)).toMatchObject({ id: course.id });
    await save(PRIVATE);
    expect(await code()).toBe(link);
    expect(await byLink(link)).toMatchObject({ id: course.id });
  });

  test('stays private when a client omits the field, and not once it is active', async () => {
    await save({ isPrivate: undefined });
    expect(await stored()).toMatchObject(PRIVATE);
    await save({ status: 'active', isPrivate: undefined });
    expect(await stored()).toMatchObject({ status: 'active', isPrivate: false });
  });

  test('gets a new link, and the old one stops working', async () => {
    const old = await code();
    const renew = (id: string) => running.app.change(JANA, (change) => renewCourseLink(change, id));
    expect(await renew(course.id)).toEqual({ outcome: 'done' });
    expect(await code()).not.toBe(old);
    expect(await byLink(old)).toBeUndefined();
    expect(await byLink(await code())).toMatchObject({ id: course.id });
    expect(await signUp(old)).toEqual({ outcome: 'course-gone' });
    expect(await renew('nikdy')).toEqual({ outcome: 'not-found' });
    const another = await storedCourse(running.app);
    expect(await renew(another.id)).toEqual({ outcome: 'not-allowed' });
    expect(await findCourse(running.app.db, another.id)).toMatchObject({ linkCode: null });
  });

  test('shows its cancellation to people with the link, and is hidden after it is restored', async () => {
    const link = await code();
    const { change } = running.app;
    await change(JANA, (change) => cancelCourse(change, course.id, { sendEmails: false, reason: '' }));
    expect(await findShownCourseBySlug(running.app.db, course.slug)).toBeUndefined();
    expect(await byLink(link)).toMatchObject({ cancelledAt: expect.any(String) });
    expect(await signUp(link)).toEqual({ outcome: 'course-closed', stage: 'cancelled' });
    await change(JANA, (change) => restoreCourse(change, course.id));
    expect(await stored()).toMatchObject({ status: 'inactive', isPrivate: false, cancelledAt: null });
    expect(await byLink(link)).toBeUndefined();
  });

  test('has its code in no event', async () => {
    const codes = [await code()];
    await running.app.change(JANA, (change) => renewCourseLink(change, course.id));
    codes.push(await code());
    await save({ isPrivate: false });
    await running.app.change(JANA, (change) => deleteCourse(change, course.id));
    const events = await listEvents(running.app.db, { noun: 'course', id: course.id });
    expect(events.map(({ verb }) => verb)).toEqual(['created', 'linkRenewed', 'changed', 'deleted']);
    for (const code of codes) expect(JSON.stringify(events)).not.toContain(code);
    expect(events[2]).toMatchObject({ before: { isPrivate: true }, after: { isPrivate: false } });
  });
});

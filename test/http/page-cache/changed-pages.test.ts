import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import { aSignUp, json, offer, openClient, setUpClient, signUp } from '../client.ts';
import { FINDER, rename, replaceCourses, text } from './cached-page.ts';

const client = await setUpClient();
let course: CourseWithSeats;

const page = '/kurzy-a-skolenia/prva-pomoc';

async function aNewCourse(): Promise<void> {
  course = await replaceCourses(client);
}

describe('the site shows at once', () => {
  beforeEach(aNewCourse);

  test('a new course in the finder', async () => {
    await text(client, FINDER);
    await offer(client, { nameOfCourse: 'Kurz lešenárov' });
    expect(await text(client, FINDER)).toContain('Kurz lešenárov');
  });

  test('a renamed course on its page and in the finder', async () => {
    await Promise.all([text(client, page), text(client, FINDER)]);
    await rename(client, course, 'Kurz s novým menom');
    expect(await text(client, page)).toContain('Kurz s novým menom');
    expect(await text(client, FINDER)).toContain('Kurz s novým menom');
  });

  test('that a course was hidden or deleted', async () => {
    await text(client, page);
    await client.request(`/updateCourse/${course.id}`, json({ ...course, status: 'inactive' }, client.staff, 'PUT'));
    expect((await client.request(page)).status).toBe(404);
    await client.request(`/updateCourse/${course.id}`, json(course, client.staff, 'PUT'));
    expect((await client.request(page)).status).toBe(200);
    await client.request(`/deleteCourse/${course.id}`, { method: 'DELETE', headers: client.staff });
    expect((await client.request(page)).status).toBe(404);
    expect(await text(client, FINDER)).toContain('Pre zvolené mesto nie sú dostupné žiadne kurzy!');
  });

  test('a new course at an address that answered 404', async () => {
    expect((await client.request('/kurzy-a-skolenia/novy')).status).toBe(404);
    await offer(client, { slug: '/novy' });
    expect((await client.request('/kurzy-a-skolenia/novy')).status).toBe(200);
  });

  test('the seats taken by a sign-up and freed by a cancellation', async () => {
    // courses of the other tests are frequent changes, after which a page may be half a second out of date
    const calm = await openClient();
    onTestFinished(() => calm.close());
    const course = await offer(calm, { slug: '/prva-pomoc', capacity: 12 });
    for (const path of [page, FINDER]) expect(await text(calm, path)).toContain('12 voľných z 12');
    const { id } = await signUp(calm, aSignUp({ courseId: course.id, companyName: 'Pekáreň', numberOfWorkers: '3' }));
    for (const path of [page, FINDER]) expect(await text(calm, path)).toContain('9 voľných z 12');
    const cancelled = await calm.send(`/dashboard/prihlasky/${id}/zrusenie`, {}, calm.staff);
    expect(cancelled.status).toBe(303);
    for (const path of [page, FINDER]) expect(await text(calm, path)).toContain('12 voľných z 12');
  });

  test('that a day has ended in Bratislava', async () => {
    const evening = await openClient();
    onTestFinished(() => evening.close());
    await offer(evening, { slug: '/dnesny', nameOfCourse: 'Dnešný kurz', date: '2026-11-20' });
    const shown = async () => (await (await evening.request(FINDER)).text()).includes('Dnešný kurz');
    const isOpen = async () => (await evening.read('/kurzy-a-skolenia/dnesny')).field('email') !== undefined;
    expect([await shown(), await isOpen()]).toEqual([true, true]);
    evening.wait({ hours: 11, minutes: 59 });
    expect([await shown(), await isOpen()]).toEqual([true, true]);
    evening.wait({ minutes: 1 });
    expect([await shown(), await isOpen()]).toEqual([false, false]);
  });
});

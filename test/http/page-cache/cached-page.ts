import { expect } from 'vitest';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import { databaseOf } from '../../database-of.ts';
import { type Client, json, offer } from '../client.ts';

export const FINDER = '/kurzy-a-skolenia?mesto=%C5%BDilina';

/** The text of an existing page. */
export async function text(client: Client, path: string): Promise<string> {
  const answer = await client.request(path);
  expect(answer.status).toBe(200);
  return (await answer.text()).replaceAll('\u00A0', ' ');
}

/** Changes the name of the course, as staff would. */
export async function rename(client: Client, course: CourseWithSeats, nameOfCourse: string): Promise<void> {
  const answer = await client.request(
    `/updateCourse/${course.id}`,
    json({ ...course, nameOfCourse }, client.staff, 'PUT'),
  );
  expect(answer.status).toBe(200);
}

/** Replaces all courses by one; its API call clears the cached pages with courses. */
export async function replaceCourses(client: Client): Promise<CourseWithSeats> {
  await databaseOf(client.app).deleteFrom('course').execute();
  return offer(client, { slug: '/prva-pomoc', capacity: 12 });
}

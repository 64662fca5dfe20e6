import { beforeEach, describe, expect, test } from 'vitest';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import { aCourse } from '../../builders.ts';
import { databaseOf } from '../../database-of.ts';
import { aSignUp, json, offer, setUpClient, signUp } from '../client.ts';
import { expectProblem } from '../problem.ts';

const client = await setUpClient();

beforeEach(async () => {
  await databaseOf(client.app).deleteFrom('course').execute();
});

describe('GET /getCourses', () => {
  test('returns active courses to visitors and all courses to staff, latest day first', async () => {
    await offer(client, { id: 'minuly', date: '2026-01-10' });
    await offer(client, { id: 'buduci', date: '2027-01-10' });
    await offer(client, { id: 'skryty', date: '2026-12-24', status: 'inactive' });
    expect(await ids()).toEqual(['buduci', 'minuly']);
    expect(await ids(client.staff)).toEqual(['buduci', 'skryty', 'minuly']);
  });

  test('treats a request with an unrelated cookie as a visitor’s', async () => {
    await offer(client, { id: 'skryty', status: 'inactive' });
    expect(await ids({ cookie: 'bozp.session_token=vymysleny.podpis' })).toEqual([]);
  });

  test('returns every field of each course and its seats', async () => {
    const course = aCourse({
      dateTo: '2026-12-16',
      room: 'Učebňa 2',
      note: 'Kľúč má Jana.',
      attachments: [attachment()],
    });
    // lecturer, room, note and the invoice price are not public; the public course has no isPrivate field
    const { lecturerId: _, room: _room, note: _note, isPrivate: _isPrivate, invoicePrice: __, ...wanted } = course;
    const { id } = await offer(client, course);
    await signUp(client, aSignUp({ courseId: id }));
    const answer = await client.request('/getCourses');
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Encoding');
    expect(await answer.json()).toEqual([{ ...wanted, seatsTaken: 1 }]);
  });

  async function ids(headers = {}): Promise<string[]> {
    const courses: CourseWithSeats[] = await (await client.request('/getCourses', { headers })).json();
    return courses.map(({ id }) => id);
  }
});

describe('the course calls of staff', () => {
  test('create a course and return all its fields', async () => {
    const wanted = aCourse({ attachments: [attachment()] });
    const answer = await client.request('/createCourse', json(wanted, client.staff));
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ ...wanted, cancelledAt: null, seatsTaken: 0 });
  });

  test('generate a missing id, slug and status', async () => {
    const { id, slug, status, ...rest } = aCourse({ nameOfCourse: 'Práca vo výškach', city: 'Žilina' });
    const answer = await client.request('/createCourse', json(rest, client.staff));
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({
      id: expect.stringMatching(/./),
      slug: '/praca-vo-vyskach-zilina',
      status: 'inactive',
    });
  });

  test('change a course and return all its fields; the id in the body is ignored', async () => {
    const course = await offer(client, { id: 'prvy' });
    const { seatsTaken, ...changed } = { ...course, nameOfCourse: 'Nové meno', dateTo: '2026-12-17', capacity: 0 };
    const answer = await client.request('/updateCourse/prvy', json({ ...changed, id: 'druhy' }, client.staff, 'PUT'));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ ...changed, seatsTaken: 0 });
    expect((await client.request('/updateCourse/druhy', json(changed, client.staff, 'PUT'))).status).toBe(404);
  });

  test('change a course only in the version that was read', async () => {
    const course = await offer(client, { id: 'prvy' });
    const [listed] = await (await client.request('/getCourses', { headers: client.staff })).json();
    expect(listed.version).toBe(1);
    const save = (price: string, version: string) =>
      client.request(
        '/updateCourse/prvy',
        json({ ...course, price }, { ...client.staff, 'If-Match': version }, 'PUT'),
      );
    const saved = await save('50 €', '"1"');
    expect(saved.status).toBe(200);
    expect(saved.headers.get('ETag')).toBe('"2"');
    const late = await save('51 €', '"1"');
    expect(late.headers.get('ETag')).toBe('"2"');
    expect(await expectProblem(late, 412)).toMatchObject({ course: { ...course, price: '50 €' } });
    expect((await save('52 €', '*')).status).toBe(200);
    await expectProblem(await save('53 €', 'tri'), 422);
    expect(await (await client.request('/getCourses')).json()).toMatchObject([{ id: 'prvy', price: '52 €' }]);
  });

  test('take back the tag of a compressed response', async () => {
    const course = await offer(client, { id: 'prvy' });
    const save = (version: string) =>
      client.request(
        '/updateCourse/prvy',
        json(course, { ...client.staff, 'If-Match': version, 'Accept-Encoding': 'gzip' }, 'PUT'),
      );
    const tag = (await save('"1"')).headers.get('ETag') as string;
    expect(tag).toBe('W/"2"');
    expect((await save(tag)).status).toBe(200);
    expect((await save(tag)).status).toBe(412);
  });

  test('delete a course, return its last state, and keep its sign-ups', async () => {
    const course = await offer(client);
    const { id } = await signUp(client, aSignUp({ courseId: course.id }));
    const answer = await client.request(`/deleteCourse/${course.id}`, { method: 'DELETE', headers: client.staff });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ ...course, seatsTaken: 1 });
    expect(await (await client.request('/getCourses', { headers: client.staff })).json()).toEqual([]);
    const signUpRow = await client.app.db
      .selectFrom('signUp')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(signUpRow).toMatchObject({
      courseId: null,
      courseName: course.nameOfCourse,
      courseDate: course.date,
      courseCity: course.city,
    });
  });
});

function attachment() {
  return { name: 'Prihláška AOP', url: '/prihlasky/prihlaska-aop.docx', size: 12_642 };
}

import { expect, test } from 'vitest';
import { aCourse } from '../../builders.ts';
import { json, offer, setUpClient } from '../client.ts';
import { readDocument } from '../document.ts';
import { expectProblem } from '../problem.ts';

const client = await setUpClient();

test('an API call without a type leaves the type of the course unchanged', async () => {
  const { courseTypeId, ...course } = await offer(client, { courseTypeId: 'lesenar' });
  const answer = await client.request(`/updateCourse/${course.id}`, json(course, client.staff, 'PUT'));
  expect(await answer.json()).toMatchObject({ courseTypeId: 'lesenar' });
});

test('an unknown course type is refused at its field', async () => {
  const answer = await client.request('/createCourse', json(aCourse({ courseTypeId: 'horolezec' }), client.staff));
  expect(await expectProblem(answer, 422)).toMatchObject({ errors: [{ field: 'courseTypeId' }] });
});

test('the course form offers every type and no type', async () => {
  const { id } = await offer(client, { courseTypeId: 'vodici' });
  const form = await client.read(`/dashboard/kurzy/${id}`, client.staff);
  const types = form.all('option').filter(({ text }) => ['Bez typu', 'Prvá pomoc', 'Vodiči'].includes(text));
  expect(types).toMatchObject([
    { attributes: { value: '' } },
    { attributes: { value: 'prva-pomoc' } },
    { attributes: { value: 'vodici', selected: '' } },
  ]);
});

test('a course takes its hours from its type until it has its own', async () => {
  const course = await offer(client, { courseTypeId: 'vodici' });
  const shown = async () => {
    const page = await client.read(`/kurzy-a-skolenia${course.slug}`);
    const terms = page.all('dt').map(({ text }) => text);
    return page.all('dd')[terms.indexOf('Čas')]?.text;
  };
  expect(await shown()).toBe('13.00\u00A0– 16.00\u00A0h');
  const save = (hours: string) =>
    client.request(`/updateCourse/${course.id}`, json({ ...course, hours }, client.staff, 'PUT'));
  expect(await (await save(' 8.00 – 11.00 h ')).json()).toMatchObject({ hours: '8.00 – 11.00 h' });
  expect(await shown()).toBe('8.00\u00A0– 11.00\u00A0h');
  expect(await (await save('')).json()).toMatchObject({ hours: null });
  expect(await shown()).toBe('13.00\u00A0– 16.00\u00A0h');
});

test('two staff members who edit one course see each other’s type by its name', async () => {
  const course = await offer(client, { courseTypeId: 'vodici' });
  const path = `/dashboard/kurzy/${course.id}`;
  const save = (version: string, courseTypeId: string) => {
    const { attachments, seatsTaken, ...fields } = course;
    const body = new URLSearchParams({ ...textsOf(fields), courseTypeId, version });
    return client.send(path, body, client.staff);
  };
  expect((await save('1', 'lesenar')).status).toBe(303);
  const late = await save('1', '');
  expect(late.status).toBe(412);
  const wordings = (await readDocument(late))
    .all('td')
    .filter(({ attributes }) => attributes['data-label']?.includes('znenie'));
  expect(wordings.map(({ text }) => text)).toEqual(['–', 'Lešenár']);
});

function textsOf(fields: object): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value ?? '')]));
}

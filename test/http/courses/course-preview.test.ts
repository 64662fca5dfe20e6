import { beforeAll, expect, test } from 'vitest';
import { offer, setUpClient } from '../client.ts';
import { readDocument } from '../document.ts';

const client = await setUpClient();
let path: string;

beforeAll(async () => {
  const { id } = await offer(client, { status: 'inactive', nameOfCourse: 'Lešenár', note: 'Zatiaľ tajné' });
  path = `/dashboard/kurzy/${id}/nahlad`;
});

const asStaff = (address: string) => client.request(address, { headers: client.staff });

test('staff see a preview of a hidden course with a notice and without the form', async () => {
  const answer = await asStaff(path);
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  const { headings, text, html, meta, field, structuredData } = await readDocument(answer);
  expect(headings).toEqual(['Lešenár']);
  expect(text).toContain('Náhľad – kurz je skrytý.');
  expect(text).toContain('V náhľade sa prihlásiť nedá.');
  expect(field('email')).toBeUndefined();
  expect(meta('robots')).toBe('noindex');
  expect(structuredData).toEqual([]);
  expect(html).not.toContain('Zatiaľ tajné');
});

test('the preview of a course is refused to visitors and never cached', async () => {
  await asStaff(path);
  for (const address of [path, `${path}.data`]) {
    const answer = await client.request(address);
    expect([302, 202], address).toContain(answer.status);
    expect(await answer.text(), address).not.toContain('Lešenár');
  }
  expect((await asStaff('/dashboard/kurzy/nikdy/nahlad')).status).toBe(404);
});

test.each([
  ['active', { status: 'active' }, 'Náhľad – kurz je na webe.'],
  ['private', { status: 'inactive', isPrivate: true }, 'Náhľad – kurz je súkromný, vidí ho len ten, kto má odkaz.'],
] as const)('the preview of a course that is %s says so', async (_, over, words) => {
  const { id } = await offer(client, over);
  expect((await readDocument(await asStaff(`/dashboard/kurzy/${id}/nahlad`))).text).toContain(words);
});

test('the page of a course and its dialog link to the preview', async () => {
  const course = path.replace('/nahlad', '');
  for (const address of [`${course}/obsadenost`, course]) {
    expect((await readDocument(await asStaff(address))).html, address).toContain(`href="${path}"`);
  }
});

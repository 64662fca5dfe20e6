import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDocument } from './document.ts';
import { aSignUp, type Door, offer, openDoor, signUp } from './door.ts';

let door: Door;

beforeAll(async () => {
  door = await openDoor();
});

afterAll(() => door.close());

async function paragraphs(body: object): Promise<string[]> {
  const { id } = await signUp(door, body);
  const page = await readDocument(await door.request(`/dashboard/prihlasky/${id}`, { headers: door.staff }));
  return page.all('p').map(({ text }) => text);
}

test('staff see who comes: the person who signed up, of a company how many', async () => {
  const { id: courseId } = await offer(door);
  expect(await paragraphs(aSignUp({ courseId }))).toContain('Tomáš Cvičný');
  const company = { firstName: '', lastName: '', companyName: 'Pekáreň Príklad s. r. o.', numberOfWorkers: '3' };
  expect(await paragraphs(aSignUp({ courseId, ...company }))).toContain('3\u00A0účastníci, zatiaľ bez mien');
});

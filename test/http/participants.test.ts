import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSignUp, type Client, offer, openClient, signUp } from './client.ts';
import { readDocument } from './document.ts';

let client: Client;

beforeAll(async () => {
  client = await openClient();
});

afterAll(() => client.close());

async function paragraphs(body: object): Promise<string[]> {
  const { id } = await signUp(client, body);
  const page = await readDocument(await client.request(`/dashboard/prihlasky/${id}`, { headers: client.staff }));
  return page.all('p').map(({ text }) => text);
}

test('staff see who comes: the person who signed up, of a company how many', async () => {
  const { id: courseId } = await offer(client);
  expect(await paragraphs(aSignUp({ courseId }))).toContain('Tomáš Cvičný');
  const company = { firstName: '', lastName: '', companyName: 'Pekáreň Príklad s. r. o.', numberOfWorkers: '3' };
  expect(await paragraphs(aSignUp({ courseId, ...company }))).toContain('3\u00A0účastníci, zatiaľ bez mien');
});

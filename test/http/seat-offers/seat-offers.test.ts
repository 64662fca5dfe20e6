import { expect, test } from 'vitest';
import { databaseOf } from '../../database-of.ts';
import { findOwnPath } from '../../own-sign-up.ts';
import { aSignUp, offer, setUpClient, signUp } from '../client.ts';
import { readDocument } from '../document.ts';
import { storeOffered } from '../routes/stored.ts';

const client = await setUpClient();
test('staff see who waits for a seat and why, make offers and withdraw them', async () => {
  const { offeredId: signUpId } = await storeOffered(client);
  const sendRequest = (path: string) => client.read(`/dashboard/prihlasky/${signUpId}${path}`, client.staff);
  const act = (path: string) => client.send(`/dashboard/prihlasky/${signUpId}${path}`, {}, client.staff);
  expect((await sendRequest('')).text).toMatch(/Náhradníci.*1\s*v\s*poradí.*Ponúknuté miesto.*ponuka platí do/s);
  expect((await sendRequest('/stiahnutie-ponuky')).text).toContain('Ponuka z e-mailu prestane platiť');
  expect((await act('/stiahnutie-ponuky')).status).toBe(303);
  expect((await sendRequest('')).text).toMatch(/Stiahnutá ponuka.*ponuku sme stiahli/s);
  expect((await client.read(await findOwnPath(client.app, signUpId))).text).toContain('Ponuku sme zrušili.');
  const question = (await sendRequest('/ponuka')).text;
  expect(question).toContain('E-mail odíde na');
  expect(question).toContain('dovtedy ho nedostane nikto iný');
  expect((await act('/ponuka')).status).toBe(303);
  expect((await sendRequest('')).text).toContain('Ponúknuté miesto');
});

test.each([
  ['signUp', { email: '' }, 'nie je e-mail'],
  ['course', { status: 'inactive' }, 'Kurz je skrytý'],
] as const)(
  'the offer of a seat is refused where its %s has %j, and its question says why',
  async (table, change, why) => {
    const { offeredId } = await storeOffered(client);
    const path = `/dashboard/prihlasky/${offeredId}`;
    await client.send(`${path}/stiahnutie-ponuky`, {}, client.staff);
    await databaseOf(client.app).updateTable(table).set(change).execute();
    expect((await client.read(`${path}/ponuka`, client.staff)).text).toContain(why);
    const refused = await client.send(`${path}/ponuka`, {}, client.staff);
    expect(refused.status).toBe(409);
    expect((await readDocument(refused)).text).toContain(why);
  },
);

test('a sign-up call of a company can permit a split of its group; a person’s cannot', async () => {
  const { id: courseId } = await offer(client, { capacity: 2 });
  const stored = async (body: object) => {
    const { id } = await signUp(client, aSignUp({ courseId, mayBeSplit: true, ...body }));
    return client.app.db.selectFrom('signUp').select('mayBeSplit').where('id', '=', id).executeTakeFirst();
  };
  expect(await stored({})).toEqual({ mayBeSplit: 0 });
  expect(await stored({ companyName: 'Pekáreň', numberOfWorkers: '3' })).toEqual({ mayBeSplit: 1 });
  const answer = await client.request('/getCourses');
  const courses: { id: string; seatsTaken: number }[] = await answer.json();
  // one seat is confirmed, the other one offered
  expect(courses.find(({ id }) => id === courseId)?.seatsTaken).toBe(2);
});

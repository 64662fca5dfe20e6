import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offerTo } from '../../seat-offers.ts';
import { aSignUp, type Client, ORIGIN, offer, openClient, signUp } from '../client.ts';
import { readDocument } from '../document.ts';
import { storeOffered } from '../routes/stored.ts';

let client: Client;
beforeAll(async () => {
  client = await openClient();
});
afterAll(() => client.close());

/** A person on the waiting list who was offered a freed seat. */
async function offered() {
  const { offeredId } = await storeOffered(client);
  const { id, code } = await offerTo(client.app, offeredId);
  return { id, code, signUpId: offeredId, path: `/ponuka-miesta/${id}` };
}
const read = async (path: string) => readDocument(await client.request(path));
const send = (path: string, fields: Record<string, string>) =>
  client.request(path, { method: 'POST', body: new URLSearchParams(fields), headers: { Origin: ORIGIN } });

describe('the page of a seat offer', () => {
  test('shows the course but no person, is not cached and runs no scripts', async () => {
    const { path } = await offered();
    const answer = await client.request(path);
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
    const page = await readDocument(answer);
    expect(page.html).toContain('<meta name="robots" content="noindex"');
    expect(page.text).toContain('Kurz prvej pomoci');
    expect(page.html).not.toMatch(/Cvičn|example\.sk"|<script[^>]* src=/);
    expect(page.field('code')?.attributes).toMatchObject({ inputmode: 'numeric', required: '' });
  });

  test('changes nothing when its link is opened or its form is sent without the code', async () => {
    const { id, code, path } = await offered();
    const robot = [
      await client.request(path),
      await client.request(`${path}?answer=accept&code=${code}`),
      await send(path, { answer: 'accept', code: '' }),
      await send(path, { answer: 'decline' }),
    ];
    expect(robot.map(({ status }) => status)).toEqual([200, 200, 422, 422]);
    const stored = client.app.db.selectFrom('seatOffer').select(['state', 'wrongCodes']).where('id', '=', id);
    expect(await stored.execute()).toEqual([{ state: 'open', wrongCodes: 0 }]);
  });

  test('refuses a wrong code and accepts the right one with any spacing', async () => {
    const { code, path, signUpId } = await offered();
    const wrong = await send(path, { answer: 'accept', code: code === '111111' ? '111112' : '111111' });
    expect(wrong.status).toBe(422);
    expect((await readDocument(wrong)).text).toContain('Kód nesedí');
    const answer = await send(path, { answer: 'accept', code: ` ${code.slice(0, 3)} ${code.slice(3)}` });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, path]);
    const page = await read(path);
    expect(page.text).toContain('Miesto je Vaše');
    expect(page.field('code')).toBeUndefined();
    const signUp = client.app.db.selectFrom('signUp').select('status').where('id', '=', signUpId);
    expect(await signUp.executeTakeFirst()).toEqual({ status: 'confirmed' });
  });

  test('shows the first answer, which is final', async () => {
    const { code, path } = await offered();
    await send(path, { answer: 'decline', code });
    await send(path, { answer: 'accept', code });
    const page = await read(path);
    expect(page.text).toContain('Odpoveď už máme');
    expect(page.text).toContain('Ponuku ste odmietli');
  });
});

test('staff see who waits for a seat and why, make offers and withdraw them', async () => {
  const { signUpId } = await offered();
  const sendRequest = async (path: string) =>
    readDocument(await client.request(`/dashboard/prihlasky/${signUpId}${path}`, { headers: client.staff }));
  const act = (path: string) =>
    client.request(`/dashboard/prihlasky/${signUpId}${path}`, {
      method: 'POST',
      body: new URLSearchParams(),
      headers: { ...client.staff, Origin: ORIGIN },
    });
  expect((await sendRequest('')).text).toMatch(/Náhradníci.*1\s*v\s*poradí.*Ponúknuté miesto.*ponuka platí do/s);
  expect((await act('/stiahnutie-ponuky')).status).toBe(303);
  expect((await sendRequest('')).text).toMatch(/Stiahnutá ponuka.*ponuku sme stiahli/s);
  expect((await sendRequest('/ponuka')).text).toContain('E-mail odíde na');
  expect((await act('/ponuka')).status).toBe(303);
  expect((await sendRequest('')).text).toContain('Ponúknuté miesto');
});

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

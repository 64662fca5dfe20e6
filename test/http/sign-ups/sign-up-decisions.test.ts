import { beforeEach, describe, expect, test } from 'vitest';
import { databaseOf } from '../../database-of.ts';
import { aSignUp, cookies, ORIGIN, offer, setUpClient, signUp } from '../client.ts';
import { readDocument } from '../document.ts';

const client = await setUpClient();

describe('a decision on a sign-up', () => {
  let waiting: string;
  let holding: string;

  beforeEach(async () => {
    const { id } = await offer(client, { capacity: 1 });
    holding = (await signUp(client, aSignUp({ courseId: id }))).id;
    waiting = (await signUp(client, aSignUp({ courseId: id, firstName: 'Eva', lastName: 'Náhradná' }))).id;
  });

  test('that a new one is read sends no email', async () => {
    const emails = await emailsOf(holding);
    await expectDone(await decide(holding, 'precitanie', {}), holding);
    expect(await find(holding)).toMatchObject({ status: 'confirmed', reviewedAt: '2026-11-20T11:00:00.000Z' });
    expect(await emailsOf(holding)).toEqual(emails);
  });

  test('is made on a page that shows the message first', async () => {
    const page = await client.request(`/dashboard/prihlasky/${holding}`, { headers: client.staff });
    expect((await readDocument(page)).text).toMatch(/Predchádzajúce osvedčenie mi končí v.máji\..*Účastníci/s);
  });

  test('to confirm a substitute without a free seat is refused with the reason', async () => {
    const before = await find(waiting);
    const answer = await decide(waiting, 'potvrdenie', { sendEmail: 'on' });
    expect(answer.status).toBe(409);
    const page = await readDocument(answer);
    expect(page.headings).toEqual(['Potvrdiť prihlášku']);
    expect(page.byId('refusal')).toContain('0 voľných miest, prihláška potrebuje 1.');
    expect(await find(waiting)).toEqual(before);
  });

  test('to cancel says whether the seat can be given back', async () => {
    const question = async () => {
      const page = await client.request(`/dashboard/prihlasky/${holding}/zrusenie`, { headers: client.staff });
      return (await readDocument(page)).text;
    };
    expect(await question()).toContain('len kým budú miesta voľné');
    await databaseOf(client.app)
      .updateTable('signUp')
      .set({ courseDate: '2026-11-19' })
      .where('id', '=', holding)
      .execute();
    expect(await question()).toContain('Neskôr už prihlášku nebude možné vrátiť.');
  });

  test('to cancel frees the seat for the substitute', async () => {
    await expectDone(await decide(holding, 'zrusenie', { sendEmail: 'on' }), holding);
    expect((await find(holding))?.status).toBe('cancelled');
    expect(await emailsOf(holding)).toContain('signUpCancelled');
    await expectDone(await decide(waiting, 'potvrdenie', { sendEmail: 'on' }), waiting);
    expect((await find(waiting))?.status).toBe('confirmed');
    expect(await emailsOf(waiting)).toContain('signUpConfirmed');
  });

  test('without an email sends none', async () => {
    const emails = await emailsOf(holding);
    await expectDone(await decide(holding, 'zrusenie', {}), holding);
    expect(await emailsOf(holding)).toEqual(emails);
  });

  test('that a colleague has already made changes nothing and redirects to the sign-up', async () => {
    await decide(holding, 'zrusenie', {});
    const before = await stored();
    for (const name of ['zrusenie', 'precitanie', 'potvrdenie']) {
      const page = await client.request(`/dashboard/prihlasky/${holding}/${name}`, { headers: client.staff });
      for (const answer of [page, await decide(holding, name, { sendEmail: 'on' })]) {
        expect([302, 303]).toContain(answer.status);
        expect(answer.headers.get('Location')).toBe(`/dashboard/prihlasky/${holding}`);
      }
    }
    expect(await stored()).toEqual(before);
  });

  test('about an unknown sign-up answers 404', async () => {
    for (const name of ['zrusenie', 'precitanie', 'potvrdenie']) {
      expect((await decide('nikto', name, {})).status).toBe(404);
    }
  });

  test('cannot be made by a link or from another site', async () => {
    const before = await stored();
    for (const name of ['zrusenie', 'potvrdenie']) {
      const path = `/dashboard/prihlasky/${waiting}/${name}`;
      expect((await client.request(path, { headers: client.staff })).status).toBe(200);
      const headers = { ...client.staff, Origin: 'https://cudzi.example' };
      for (const address of [path, `${path}.data`]) {
        const answer = await client.send(address, {}, headers);
        expect(answer.status).toBe(403);
      }
    }
    expect(await stored()).toEqual(before);
  });

  function decide(id: string, name: string, fields: Record<string, string>): Promise<Response> {
    return client.send(`/dashboard/prihlasky/${id}/${name}`, fields, client.staff);
  }

  async function expectDone(answer: Response, id: string): Promise<void> {
    expect(answer.status).toBe(303);
    // redirects to the sign-up, which offers to undo it
    expect(answer.headers.get('Location')).toMatch(new RegExp(`^/dashboard/prihlasky/${id}\\?kedy=`));
  }

  function find(id: string) {
    return client.app.db.selectFrom('signUp').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async function emailsOf(id: string): Promise<string[]> {
    const rows = await client.app.db.selectFrom('email').select('kind').where('aboutId', '=', id).execute();
    return rows.map(({ kind }) => kind).sort();
  }
});

function stored() {
  return client.app.db.selectFrom('signUp').selectAll().orderBy('id').execute();
}

test('a sign-up that staff enter without anything is answered with all that is missing, its course too', async () => {
  const answer = await client.send('/dashboard/prihlasky/nova', { applicant: 'person' }, client.staff);
  expect(answer.status).toBe(422);
  const page = await readDocument(answer);
  const complaints = ['courseId', 'firstName', 'lastName', 'phone'].map((field) => page.byId(`${field}-error`));
  expect(complaints).toEqual([
    'Vyberte kurz.',
    'Napíšte meno.',
    'Napíšte priezvisko.',
    'Napíšte e-mail alebo telefón, aby sme sa mohli ozvať.',
  ]);
});

describe('a caller without an e-mail', () => {
  const CALLER = { applicant: 'person', firstName: 'Ivan', lastName: 'Volajúci', phone: '0905 123 456' };

  test('signed up for a full course waits, and the desk says so, where to call, and promises no email', async () => {
    const { id: courseId } = await offer(client, { capacity: 1 });
    await signUp(client, aSignUp({ courseId }));
    const entered = await client.send('/dashboard/prihlasky/nova', { ...CALLER, courseId }, client.staff);
    const path = entered.headers.get('Location') ?? '';
    const headers = { cookie: `${client.staff.cookie}; ${cookies(entered)}` };
    expect(await textOf(path, headers)).toContain('Prihláška je zapísaná medzi náhradníkmi');
    for (const list of [`/dashboard/kurzy/${courseId}/obsadenost`, `/dashboard/prihlasky?kurz=${courseId}`])
      expect(await textOf(list)).toMatch(/Ivan Volajúci\s*0905\s123\s456/);
    const question = await client.request(`${path}/potvrdenie`, { headers: client.staff });
    const html = await question.text();
    expect(html).toContain('Nemá e-mail, zavolajte na');
    expect(html).not.toContain('<iframe');
  });

  test('is not signed up for a cancelled course, which is not offered', async () => {
    const { id: courseId } = await offer(client);
    const form = `/dashboard/prihlasky/nova?kurz=${courseId}`;
    const isOffered = async () => (await textOfHtml(form)).includes(`value="${courseId}"`);
    expect(await isOffered()).toBe(true);
    await client.send(`/dashboard/kurzy/${courseId}/zrusenie`, { reason: '' }, client.staff);
    expect(await isOffered()).toBe(false);
    const answer = await client.send('/dashboard/prihlasky/nova', { ...CALLER, courseId }, client.staff);
    expect(answer.status).toBe(409);
    expect((await readDocument(answer)).byId('courseId-error')).toBe('Kurz bol zrušený. Vyberte iný termín.');
  });

  async function textOf(path: string, headers = client.staff): Promise<string> {
    return (await readDocument(await client.request(path, { headers }))).text;
  }

  async function textOfHtml(path: string): Promise<string> {
    return (await client.request(path, { headers: client.staff })).text();
  }
});

test('the people of a company come again: named as before, with those left out whose box is not ticked', async () => {
  const company = { firstName: '', lastName: '', companyName: 'Mlyn Príklad', numberOfWorkers: '3' };
  const { id: earlierId } = await signUp(client, aSignUp({ courseId: (await offer(client)).id, ...company }));
  for (const [place, lastName] of ['Mletý', 'Sitová'].entries())
    await databaseOf(client.app)
      .updateTable('participant')
      .set({ firstName: 'Jozef', lastName, birthDate: '1980-03-12' })
      .where('id', '=', `${earlierId}-${place}`)
      .execute();
  const path = `/dashboard/prihlasky/nova?podla=${earlierId}`;
  const page = await client.read(path, client.staff);
  expect(page.text).toMatch(/Jozef.Mletý, 12\.03\.1980\s?Jozef.Sitová, 12\.03\.1980/);
  const applicant = Object.fromEntries(
    ['companyName', 'numberOfWorkers', 'phone', 'email'].map((name) => [
      name,
      page.field(name)?.attributes.value ?? '',
    ]),
  );
  expect(applicant).toMatchObject({ companyName: 'Mlyn Príklad', numberOfWorkers: '3' });
  const { id: courseId } = await offer(client, { slug: '/znova', date: '2027-02-01' });
  const send = (numberOfWorkers: string, ...places: number[]) => {
    const sent = new URLSearchParams({ ...applicant, applicant: 'company', courseId, numberOfWorkers });
    for (const place of places) sent.append('ucastnik', `${earlierId}-${place}`);
    return client.request(path, {
      method: 'POST',
      headers: { Origin: ORIGIN, ...client.staff },
      body: sent,
    });
  };
  const tooMany = await send('1', 0, 1);
  expect(tooMany.status).toBe(422);
  expect((await readDocument(tooMany)).byId('ucastnik-error')).toMatch(/^Označili ste viac ľudí/);
  const entered = await send('2', 1);
  expect(entered.status).toBe(303);
  const id = /prihlasky\/([^?]+)/.exec(entered.headers.get('Location') ?? '')?.[1] ?? '';
  const people = await client.app.db
    .selectFrom('participant')
    .select(['lastName', 'birthDate'])
    .where('signUpId', '=', id)
    .orderBy('position')
    .execute();
  expect(people).toEqual([
    { lastName: 'Sitová', birthDate: '1980-03-12' },
    { lastName: null, birthDate: null },
  ]);
});

import { expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import type { Db } from '#server/db/database.ts';
import { listEvents } from '#server/events/events.ts';
import type { AppParts } from '#server/open-app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { anotherCompany, anotherPerson, JANA } from '../../../test/builders.ts';
import { anotherContact } from '../../../test/contact-requests.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { storedWaitlistEntry } from '../../../test/waitlist.ts';
import { assignClient } from './client-of-record.ts';

const ICO = '31322832';
const OTHER_ICO = '35757442';

onBothDatabases('the client of a new record on %s', (openTestApp, engine) => {
  async function open(parts: AppParts = {}) {
    const { app } = await openTestApp({ parts });
    const course = await storedCourse(app, { capacity: 100 });
    const signUp = (companyName: string, email: string) =>
      signedUp(app, course, { fields: anotherCompany({ companyName, email }) });
    const sendRequest = (company: string, email: string, ico = 'neviem') =>
      app.change(VISITOR, (change) => submitContactRequest(change, anotherContact({ company, email, ico })));
    return { app, course, signUp, sendRequest };
  }

  test('is created from the first record of a company and matched by its later records of any kind', async () => {
    const { app, signUp, sendRequest } = await open();
    await signUp('Sklady Príklad, a. s.', 'nakup@sklady-priklad.sk');
    await sendRequest('SKLADY PRIKLAD AS', 'sklady@gmail.com', ICO);
    await storedWaitlistEntry(app, { companyName: 'Sklady Príklad', email: 'zilina@sklady-priklad.sk' });
    const [client, ...others] = await clients(app.db);
    expect(others).toEqual([]);
    expect(client).toMatchObject({ name: 'Sklady Príklad, a. s.', ico: ICO });
    expect(await clientsOf(app.db)).toEqual([client?.id, client?.id, client?.id]);
    const history = await listEvents(app.db, { noun: 'client', id: client?.id as string });
    expect(history.map(({ verb, actor }) => `${verb} ${actor.kind}`)).toEqual([
      'createdAutomatically visitor',
      'completedAutomatically visitor',
    ]);
  });

  test('is missing for a private person and for a text that is no company name', async () => {
    const { app, course, sendRequest } = await open();
    await signedUp(app, course, { fields: anotherPerson({ email: 'jan@firma-priklad.sk' }) });
    await sendRequest('zakladáme', 'niekto@gmail.com');
    expect(await clients(app.db)).toEqual([]);
    expect(await clientsOf(app.db)).toEqual([null, null]);
  });

  test('is ambiguous for each company an agency signs up from its own domain, until staff decide', async () => {
    const { app, signUp } = await open();
    await signUp('Stavby Horný', 'prihlasky@agentura-priklad.sk');
    const id = await signUp('Pekáreň Dolná', 'prihlasky@agentura-priklad.sk');
    const matchOf = (id: string) =>
      app.db.selectFrom('signUp').select(['clientId', 'clientMatch']).where('id', '=', id).executeTakeFirstOrThrow();
    expect(await matchOf(id)).toEqual({ clientId: null, clientMatch: 'ambiguous' });
    await app.change(JANA, (change) => assignClient(change, { noun: 'signUp', id }, 'new'));
    const { clientId } = await matchOf(id);
    const [first, second] = await clients(app.db);
    expect([first?.name, second?.name].toSorted()).toEqual(['Pekáreň Dolná', 'Stavby Horný']);
    const again = await signUp('Pekáreň Dolná', 'prihlasky@agentura-priklad.sk');
    expect(await matchOf(again)).toEqual({ clientId, clientMatch: 'found' });
  });

  test('is distinguished by the IČO among companies of one name, and ambiguous without an IČO', async () => {
    const { app, signUp, sendRequest } = await open();
    await sendRequest('Stavby Príklad s. r. o.', 'a@gmail.com', ICO);
    await sendRequest('Stavby Príklad s. r. o.', 'b@gmail.com', OTHER_ICO);
    const id = await signUp('stavby priklad', 'c@gmail.com');
    expect((await clients(app.db)).map(({ ico }) => ico).sort()).toEqual([ICO, OTHER_ICO]);
    const row = await app.db.selectFrom('signUp').select(['clientId', 'clientMatch']).where('id', '=', id).execute();
    expect(row).toEqual([{ clientId: null, clientMatch: 'ambiguous' }]);
  });

  test('gets no second domain from an unverified record with a known name', async () => {
    const { app, signUp, sendRequest } = await open();
    await signUp('Sklady Príklad', 'nakup@sklady-priklad.sk');
    await signUp('Sklady Príklad', 'niekto@iny-priklad.sk');
    await sendRequest('Iný Príklad', 'sef@iny-priklad.sk');
    expect((await clients(app.db)).map(({ name }) => name).sort()).toEqual(['Iný Príklad', 'Sklady Príklad']);
  });

  test('is created once by many simultaneous records of a new company', async () => {
    const { app, sendRequest } = await open();
    await sendSimultaneousRequests(sendRequest);
    expect(await clients(app.db)).toHaveLength(1);
    expect(new Set(await clientsOf(app.db)).size).toBe(1);
  });

  // SQLite has no such lock: its transactions exclude each other from their first statement
  if (engine === 'Postgres')
    test('is created more than once by simultaneous records if the lock is removed', async () => {
      const { app, sendRequest } = await open({ lockRows: async () => undefined });
      let rounds = 0;
      // a busy machine may happen to run the requests of a round one after another
      do {
        rounds += 1;
        await sendSimultaneousRequests(sendRequest, `Nová Príklad ${rounds}`);
      } while (rounds < 5 && (await clients(app.db)).length === rounds);
      expect((await clients(app.db)).length).toBeGreaterThan(rounds);
    });
});

/** Twenty requests of an unknown company. */
async function sendSimultaneousRequests(
  sendRequest: (company: string, email: string) => Promise<unknown>,
  company = 'Nová Príklad s. r. o.',
): Promise<void> {
  await Promise.all(Array.from({ length: 20 }, (_, index) => sendRequest(company, `c${index}@gmail.com`)));
}

function clients(db: Db) {
  return db.selectFrom('client').select(['id', 'name', 'ico']).orderBy('createdAt').execute();
}

async function clientsOf(db: Db): Promise<(string | null)[]> {
  const rows = await Promise.all(
    (['contactRequest', 'signUp', 'waitlistEntry'] as const).map((noun) =>
      db.selectFrom(noun).select('clientId').execute(),
    ),
  );
  return rows.flat().map(({ clientId }) => clientId);
}

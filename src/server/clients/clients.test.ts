import { expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { type ClientFields, clientSchema } from '#domain/clients/client-fields.ts';
import type { App } from '#server/app.ts';
import { markAttendance } from '#server/attendance/attendance.ts';
import type { StaffChange } from '#server/change.ts';
import { today } from '#server/clock.ts';
import { listContactRequests } from '#server/contact-requests/contact-request-list.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { listEvents } from '#server/events/events.ts';
import { listSignUps } from '#server/sign-ups/sign-up-list.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { anotherCompany, CLIENT_WITHOUT_DETAILS, JANA } from '../../../test/builders.ts';
import { anotherContact } from '../../../test/contact-requests.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { touchedRows } from '../../../test/touched-rows.ts';
import { listAmbiguousMatches, readAmbiguousMatches } from './ambiguous-matches.ts';
import { findClient, listClientWithJoined } from './client-details.ts';
import { joinClient, splitClient } from './client-joins.ts';
import { listClients, searchClients } from './client-list.ts';
import { assignClient } from './client-of-record.ts';
import { listClientEmails, listRecentSenders, listTrained } from './client-page.ts';
import { createClient, deleteClient, updateClient } from './clients.ts';

const ICO = '31322832';
const OTHER_ICO = '35757442';

const fields = (over: object = {}): ClientFields =>
  clientSchema.parse({
    ...CLIENT_WITHOUT_DETAILS,
    name: 'Sklady Príklad, a. s.',
    ...over,
  });

const CONTACT = { name: 'Eva Vzorová', role: 'technička', email: 'eva@sklady-priklad.sk', phone: '0905 111 222' };

onBothDatabases('clients on %s', (openTestApp) => {
  async function open() {
    const { app, wait } = await openTestApp();
    const course = await storedCourse(app, { capacity: 100 });
    const signUp = (companyName: string, email: string) =>
      signedUp(app, course, { fields: anotherCompany({ companyName, email }) });
    const sendRequest = (company: string, email: string, ico = 'neviem') =>
      app.change(VISITOR, (change) => submitContactRequest(change, anotherContact({ company, email, ico })));
    return { app, wait, course, signUp, sendRequest };
  }

  const create = async (app: App, over: object = {}) => {
    const saved = await app.change(JANA, (change) => createClient(change, fields(over)));
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    return saved.id;
  };
  const find = async (app: App, search: string) =>
    (await listClients(app.db, { search, page: 1, today: today(app) })).rows.map(({ name }) => name);
  const signUpsOf = async (app: App, clientId: string) => (await listSignUps(app.db, { clientId, page: 1 })).total;

  test('a client is found by each fact that staff entered about it', async () => {
    const { app } = await open();
    await create(app, {
      ico: '31 322 832',
      city: 'Žilina',
      domains: 'sklady-priklad.sk',
      contacts: [CONTACT],
      branches: [{ name: 'Sklad 2', street: '', city: 'Košice' }],
    });
    await create(app, { name: 'Pekáreň Žitná' });
    for (const search of ['sklady priklad', ICO, 'zilina', 'vzorova', 'eva@sklady', '+421905111222', 'kosice']) {
      expect(await find(app, search), search).toEqual(['Sklady Príklad, a. s.']);
    }
    expect(await find(app, 'ž')).toEqual(['Pekáreň Žitná', 'Sklady Príklad, a. s.']);
  });

  test('a search for a client shows twelve, and says that there are more only where a thirteenth matches', async () => {
    const { app } = await open();
    const ids: string[] = [];
    while (ids.length < 12) ids.push(await create(app, { name: `Sklad ${ids.length}` }));
    const found = async (exceptId?: string) => {
      const { clients, hasMore } = await searchClients(app.db, 'sklad', exceptId);
      return { shown: clients.length, hasMore };
    };
    expect(await found()).toEqual({ shown: 12, hasMore: false });
    const last = await create(app, { name: 'Sklad 12' });
    expect(await found()).toEqual({ shown: 12, hasMore: true });
    expect(await found(last)).toEqual({ shown: 12, hasMore: false });
    await app.change(JANA, (change) => joinClient(change, last, ids[0] as string));
    expect(await found()).toEqual({ shown: 12, hasMore: false });
  });

  test('a second simultaneous edit of a client is refused and shows the first one', async () => {
    const { app } = await open();
    const id = await create(app);
    const save = (version: number, over: object) =>
      app.change(JANA, (change) => updateClient(change, id, fields(over), version));
    expect(await save(1, { city: 'Nitra' })).toEqual({ outcome: 'saved', id });
    expect(await save(1, { city: 'Trnava' })).toMatchObject({
      outcome: 'changed-meanwhile',
      client: { city: 'Nitra', version: 2 },
    });
  });

  test('an IČO that another client has is refused, and that client is named', async () => {
    const { app } = await open();
    const id = await create(app, { ico: ICO });
    const other = await create(app, { name: 'Iná' });
    const holder = { id, name: 'Sklady Príklad, a. s.', primaryClientId: id };
    const taken = { outcome: 'ico-taken', holder };
    expect(await app.change(JANA, (change) => createClient(change, fields({ ico: ICO })))).toEqual(taken);
    expect(await app.change(JANA, (change) => updateClient(change, other, fields({ ico: ICO }), 1))).toEqual(taken);
  });

  test('a contact removed from a client is stored nowhere, not even in the history', async () => {
    const { app } = await open();
    const id = await create(app, { contacts: [CONTACT] });
    await app.change(JANA, (change) => updateClient(change, id, fields(), 1));
    expect(await find(app, 'vzorova')).toEqual([]);
    expect(JSON.stringify(await listEvents(app.db, { noun: 'client', id }))).not.toContain('Vzorová');
  });

  test('clients are counted and filtered by the state of their contract', async () => {
    const { app } = await open();
    await create(app, { name: 'Bez zmluvy' });
    await create(app, { name: 'Na neurčito', contractNumber: '7/2024' });
    await create(app, { name: 'Dlhá', contractSince: '1. 1. 2026', contractUntil: '31.12.2027' });
    await create(app, { name: 'Končí', contractUntil: '31.12.2026' });
    await create(app, { name: 'Skončila', contractUntil: '19.11.2026' });
    const list = await listClients(app.db, { page: 1, state: 'running', today: today(app) });
    expect(list.counts).toEqual({ all: 5, running: 2, ending: 1, over: 1, none: 1 });
    expect(list.rows.map(({ name }) => name)).toEqual(['Dlhá', 'Na neurčito']);
  });

  test('clients ordered by their newest record are listed newest first', async () => {
    const { app, wait, signUp, sendRequest } = await open();
    await create(app, { name: 'Nikdy' });
    await signUp('Prvá', 'a@prva-priklad.sk');
    wait({ hours: 1 });
    await sendRequest('Druhá', 'a@druha-priklad.sk');
    wait({ hours: 1 });
    await signUp('Prvá', 'b@prva-priklad.sk');
    const { rows } = await listClients(app.db, { page: 1, order: 'recent', today: today(app) });
    expect(rows.map(({ name, signUps, contactRequests }) => [name, signUps, contactRequests])).toEqual([
      ['Prvá', 2, 0],
      ['Druhá', 0, 1],
      ['Nikdy', 0, 0],
    ]);
  });

  test('joined clients are shown as one, and after splitting each has its own records again', async () => {
    const { app, signUp, sendRequest } = await open();
    await signUp('Sklady Príklad', 'a@sklady-priklad.sk');
    await sendRequest('Príklad Logistika', 'b@logistika-priklad.sk', ICO);
    await sendRequest('Tretia Príklad', 'c@tretia-priklad.sk', OTHER_ICO);
    const [logistics = '', warehouses = '', third = ''] = (
      await listClients(app.db, { page: 1, today: today(app) })
    ).rows.map(({ id }) => id);
    const countRecords = async () =>
      Promise.all(
        [warehouses, logistics, third].map(async (clientId) => [
          await signUpsOf(app, clientId),
          (await listContactRequests(app.db, today(app), { clientId, page: 1 })).total,
        ]),
      );
    const separate = await countRecords();
    expect(await app.change(JANA, (change) => joinClient(change, logistics, warehouses))).toEqual({
      outcome: 'done',
      primaryClientId: warehouses,
    });
    expect(await app.change(JANA, (change) => joinClient(change, warehouses, third))).toMatchObject({
      outcome: 'done',
    });
    expect(await countRecords()).toEqual([
      [0, 0],
      [0, 0],
      [1, 2],
    ]);
    expect(await find(app, 'logistika')).toEqual(['Tretia Príklad']);
    // records that match a joined client are shown with the primary client
    await sendRequest('Iný názov', 'd@gmail.com', ICO);
    await signUp('Sklady Príklad', 'e@sklady-priklad.sk');
    expect((await countRecords())[2]).toEqual([2, 3]);
    expect((await listClientWithJoined(app.db, third)).map(({ id }) => id)).toHaveLength(3);
    expect(await app.change(JANA, (change) => splitClient(change, warehouses))).toBe('done');
    expect((await listClientWithJoined(app.db, warehouses)).map(({ id }) => id)).toEqual([warehouses, logistics]);
    // the second press of the button splits nothing more
    for (const _press of [1, 2])
      expect(await app.change(JANA, (change) => splitClient(change, logistics))).toBe('done');
    const events = await listEvents(app.db, { noun: 'client', id: logistics });
    expect(events.filter(({ verb }) => verb === 'split')).toHaveLength(1);
    // records received meanwhile stay with their client
    expect(await countRecords()).toEqual([separate[0], separate[1], [1, 2]]);
    expect(await find(app, 'logistika')).toEqual(['Príklad Logistika']);
  });

  test('a command for one client, or a record of it, changes nothing of another', async () => {
    const { app, wait, signUp } = await open();
    const facts = (name: string, domain: string) => ({
      name,
      domains: domain,
      contacts: [CONTACT],
      branches: [{ name: 'Sklad 2', street: '', city: 'Košice' }],
    });
    await create(app, facts('Iná Príklad', 'ina-priklad.sk'));
    const id = await create(app, facts('Sklady Príklad', 'sklady-priklad.sk'));
    const into = await create(app, facts('Tretia Príklad', 'tretia-priklad.sk'));
    for (const name of ['Iná', 'Sklady', 'Tretia']) await signUp(`${name} Príklad`, 'a@gmail.com');
    wait({ minutes: 1 });
    const record = { noun: 'signUp', id: '' } as const;
    const receive = async () => Object.assign(record, { id: await signUp('Sklady Príklad', 'b@gmail.com') });
    expect(await touchedRows(app, receive)).toEqual({ client: 1 });
    const touched = (command: (change: StaffChange<'office'>) => Promise<unknown>) =>
      touchedRows(app, () => app.change(JANA, command));
    const saved = fields({ ...facts('Nové meno', 'sklady-priklad.eu'), contacts: [], branches: [] });
    expect(await touched((change) => updateClient(change, id, saved, 1))).toEqual({
      client: 1,
      clientMatchKey: 1,
      clientContact: 1,
      clientBranch: 1,
    });
    expect(await touched((change) => joinClient(change, id, into))).toEqual({ client: 2 });
    expect(await touched((change) => splitClient(change, id))).toEqual({ client: 2 });
    expect(await touched((change) => assignClient(change, record, { clientId: into }))).toEqual({
      signUp: 1,
      client: 2,
    });
    expect(await touched((change) => assignClient(change, record, 'new'))).toEqual({ signUp: 1, client: 1 });
    expect(await touched((change) => deleteClient(change, id))).toEqual({
      client: 1,
      clientMatchKey: 3,
      eventValues: 4,
      signUp: 1,
    });
  });

  test('joins never form a cycle, even when they happen simultaneously', async () => {
    const { app } = await open();
    const [one, other, third] = [
      await create(app),
      await create(app, { name: 'B' }),
      await create(app, { name: 'C' }),
    ];
    const join = (id: string, into: string) => app.change(JANA, (change) => joinClient(change, id, into));
    expect(await join(one, one)).toEqual({ outcome: 'not-possible' });
    const outcomes = await Promise.all([join(one, other), join(other, third), join(third, one)]);
    expect(outcomes.map(({ outcome }) => outcome)).toContain('not-possible');
    const { rows } = await listClients(app.db, { page: 1, today: today(app) });
    expect(rows).toHaveLength(1);
    expect(await listClientWithJoined(app.db, rows[0]?.id ?? '')).toHaveLength(3);
  });

  test('an ambiguous record is assigned by staff, and the next such record is matched automatically', async () => {
    const { app, signUp } = await open();
    const one = await create(app, { name: 'Stavby Príklad', domains: 'stavby-priklad.sk' });
    await create(app, { name: 'Iné stavby', domains: 'ine-priklad.sk' });
    const id = await signUp('Iné stavby', 'sef@stavby-priklad.sk');
    expect(await readAmbiguousMatches(app.db)).toMatchObject({ count: 1 });
    const [match] = await listAmbiguousMatches(app.db);
    expect(match).toMatchObject({
      noun: 'signUp',
      id,
      candidates: [{ name: 'Iné stavby' }, { name: 'Stavby Príklad' }],
    });
    await app.change(JANA, (change) => assignClient(change, { noun: 'signUp', id }, { clientId: one }));
    expect(await readAmbiguousMatches(app.db)).toMatchObject({ count: 0 });
    await signUp('Iné stavby', 'b@stavby-priklad.sk');
    expect(await readAmbiguousMatches(app.db)).toMatchObject({ count: 0 });
    expect(await signUpsOf(app, one)).toBe(2);
    const events = await listEvents(app.db, { noun: 'signUp', id });
    expect(events.at(-1)).toMatchObject({ verb: 'clientAssigned', after: { client: 'Stavby Príklad' } });
  });

  test('assigning a request to another client does not move the IČO that a client already has', async () => {
    const { app, sendRequest } = await open();
    const id = await sendRequest('Stavby Príklad', 'a@gmail.com', ICO);
    const other = await create(app, { name: 'Iné stavby' });
    const request = { noun: 'contactRequest', id } as const;
    expect(await app.change(JANA, (change) => assignClient(change, request, { clientId: other }))).toBe('done');
    const clients = await app.db.selectFrom('client').select(['name', 'ico']).orderBy('name').execute();
    expect(clients).toEqual([
      { name: 'Iné stavby', ico: null },
      { name: 'Stavby Príklad', ico: ICO },
    ]);
  });

  test('staff may assign a sign-up to a new client or to none', async () => {
    const { app, signUp, sendRequest } = await open();
    await sendRequest('Stavby Príklad', 'a@gmail.com', ICO);
    const signUpId = await signUp('Stavby Príklad', 'b@gmail.com');
    const requestId = await sendRequest('Stavby Príklad', 'c@gmail.com', ICO);
    const about = { noun: 'signUp', id: signUpId } as const;
    expect(await app.change(JANA, (change) => assignClient(change, about, 'new'))).toBe('done');
    // its IČO belongs to another client
    const request = { noun: 'contactRequest', id: requestId } as const;
    expect(await app.change(JANA, (change) => assignClient(change, request, 'new'))).toBe('done');
    expect(await find(app, 'stavby')).toHaveLength(3);
    await app.change(JANA, (change) => assignClient(change, about, 'none'));
    const row = await app.db.selectFrom('signUp').select(['clientId', 'clientMatch']).executeTakeFirst();
    expect(row).toEqual({ clientId: null, clientMatch: 'none' });
    const missing = await app.change(JANA, (change) => assignClient(change, about, { clientId: 'nobody' }));
    expect(missing).toBe('client-missing');
  });

  test('deleting a client keeps its records and erases its own data', async () => {
    const { app, signUp } = await open();
    const id = await create(app, { domains: 'sklady-priklad.sk', contacts: [CONTACT] });
    await signUp('Sklady', 'a@sklady-priklad.sk');
    expect(await app.change(JANA, (change) => deleteClient(change, id))).toBe('done');
    expect(await findClient(app.db, id)).toBeUndefined();
    expect((await listSignUps(app.db, { page: 1 })).total).toBe(1);
    const events = await listEvents(app.db, { noun: 'client', id });
    expect(events.map(({ verb, after }) => [verb, after])).toEqual([
      ['created', null],
      ['erased', null],
      ['deleted', null],
    ]);
  });

  test('a client that is joined with another is deleted only once they are split', async () => {
    const { app } = await open();
    const [one, other] = [await create(app, { name: 'Sklady' }), await create(app, { name: 'Mlyn' })];
    const remove = (id: string) => app.change(JANA, (change) => deleteClient(change, id));
    await app.change(JANA, (change) => joinClient(change, one, other));
    expect([await remove(one), await remove(other)]).toEqual(['is-joined', 'is-joined']);
    await app.change(JANA, (change) => splitClient(change, one));
    expect([await remove(one), await remove(other)]).toEqual(['done', 'done']);
  });

  test('a client’s trained people, emails and senders are listed, and no other’s', async () => {
    const { app, wait, course, signUp } = await open();
    const id = await signUp('Sklady Príklad', 'a@sklady-priklad.sk');
    const clientId = (await app.db.selectFrom('client').select('id').executeTakeFirstOrThrow()).id;
    await signUp('Iná Príklad', 'ina@ina-priklad.sk');
    expect(await listRecentSenders(app.db, clientId)).toMatchObject([{ email: 'a@sklady-priklad.sk' }]);
    const trained = () => listTrained(app.db, clientId, { today: today(app), page: 1 });
    expect((await trained()).total).toBe(0);
    wait({ hours: 24 * 400 });
    const { date } = await app.db.selectFrom('course').select('date').executeTakeFirstOrThrow();
    await app.change(JANA, (change) =>
      markAttendance(change, { courseId: course.id, day: date, present: [`${id}-0`], absent: [] }),
    );
    const { rows, total } = await trained();
    expect(total).toBe(3);
    expect(rows.map(({ wasPresent }) => wasPresent)).toEqual([true, false, false]);
    expect(await listClientEmails(app.db, clientId, 5)).toMatchObject({
      total: 1,
      emails: [{ aboutNoun: 'signUp', aboutId: id, recipient: 'a@sklady-priklad.sk' }],
    });
  });
});

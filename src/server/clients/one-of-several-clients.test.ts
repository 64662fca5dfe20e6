import { expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { type ClientFields, clientSchema } from '#domain/clients/client-fields.ts';
import type { App } from '#server/app.ts';
import { today } from '#server/clock.ts';
import { listContactRequests } from '#server/contact-requests/contact-request-list.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { withdrawParticipants } from '#server/sign-ups/participant-moves.ts';
import { listSignUps } from '#server/sign-ups/sign-up-list.ts';
import { cancelSignUp } from '#server/sign-ups/sign-up-moves.ts';
import type { Column } from '#server/spreadsheets/spreadsheet.ts';
import { listWaitlist } from '#server/waitlist/waitlist-list.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { anotherCompany, CLIENT_WITHOUT_DETAILS, JANA } from '../../../test/builders.ts';
import { anotherContact } from '../../../test/contact-requests.ts';
import { QUIETLY } from '../../../test/course-with-sign-ups.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { storedWaitlistEntry } from '../../../test/waitlist.ts';
import { listAmbiguousMatches, readAmbiguousMatches } from './ambiguous-matches.ts';
import { findClient, findClientName } from './client-details.ts';
import { joinClient, listSimilarClients } from './client-joins.ts';
import { listClientsById, searchClients } from './client-list.ts';
import { assignClient, findClientOfRecord } from './client-of-record.ts';
import { listClientEmails, listTrained } from './client-page.ts';
import { clientSpreadsheet } from './client-spreadsheet.ts';
import { createClient, deleteClient, updateClient } from './clients.ts';

const ICO = '31322832';

onBothDatabases('one of several clients on %s', (openTestApp) => {
  const create = async (app: App, over: Partial<Record<keyof ClientFields, unknown>>) => {
    const fields = clientSchema.parse({ ...CLIENT_WITHOUT_DETAILS, ...over });
    const saved = await app.change(JANA, (change) => createClient(change, fields));
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    return saved.id;
  };
  const names = (clients: readonly { name: string }[]) => clients.map(({ name }) => name);

  async function open() {
    const { app, wait } = await openTestApp();
    const course = await storedCourse(app, { capacity: 0 });
    const other = await create(app, { name: 'Iná', domains: 'ina-priklad.sk', ico: ICO });
    const id = await create(app, { name: 'Sklady', domains: 'sklady-priklad.sk' });
    const signUp = (companyName: string, email = 'a@gmail.com', numberOfWorkers = '2') =>
      signedUp(app, course, { fields: anotherCompany({ companyName, email, numberOfWorkers }) });
    const ask = (company: string, email = 'b@gmail.com', ico = 'neviem') =>
      app.change(VISITOR, (change) => submitContactRequest(change, anotherContact({ company, email, ico })));
    return { app, wait, course, id, other, signUp, ask };
  }

  test('has its own name, and its own sign-ups and requests in the counts of the list', async () => {
    const { app, id, other, signUp, ask } = await open();
    await signUp('Sklady');
    await signUp('Sklady', 'c@gmail.com');
    await ask('Iná');
    expect(await findClientName(app.db, id)).toEqual({ id, name: 'Sklady' });
    expect(await findClientName(app.db, other)).toEqual({ id: other, name: 'Iná' });
    expect(await findClientName(app.db, undefined)).toBeUndefined();
    expect(await listClientsById(app.db, [id])).toMatchObject([{ name: 'Sklady', signUps: 2, contactRequests: 0 }]);
    expect(await listClientsById(app.db, [other])).toMatchObject([{ name: 'Iná', signUps: 0, contactRequests: 1 }]);
    expect(await listClientsById(app.db, [])).toEqual([]);
  });

  test('has the lists of its own sign-ups, requests and waitlist entries', async () => {
    const { app, id, other, signUp, ask } = await open();
    const [signUpId] = [await signUp('Sklady'), await signUp('Iná', 'c@gmail.com')];
    const [requestId] = [await ask('Sklady', 'd@gmail.com'), await ask('Iná', 'e@gmail.com')];
    const entryId = await storedWaitlistEntry(app, { companyName: 'Sklady', email: 'f@gmail.com' });
    await storedWaitlistEntry(app, { companyName: 'Iná', email: 'g@gmail.com' });
    const page = { clientId: id, page: 1 };
    const lists = [
      await listSignUps(app.db, page),
      await listContactRequests(app.db, today(app), page),
      await listWaitlist(app.db, page),
    ];
    expect(lists.map(({ rows, total }) => [total, rows.map(({ id }) => id)])).toEqual([
      [1, [signUpId]],
      [1, [requestId]],
      [1, [entryId]],
    ]);
    await app.change(JANA, (change) => joinClient(change, other, id));
    expect((await listWaitlist(app.db, page)).total).toBe(2);
  });

  test('is found among others to be joined, by its name or because it shares a name or a domain', async () => {
    const { app, id, other } = await open();
    expect(names((await searchClients(app.db, 'sklad')).clients)).toEqual(['Sklady']);
    expect(await listSimilarClients(app.db, id)).toEqual([]);
    const sharing = await create(app, { name: 'Sklady', domains: 'ina-priklad.sk' });
    expect(names(await listSimilarClients(app.db, id))).toEqual(['Sklady']);
    expect(names(await listSimilarClients(app.db, sharing))).toEqual(['Iná', 'Sklady']);
    await app.change(JANA, (change) => joinClient(change, other, id));
    expect(names(await listSimilarClients(app.db, sharing))).toEqual(['Sklady']);
    expect((await listSimilarClients(app.db, sharing)).map(({ id }) => id)).toEqual([id]);
  });

  test('is in the spreadsheet once, however many rows are read at a time', async () => {
    const { app } = await open();
    for (const name of ['A', 'B', 'C']) await create(app, { name });
    const { batches, columns } = clientSpreadsheet(app.db, { today: today(app) }, 2);
    const [title] = columns as unknown as Column<unknown>[];
    const rows = (await Array.fromAsync(batches)).flat();
    expect(rows.map((row) => title?.cell(row))).toEqual(['A', 'B', 'C', 'Iná', 'Sklady']);
  });

  test('keeps its IČO when another one is saved, or created with a new IČO', async () => {
    const { app, id } = await open();
    const fields = clientSchema.parse({ ...CLIENT_WITHOUT_DETAILS, name: 'Sklady', ico: '35757442' });
    expect(await app.change(JANA, (change) => updateClient(change, id, fields, 1))).toEqual({ outcome: 'saved', id });
    expect(await app.change(JANA, (change) => updateClient(change, id, fields, 2))).toEqual({ outcome: 'saved', id });
  });

  test('that is new for a record gets the IČO the record states, unless another one has it', async () => {
    const { app, ask } = await open();
    const assigned = async (ico: string) => {
      const about = { noun: 'contactRequest', id: await ask('Nová', 'n@gmail.com', ico) } as const;
      const first = (await findClientOfRecord(app.db, about))?.client?.id ?? '';
      if (ico !== ICO) await app.change(JANA, (change) => deleteClient(change, first));
      await app.change(JANA, (change) => assignClient(change, about, 'new'));
      const { client } = (await findClientOfRecord(app.db, about)) ?? {};
      return (await findClient(app.db, client?.id ?? ''))?.ico;
    };
    expect(await assigned('35757442')).toBe('35757442');
    expect(await assigned(ICO)).toBeNull();
  });

  test('trained those who had confirmed seats', async () => {
    const { app, wait, id, signUp } = await open();
    const signUpId = await signUp('Sklady');
    const cancelled = await signUp('Sklady', 'c@gmail.com');
    const partly = new Set([`${signUpId}-1`]);
    await app.change(JANA, (change) => cancelSignUp(change, cancelled, QUIETLY));
    await app.change(JANA, (change) => withdrawParticipants(change, signUpId, partly, QUIETLY));
    wait({ hours: 24 * 60 });
    const { rows } = await listTrained(app.db, id, { today: today(app), page: 1 });
    expect(rows.map(({ participantId }) => participantId)).toEqual([`${signUpId}-0`]);
  });

  test('has each email about its records once', async () => {
    const { app, wait, id, signUp, ask } = await open();
    const signUpId = await signUp('Sklady');
    wait({ minutes: 1 });
    const requestId = await ask('Sklady');
    await ask('Iná', 'd@gmail.com');
    expect(await listClientEmails(app.db, id, 5)).toMatchObject({
      total: 2,
      emails: [{ aboutId: requestId }, { aboutId: signUpId }],
    });
  });

  test('is the only one of a record; an ambiguous record has all it may belong to, and no more', async () => {
    const { app, id, other, signUp, ask } = await open();
    await create(app, { name: 'Tretia' });
    const certain = await signUp('Sklady');
    const request = await ask('Nová', 'd@gmail.com', ICO);
    const ambiguous = await signUp('Sklady', 'c@ina-priklad.sk');
    const clientOf = (noun: 'signUp' | 'contactRequest', id: string) => findClientOfRecord(app.db, { noun, id });
    expect(await clientOf('signUp', certain)).toMatchObject({ client: { id }, match: 'found', candidates: [] });
    expect(await clientOf('contactRequest', request)).toMatchObject({ client: { id: other }, match: 'found' });
    expect(await clientOf('signUp', ambiguous)).toMatchObject({
      client: null,
      candidates: [{ name: 'Iná' }, { name: 'Sklady' }],
    });
    expect(await clientOf('signUp', 'nic')).toBeUndefined();
    expect(await readAmbiguousMatches(app.db)).toMatchObject({ count: 1 });
    expect(await listAmbiguousMatches(app.db)).toMatchObject([
      { id: ambiguous, candidates: [{ name: 'Iná' }, { name: 'Sklady' }] },
    ]);
  });
});

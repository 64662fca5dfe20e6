import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { clientSchema } from '#domain/clients/client-fields.ts';
import { chainSentences } from '#domain/events/chain-check.ts';
import { tracesOf } from '#domain/personal-data/erasure-plan.ts';
import { readPersonSearch } from '#domain/personal-data/person-search.ts';
import { createClient, updateClient } from '#server/clients/clients.ts';
import { findInconsistencies } from '#server/consistency/consistency.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { updateCourse } from '#server/courses/courses.ts';
import { verifyEvents } from '#server/events/event-verification.ts';
import { storeRoster } from '#server/roster-import/roster-imports.ts';
import { findOpenOffer } from '#server/seat-offers/seat-offers.ts';
import { fillInCompany, type TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCompany, aFile, aPerson, CLIENT_WITHOUT_DETAILS, JANA } from '../../../test/builders.ts';
import { aContact } from '../../../test/contact-requests.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { runDueJobs } from '../../../test/jobs.ts';
import { anEntry } from '../../../test/payers.ts';
import { listTextsContaining } from '../../../test/texts-containing.ts';
import { companyNamesMarta, MARTA, martaSendsContactRequest, martaSignsUp } from '../../../test/traceable-person.ts';
import { storedWaitlistEntry } from '../../../test/waitlist.ts';
import { erasePerson } from './erase-person.ts';
import { findPeople } from './find-people.ts';
import { planHash, planRequestedErasure } from './plan-erasure.ts';

const SVETLANA = {
  firstName: 'Svetlana',
  lastName: 'Svedková',
  email: 'svetlana@svedok.example',
  phone: '+421 905 777 888',
};

onBothDatabases('the erasure of a person on %s', (openTestApp) => {
  let running: TestApp;
  let app: TestApp['app'];
  let besides: string[];
  let signUpOfSvetlana: string;
  beforeEach(async () => {
    running = await openTestApp();
    app = running.app;
    // otherwise a nightly job would delete a list of names between a plan and its erasure
    await databaseOf(app).deleteFrom('job').execute();
    await fillInCompany(app, { addresses: { courses: 'kurzy@example.sk', contact: 'dopyty@example.sk' } });
    const course = await storedCourse(app, { date: '2026-12-22', city: 'Bratislava' });
    const payer = anEntry({ name: 'Svetlana Svedková', invoiceEmail: SVETLANA.email });
    signUpOfSvetlana = await signedUp(app, course, { fields: aPerson(SVETLANA), files: [aFile()], payer });
    await app.change(VISITOR, (change) => submitContactRequest(change, aContact(SVETLANA)));
    await storedWaitlistEntry(app, { ...SVETLANA, city: 'Bratislava' });
    besides = await ofSvetlana();
  });
  afterEach(async () => {
    const now = await ofSvetlana();
    expect(besides.filter((text) => !now.includes(text))).toEqual([]);
  });

  /** Texts about somebody else, whom no erasure may touch. */
  const ofSvetlana = async () =>
    (await listTextsContaining(app, ['Svedková', SVETLANA.email, signUpOfSvetlana])).toSorted();

  /** Finds Marta by her e-mail and plans her erasure. */
  const planFor = async ({ givesUpSeats = false, entered = MARTA.email as string } = {}) => {
    const search = readPersonSearch(entered);
    if (!search) throw new Error(entered);
    const { candidates } = await findPeople(app.db, search);
    const sure = candidates.filter(({ isSure }) => isSure);
    const person = { search, keys: sure.map(({ key }) => key), givesUpSeats };
    const plan = await planRequestedErasure(app, person);
    return { ...person, plan, hash: planHash(plan), traces: tracesOf(candidates) };
  };
  const erase = async (terms?: Parameters<typeof planFor>[0]) => {
    const seen = await planFor(terms);
    expect(await app.change(JANA, (change) => erasePerson(change, seen))).toBe('erased');
    return seen.plan;
  };
  const after = async (days: number) => running.wait({ hours: 24 * days });
  const places = (signUpId: string) =>
    app.db
      .selectFrom('participant')
      .select(['firstName', 'lastName', 'birthDate', 'email', 'status'])
      .where('signUpId', '=', signUpId)
      .orderBy('position')
      .execute();

  test('removes her from every text of every table and keeps the event chain intact', async () => {
    const course = await storedCourse(app, { capacity: 40 });
    const signUpId = await martaSignsUp(app, course);
    await martaSendsContactRequest(app);
    const company = await companyNamesMarta(app, await storedCourse(app, { date: '2026-12-16' }));
    const entered = { firstName: MARTA.firstName, lastName: MARTA.lastName, email: MARTA.email, birthDate: '' };
    await app.change(JANA, (change) =>
      storeRoster(change, company.signUpId, [
        { entered, errors: [] },
        { entered: { ...entered, firstName: 'Eva', lastName: 'Nová', email: '' }, errors: [] },
      ]),
    );
    const { email, phone } = MARTA;
    const contact = { name: 'Marta Krajčiová', role: '', email, phone };
    const hers = { name: 'Svetlana Svedková', role: '', email: SVETLANA.email, phone: '' };
    for (const [name, contacts] of [
      ['Pekáreň Iná', [hers, contact, { ...hers, role: 'účtovníčka' }]],
      ['Mlyn Iný', [hers]],
    ] as const) {
      const known = clientSchema.parse({ ...CLIENT_WITHOUT_DETAILS, name, contacts });
      await app.change(JANA, (change) => createClient(change, known));
    }
    const before = await ofSvetlana();
    expect(await listTextsContaining(app, IDENTIFYING_TEXTS)).not.toEqual([]);
    await after(60);
    const plan = await erase();
    expect(plan.retained).toEqual([]);
    expect(await listTextsContaining(app, IDENTIFYING_TEXTS)).toEqual([]);
    // the search text of her client is written again, without Marta
    const shortened = (texts: string[]) => texts.map((text) => text.replace(/^(client\.searchText): .*$/s, '$1'));
    expect(shortened(await ofSvetlana())).toEqual(shortened(before));
    expect((await planFor()).traces).toEqual([]);
    expect(await app.db.selectFrom('signUp').select('id').where('id', '=', signUpId).execute()).toEqual([]);
    expect(await places(company.signUpId)).toMatchObject([
      { firstName: 'Vymazaný', lastName: 'účastník', birthDate: null, email: null, status: 'confirmed' },
      { firstName: 'Ján', lastName: 'Polák' },
      { firstName: null },
    ]);
    expect(chainSentences(await verifyEvents(app.db))[0]).toContain('Záznam je celý');
    const [recorded] = await app.db.selectFrom('event').selectAll().where('noun', '=', 'personalData').execute();
    expect([recorded?.verb, recorded?.actorId]).toEqual(['erased', JANA.id]);
  });

  test('keeps a sign-up for a future course unless its seat is given up and offered to the next one', async () => {
    const course = await storedCourse(app, { capacity: 1 });
    const signUpId = await martaSignsUp(app, course);
    const waitingId = await signedUp(app, course);
    const planned = await planFor();
    expect([planned.plan.erasures, planned.plan.retained.map(({ reason }) => reason)]).toEqual([[], ['coming']]);
    expect(await app.change(JANA, (change) => erasePerson(change, planned))).toBe('nothing');
    expect((await findCourse(app.db, course.id))?.seatsTaken).toBe(1);
    await erase({ givesUpSeats: true });
    expect(await app.db.selectFrom('signUp').select('id').where('id', '=', signUpId).execute()).toEqual([]);
    expect(await findOpenOffer(app.db, waitingId)).toMatchObject({ seats: 1 });
    expect(await listTextsContaining(app, IDENTIFYING_TEXTS)).toEqual([]);
  });

  test('ends the offer to a company whose contact is erased, and leaves the seat to it', async () => {
    const course = await storedCourse(app, { capacity: 1 });
    await signedUp(app, course);
    const { email } = MARTA;
    const offeredId = await signedUp(app, course, { fields: aCompany({ email, numberOfWorkers: '1' }) });
    await app.change(JANA, (change) =>
      updateCourse(change, course.id, { ...course, capacity: 2 }, { sendEmails: true }),
    );
    expect(await findOpenOffer(app.db, offeredId)).toMatchObject({ seats: 1 });
    await erase({ givesUpSeats: true });
    expect(await findOpenOffer(app.db, offeredId)).toBeUndefined();
    expect(await places(offeredId)).toMatchObject([{ status: 'waiting' }]);
    expect(await findInconsistencies(app)).toEqual([]);
  });

  test('keeps the company’s seat on a future course, without a name', async () => {
    const { signUpId } = await companyNamesMarta(app, await storedCourse(app));
    await erase({ givesUpSeats: true });
    expect((await places(signUpId)).map(({ firstName, status }) => [firstName, status])).toEqual([
      [null, 'confirmed'],
      ['Ján', 'confirmed'],
      [null, 'confirmed'],
    ]);
    expect(await listTextsContaining(app, IDENTIFYING_TEXTS)).toEqual([]);
  });

  test('keeps name, birth date and attendance of an attended course until the automatic erasure', async () => {
    const course = await storedCourse(app);
    const { signUpId, placeId } = await companyNamesMarta(app, course);
    const ownId = await martaSignsUp(app, await storedCourse(app, { date: '2026-12-14' }));
    const [own] = await app.db
      .selectFrom('participant')
      .select(['id', 'signUpId'])
      .where('signUpId', '=', ownId)
      .execute();
    await after(60);
    await databaseOf(app)
      .insertInto('attendance')
      .values(
        [placeId, own?.id ?? ''].map((participantId) => ({
          participantId,
          day: '2026-12-15',
          markedAt: '2026-12-15T08:00:00.000Z',
        })),
      )
      .execute();
    const plan = await erase();
    expect(plan.retained.map(({ reason, until }) => [reason, until])).toEqual(
      expect.arrayContaining([
        ['attended', '2029-12-15'],
        ['attended', '2029-12-14'],
      ]),
    );
    expect((await places(signUpId))[0]).toMatchObject({ firstName: 'Marta', birthDate: '1990-05-04', email: null });
    const signUp = await app.db.selectFrom('signUp').selectAll().where('id', '=', ownId).executeTakeFirst();
    expect(signUp).toMatchObject({ firstName: 'Marta', email: '', phone: '', message: '' });
    expect(signUp?.searchText).toContain('krajciova');
    // her name is kept as proof of attendance, her contact details are not
    expect(await listTextsContaining(app, [MARTA.email, '905111003', '905 111 003'])).toEqual([]);
    const files = await app.db.selectFrom('signUpFile').select('signUpId').execute();
    expect(files.map((file) => file.signUpId)).not.toContain(ownId);
    expect(files).toHaveLength(1);
    expect(chainSentences(await verifyEvents(app.db))[0]).toContain('Záznam je celý');
  });

  test('removes the contact person of a company’s sign-up, but not its participants', async () => {
    const id = await signedUp(app, await storedCourse(app), {
      fields: aCompany({ email: MARTA.email, phone: MARTA.phone, message: 'Volajte mne.' }),
    });
    expect((await planFor()).plan.retained.map(({ reason }) => reason)).toEqual(['contact']);
    await after(60);
    await erase();
    const signUp = await app.db.selectFrom('signUp').selectAll().where('id', '=', id).executeTakeFirst();
    expect(signUp).toMatchObject({ companyName: 'Pekáreň Príklad s. r. o.', email: '', phone: '', message: '' });
    expect(await places(id)).toHaveLength(3);
    expect(await listTextsContaining(app, IDENTIFYING_TEXTS)).toEqual([]);
  });

  test('is refused where new records were received since the plan was shown', async () => {
    await martaSendsContactRequest(app);
    const seen = await planFor();
    await app.change(VISITOR, (change) =>
      submitContactRequest(change, aContact({ ...MARTA, message: 'Ešte niečo.', company: 'Lekáreň' })),
    );
    expect(await app.change(JANA, (change) => erasePerson(change, seen))).toBe('changed-meanwhile');
    const ofMarta = app.db.selectFrom('contactRequest').select('id').where('email', '=', MARTA.email);
    expect(await ofMarta.execute()).toHaveLength(2);
    await erase();
    expect(await listTextsContaining(app, IDENTIFYING_TEXTS)).toEqual([]);
  });

  test('deletes emails that are not sent yet, and sending other emails goes on', async () => {
    const unsent = async () =>
      (await app.db.selectFrom('job').select('key').where('kind', '=', 'email').orderBy('key').execute()).map(
        ({ key }) => key,
      );
    const ofOthers = await unsent();
    await martaSignsUp(app, await storedCourse(app));
    await martaSendsContactRequest(app);
    expect(await unsent()).not.toEqual(ofOthers);
    await erase({ givesUpSeats: true });
    expect(await unsent()).toEqual(ofOthers);
    await runDueJobs(app);
    expect(await listTextsContaining(app, IDENTIFYING_TEXTS)).toEqual([]);
  });

  describe('who is a sole trader', () => {
    const NOVAK = { firstName: 'Ján', lastName: 'Novák', email: 'jan@stavby.example', phone: '+421 905 222 007' };
    const sendRequest = (company = 'Ján Novák – stavby', over = {}) =>
      app.change(VISITOR, (change) =>
        submitContactRequest(change, aContact({ ...NOVAK, company, ico: '', ...over })),
      );
    /** All records about him, including the client with his name. */
    const all = async (entered = NOVAK.email) => {
      const search = readPersonSearch(entered);
      if (!search) throw new Error(entered);
      const { candidates } = await findPeople(app.db, search);
      const person = { search, keys: candidates.map(({ key }) => key), givesUpSeats: false };
      const plan = await planRequestedErasure(app, person);
      return { ...person, plan, hash: planHash(plan), nouns: tracesOf(candidates).map(({ noun }) => noun) };
    };
    const clients = () =>
      app.db.selectFrom('client').select(['id', 'name']).where('name', 'like', 'J%').orderBy('name').execute();

    test('finds the client by name, e-mail or telephone and deletes it with its last request', async () => {
      await sendRequest();
      await sendRequest('Jana Nováková – účtovníctvo', {
        email: 'ina@posta.example',
        phone: '+421 905 222 008',
        firstName: 'Eva',
      });
      for (const entered of [NOVAK.email, '0905 222 007'])
        expect((await all(entered)).nouns.toSorted(), entered).toEqual(['client', 'contactRequest']);
      // beginnings of words suffice for a name: staff select the person
      expect((await all('Novák Ján')).nouns.toSorted()).toEqual(['client', 'client', 'contactRequest']);
      const seen = await all();
      expect([seen.plan.erasures.map(({ trace, method }) => `${trace.noun} ${method}`), seen.plan.retained]).toEqual([
        ['contactRequest delete', 'client delete'],
        [],
      ]);
      expect(await app.change(JANA, (change) => erasePerson(change, seen))).toBe('erased');
      expect((await clients()).map(({ name }) => name)).toEqual(['Jana Nováková – účtovníctvo']);
      expect(await listTextsContaining(app, ['Ján Novák', NOVAK.email, '222 007'])).toEqual([]);
      expect(chainSentences(await verifyEvents(app.db))[0]).toContain('Záznam je celý');
    });

    test('finds the client by the e-mail of a company’s sign-up, and keeps it as long as the sign-up', async () => {
      await signedUp(app, await storedCourse(app), {
        fields: aCompany({ companyName: 'Ján Novák – stavby', email: NOVAK.email }),
      });
      const { nouns, plan } = await all();
      expect(nouns.toSorted()).toEqual(['client', 'signUp']);
      expect(plan.retained.map(({ trace, reason }) => `${trace.noun} ${reason}`)).toEqual([
        'signUp contact',
        'client client-in-use',
      ]);
    });

    test('keeps a client that staff have saved, with the reason in the plan', async () => {
      await sendRequest();
      const [client] = await clients();
      if (!client) throw new Error('no client');
      const fields = clientSchema.parse({ ...CLIENT_WITHOUT_DETAILS, name: client.name });
      await app.change(JANA, (change) => updateClient(change, client.id, fields, 1));
      const seen = await all();
      expect(seen.plan.retained.map(({ trace, reason }) => `${trace.noun} ${reason}`)).toEqual([
        'client client-of-staff',
      ]);
      expect(await app.change(JANA, (change) => erasePerson(change, seen))).toBe('erased');
      expect(await clients()).toEqual([client]);
    });
  });

  test('does not keep her as present for the attendance of a namesake from the same company', async () => {
    const { signUpId, colleagueId } = await companyNamesMarta(app, await storedCourse(app));
    const { firstName, lastName } = MARTA;
    await databaseOf(app)
      .updateTable('participant')
      .set({ firstName, lastName })
      .where('id', '=', colleagueId)
      .execute();
    await after(60);
    const seen = { day: '2026-12-15', markedAt: '2026-12-15T08:00:00.000Z' };
    await databaseOf(app)
      .insertInto('attendance')
      .values({ participantId: colleagueId, ...seen })
      .execute();
    expect((await erase()).retained).toEqual([]);
    expect((await places(signUpId)).map((place) => place.firstName)).toEqual(['Vymazaný', 'Marta', null]);
  });

  test('does not touch a namesake who was not selected', async () => {
    const course = await storedCourse(app);
    const id = await signedUp(app, course, {
      fields: aPerson({ ...MARTA, email: 'ina@posta.example', phone: '+421 905 999 999' }),
    });
    await martaSendsContactRequest(app);
    await erase();
    expect(await app.db.selectFrom('signUp').select('email').where('id', '=', id).execute()).toEqual([
      { email: 'ina@posta.example' },
    ]);
  });
});

/** Her address, her telephone in each stored format, her name. */
const IDENTIFYING_TEXTS = [MARTA.email, '905 111 003', '905111003', 'Krajčiová'];

import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { clientSchema } from '#domain/clients/client-fields.ts';
import { chainSentences } from '#domain/events/chain-check.ts';
import { tracesOf } from '#domain/personal-data/erasure-plan.ts';
import { readPersonSearch } from '#domain/personal-data/person-search.ts';
import { folded } from '#domain/slovak.ts';
import { createClient, updateClient } from '#server/clients/clients.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { findCourse } from '#server/courses/courses.ts';
import { verifyEvents } from '#server/events/event-verification.ts';
import { keepRoster } from '#server/roster-import/roster-imports.ts';
import { findOpenOffer } from '#server/seat-offers/seat-offers.ts';
import { fillInCompany, type TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCompany, aPerson, JANA } from '../../../test/builders.ts';
import { aContact } from '../../../test/contact.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { runDueJobs } from '../../../test/jobs.ts';
import { companyNamesMarta, MARTA, martaAsks, martaSignsUp } from '../../../test/krajciova.ts';
import { erasePerson } from './erase-person.ts';
import { findPeople } from './find-people.ts';
import { planAsked, planHash } from './plan-erasure.ts';

/** A client without details. */
const NO_CLIENT = {
  ...{
    ico: '',
    street: '',
    city: '',
    contractNumber: '',
    contractSince: '',
    contractUntil: '',
    domains: '',
    note: '',
  },
  ...{ contacts: [], branches: [] },
};

onBothDatabases('a person who is erased on %s', (openTestApp) => {
  let running: TestApp;
  let app: TestApp['app'];
  beforeEach(async () => {
    running = await openTestApp();
    app = running.app;
    // otherwise a nightly job would delete a list of names between a plan and its erasure
    await databaseOf(app).deleteFrom('job').execute();
    await fillInCompany(app, { addresses: { courses: 'kurzy@example.sk', contact: 'dopyty@example.sk' } });
  });

  /** Finds Marta by her e-mail and plans her erasure. */
  const asked = async ({ givesUpSeats = false, typed = MARTA.email as string } = {}) => {
    const search = readPersonSearch(typed);
    if (!search) throw new Error(typed);
    const { candidates } = await findPeople(app.db, search);
    const sure = candidates.filter(({ isSure }) => isSure);
    const person = { search, keys: sure.map(({ key }) => key), givesUpSeats };
    const plan = await planAsked(app, person);
    return { ...person, plan, hash: planHash(plan), traces: tracesOf(candidates) };
  };
  const erase = async (terms?: Parameters<typeof asked>[0]) => {
    const seen = await asked(terms);
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

  test('is found nowhere any more: not a text of any table tells of her, and the chain is whole', async () => {
    const course = await storedCourse(app, { capacity: 40 });
    const signUpId = await martaSignsUp(app, course);
    await martaAsks(app);
    const company = await companyNamesMarta(app, await storedCourse(app, { date: '2026-12-16' }));
    const typed = { firstName: MARTA.firstName, lastName: MARTA.lastName, email: MARTA.email, birthDate: '' };
    await app.change(JANA, (change) =>
      keepRoster(change, company.signUpId, [
        { typed, errors: [] },
        { typed: { ...typed, firstName: 'Eva', lastName: 'Nová', email: '' }, errors: [] },
      ]),
    );
    const { email, phone } = MARTA;
    const contact = { name: 'Marta Krajčiová', role: '', email, phone };
    const known = clientSchema.parse({ ...NO_CLIENT, name: 'Pekáreň Iná', contacts: [contact] });
    await app.change(JANA, (change) => createClient(change, known));
    expect(await tellingOf(app, TELLING)).not.toEqual([]);
    await after(60);
    const plan = await erase();
    expect(plan.kept).toEqual([]);
    expect(await tellingOf(app, TELLING)).toEqual([]);
    expect((await asked()).traces).toEqual([]);
    expect(await app.db.selectFrom('signUp').select('id').where('id', '=', signUpId).execute()).toEqual([]);
    expect(await places(company.signUpId)).toMatchObject([
      { firstName: 'Vymazaný', lastName: 'účastník', birthDate: null, email: null, status: 'confirmed' },
      { firstName: 'Ján', lastName: 'Polák' },
      { firstName: null },
    ]);
    expect(chainSentences(await verifyEvents(app.db))[0]).toContain('Reťaz je celá');
    const [recorded] = await app.db.selectFrom('event').selectAll().where('noun', '=', 'personalData').execute();
    expect([recorded?.verb, recorded?.actorId]).toEqual(['erased', JANA.id]);
  });

  test('stays where she has a seat on a course still to come, unless it is given up: then whoever waits is asked', async () => {
    const course = await storedCourse(app, { capacity: 1 });
    const signUpId = await martaSignsUp(app, course);
    const waitingId = await signedUp(app, course);
    const kept = await asked();
    expect([kept.plan.acts, kept.plan.kept.map(({ why }) => why)]).toEqual([[], ['coming']]);
    expect(await app.change(JANA, (change) => erasePerson(change, kept))).toBe('nothing');
    expect((await findCourse(app.db, course.id))?.seatsTaken).toBe(1);
    await erase({ givesUpSeats: true });
    expect(await app.db.selectFrom('signUp').select('id').where('id', '=', signUpId).execute()).toEqual([]);
    expect(await findOpenOffer(app.db, waitingId)).toMatchObject({ seats: 1 });
    expect(await tellingOf(app, TELLING)).toEqual([]);
  });

  test('leaves her company its seat, without a name, on a course still to come', async () => {
    const { signUpId } = await companyNamesMarta(app, await storedCourse(app));
    await erase({ givesUpSeats: true });
    expect((await places(signUpId)).map(({ firstName, status }) => [firstName, status])).toEqual([
      [null, 'confirmed'],
      ['Ján', 'confirmed'],
      [null, 'confirmed'],
    ]);
    expect(await tellingOf(app, TELLING)).toEqual([]);
  });

  test('stays by name, birth date and attendance on a course she attended, until the sign-up goes by itself', async () => {
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
    expect(plan.kept.map(({ why, until }) => [why, until])).toEqual(
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
    expect(await tellingOf(app, [MARTA.email, '905111003', '905 111 003'])).toEqual([]);
    expect(await app.db.selectFrom('signUpFile').select('id').execute()).toEqual([]);
    expect(chainSentences(await verifyEvents(app.db))[0]).toContain('Reťaz je celá');
  });

  test('who reached a company for us is forgotten, its people are not', async () => {
    const id = await signedUp(app, await storedCourse(app), {
      fields: aCompany({ email: MARTA.email, phone: MARTA.phone, message: 'Volajte mne.' }),
    });
    expect((await asked()).plan.kept.map(({ why }) => why)).toEqual(['contact']);
    await after(60);
    await erase();
    const signUp = await app.db.selectFrom('signUp').selectAll().where('id', '=', id).executeTakeFirst();
    expect(signUp).toMatchObject({ companyName: 'Pekáreň Príklad s. r. o.', email: '', phone: '', message: '' });
    expect(await places(id)).toHaveLength(3);
    expect(await tellingOf(app, TELLING)).toEqual([]);
  });

  test('is not erased where something came between: staff see the new plan first', async () => {
    await martaAsks(app);
    const seen = await asked();
    await app.change(VISITOR, (change) =>
      submitContactRequest(change, aContact({ ...MARTA, message: 'Ešte niečo.', company: 'Lekáreň' })),
    );
    expect(await app.change(JANA, (change) => erasePerson(change, seen))).toBe('changed-meanwhile');
    expect(await app.db.selectFrom('contactRequest').select('id').execute()).toHaveLength(2);
    await erase();
    expect(await tellingOf(app, TELLING)).toEqual([]);
  });

  test('gets no email that waited for her, and whoever would have sent it goes on', async () => {
    await martaSignsUp(app, await storedCourse(app));
    await martaAsks(app);
    expect(await app.db.selectFrom('job').select('key').where('kind', '=', 'email').execute()).not.toEqual([]);
    await erase({ givesUpSeats: true });
    expect(await app.db.selectFrom('job').select('key').where('kind', '=', 'email').execute()).toEqual([]);
    await runDueJobs(app);
    expect(await tellingOf(app, TELLING)).toEqual([]);
  });

  describe('as a sole trader', () => {
    const NOVAK = { firstName: 'Ján', lastName: 'Novák', email: 'jan@stavby.example', phone: '+421 905 222 007' };
    const asks = (company = 'Ján Novák – stavby', over = {}) =>
      app.change(VISITOR, (change) =>
        submitContactRequest(change, aContact({ ...NOVAK, company, ico: '', ...over })),
      );
    /** Everything found about him, including the client with his name. */
    const all = async (typed = NOVAK.email) => {
      const search = readPersonSearch(typed);
      if (!search) throw new Error(typed);
      const { candidates } = await findPeople(app.db, search);
      const person = { search, keys: candidates.map(({ key }) => key), givesUpSeats: false };
      const plan = await planAsked(app, person);
      return { ...person, plan, hash: planHash(plan), nouns: tracesOf(candidates).map(({ noun }) => noun) };
    };
    const clients = () => app.db.selectFrom('client').select(['id', 'name']).orderBy('name').execute();

    test('is found as a client by name, e-mail or telephone, and erased with the last of its requests', async () => {
      await asks();
      await asks('Jana Nováková – účtovníctvo', {
        email: 'ina@posta.example',
        phone: '+421 905 222 008',
        firstName: 'Eva',
      });
      for (const typed of [NOVAK.email, '0905 222 007'])
        expect((await all(typed)).nouns.toSorted(), typed).toEqual(['client', 'contactRequest']);
      // beginnings of words suffice for a name: staff tick the person
      expect((await all('Novák Ján')).nouns.toSorted()).toEqual(['client', 'client', 'contactRequest']);
      const seen = await all();
      expect([seen.plan.acts.map(({ trace, act }) => `${trace.noun} ${act}`), seen.plan.kept]).toEqual([
        ['contactRequest delete', 'client delete'],
        [],
      ]);
      expect(await app.change(JANA, (change) => erasePerson(change, seen))).toBe('erased');
      expect((await clients()).map(({ name }) => name)).toEqual(['Jana Nováková – účtovníctvo']);
      expect(await tellingOf(app, ['Ján Novák', NOVAK.email, '222 007'])).toEqual([]);
      expect(chainSentences(await verifyEvents(app.db))[0]).toContain('Reťaz je celá');
    });

    test('who wrote only as a company is found as a client by the e-mail of the sign-up, and kept with it', async () => {
      await signedUp(app, await storedCourse(app), {
        fields: aCompany({ companyName: 'Ján Novák – stavby', email: NOVAK.email }),
      });
      const { nouns, plan } = await all();
      expect(nouns.toSorted()).toEqual(['client', 'signUp']);
      expect(plan.kept.map(({ trace, why }) => `${trace.noun} ${why}`)).toEqual([
        'signUp contact',
        'client client-in-use',
      ]);
    });

    test('stays as a client that staff have saved, and the plan says why', async () => {
      await asks();
      const [client] = await clients();
      if (!client) throw new Error('no client');
      const fields = clientSchema.parse({ ...NO_CLIENT, name: client.name });
      await app.change(JANA, (change) => updateClient(change, client.id, fields, 1));
      const seen = await all();
      expect(seen.plan.kept.map(({ trace, why }) => `${trace.noun} ${why}`)).toEqual(['client client-of-staff']);
      expect(await app.change(JANA, (change) => erasePerson(change, seen))).toBe('erased');
      expect(await clients()).toEqual([client]);
    });
  });

  test('is not a namesake nobody ticked', async () => {
    const course = await storedCourse(app);
    const id = await signedUp(app, course, {
      fields: aPerson({ ...MARTA, email: 'ina@posta.example', phone: '+421 905 999 999' }),
    });
    await martaAsks(app);
    await erase();
    expect(await app.db.selectFrom('signUp').select('email').where('id', '=', id).execute()).toEqual([
      { email: 'ina@posta.example' },
    ]);
  });
});

/** Her address, her telephone in each stored format, her name. */
const TELLING = [MARTA.email, '905 111 003', '905111003', 'Krajčiová'];

/** Every text of every table that holds one of these, whatever its case and diacritics. */
async function tellingOf({ db }: TestApp['app'], words: readonly string[]): Promise<string[]> {
  const tables = await databaseOf({ db }).introspection.getTables();
  const found: string[] = [];
  for (const { name } of tables.filter(({ isView }) => !isView)) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(databaseOf({ db }));
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        if (typeof value === 'string' && words.some((word) => folded(value).includes(folded(word))))
          found.push(`${name}.${column}: ${value.slice(0, 200)}`);
  }
  return found;
}

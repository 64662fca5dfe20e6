import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { clientSchema } from '#domain/clients/client-fields.ts';
import { readPersonSearch } from '#domain/personal-data/person-search.ts';
import { TRACE_NOUNS } from '#domain/personal-data/trace.ts';
import { createClient } from '#server/clients/clients.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { issueDocuments } from '#server/issued-documents/issuing.ts';
import { storeRoster } from '#server/roster-import/roster-imports.ts';
import { fillInCompany, type TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCompany, aFile, aPerson, CLIENT_WITHOUT_DETAILS, JANA } from '../../../test/builders.ts';
import { closed, storedAuthorisation, taughtCourse } from '../../../test/closed-courses.ts';
import { storedColleague } from '../../../test/colleagues.ts';
import { aContact } from '../../../test/contact-requests.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { anEntry } from '../../../test/payers.ts';
import { companyNamesMarta, MARTA, martaSendsContactRequest, martaSignsUp } from '../../../test/traceable-person.ts';
import { storedWaitlistEntry } from '../../../test/waitlist.ts';
import { findPeople } from './find-people.ts';
import { exportPerson, recordExport } from './person-archive.ts';

onBothDatabases('the stored data of one person on %s', (openTestApp) => {
  let running: TestApp;
  let app: TestApp['app'];
  beforeEach(async () => {
    running = await openTestApp();
    app = running.app;
  });

  const find = async (entered: string) => {
    const search = readPersonSearch(entered);
    if (!search) throw new Error(entered);
    const { candidates } = await findPeople(app.db, search);
    return { search, candidates };
  };
  const nouns = async (entered: string) => {
    const { candidates } = await find(entered);
    const sure = candidates.filter(({ isSure }) => isSure);
    return sure.flatMap(({ traces }) => traces.map(({ noun }) => noun)).sort();
  };

  test('are found by e-mail, also in the sign-up of a company, without other people’s data', async () => {
    const course = await storedCourse(app);
    await martaSignsUp(app, course);
    await martaSendsContactRequest(app);
    await companyNamesMarta(app, await storedCourse(app, { date: '2027-01-11' }));
    await signedUp(app, course, { fields: aPerson() });
    expect(await nouns('KRAJCIOVA@posta.example')).toEqual(['contactRequest', 'participant', 'signUp']);
    expect(await nouns('krajciova@posta')).toEqual([]);
  });

  test('are only uncertain candidates when searched for by telephone or name', async () => {
    const course = await storedCourse(app);
    await martaSignsUp(app, course);
    await signedUp(app, course, {
      fields: aPerson({ ...MARTA, email: 'ina@posta.example', phone: '+421 905 999 999' }),
    });
    for (const [entered, people] of [
      ['0905 111 003', 2],
      ['krajciova marta', 2],
      ['Krajč', 2],
      ['Marta Nová', 0],
    ] as const) {
      const { candidates } = await find(entered);
      expect(candidates.length, entered).toBe(people);
      expect(candidates.some(({ isSure }) => isSure)).toBe(false);
    }
    // the telephone is hers; her namesake matches only by name and comes after
    expect((await find('0905 111 003')).candidates[0]?.email).toBe(MARTA.email);
  });

  test('are exported completely, without data of colleagues', async () => {
    await fillInCompany(app);
    const course = await storedCourse(app);
    const ofOther = aFile({ name: 'cudzie.pdf', bytes: new TextEncoder().encode('%PDF-1.7 cudzie') });
    await signedUp(app, course, { fields: aPerson(), files: [ofOther] });
    await signedUp(app, course, {
      fields: aPerson({ ...MARTA, message: '<script>alert(1)</script>' }),
      files: [aFile({ name: '../../potvrdenie školy.PDF' })],
    });
    await companyNamesMarta(app, await storedCourse(app, { date: '2027-01-11' }));
    const { search, candidates } = await find(MARTA.email);
    const exported = await exportPerson(app, { search, keys: candidates.map(({ key }) => key) });
    if (!exported) throw new Error('nobody');
    await app.change(JANA, async (change) => recordExport(change, exported.things));
    const files = unzipSync(new Uint8Array(await new Response(exported.archive as BodyInit).arrayBuffer()));
    const names = Object.keys(files);
    expect(names.slice(0, 2)).toEqual(['udaje.html', 'udaje.json']);
    expect(names[2]).toMatch(/^subory\/[\da-f]{8}-potvrdenie-skoly\.pdf$/);
    expect(names).toHaveLength(3);
    expect(strFromU8(files[names[2] ?? ''] ?? new Uint8Array())).toBe('%PDF-1.7 osvedčenie');
    const page = strFromU8(files['udaje.html'] ?? new Uint8Array());
    for (const fact of ['Krajčiová', MARTA.email, MARTA.phone, '04.05.1990', 'Kurz prvej pomoci', '&lt;script&gt;'])
      expect(page).toContain(fact);
    expect(page).toContain('Pekáreň Príklad');
    for (const other of ['<script', 'Polák', 'pekaren@example.sk', '+421 900 000 052', 'kurzy@example.sk'])
      expect(page).not.toContain(other);
    const { things } = JSON.parse(strFromU8(files['udaje.json'] ?? new Uint8Array()));
    expect(things).toContainEqual(
      expect.objectContaining({ kind: 'signUp', email: MARTA.email, phone: MARTA.phone }),
    );
    const events = await app.db
      .selectFrom('event')
      .innerJoin('eventValues', 'eventValues.position', 'event.position')
      .select(['verb', 'content'])
      .where('noun', '=', 'personalData')
      .execute();
    expect(events.map(({ verb }) => verb)).toEqual(['exported']);
    expect(events[0]?.content).not.toContain('raj');
  });

  test('name what is stored in every kind of record', async () => {
    const { firstName, lastName, email, phone } = MARTA;
    await storedAuthorisation(app);
    // she has a result and a document from one course, and applied for another with a payer, an answer and an offer
    const people = await taughtCourse(app, 1, { slug: '/uzavrety-kurz' });
    const participantId = String(people.participantIds[0]);
    const database = databaseOf(app);
    await database
      .updateTable('participant')
      .set({ firstName, lastName, birthDate: '1990-05-04', email })
      .where('id', '=', participantId)
      .execute();
    await closed(app, people);
    await app.change(JANA, (change) => issueDocuments(change, people.course.id));
    const course = await storedCourse(app, { city: 'Bratislava' });
    const signUpId = await signedUp(app, course, { fields: aPerson(MARTA), payer: anEntry({ name: 'Lekáreň' }) });
    const at = app.now().toString();
    await database
      .insertInto('feedback')
      .values({ signUpId, score: 9, comment: 'Zrozumiteľné', givenAt: at })
      .execute();
    await database
      .insertInto('seatOffer')
      .values({
        id: 'ponuka',
        signUpId,
        courseId: course.id,
        seats: 1,
        madeAt: at,
        validUntil: at,
        state: 'expired',
        endedAt: at,
      })
      .execute();
    const other = await signedUp(app, course, { fields: aCompany(), payer: anEntry({ invoiceEmail: email }) });
    const row = { firstName, lastName, email, birthDate: '1990-05-04' };
    await app.change(JANA, (change) => storeRoster(change, other, [{ entered: row, errors: [] }]));
    await storedWaitlistEntry(app, { ...MARTA, city: 'Bratislava' });
    await martaSendsContactRequest(app);
    const contacts = [{ name: 'Marta Krajčiová', role: 'účtovníčka', email, phone }];
    const details = clientSchema.parse({ ...CLIENT_WITHOUT_DETAILS, name: 'Pekáreň Iná', contacts });
    await app.change(JANA, (change) => createClient(change, details));
    await storedColleague(app, { ...JANA, id: 'marta', name: 'Marta Krajčiová', email });

    const { search, candidates } = await find(email);
    const exported = await exportPerson(app, { search, keys: candidates.map(({ key }) => key) });
    const files = unzipSync(new Uint8Array(await new Response(exported?.archive as BodyInit).arrayBuffer()));
    const { things } = JSON.parse(strFromU8(files['udaje.json'] ?? new Uint8Array()));
    const facts = new Map(things.map(({ kind, ...thing }: Record<string, unknown>) => [kind, thing]));
    expect([...facts.keys()].toSorted()).toEqual(TRACE_NOUNS.toSorted());
    const name = 'Marta Krajčiová';
    expect(Object.fromEntries(facts)).toMatchObject({
      signUp: {
        'payer.name': 'Lekáreň',
        'payer.orderNumber': '27-014',
        score: '9',
        comment: 'Zrozumiteľné',
        offer1: '1, 20.11.2026 o 12.00, platí do 20.11.2026 o 12.00',
      },
      payer: { invoiceEmail: email, courseName: 'Kurz prvej pomoci, Bratislava, 15.12.2026' },
      participant: { birthDate: '04.05.1990', attendance: '20.11.2026 (zapísané 20.11.2026 o 12.00)' },
      rosterRow: { name, email, birthDate: '04.05.1990', companyName: 'Pekáreň Príklad s. r. o.' },
      waitlistEntry: { course: 'Protipožiarna hliadka, Bratislava', phone, consent: 'udelený' },
      contactRequest: { lastName, phone, state: 'Nový' },
      result: { name, verdict: 'úspešne', points: '19', 'document.number': '2026/PP/0001' },
      client: { domains: 'posta.example' },
      clientContact: { companyName: 'Pekáreň Iná', name, role: 'účtovníčka', email, phone },
      email: { emails: [{ recipient: email, subject: expect.stringContaining('Doklad o kurze') }] },
      staffMember: { name, email, role: 'Správca', state: 'Aktívny' },
    });
  });

  test('include the client of a sole trader with that name', async () => {
    const novak = { firstName: 'Ján', lastName: 'Novák', email: 'jan@stavby.example', phone: '+421 905 222 007' };
    const sent = aContact({ ...novak, company: 'Ján Novák – stavby', ico: '' });
    await app.change(VISITOR, (change) => submitContactRequest(change, sent));
    const { search, candidates } = await find('jan@stavby.example');
    const exported = await exportPerson(app, { search, keys: candidates.map(({ key }) => key) });
    const files = unzipSync(new Uint8Array(await new Response(exported?.archive as BodyInit).arrayBuffer()));
    const { things } = JSON.parse(strFromU8(files['udaje.json'] ?? new Uint8Array()));
    expect(things).toContainEqual(
      expect.objectContaining({ kind: 'client', name: 'Ján Novák – stavby', domains: 'stavby.example' }),
    );
  });
});

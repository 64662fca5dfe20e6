import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { readPersonSearch } from '#domain/personal-data/person-search.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { fillInCompany, type TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aFile, aPerson, JANA } from '../../../test/builders.ts';
import { aContact } from '../../../test/contact-requests.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { companyNamesMarta, MARTA, martaSendsContactRequest, martaSignsUp } from '../../../test/traceable-person.ts';
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

import { beforeEach, expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { clientSchema } from '#domain/clients/client-fields.ts';
import { parseDeskQuery } from '#domain/desk-search/desk-query.ts';
import type { Area, Permitted } from '#domain/staff/permissions.ts';
import type { StaffRole } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import { createArticle } from '#server/articles/articles.ts';
import { createClient } from '#server/clients/clients.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { createEpisode } from '#server/episodes/episodes.ts';
import { fillInCompany, type TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCompany, anArticle, anEpisode, aPerson, JANA } from '../../../test/builders.ts';
import { aContact } from '../../../test/contact-requests.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { storedWaitlistEntry } from '../../../test/waitlist.ts';
import { searchDesk } from './desk-search.ts';

onBothDatabases('the search of the desk on %s', (openTestApp) => {
  let running: TestApp;
  let app: App;
  beforeEach(async () => {
    running = await openTestApp();
    app = running.app;
    await fillInCompany(app, { addresses: { courses: 'kurzy@example.sk', contact: 'dopyty@example.sk' } });
  });

  const as = (role: StaffRole) => ({ ...JANA, role }) as Permitted<Area>;
  const find = async (search: string, role: StaffRole = 'admin') => {
    const groups = await searchDesk(app, as(role), parseDeskQuery(search));
    return Object.fromEntries(groups.map(({ group, ...results }) => [group, results]));
  };
  const names = async (search: string, role?: StaffRole) =>
    Object.fromEntries(
      Object.entries(await find(search, role)).map(([group, { results }]) => [
        group,
        results.map(({ name }) => name),
      ]),
    );

  test('finds people in sign-ups, requests and waitlist entries, with the subject of the record', async () => {
    const course = await storedCourse(app, { nameOfCourse: 'Lešenár', date: '2026-12-15' });
    const signUpId = await signedUp(app, course, { fields: aPerson({ firstName: 'Ján', lastName: 'Šťastný' }) });
    await app.change(VISITOR, (change) => submitContactRequest(change, aContact({ lastName: 'Šťastná' })));
    await storedWaitlistEntry(app, {
      applicant: 'person',
      firstName: 'Peter',
      lastName: 'Šťastlivý',
      companyName: '',
      numberOfWorkers: '',
    });
    const { people } = await find('stast');
    expect(people?.results).toEqual([
      {
        name: 'Ján Šťastný',
        facts: ['tomas.cvicny@example.sk', 'Lešenár, 15.12.2026'],
        state: { of: 'signUp', is: 'new' },
        target: { noun: 'signUp', id: signUpId },
      },
      expect.objectContaining({
        name: 'Peter Šťastlivý',
        target: expect.objectContaining({ noun: 'waitlistEntry' }),
      }),
      expect.objectContaining({ name: 'Petra Šťastná', target: expect.objectContaining({ noun: 'contactRequest' }) }),
    ]);
  });

  test('shows a person with several sign-ups once, with a link to all of them', async () => {
    for (const nameOfCourse of ['Lešenár', 'Prvá pomoc']) {
      await signedUp(app, await storedCourse(app, { nameOfCourse }), { fields: aPerson() });
    }
    const { people } = await find('cvicny');
    expect(people?.results).toEqual([
      {
        name: 'Tomáš Cvičný',
        facts: ['tomas.cvicny@example.sk', '2\u00A0prihlášky'],
        target: { list: 'signUp', search: 'tomas.cvicny@example.sk' },
      },
    ]);
    expect(people?.lists).toEqual([{ list: 'signUp', total: 2 }]);
  });

  test('finds companies and their named participants, but no participants by the name of their course', async () => {
    const course = await storedCourse(app, { nameOfCourse: 'Lešenár' });
    const id = await signedUp(app, course, { fields: aCompany() });
    await databaseOf(app)
      .updateTable('participant')
      .set({ firstName: 'Eva', lastName: 'Kvasnicová' })
      .where('signUpId', '=', id)
      .where('position', '=', 0)
      .execute();
    await databaseOf(app)
      .updateTable('signUp')
      .set({ searchText: 'pekaren priklad s. r. o.\nlesenar\neva kvasnicova' })
      .execute();
    expect(await names('kvasnic')).toEqual({ people: ['Eva Kvasnicová'] });
    expect(await names('pekaren')).toMatchObject({
      people: ['Eva Kvasnicová'],
      companies: ['Pekáreň Príklad s. r. o.'],
    });
    expect(await names('lesen')).toMatchObject({ people: [], courses: ['Lešenár'] });
  });

  test('finds a client once, with or without records', async () => {
    const contact = { name: 'Eva Vzorová', role: 'technička', email: '', phone: '0905 111 222' };
    const nowhere = { street: '', city: 'Žilina', contractNumber: '', contractSince: '', contractUntil: '' };
    const fields = {
      name: 'Zváračky Vzor, s. r. o.',
      ico: '',
      note: '',
      domains: '',
      contacts: [contact],
      branches: [],
    };
    const saved = await app.change(JANA, (change) =>
      createClient(change, clientSchema.parse({ ...nowhere, ...fields })),
    );
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    const target = { noun: 'client', id: saved.id };
    const result = { name: 'Zváračky Vzor, s. r. o.', facts: ['Žilina'], target };
    for (const search of ['zvaracky', '+421 905 111 222', 'eva vzorova'])
      expect((await find(search)).companies?.results, search).toEqual([result]);
    const course = await storedCourse(app, { nameOfCourse: 'Lešenár' });
    await signedUp(app, course, { fields: aCompany({ companyName: 'ZVÁRAČKY VZOR s.r.o.' }) });
    expect((await find('zvaracky')).companies?.results).toEqual([result]);
    expect(await names('zvaracky', 'editor')).toEqual({});
  });

  test('finds a request by its IČO and by its telephone in any format', async () => {
    await app.change(VISITOR, (change) =>
      submitContactRequest(change, aContact({ ico: '12345679', phone: '0905/111 003' })),
    );
    expect(await names('12345679')).toMatchObject({
      companies: ['Sklady Príklad, a. s.'],
      contactRequests: ['Sklady Príklad, a. s.'],
    });
    for (const phone of ['0905 111 003', '+421905111003', '905111003']) {
      const { people } = await find(phone);
      expect(people?.results[0]?.facts).toContain('0905/111 003');
    }
  });

  test('finds articles, episodes and emails, but nothing in the trash', async () => {
    await app.change(JANA, (change) => createArticle(change, { fields: anArticle() }));
    const other = anArticle({ title: 'Lešenie', slug: 'lesenie', content: 'Kto ho kontroluje.' });
    await app.change(JANA, (change) => createArticle(change, { fields: other }));
    await app.change(JANA, (change) => createEpisode(change, anEpisode({ title: 'Požiarny poplach po slovensky' })));
    await app.change(JANA, (change) => createEpisode(change, anEpisode({ title: 'Lešenie' })));
    await signedUp(app, await storedCourse(app));
    await app.change(VISITOR, (change) => submitContactRequest(change, aContact()));
    expect(await names('poplach')).toEqual({
      articles: ['Cvičný požiarny poplach'],
      episodes: ['Požiarny poplach po slovensky'],
    });
    const { emails } = await find('sklady@example');
    expect(emails?.results).toHaveLength(1);
    await databaseOf(app).updateTable('article').set({ trashedAt: '2026-11-20T11:00:00.000Z' }).execute();
    expect(await names('poplach')).toEqual({ episodes: ['Požiarny poplach po slovensky'] });
  });

  test('states the total where not all results are shown', async () => {
    for (let index = 0; index < 7; index += 1) await storedCourse(app, { nameOfCourse: `Lešenár ${index}` });
    const { courses } = await find('lesenar');
    expect([courses?.results.length, courses?.lists]).toEqual([5, [{ list: 'course', total: 7 }]]);
  });

  test('applies short words only in addition to a long one', async () => {
    for (const nameOfCourse of ['Lešenár 49', 'Lešenár 50']) await storedCourse(app, { nameOfCourse });
    expect(await names('lesenar 49')).toMatchObject({ courses: ['Lešenár 49'] });
    expect(await find('49')).toEqual({});
  });

  test('shows each role only the results of its areas', async () => {
    const course = await storedCourse(app, { nameOfCourse: 'Požiarny poplach' });
    await signedUp(app, course, { fields: aPerson({ lastName: 'Poplachový' }) });
    await app.change(VISITOR, (change) => submitContactRequest(change, aContact({ company: 'Poplachy s. r. o.' })));
    await app.change(JANA, (change) => createArticle(change, { fields: anArticle() }));
    const groups = async (role: StaffRole) => Object.keys(await find('poplach', role));
    const all = ['people', 'companies', 'courses', 'contactRequests', 'articles', 'emails'];
    expect(await groups('admin')).toEqual(all);
    expect(await groups('coordinator')).toEqual(all);
    expect(await groups('editor')).toEqual(['articles']);
    expect(await groups('lecturer')).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { planIssue } from '#server/issued-documents/issue-plan.ts';
import { closed, closingOf, storedAuthorisation, taughtCourse } from '../../closed-courses.ts';
import { databaseOf } from '../../database-of.ts';
import { findOwnPath } from '../../own-sign-up.ts';
import { setUpClient } from '../client.ts';
import { readDocument } from '../document.ts';

const client = await setUpClient();
const { read } = client;

test('for documents of an authority staff get the people who passed, with birth dates, and nothing to issue', async () => {
  const { app } = client;
  const people = await taughtCourse(app, 1, { courseTypeId: 'elektrotechnik', slug: '/pre-urad' });
  await closed(app, people);
  const page = await read(`/dashboard/kurzy/${people.course.id}/doklady`, client.staff);
  expect(page.text).toContain('Na žiadosť o doklady');
  expect(page.text).toMatch(/Žofia Ľuptáková 1.*14\.02\.1988/);
  expect(page.text).not.toContain('Vydať');
});

test('staff ask for birth dates by one click, and the documents are due once the applicant has entered them', async () => {
  const { app } = client;
  await storedAuthorisation(app);
  const people = await taughtCourse(app, 2);
  await databaseOf(app)
    .updateTable('participant')
    .set({ birthDate: null })
    .where('signUpId', '=', people.signUpId)
    .execute();
  await closed(app, people);
  const documents = `/dashboard/kurzy/${people.course.id}/doklady`;
  const page = await read(documents, client.staff);
  expect(page.text).toContain('2 ľudia bez dátumu narodenia');
  const path =
    page.all('form').find(({ attributes }) => attributes.action?.includes('vyziadanie'))?.attributes.action ?? '';
  const asked = await client.request(path, { method: 'POST', headers: client.staff });
  expect([asked.status, asked.headers.get('Location')]).toEqual([303, documents]);

  client.wait({ hours: 24 });
  const own = await findOwnPath(app, people.signUpId);
  const ownPage = await read(own);
  expect(ownPage.text).toContain('na doklad chýbajú 2 dátumy');
  const [first = '', second = ''] = ownPage
    .all('input')
    .flatMap(({ attributes: { name = '' } }) => (name.startsWith('birthDate-') ? [name] : []));
  const send = (fields: Record<string, string>) => client.send(own, { act: 'birthDates', ...fields });
  const refused = await send({ [first]: '14.02.1988', [second]: 'včera' });
  expect(refused.status).toBe(422);
  expect((await readDocument(refused)).text).toContain('Napíšte dátum v tvare dd.mm.rrrr');
  const saved = await send({ [first]: '14.02.1988', [second]: '15.03.1990' });
  expect(saved.status).toBe(303);
  expect((await read(saved.headers.get('Location') ?? '')).text).toContain('Dátumy narodenia sú uložené');
  expect((await read(own)).text).not.toContain('Dátumy narodenia');
  expect(planIssue(await closingOf(app, people), [])).toMatchObject({ due: { length: 2 }, waiting: [] });
});

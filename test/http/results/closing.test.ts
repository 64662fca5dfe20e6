import { expect, test } from 'vitest';
import { personField } from '#domain/results/result-fields.ts';
import { listCourseDocuments } from '#server/issued-documents/issued-documents.ts';
import { issueDocuments } from '#server/issued-documents/issuing.ts';
import { reopenCourse } from '#server/results/results.ts';
import { JANA } from '../../builders.ts';
import {
  closed,
  closingOf,
  storedAuthorisation,
  storedDocument,
  type TaughtPeople,
  taughtCourse,
} from '../../closed-courses.ts';
import { databaseOf } from '../../database-of.ts';
import { openSession } from '../../local-account.ts';
import { offer, setUpClient } from '../client.ts';
import { readDocument } from '../document.ts';

const client = await setUpClient();

function record({ course }: TaughtPeople, fields: Record<string, string>): Promise<Response> {
  const body = new FormData();
  for (const [name, text] of Object.entries({ akcia: 'ulozit', ...fields })) body.set(name, text);
  const headers = { ...client.staff, Origin: 'http://localhost' };
  return client.send(`/dashboard/kurzy/${course.id}/uzavretie`, body, headers);
}

test('a refused form of results keeps what was ticked, unticked and typed', async () => {
  const people = await taughtCourse(client.app, 2);
  const [there, gone] = people.participantIds as [string, string];
  const answer = await record(people, {
    ukazane: `${new URLSearchParams({ [personField('present', there)]: 'on', [personField('present', gone)]: 'on' })}`,
    [personField('present', there)]: 'on',
    [personField('practical', gone)]: 'on',
    [personField('points', there)]: '999',
  });
  expect(answer.status).toBe(422);
  const page = await readDocument(answer);
  const isTicked = (field: 'present' | 'practical', id: string) =>
    'checked' in (page.field(personField(field, id))?.attributes ?? {});
  expect([isTicked('present', there), isTicked('present', gone)]).toEqual([true, false]);
  expect([isTicked('practical', there), isTicked('practical', gone)]).toEqual([false, true]);
  expect(page.field(personField('points', there))?.attributes.value).toBe('999');
  const { people: stored } = await closingOf(client.app, people);
  expect(stored.map(({ daysPresent }) => daysPresent)).toEqual([1, 1]);
});

test('a form that was opened before others recorded results stores what it changes and keeps theirs', async () => {
  const people = await taughtCourse(client.app, 2, { slug: '/dvaja-naraz' });
  const [first, second] = people.participantIds as [string, string];
  const page = await client.read(`/dashboard/kurzy/${people.course.id}/uzavretie`, client.staff);
  const ukazane = page.field('ukazane')?.attributes.value ?? '';
  const shown = Object.fromEntries(new URLSearchParams(ukazane));
  const theirs = { [personField('points', first)]: '19', [personField('practical', first)]: 'on' };
  await record(people, { ...shown, ...theirs, ukazane, poznamka: 'Prišli\r\nnačas.' });
  await record(people, { ...shown, ukazane, [personField('points', second)]: '7' });
  const { people: stored, note } = await closingOf(client.app, people);
  expect(stored.map(({ result }) => result.points)).toEqual([19, 7]);
  expect(stored[0]?.result.practical).toBe(true);
  expect(note).toBe('Prišli\nnačas.');
  await record(people, { ...shown, ukazane: `${ukazane}&${new URLSearchParams(theirs)}` });
  expect((await closingOf(client.app, people)).people[0]?.result.points).toBeNull();
});

test.each(['ulozit', 'uzavriet'])(
  'results sent by „%s“ after a colleague has closed the course are refused',
  async (akcia) => {
    const people = await taughtCourse(client.app, 1, { slug: `/uzavrety-kolegom-${akcia}` });
    await closed(client.app, people);
    const answer = await record(people, { poznamka: 'Neskoro.', akcia });
    expect(answer.status).toBe(409);
    expect((await readDocument(answer)).text).toContain('Nič sa neuložilo, kurz medzitým niekto uzavrel.');
  },
);

test('the attendance of a closed course is not changed any more, with scripts or without', async () => {
  const people = await taughtCourse(client.app, 1, { slug: '/uzavreta-pritomnost' });
  await closed(client.app, people);
  const path = `/dashboard/kurzy/${people.course.id}/pritomnost`;
  const absent = { den: people.course.date, bol: String(people.participantIds[0]) };
  const list = await client.send(path, absent, client.staff);
  expect(list.status).toBe(409);
  expect((await readDocument(list)).text).toContain('Kurz je uzavretý. Prítomnosť sa už nemení');
  const one = await client.send(`${path}/${people.participantIds[0]}`, absent, client.staff);
  expect(one.status).toBe(409);
  expect((await closingOf(client.app, people)).people[0]?.daysPresent).toBe(1);
});

test('all who were present pass the examination that was typed, not that of the lecturer on the last day', async () => {
  const people = await taughtCourse(client.app, 1, { slug: '/iny-skusajuci' });
  const answer = await record(people, {
    [personField('present', people.participantIds[0] ?? '')]: 'on',
    skuska: '19.11.2026',
    skusal: 'Mária Skúšajúca',
    akcia: 'vsetci',
  });
  expect(answer.status).toBe(303);
  const { people: stored } = await closingOf(client.app, people);
  expect(stored[0]?.result).toMatchObject({
    verdict: 'passed',
    examinedOn: '2026-11-19',
    examiner: 'Mária Skúšajúca',
  });
});

test('people without a name differ by their place in the sign-up and its company', async () => {
  const people = await taughtCourse(client.app, 2, { slug: '/bez-mien' });
  await databaseOf(client.app)
    .updateTable('participant')
    .set({ firstName: '', lastName: '' })
    .where('signUpId', '=', people.signUpId)
    .execute();
  const closing = `/dashboard/kurzy/${people.course.id}/uzavretie`;
  const { all, text } = await client.read(closing, client.staff);
  const labels = all('input').flatMap(({ attributes }) => attributes['aria-label'] ?? []);
  expect(labels.filter((label) => label.endsWith(': na kurze'))).toEqual([
    'Účastník 1 (Pekáreň Príklad s. r. o.): na kurze',
    'Účastník 2 (Pekáreň Príklad s. r. o.): na kurze',
  ]);
  expect(text).toContain('Doplniť: Účastník 1 (Pekáreň Príklad s. r. o.)');
  expect(text).toContain('Doplniť: Účastník 2 (Pekáreň Príklad s. r. o.)');

  // naming them leads back to what is still missing
  const naming = all('a').find(({ text }) => text === 'Doplniť')?.attributes.href ?? '';
  const form = await client.read(naming, client.staff);
  expect(form.all('a').find(({ text }) => text === 'Späť')?.attributes.href).toBe(closing);
  const names = ['Ján', 'Polák', 'Eva', 'Šimková'];
  const body = new URLSearchParams();
  for (const { name = '', value = '' } of form.all('input').map(({ attributes }) => attributes))
    body.append(name, name.endsWith('Name') ? (names.shift() ?? '') : value);
  const answer = await client.send(naming, body, client.staff);
  expect(answer.headers.get('Location')).toBe(closing);
});

test('the page of a course leads to its closing from the day after it until it is closed', async () => {
  const people = await taughtCourse(client.app, 1, { slug: '/na-uzavretie' });
  const leads = async () => {
    const page = await client.request(`/dashboard/kurzy/${people.course.id}/obsadenost`, { headers: client.staff });
    return (await readDocument(page)).all('a').some(({ text }) => text === 'Uzavrieť kurz');
  };
  expect(await leads()).toBe(false);
  const { id } = people.course;
  await databaseOf(client.app).updateTable('course').set({ date: '2026-11-19' }).where('id', '=', id).execute();
  expect(await leads()).toBe(true);
  await closed(client.app, people);
  expect(await leads()).toBe(false);
});

test('a course that nobody may teach says before it is closed that it cannot be', async () => {
  const { id } = await offer(client);
  const page = await readDocument(
    await client.request(`/dashboard/kurzy/${id}/uzavretie`, { headers: client.staff }),
  );
  expect(page.text).toContain('bez neho sa kurz nedá uzavrieť');
  expect(page.text).not.toContain('uzavrieť sa dá aj tak');
});

test('a lecturer reads what is missing, and fills it in on a page of their own', async () => {
  const people = await taughtCourse(client.app, 1, { slug: '/lektorov' });
  await databaseOf(client.app)
    .updateTable('participant')
    .set({ birthDate: null })
    .where('signUpId', '=', people.signUpId)
    .execute();
  const cookie = await openSession(client.app, { id: people.course.lecturerId ?? '' });
  const linksOf = async (headers: { cookie: string }) => {
    const page = await client.request(`/dashboard/kurzy/${people.course.id}/uzavretie`, { headers });
    const { text, all } = await readDocument(page);
    expect(text).toContain('chýba dátum narodenia');
    const links = all('a').filter(({ text }) => text === 'Doplniť');
    return links.map(({ attributes }) => attributes.href);
  };
  const { course, signUpId } = people;
  expect(await linksOf(client.staff)).toEqual([`/dashboard/prihlasky/${signUpId}/ucastnici?uzavretie=${course.id}`]);
  expect(await linksOf({ cookie })).toEqual([
    `/dashboard/kurzy/${course.id}/pritomnost/${signUpId}-0/udaje?spat=uzavretie`,
  ]);
});

test('a photograph that comes after the closing has its own button, and then nothing is missing', async () => {
  const people = await taughtCourse(client.app, 1, { slug: '/neskora-fotka' });
  await closed(client.app, people);
  const page = () => client.request(`/dashboard/kurzy/${people.course.id}/uzavretie`, { headers: client.staff });
  const { all, text } = await readDocument(await page());
  expect(all('button').map(({ text }) => text)).toContain('Uložiť fotku');
  expect(text).not.toContain('uzavrieť sa dá aj tak');
  const body = new FormData();
  body.set('akcia', 'fotka');
  const withoutFile = await client.send(`/dashboard/kurzy/${people.course.id}/uzavretie`, body, client.staff);
  expect(withoutFile.status).toBe(422);
  expect((await readDocument(withoutFile)).byId('listina-error')).toContain('Vyberte fotku alebo súbor .pdf.');
  body.set('listina', new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'listina.jpg', { type: 'image/jpeg' }));
  const path = `/dashboard/kurzy/${people.course.id}/uzavretie`;
  expect((await client.send(path, body, client.staff)).status).toBe(303);
  const after = await readDocument(await page());
  expect(after.all('button').map(({ text }) => text)).not.toContain('Uložiť fotku');
  expect(after.text).not.toContain('Čo ešte chýba');
});

test('the results of 300 people are recorded by one form', async () => {
  const people = await taughtCourse(client.app, 300, { slug: '/velky-kurz' });
  const fields = people.participantIds.flatMap((id) => [
    [personField('present', id), 'on'],
    [personField('practical', id), 'on'],
    [personField('opinion', id), 'on'],
    [personField('points', id), '19'],
  ]);
  const answer = await record(people, Object.fromEntries(fields));
  expect(answer.status).toBe(303);
  const { people: stored } = await closingOf(client.app, people);
  expect(stored.filter(({ daysPresent, result }) => daysPresent === 1 && result.verdict === 'passed')).toHaveLength(
    300,
  );
});

test('a course whose documents were issued meanwhile is opened again only with a reason', async () => {
  await storedAuthorisation(client.app);
  const people = await taughtCourse(client.app, 1, { slug: '/znova-otvoreny' });
  await closed(client.app, people);
  const { id } = people.course;
  const path = `/dashboard/kurzy/${id}/znovuotvorenie`;
  expect((await client.read(path, client.staff)).text).toContain('Zatiaľ nie je vydaný žiadny doklad.');
  await client.app.change(JANA, (change) => issueDocuments(change, id));
  const refused = await client.send(path, {}, client.staff);
  expect(refused.status).toBe(409);
  expect((await readDocument(refused)).text).toContain('Medzitým niekto vydal doklady.');
  expect((await client.send(path, { dovod: 'Preklep v mene.' }, client.staff)).status).toBe(303);
  const [document] = await listCourseDocuments(client.app.db, id);
  const revocation = await client.read(`/dashboard/doklady/${document?.id}/zrusenie`, client.staff);
  expect(revocation.text).toContain('Doklad už neplatí.');
});

test('documents that are valid come before those of a course that was opened again', async () => {
  const people = await storedDocument(client.app);
  await storedAuthorisation(client.app);
  const { id } = people.course;
  await client.app.change(JANA, (change) => reopenCourse(change, id, 'chyba v mene'));
  await closed(client.app, people);
  await client.app.change(JANA, (change) => issueDocuments(change, id));
  const page = await client.request(`/dashboard/kurzy/${id}/doklady`, { headers: client.staff });
  expect((await readDocument(page)).text.match(/Platný|Zrušený|Nahradený/g)).toEqual(['Platný', 'Zrušený']);
});

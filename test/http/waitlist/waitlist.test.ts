import { describe, expect, test } from 'vitest';
import { storedWaitlistEntry, WAITLIST_FORM } from '../../waitlist.ts';
import { offer, setUpClient } from '../client.ts';
import { readDocument } from '../document.ts';

const client = await setUpClient();
const PAGE = '/zaujem-o-termin';
const send = (fields: Record<string, string>, path = PAGE, headers = {}) => client.send(path, fields, headers);
const entries = () => client.app.db.selectFrom('waitlistEntry').selectAll().execute();

describe('the waitlist form', () => {
  test('stores the entry and confirms it on an uncached page', async () => {
    const answer = await send({ ...WAITLIST_FORM, consent: 'on', message: 'Radšej doobeda.' });
    expect(answer.status).toBe(303);
    const [entry] = await entries();
    expect(entry).toMatchObject({ companyName: 'Pekáreň Žitná', seats: 3, message: 'Radšej doobeda.' });
    const location = answer.headers.get('Location') ?? '';
    expect(location).toBe(`${PAGE}?zapis=${entry?.id}#odoslane`);
    const confirmation = await client.request(location.replace(/#.*/, ''));
    expect(confirmation.headers.get('Cache-Control')).toContain('no-store');
    expect((await readDocument(confirmation)).text).toContain('Zapísali sme Vás');
  });

  test('shows mistakes at their fields and keeps the submitted text', async () => {
    const before = (await entries()).length;
    const answer = await send({ ...WAITLIST_FORM, numberOfWorkers: 'asi päť', email: 'pekaren', city: 'Nitra' });
    expect(answer.status).toBe(422);
    const page = await readDocument(answer);
    for (const complaint of [
      'Vyberte mesto.',
      'Napíšte počet ľudí od 1 do 500.',
      'Zadajte e-mail v tvare meno@firma.sk',
      'Musíte súhlasiť so spracovaním osobných údajov',
    ])
      expect(page.text).toContain(complaint);
    expect(page.field('companyName')?.attributes.value).toBe('Pekáreň Žitná');
    expect(await entries()).toHaveLength(before);
  });

  test('links to existing course dates', async () => {
    const course = await offer(client, { courseTypeId: 'lesenar', slug: '/lesenar-zilina' });
    client.wait({ minutes: 1 });
    const answer = await send({ ...WAITLIST_FORM, courseTypeId: 'lesenar', consent: 'on' });
    expect(answer.status).toBe(422);
    const refused = await readDocument(answer);
    expect(refused.html).toContain(`href="/kurzy-a-skolenia${course.slug}"`);
    const prefilled = await client.request(`${PAGE}?kurz=lesenar&mesto=${encodeURIComponent('Žilina')}`);
    expect((await readDocument(prefilled)).html).toContain(`href="/kurzy-a-skolenia${course.slug}"`);
  });

  test('has the hidden field against robots', async () => {
    expect((await send({ ...WAITLIST_FORM, consent: 'on', web: 'http://robot.example' })).status).toBe(422);
  });
});

describe('at the desk a waitlist entry', () => {
  test('is listed with the missing dates, removed and restored', async () => {
    const id = await storedWaitlistEntry(client.app, { companyName: 'Sklady Dlhé', email: 'sklady@example.sk' });
    const read = (path: string) => client.read(path, client.staff);
    const list = await read('/dashboard/cakajuci?hladat=dlhe&stav=waiting');
    expect(list.html).toContain(`/dashboard/cakajuci/${id}?stav=waiting&amp;hladat=dlhe`);
    expect(list.text).toContain('Kde chýba termín');
    const post = await read('/dashboard/posta?tyka=waitlistEntry');
    expect(post.text).toContain('záujem o termín');
    const path = `/dashboard/cakajuci/${id}`;
    expect((await send({}, path, client.staff)).status).toBe(303);
    expect((await read(path)).text).toContain('Vyradený');
    expect((await send({}, `${path}/vratenie`, client.staff)).headers.get('Location')).toBe(path);
    expect((await read(path)).text).toContain('Čaká na termín');
    expect((await send({}, '/dashboard/cakajuci/nikto', client.staff)).status).toBe(404);
  });

  test('has its emails in the email list under its name', async () => {
    await storedWaitlistEntry(client.app, { companyName: 'Mlyn Dolný', email: 'mlyn@example.sk' });
    const post = await client.request('/dashboard/posta?hladat=mlyn', { headers: client.staff });
    const { text } = await readDocument(post);
    expect(text).toMatch(/Mlyn\sDolný\s*záujem\so\stermín/);
  });

  test('of a caller is added with a telephone number only', async () => {
    const submitted = { ...WAITLIST_FORM, companyName: 'Kaviareň', email: '', mayBeSplit: 'on' };
    const answer = await send(submitted, '/dashboard/cakajuci/novy', client.staff);
    expect(answer.status).toBe(303);
    expect(await entries()).toContainEqual(
      expect.objectContaining({ companyName: 'Kaviareň', email: '', mayBeSplit: 1, channel: 'desk' }),
    );
    const page = await client.request(answer.headers.get('Location') ?? '', { headers: client.staff });
    expect((await readDocument(page)).text).toContain('nový termín sa preto sám neponúkne');
  });
});

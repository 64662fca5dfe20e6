import { describe, expect, test } from 'vitest';
import { anotherContact } from '../../contact-requests.ts';
import { json, setUpClient } from '../client.ts';
import { readDocument } from '../document.ts';

const ICO = '31322832';

const client = await setUpClient();
const see = (path: string) => client.read(path, client.staff);
const send = (path: string, fields: Record<string, string>) => client.send(path, fields, client.staff);

async function create(fields: Record<string, string>): Promise<string> {
  const answer = await send('/dashboard/klienti/novy', fields);
  expect(answer.status).toBe(303);
  return answer.headers.get('Location') ?? '';
}

async function sendContactRequest(company: string, email: string, ico = 'neviem'): Promise<string> {
  const answer = await client.request('/api/sendContact', json(anotherContact({ company, email, ico })));
  return `/dashboard/dopyty/${(await answer.json()).id}`;
}

describe('a client at the desk', () => {
  test('with mistakes is refused with messages at the fields, and the form keeps the submitted text', async () => {
    const submitted = {
      name: 'Sklady Príklad',
      ico: '31322833',
      domains: 'gmail.com',
      contractSince: '1.5.2026',
      contractUntil: '30.4.2026',
      'contacts.3.name': 'Eva Vzorová',
      'contacts.3.email': 'eva',
    };
    const answer = await send('/dashboard/klienti/novy', submitted);
    expect(answer.status).toBe(422);
    const page = await readDocument(answer);
    expect(page.text).toContain('Také IČO neexistuje.');
    expect(page.text).toContain('Takúto adresu môže mať ktokoľvek.');
    expect(page.text).toContain('Zadajte e-mail v tvare meno@firma.sk');
    // empty rows are not counted in the index of a row
    expect(page.field('contacts.0.name')?.attributes.value).toBe('Eva Vzorová');
    expect(page.field('contacts.0.email')?.attributes['aria-invalid']).toBe('true');
    expect(page.field('ico')?.attributes.value).toBe('31322833');
  });

  test('lists contacts with telephone links', async () => {
    const path = await create({
      name: 'Doprava Príklad',
      contractNumber: '7/2026',
      city: 'Nitra',
      'contacts.0.name': 'Eva Vzorová',
      'contacts.0.phone': '+421 905 111 222',
    });
    const { html, text } = await see(path);
    expect(html).toContain('href="tel:+421905111222"');
    expect(text).toContain('Zmluva na neurčito');
    expect((await see('/dashboard/klienti?hladat=0905111222')).text).toContain('Doprava Príklad');
  });

  test('saved meanwhile by a colleague is shown in both versions', async () => {
    const path = await create({ name: 'Dvaja Príklad' });
    expect((await send(`${path}/uprava`, { name: 'Dvaja Príklad', city: 'Nitra', version: '1' })).status).toBe(303);
    const answer = await send(`${path}/uprava`, { name: 'Dvaja Príklad', city: 'Trnava', version: '1' });
    expect(answer.status).toBe(412);
    const page = await readDocument(answer);
    expect(page.text).toContain('uložené je „Nitra“');
    expect(page.field('city')?.attributes.value).toBe('Trnava');
    expect(page.field('version')?.attributes.value).toBe('2');
  });

  test('with the IČO of another client can be merged with it and split again', async () => {
    const holder = await create({ name: 'Držiteľ Príklad', ico: ICO });
    const path = await create({ name: 'Druhá Príklad' });
    const taken = await send(`${path}/uprava`, { name: 'Druhá Príklad', ico: ICO, version: '1' });
    expect(taken.status).toBe(409);
    const id = holder.split('/').at(-1) ?? '';
    const { html, text } = await readDocument(taken);
    expect(text).toContain('Toto IČO už má Držiteľ Príklad.');
    expect(html).toContain(`href="${path}/spojenie?s=${id}"`);
    expect((await see(`${path}/spojenie?s=${id}`)).text).toContain('Držiteľ Príklad IČO 31322832');
    const joined = await send(`${path}/spojenie`, { s: id, zostane: id });
    expect(joined.headers.get('Location')).toBe(holder);
    const moved = await client.request(path, { headers: client.staff });
    expect([moved.status, moved.headers.get('Location')]).toEqual([302, holder]);
    expect((await see(holder)).text).toContain('Spojené firmy');
    expect((await send(`${holder}/spojenie`, { s: id, zostane: id })).status).toBe(409);
    expect((await send(`${path}/rozpojenie`, {})).headers.get('Location')).toBe(path);
    expect((await see(path)).headings).toEqual(['Druhá Príklad Bez zmluvy']);
  });

  test('of an ambiguous request is assigned by one click', async () => {
    const one = await create({ name: 'Stavby Príklad', domains: 'stavby-priklad.sk' });
    await create({ name: 'Iné stavby', domains: 'ine-priklad.sk' });
    const request = await sendContactRequest('Iné stavby', 'sef@stavby-priklad.sk');
    expect((await see('/dashboard/klienti')).text).toContain('Na posúdenie (1)');
    for (const page of [request, `${request}/klient`, '/dashboard/klienti/na-posudenie']) {
      const { text } = await see(page);
      expect(text, page).toContain('Stavby Príklad');
      expect(text, page).toContain('Nová firma');
    }
    const unknownClient = await send(`${request}/klient`, { klient: 'nikto' });
    expect(unknownClient.status).toBe(409);
    const id = one.split('/').at(-1) ?? '';
    const decided = await send(`${request}/klient`, { klient: id, spat: 'posudenie' });
    expect(decided.headers.get('Location')).toBe('/dashboard/klienti/na-posudenie');
    const { html, text } = await see(request);
    expect(html).toContain(`href="${one}"`);
    expect(text).toContain('Klient určený');
    expect((await see(`/dashboard/dopyty?klient=${id}`)).text).toContain('1 dopyt');
    // a list without rows names the client by which it is filtered
    expect((await see(`/dashboard/prihlasky?klient=${id}`)).text).toContain('Stavby Príklad');
  });

  test('is deleted only when no client is merged into it; its requests stay', async () => {
    const request = await sendContactRequest('Mazaná Príklad', 'a@mazana-priklad.sk');
    const path = /\/dashboard\/klienti\/[\w-]+(?=")/.exec((await see(request)).html)?.[0] ?? '';
    expect((await send(`${path}/zmazanie`, {})).headers.get('Location')).toBe('/dashboard/klienti');
    expect((await client.request(path, { headers: client.staff })).status).toBe(404);
    expect((await see(request)).text).toContain('Bez klienta');
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import { seatsOfSignUp } from '#server/sign-ups/participants.ts';
import { aSignUp, type Client, ORIGIN, offer, openClient, PDF, signUp } from './client.ts';
import { type Document, readDocument } from './document.ts';

const CONSENT = 'Musíte súhlasiť so spracovaním osobných údajov';

let client: Client;
let course: CourseWithSeats;

beforeAll(async () => {
  client = await openClient();
  course = await offer(client, { slug: '/prva-pomoc', capacity: 0 });
});

afterAll(() => client.close());

describe('the form on the course’s page, sent without scripts', () => {
  test('is one a browser can send: multipart, to its own page, every field named', async () => {
    const document = await readDocument(await client.request('/kurzy-a-skolenia/prva-pomoc'));
    const form = document.all('form').find(({ attributes }) => attributes.enctype === 'multipart/form-data');
    expect(form?.attributes).toMatchObject({ method: 'post', action: expect.stringMatching(/^(#|$|\/kurzy)/) });
    for (const name of Object.keys(filledIn())) expect(document.field(name), name).toBeDefined();
    for (const name of ['companyName', 'numberOfWorkers', 'files', 'web']) {
      expect(document.field(name), name).toBeDefined();
    }
    expect(document.field('consent')?.attributes).not.toHaveProperty('checked');
  });

  test('is stored with its files, and the next page says so', async () => {
    const body = aForm();
    body.append('files', new File([PDF], 'osvedčenie.pdf', { type: 'text/html' }));
    body.append('files', new File([new Uint8Array([0x50, 0x4b, 3, 4, 0])], 'spis.docx'));
    const answer = await send(body);
    expect(answer.status).toBe(303);
    const next = new URL(answer.headers.get('Location') ?? '', ORIGIN);
    expect(next.origin + next.pathname).toBe(`${ORIGIN}/kurzy-a-skolenia/prva-pomoc`);
    const page = await readDocument(await client.request(next.pathname + next.search));
    expect(page.html).toContain('Miesto máte');
    expect(page.field('email')).toBeUndefined();
    const stored = await newest();
    expect(stored).toMatchObject({
      courseId: course.id,
      firstName: 'Tomáš',
      companyName: '',
      consent: 'given',
      status: 'confirmed',
    });
    const files = await client.app.db.selectFrom('signUpFile').selectAll().orderBy('position').execute();
    expect(files.map(({ signUpId, name, mediaType }) => [signUpId, name, mediaType])).toEqual([
      [stored?.id, 'osvedčenie.pdf', 'application/pdf'],
      [stored?.id, 'spis.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ]);
    expect(new Uint8Array(files[0]?.bytes ?? [])).toEqual(PDF);
  });

  test('takes the empty file a browser sends when none was chosen for no file', async () => {
    const body = aForm();
    body.append('files', new File([], '', { type: 'application/octet-stream' }));
    expect((await send(body)).status).toBe(303);
  });

  test('takes a company, and drops the name typed before switching to it', async () => {
    const body = aForm({ applicant: 'company', companyName: 'Pekáreň Príklad s. r. o.', numberOfWorkers: 'asi päť' });
    expect((await send(body)).status).toBe(303);
    expect(await newest()).toMatchObject({
      applicant: 'company',
      firstName: '',
      companyName: 'Pekáreň Príklad s. r. o.',
      numberOfWorkers: 'asi päť',
      seats: 1,
    });
  });

  test('makes a substitute of whom no seat is left', async () => {
    const small = await offer(client, { slug: '/maly', capacity: 1 });
    expect((await send(aForm(), small.slug)).status).toBe(303);
    const answer = await send(aForm({ lastName: 'Druhý' }), small.slug);
    expect(answer.status).toBe(303);
    const page = await readDocument(await client.request(answer.headers.get('Location')?.split('#')[0] ?? ''));
    expect(page.html).toContain('Ste medzi náhradníkmi');
  });

  test('says nothing of a seat to one who only wrote the address', async () => {
    const other = await offer(client, { slug: '/iny' });
    const { id } = await signUp(client, aSignUp({ courseId: other.id }));
    for (const word of ['toString', 'potvrdena', '', id]) {
      const page = await readDocument(await client.request(`/kurzy-a-skolenia/prva-pomoc?prihlaska=${word}`));
      expect(page.field('email')).toBeDefined();
      expect(page.html).not.toContain('Miesto máte');
    }
  });

  test('for a past course is refused', async () => {
    await offer(client, { slug: '/minuly', date: '2026-11-19' });
    const before = await count();
    expect((await send(aForm(), '/minuly')).status).toBe(422);
    expect(await count()).toBe(before);
  });
});

describe('what is wrong', () => {
  test('is said at its field, and tied to it', async () => {
    const page = await refused(aForm({ firstName: '', email: 'nie je adresa', phone: 'zavolajte', message: ' ' }));
    for (const [name, message] of [
      ['firstName', 'Napíšte meno.'],
      ['email', 'Zadajte e-mail v tvare meno@firma.sk'],
      ['phone', 'Zadajte telefón s predvoľbou, napríklad +421 900 000 000'],
      ['message', 'Napíšte krátku správu.'],
    ] as const) {
      const attributes = page.field(name)?.attributes;
      expect(attributes?.['aria-invalid']).toBe('true');
      const describing = (attributes?.['aria-describedby'] ?? '').split(' ').map((id) => page.byId(id));
      expect(describing).toContain(message);
    }
    expect(page.field('lastName')?.attributes).not.toHaveProperty('aria-invalid');
  });

  test('of a company is said at its fields', async () => {
    const page = await refused(aForm({ applicant: 'company', companyName: '', numberOfWorkers: '' }));
    expect(page.field('companyName')?.attributes['aria-invalid']).toBe('true');
    expect(page.field('numberOfWorkers')?.attributes['aria-invalid']).toBe('true');
    const checked = page
      .all('input')
      .filter(({ attributes }) => attributes.type === 'radio' && 'checked' in attributes);
    expect(checked.map(({ attributes }) => attributes.value)).toEqual(['company']);
  });

  test('does not lose what was typed, and shows it as text', async () => {
    const typed = {
      firstName: '"><script>alert(1)</script>',
      lastName: 'O’Cvičný & „syn“',
      message: 'Prvý riadok\n</textarea><b>druhý</b>',
      email: 'zle',
    };
    const page = await refused(aForm(typed));
    expect(page.field('firstName')?.attributes.value).toBe(typed.firstName);
    expect(page.field('lastName')?.attributes.value).toBe(typed.lastName);
    expect(page.field('email')?.attributes.value).toBe('zle');
    expect(page.field('message')?.text.trim().replace(/\r\n/g, '\n')).toBe(typed.message);
    expect(page.field('consent')?.attributes).toHaveProperty('checked');
    expect(page.html).not.toContain('<script>alert(1)');
    expect(page.html).not.toContain('<b>druhý');
  });

  test('is missing consent: nothing is stored', async () => {
    const before = await count();
    const body = aForm();
    body.delete('consent');
    const page = await refused(body);
    const attributes = page.field('consent')?.attributes;
    expect(attributes?.['aria-invalid']).toBe('true');
    expect(page.byId(attributes?.['aria-describedby'] ?? '')).toBe(CONSENT);
    expect(await count()).toBe(before);
  });

  test('is a file that lies: nothing is stored', async () => {
    const before = await count();
    const body = aForm();
    body.append('files', new File(['<html>'], 'zmluva.pdf', { type: 'application/pdf' }));
    const page = await refused(body);
    const attributes = page.field('files')?.attributes;
    expect(attributes?.['aria-invalid']).toBe('true');
    const describing = (attributes?.['aria-describedby'] ?? '').split(' ').map((id) => page.byId(id));
    expect(describing).toContain('Súbor zmluva.pdf nie je to, čo hovorí jeho prípona. Uložte ho znova a pripojte.');
    expect(await count()).toBe(before);
  });

  test('is a file where a text belongs', async () => {
    const body = aForm();
    body.delete('firstName');
    body.append('firstName', new File([PDF], 'meno.pdf'));
    expect((await send(body)).status).toBe(422);
  });

  test.each([
    ['a body that is no form', 'application/json', '{}'],
    ['a multipart body without its boundary', 'multipart/form-data', 'x'],
    ['a multipart body that breaks off', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-d'],
    ['no body', '', ''],
  ])('is %s, which is the sender’s fault, not ours', async (_what, type, body) => {
    const answer = await client.request('/kurzy-a-skolenia/prva-pomoc', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: new TextEncoder().encode(body),
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  test('is more than 20 MB', async () => {
    const body = aForm();
    for (const name of ['1.pdf', '2.pdf', '3.pdf'])
      body.append('files', new File([PDF, new Uint8Array(7_100_000)], name));
    expect((await send(body)).status).toBe(413);
  });
});

describe('a robot', () => {
  test('that fills in the hidden field is refused, and nothing is stored', async () => {
    const before = await count();
    expect((await send(aForm({ web: 'https://spam.example' }))).status).toBe(422);
    expect(await count()).toBe(before);
  });

  const page = '/kurzy-a-skolenia/prva-pomoc';
  const sendAtOnce = (headers = {}, over = {}) =>
    client.request(page, { method: 'POST', headers, body: aForm(over) });

  test('that sends the form as soon as it has it is told when to come back, however old the page it was given', async () => {
    await client.request(page);
    client.wait({ hours: 1 });
    await client.request(page);
    const before = await count();
    const answer = await sendAtOnce({}, { openedAt: '2026-11-20T08:00:00.000Z' });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Retry-After')).toBe('3');
    const returned = await readDocument(answer);
    expect(returned.html).toContain('Formulár prišiel rýchlejšie, než sa dá vyplniť.');
    expect(returned.field('firstName')?.attributes.value).toBe('Tomáš');
    expect(await count()).toBe(before);
  });

  test('and a person who was quicker is let in three seconds after opening it: a refusal opens nothing', async () => {
    await client.request(page);
    client.wait({ seconds: 2 });
    expect((await sendAtOnce()).status).toBe(429);
    client.wait({ seconds: 1 });
    expect((await sendAtOnce()).status).toBe(303);
  });

  test.each([
    ['in another browser', { 'User-Agent': 'Prehliadac B' }, 303],
    ['in the same browser', { 'User-Agent': 'Prehliadac A' }, 429],
  ])('is not who sends a form just when somebody else opened the page: %s', async (_whose, headers, status) => {
    await client.request(page, { headers: { 'User-Agent': 'Prehliadac A' } });
    expect((await sendAtOnce(headers)).status).toBe(status);
  });

  test('gains nothing by having the page fetched ahead, nor by its other addresses', async () => {
    for (const [opened, headers] of [
      [page, { 'Sec-Purpose': 'prefetch;prerender' }],
      [`${page}?utm_source=list`, {}],
      [page, { Cookie: 'hocico=1' }],
    ] as const) {
      client.wait({ minutes: 1 });
      await client.request(opened, { headers });
      expect((await sendAtOnce()).status).toBe(429);
    }
  });

  test('is not who comes by another node, or after a restart', async () => {
    const fresh = await openClient();
    await offer(fresh, { slug: '/prva-pomoc' });
    expect((await fresh.request(page, { method: 'POST', body: aForm() })).status).toBe(303);
    await fresh.close();
  });

  test('hears first what is wrong in the form', async () => {
    await client.request(page);
    expect((await sendAtOnce({}, { email: 'tomas@' })).status).toBe(422);
  });
});

describe('who may send the form', () => {
  test.each([
    ['our own page', { Origin: ORIGIN }, 303],
    ['a browser that does not say', {}, 303],
    ['a foreign page', { Origin: 'https://cudzi.example' }, 403],
    ['a foreign page that claims to be forwarded', { Origin: 'https://cudzi.example', ...forwarded() }, 403],
    ['a page that hides where it is from', { Origin: 'null' }, 403],
  ])('%s', async (whom, headers, status) => {
    const before = await count();
    expect((await send(aForm({ message: whom }), course.slug, headers)).status).toBe(status);
    expect(await count()).toBe(before + (status === 303 ? 1 : 0));
  });

  test('behind a proxy that speaks HTTPS: the page of BASE_URL, and no other', async () => {
    const secure = await openClient({ environment: { BASE_URL: 'https://www.example.sk' } });
    await offer(secure, { slug: '/prva-pomoc' });
    const from = async (Origin: string) =>
      secure.request('/kurzy-a-skolenia/prva-pomoc', { method: 'POST', headers: { Origin }, body: aForm() });
    const answer = await from('https://www.example.sk');
    expect(answer.status).toBe(303);
    expect(new URL(answer.headers.get('Location') ?? '', 'https://www.example.sk').origin).toBe(
      'https://www.example.sk',
    );
    expect((await from(ORIGIN)).status).toBe(403);
    expect((await from('http://www.example.sk')).status).toBe(403);
    await secure.close();
  });

  test('nobody too often: the page says so, keeps what was typed, and counts the calls too', async () => {
    const busy = await openClient({ environment: { PUBLIC_FORM_LIMIT: '2' } });
    await offer(busy, { slug: '/prva-pomoc' });
    const again = () => busy.request('/kurzy-a-skolenia/prva-pomoc', { method: 'POST', body: aForm() });
    expect((await again()).status).toBe(303);
    await busy.request('/api/sendCourse', { method: 'POST' });
    const answer = await again();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    const page = await readDocument(answer);
    expect(page.html).toContain('Poslali ste viac formulárov po sebe. Skúste to znova o 10 min.');
    expect(page.field('email')?.attributes.value).toBe('tomas.cvicny@example.sk');
    expect(await busy.app.db.selectFrom('signUp').select('id').execute()).toHaveLength(1);
    await busy.close();
  });
});

describe('who sends too many forms', () => {
  const path = '/kurzy-a-skolenia/prva-pomoc';
  let busy: Client;

  beforeAll(async () => {
    busy = await openClient({ environment: { PUBLIC_FORM_LIMIT: '1' } });
    await offer(busy, { slug: '/prva-pomoc' });
    await busy.request('/api/sendCourse', { method: 'POST' });
  });

  afterAll(() => busy.close());

  test('is refused before a large body is read, and told that it is kept one step back', async () => {
    const sent = endless();
    const answer = await sendStream(sent.body, { 'Content-Length': '15000000' });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await answer.text()).toContain('Vráťte sa o krok späť');
    expect(sent.bytes()).toBe(0);
  });

  test('is refused after a megabyte when the body does not say how large it is', async () => {
    const sent = endless();
    const answer = await sendStream(sent.body);
    expect(answer.status).toBe(429);
    expect(sent.bytes()).toBeLessThan(1_300_000);
  });

  test('gets a small form back with what was typed', async () => {
    const answer = await busy.request(path, { method: 'POST', body: aForm() });
    expect(answer.status).toBe(429);
    expect((await readDocument(answer)).field('email')?.attributes.value).toBe('tomas.cvicny@example.sk');
  });

  test('is counted by what is sent alone: asking for an address that only takes forms costs nothing', async () => {
    const calm = await openClient({ environment: { PUBLIC_FORM_LIMIT: '1' } });
    await offer(calm, { slug: '/prva-pomoc' });
    for (const call of ['/api/sendCourse', '/api/sendContact']) {
      expect((await calm.request(call)).status).toBe(405);
      expect((await calm.request(call, { method: 'OPTIONS' })).status).toBe(405);
    }
    expect((await calm.request(path, { method: 'POST', body: aForm() })).status).toBe(303);
    await calm.close();
  });

  function sendStream(body: ReadableStream, headers = {}): Promise<Response> {
    const type = { 'Content-Type': 'multipart/form-data; boundary=hranica' };
    return busy.request(path, {
      method: 'POST',
      headers: { ...type, ...headers },
      body,
      duplex: 'half',
    } as RequestInit);
  }

  /** A body without end, which tells how much of it was asked for. */
  function endless() {
    let bytes = 0;
    const pull = (controller: ReadableStreamDefaultController) => {
      bytes += 65_536;
      controller.enqueue(new Uint8Array(65_536));
    };
    return { body: new ReadableStream({ pull }, { highWaterMark: 0 }), bytes: () => bytes };
  }
});

function filledIn(): Record<string, string> {
  return {
    applicant: 'person',
    firstName: 'Tomáš',
    lastName: 'Cvičný',
    email: 'tomas.cvicny@example.sk',
    phone: '+421 900 000 050',
    message: 'Predchádzajúce osvedčenie mi končí v máji.',
    consent: 'on',
  };
}

/** What a browser sends of a form Tomáš filled in, unless said otherwise. */
function aForm(over: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...filledIn(), web: '', ...over })) form.append(name, value);
  return form;
}

/** Sends the form after the minute it takes to fill it in. */
function send(body: FormData, slug = '/prva-pomoc', headers = {}): Promise<Response> {
  client.wait({ minutes: 1 });
  return client.request(`/kurzy-a-skolenia${slug}`, { method: 'POST', headers, body });
}

async function refused(body: FormData): Promise<Document> {
  const answer = await send(body);
  expect(answer.status).toBe(422);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  return readDocument(answer);
}

/** The clock stands still: the newest is the one stored last. */
async function newest() {
  return (await client.app.db.selectFrom('signUp').selectAll().select(seatsOfSignUp).execute()).at(-1);
}

async function count(): Promise<number> {
  return (await client.app.db.selectFrom('signUp').select('id').execute()).length;
}

function forwarded() {
  return { 'X-Forwarded-Host': 'cudzi.example', 'X-Forwarded-Proto': 'https', Host: 'cudzi.example' };
}

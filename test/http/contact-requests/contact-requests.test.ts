import { describe, expect, test } from 'vitest';
import { CONTACT_FIELD_NAMES, CONTACT_FIELDS } from '#domain/contact-requests/contact-request.ts';
import { aContact } from '../../contact-requests.ts';
import { json, ORIGIN, openClient, setUpClient } from '../client.ts';
import { readDocument } from '../document.ts';

const client = await setUpClient();
const call = (body: unknown, headers: Record<string, string> = {}) =>
  client.request('/api/sendContact', json(body, headers));

const form = (over: Record<string, string> = {}) => client.send('/kontakt', { ...aContact(), ...over });

const stored = () => client.app.db.selectFrom('contactRequest').selectAll().execute();

describe('POST /api/sendContact', () => {
  test('stores the twelve fields, ignores others, and returns the id', async () => {
    const answer = await call(aContact());
    expect(answer.status).toBe(201);
    const { id } = await answer.json();
    expect(await stored()).toContainEqual(expect.objectContaining({ id, ...aContact() }));
  });

  test('is shown to staff with the message before the other fields', async () => {
    const { id } = await (await call(aContact({ message: 'Potrebujeme revízie.' }))).json();
    const page = await client.request(`/dashboard/dopyty/${id}`, { headers: client.staff });
    expect((await readDocument(page)).text).toMatch(/Potrebujeme revízie\..*IČO/s);
  });

  test('names every missing field in Slovak', async () => {
    const answer = await call({});
    expect(answer.status).toBe(422);
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/problem\+json/);
    expect((await answer.json()).errors).toEqual(
      CONTACT_FIELD_NAMES.map((field) => ({ field, message: CONTACT_FIELDS[field].message })),
    );
  });

  test.each([
    ['no JSON', () => call('{'), 400],
    ['another type', () => call(aContact(), { 'Content-Type': 'text/plain' }), 415],
    ['too much', () => call(aContact({ message: 'a'.repeat(600_000) })), 413],
    ['a number for a text', () => call({ ...aContact(), pocetZ: 5 }), 422],
    ['a filled-in trap', () => call({ ...aContact(), web: 'https://zle.example' }), 422],
    ['a form sent in a second', () => call({ ...aContact(), elapsedSeconds: 1 }), 429],
  ])('refuses %s and stores nothing', async (_, send, status) => {
    const before = (await stored()).length;
    expect((await send()).status).toBe(status);
    expect(await stored()).toHaveLength(before);
  });

  test('limits the form and the API call of one sender together', async () => {
    const narrow = await openClient({ environment: { PUBLIC_FORM_LIMIT: '1' } });
    const body = new URLSearchParams({ ...aContact() });
    await narrow.send('/kontakt', body);
    const answer = await narrow.request('/api/sendContact', { method: 'POST', body: '{}' });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    await narrow.close();
  });
});

describe('the contact page', () => {
  test('is called „Contact“ and described in Slovak', async () => {
    const page = await client.read('/kontakt');
    expect(page.title).toBe('Contact');
    expect(page.meta('title')).toContain('bezpečnosť práce');
    expect(page.meta('description')).toContain('požiarnej ochrane');
    expect(page.headings).toEqual(['Kontakt']);
  });

  test('shows only the form while the company record is empty', async () => {
    const { html } = await client.read('/kontakt');
    expect(html).toContain('Polia označené * sú povinné.');
    expect(html).not.toMatch(/<h2[^>]*>(Obchodné|Kurzy a|Kamenné|Fakturačné|Mapa)/);
    expect(html).not.toMatch(/href="(tel:|mailto:)"/);
  });

  test('is the only page whose policy allows images of OpenStreetMap, cached or refused', async () => {
    const images = (answer: Response) =>
      answer.headers
        .get('Content-Security-Policy')
        ?.split('; ')
        .find((part) => part.startsWith('img-src'));
    const withTiles = "img-src 'self' data: https://tile.openstreetmap.org";
    for (const answer of [
      await client.request('/kontakt'),
      await client.request('/kontakt'),
      await form({ ico: '' }),
    ]) {
      expect(images(answer)).toBe(withTiles);
    }
    expect(images(await client.request('/kurzy-a-skolenia'))).toBe("img-src 'self' data:");
  });

  test('accepts the form without scripts, and the next page confirms it', async () => {
    client.wait({ minutes: 1 });
    const answer = await form({ company: 'Bez skriptov s. r. o.' });
    expect(answer.status).toBe(303);
    expect(await stored()).toContainEqual(expect.objectContaining({ company: 'Bez skriptov s. r. o.' }));
    const next = await client.read(answer.headers.get('Location')?.split('#')[0] ?? '');
    expect(next.html).toContain('Vašu správu sme dostali');
    expect(next.field('email')?.attributes).not.toHaveProperty('value');
    const byHand = await client.read('/kontakt?dopyt=odoslany');
    expect(byHand.html).not.toContain('Vašu správu sme dostali');
  });

  test('stores one request of a form sent twice at once', async () => {
    client.wait({ minutes: 1 });
    const over = { company: 'Dvojklik s. r. o.' };
    const answers = await Promise.all([form(over), form(over)]);
    expect(answers[0].headers.get('Location')).toBe(answers[1].headers.get('Location'));
    expect((await stored()).filter(({ company }) => company === over.company)).toHaveLength(1);
  });

  test('keeps the submitted text when a field is refused', async () => {
    const answer = await form({ email: 'petra@', company: '<b>Vzor</b>' });
    expect(answer.status).toBe(422);
    const page = await readDocument(answer);
    expect(page.html).toContain(CONTACT_FIELDS.email.message);
    expect(page.html).toContain('value="&lt;b&gt;Vzor&lt;/b&gt;"');
  });
});

describe('the desk for contact requests', () => {
  const asStaff = (path: string, init: RequestInit = {}) =>
    client.request(path, { ...init, headers: { ...client.staff, Origin: ORIGIN } });

  test('lets only staff see and handle a request', async () => {
    const { id } = await (await call(aContact({ company: 'Na vybavenie s. r. o.' }))).json();
    const path = `/dashboard/dopyty/${id}`;
    for (const init of [{}, { method: 'POST' }]) {
      const refused = await client.request(path, init);
      expect([refused.status, refused.headers.get('Location')]).toEqual([
        302,
        `/signIn?dalej=${encodeURIComponent(path)}`,
      ]);
    }
    expect((await stored()).find((request) => request.id === id)?.state).toBe('new');
    const handling = { method: 'POST', body: new URLSearchParams({ id }) };
    expect((await asStaff('/dashboard/dopyty/vybavenie', handling)).status).toBe(303);
    expect((await stored()).find((request) => request.id === id)?.state).toBe('closed');
    const { html } = await readDocument(await asStaff('/dashboard/dopyty?stav=closed'));
    expect(html).toContain('Na vybavenie s. r. o.');
  });

  test('answers 404 for an unknown request', async () => {
    expect((await asStaff('/dashboard/dopyty/nikto')).status).toBe(404);
    expect((await asStaff('/dashboard/dopyty/nikto', { method: 'POST', body: new URLSearchParams() })).status).toBe(
      404,
    );
  });
});

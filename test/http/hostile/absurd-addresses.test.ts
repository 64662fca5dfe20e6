import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { aContact } from '../../contact-requests.ts';
import { aSignUp, type Client, json, ORIGIN, offer, openClient, pdf, signUp } from '../client.ts';
import { readDocument } from '../document.ts';

describe.each(['SQLite', 'Postgres'])('an absurd address on %s', (engine) => {
  let own: Client;
  let ids: string[];
  beforeAll(async () => {
    own = await openClient({ postgresUrl: engine === 'Postgres' ? inject('postgresUrl') : undefined });
    const { id: courseId } = await offer(own);
    const { id } = await signUp(own, aSignUp({ courseId, files: [pdf()] }));
    const sent = await own.request('/api/sendContact', json(aContact()));
    ids = [id, (await sent.json()).id];
  });
  afterAll(() => own.close());

  const ABSURD = [
    '9'.repeat(300),
    '9'.repeat(400),
    '-1',
    '1e18',
    '9223372036854775807',
    'NaN',
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    '%00',
    'a%00b',
    '%ED%A0%80',
    '%F0%9F%92',
    '%uD800',
    '%',
    '%25',
    '%2e%2e%2f',
    '%0d%0a',
    "'",
    '%22%3E%3Cscript%3E',
    'x'.repeat(5_000),
    'e%CC%81'.repeat(1_500),
  ];

  test.each(ABSURD.map((value) => [value.slice(0, 24), value]))('causes no server error: %s', async (_, value) => {
    const [signUpId = '', requestId = ''] = ids;
    const lists = ['prihlasky', 'dopyty', 'clanky', 'podcast', 'firma', 'posta'].map((list) => `/dashboard/${list}`);
    const params = [
      ...lists.map((list) => `${list}/${value}`),
      ...[
        'precitanie',
        'potvrdenie',
        'zrusenie',
        'obnovenie',
        'ponuka',
        'stiahnutie-ponuky',
        'subory/x',
        'listy/x',
      ].map((step) => `${lists[0]}/${value}/${step}`),
      `${lists[0]}/${signUpId}/${value}`,
      `${lists[0]}/${signUpId}/listy/${value}`,
      `${lists[0]}/${signUpId}/subory/${value}`,
      `${lists[1]}/${value}/znovuotvorenie`,
      `${lists[1]}/${requestId}/listy/${value}`,
      ...['kos', 'obnovenie', 'zverejnenie'].map((step) => `${lists[2]}/${value}/${step}`),
      `${lists[3]}/${value}/zmazanie`,
      ...['adresa', 'potvrdenie-adresy'].map((step) => `/dashboard/posta/${value}/${step}`),
      `${lists[0]}/${signUpId}/listy/${value}/vyradenie`,
      `/dashboard/${value}`,
      `/ponuka-miesta/${value}`,
      `/vasa-prihlaska/${value}`,
      `/dashboard/cakajuci/${value}`,
      ...['', '/uprava', '/spojenie', '/rozpojenie', '/vyskoleni', '/zmazanie'].map(
        (step) => `/dashboard/klienti/${value}${step}`,
      ),
      `${lists[0]}/${value}/klient`,
      `/kurz/${value}`,
    ];
    /** The query parameters each page reads. */
    const read: Record<string, string[]> = {
      '/dashboard': ['stav', 'hladat', 'strana', 'mesto', 'zoradenie', 'kedy', 'vynechane', 'vratene'],
      '/dashboard/dnes': ['hotovo', 'pocet', 'kedy', 'vynechane', 'vratene'],
      '/dashboard/dnes/odlozenie': ['kind', 'id'],
      '/dashboard/kurzy/skrytie': ['id', 'stav'],
      '/dashboard/slug-kurzu': ['nazov', 'mesto'],
      '/dashboard/hladanie': ['q'],
      '/dashboard/hladanie/vysledky': ['q'],
      '/dashboard/prihlasky': [
        'stav',
        'hladat',
        'strana',
        'kurz',
        'mesto',
        'klient',
        'kedy',
        'vynechane',
        'vratene',
        'ponechane',
      ],
      // the filter of its list for the link back, read like on the list
      [`/dashboard/prihlasky/${signUpId}`]: ['kedy'],
      '/dashboard/dopyty': ['stav', 'hladat', 'strana', 'riesi', 'zoradenie', 'klient', 'kedy', 'vynechane'],
      '/dashboard/cakajuci': ['stav', 'hladat', 'strana', 'typ', 'mesto', 'zoradenie', 'klient', 'kedy', 'vynechane'],
      '/dashboard/klienti': ['stav', 'hladat', 'strana', 'zoradenie'],
      [`${lists[0]}/${signUpId}/klient`]: ['hladat'],
      '/zaujem-o-termin': ['kurz', 'mesto', 'zapis'],
      '/dashboard/zaznam': ['kde', 'kto', 'od', 'do', 'pred'],
      '/dashboard/stav': ['cislo'],
      '/dashboard/sukromie/osoba': ['hladat', 'kto'],
      '/dashboard/sukromie/osoba/vymazanie': ['hladat', 'kto', 'miesta'],
      '/dashboard/clanky': ['stav', 'hladat', 'strana', 'v-kosi'],
      '/dashboard/podcast': ['strana'],
      '/dashboard/posta': ['stav', 'hladat', 'strana', 'druh', 'tyka', 'od', 'do', 'zoradenie', 'hotovo', 'pocet'],
      '/dashboard/posta/odoslanie-vsetkych': ['stav', 'hladat', 'od', 'do', 'dovod'],
    };
    // each page drops the values it does not know, so one request tries all its parameters, alone and repeated
    const pages = Object.entries(read).flatMap(([page, names]) => {
      const query = names.map((name) => `${name}=${value}`).join('&');
      return [`${page}?${query}`, `${page}?stav=new&strana=2&hladat=a&${query}`];
    });
    const requests = [
      ...[...pages, ...params].map((path) => ({ method: 'GET', path })),
      ...params.map((path) => ({ method: 'POST', path })),
    ].values();
    const answers: string[] = [];
    // several at once, so that others are rendered while one waits for the database
    const sendRemaining = async () => {
      for (const { method, path } of requests) {
        const form = method === 'POST' && { body: new URLSearchParams(), headers: { ...own.staff, Origin: ORIGIN } };
        const { status } = await own.request(path, { method, headers: own.staff, ...form });
        const isExpected = method === 'POST' ? status < 500 : [200, 301, 302, 404].includes(status);
        if (!isExpected) answers.push(`${method} ${path.slice(0, 90)} ${status}`);
      }
    };
    await Promise.all(Array.from({ length: 12 }, sendRemaining));
    expect(answers).toEqual([]);
  });

  test('with a page number beyond the end of a list shows the last page', async () => {
    for (const page of ['2', '9'.repeat(300)]) {
      const answer = await own.request(`/dashboard/prihlasky?strana=${page}`, { headers: own.staff });
      expect((await readDocument(answer)).html.replace(/<[^>]*>/g, '')).toContain('Zobrazuje sa 1 až 1 z\u00A01');
    }
  });
});

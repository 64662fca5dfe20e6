import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, openClient } from './client.ts';
import { SITE_MAP } from './site-map.ts';

let client: Client;

beforeAll(async () => {
  client = await openClient();
});

afterAll(() => client.close());

/** The pages and addresses that take a form, as the site map writes them. */
const WITH_FORM = [
  '/kontakt',
  '/kurzy-a-skolenia/:slug',
  '/kurz/:linkCode',
  '/ponuka-miesta/:id',
  '/zaujem-o-termin',
  '/signIn',
  '/signIn/oidc',
  '/signIn/prvy-ucet',
  '/signIn/overenie',
  '/signIn/zabudnute-heslo',
  '/signIn/nove-heslo',
  '/signIn/pozvanka',
  '/signIn/pokracovanie',
  '/doplnit-mena',
  '/doplnit-mena/tabulka',
  '/doplnit-mena/tabulka/:importId',
  '/signOut',
  '/dashboard/*',
  '/dashboard/kurzy/novy',
  '/dashboard/kurzy/:id',
  '/dashboard/kurzy/:id/kopia',
  '/dashboard/kurzy/:id/zmazanie',
  '/dashboard/kurzy/:id/zrusenie',
  '/dashboard/kurzy/:id/obnovenie',
  '/dashboard/kurzy/:id/novy-odkaz',
  '/dashboard/kurzy/:id/listy/zrusenie',
  '/dashboard/typy/:id',
  '/dashboard/typy/:id/terminy',
  '/dashboard/typy/:id/zmazanie',
  '/dashboard/kurzy/:id/sprava',
  '/dashboard/kurzy/:id/listy/sprava',
  '/dashboard/sablony/:id',
  '/dashboard/sablony/:id/zmazanie',
  '/dashboard/kurzy/:id/pritomnost',
  '/dashboard/kurzy/:id/pritomnost/:participantId',
  '/dashboard/clanky/:id',
  '/dashboard/clanky/:id/zverejnenie',
  '/dashboard/clanky/:id/naplanovanie',
  '/dashboard/clanky/:id/stiahnutie',
  '/dashboard/clanky/:id/spojenie',
  '/dashboard/clanky/:id/kos',
  '/dashboard/clanky/:id/obnovenie',
  '/dashboard/nahlad',
  '/dashboard/obrazky',
  '/dashboard/dnes/potvrdenie',
  '/dashboard/dnes/miesto',
  '/dashboard/dnes/ponuka',
  '/dashboard/dnes/prevzatie',
  '/dashboard/dnes/krok',
  '/dashboard/dnes/odoslanie',
  '/dashboard/dnes/adresa',
  '/dashboard/dnes/lektor',
  '/dashboard/dnes/mena',
  '/dashboard/dnes/hotovo',
  '/dashboard/dnes/odlozenie',
  '/dashboard/dnes/vratenie',
  '/dashboard/dnes/spat',
  '/dashboard/dopyty/vybavenie',
  '/dashboard/dopyty/spat',
  '/dashboard/dopyty/:id',
  '/dashboard/dopyty/:id/prevzatie',
  '/dashboard/dopyty/:id/odpoved',
  '/dashboard/dopyty/:id/listy/odpoved',
  '/dashboard/dopyty/:id/poznamky',
  '/dashboard/dopyty/:id/poznamky/:noteId/zmazanie',
  '/dashboard/dopyty/:id/znovuotvorenie',
  '/dashboard/dopyty/:id/listy/:letterId/odoslanie',
  '/dashboard/dopyty/:id/listy/:letterId/vyradenie',
  '/dashboard/klienti/novy',
  '/dashboard/klienti/:id/uprava',
  '/dashboard/klienti/:id/spojenie',
  '/dashboard/klienti/:id/rozpojenie',
  '/dashboard/klienti/:id/zmazanie',
  '/dashboard/prihlasky/:id/klient',
  '/dashboard/dopyty/:id/klient',
  '/dashboard/cakajuci/:id/klient',
  '/dashboard/cakajuci/novy',
  '/dashboard/cakajuci/vyradenie',
  '/dashboard/cakajuci/spat',
  '/dashboard/cakajuci/:id',
  '/dashboard/cakajuci/:id/vratenie',
  '/dashboard/cakajuci/:id/listy/:letterId/odoslanie',
  '/dashboard/cakajuci/:id/listy/:letterId/vyradenie',
  '/dashboard/posta/odoslanie',
  '/dashboard/posta/vyradenie',
  '/dashboard/posta/:letterId/adresa',
  '/dashboard/posta/:letterId/potvrdenie-adresy',
  '/dashboard/podcast/:id',
  '/dashboard/podcast/:id/zmazanie',
  '/dashboard/ucet/heslo',
  '/dashboard/ucet/overenie',
  '/dashboard/ucet/overenie/potvrdenie',
  '/dashboard/ucet/overenie/vypnutie',
  '/dashboard/ucet/zalozne-kody',
  '/dashboard/ucet/prihlasenia/ukoncenie',
  '/dashboard/ucet/prihlasenia/:id/ukoncenie',
  '/dashboard/firma',
  '/dashboard/ludia',
  '/dashboard/ludia/:id/pozvanka',
  '/dashboard/ludia/:id/zrusenie',
  '/dashboard/ludia/:id/rola',
  '/dashboard/ludia/:id/relacie',
  '/dashboard/ludia/:id/odpojenie',
  '/dashboard/ludia/:id/zapojenie',
  '/dashboard/sukromie/overenie',
  '/dashboard/sukromie/osoba/vymazanie',
  '/dashboard/sukromie/osoba/udaje',
  '/dashboard/prihlasky/:id/potvrdenie',
  '/dashboard/prihlasky/:id/zrusenie',
  '/dashboard/prihlasky/:id/obnovenie',
  '/dashboard/prihlasky/nova',
  '/dashboard/prihlasky/potvrdenie',
  '/dashboard/prihlasky/zrusenie',
  '/dashboard/kurzy/zverejnenie',
  '/dashboard/kurzy/skrytie',
  '/dashboard/kurzy/spat',
  '/dashboard/prihlasky/spat',
  '/dashboard/prihlasky/:id/presun',
  '/dashboard/prihlasky/:id/ucastnici',
  '/dashboard/prihlasky/:id/ucastnici/odhlasenie',
  '/dashboard/prihlasky/:id/ucastnici/pridanie',
  '/dashboard/prihlasky/:id/ucastnici/tabulka',
  '/dashboard/prihlasky/:id/ucastnici/tabulka/:importId',
  '/dashboard/prihlasky/:id/ucastnici/vyzva',
  '/dashboard/prihlasky/:id/ucastnici/:participantId/vymena',
  '/dashboard/prihlasky/:id/ucastnici/:participantId/vratenie',
  '/dashboard/prihlasky/:id/ponuka',
  '/dashboard/prihlasky/:id/stiahnutie-ponuky',
  '/dashboard/prihlasky/:id/listy/:letterId/odoslanie',
  '/dashboard/prihlasky/:id/listy/:letterId/vyradenie',
];

const READ = 'GET, HEAD';
const ALL_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const ADDRESSES: [address: string, allow: string][] = [
  ...SITE_MAP.map((path): [string, string] => [
    path.replace(/:\w+/g, 'hocico').replace('*', 'nieco/co-tu-nikdy-nebolo'),
    WITH_FORM.includes(path) ? `${READ}, POST` : READ,
  ]),
  ['/favicon.svg', READ],
  ['/pdf/uchdzaci', READ],
  [`/assets/${readdirSync('build/client/assets').find((name) => name.endsWith('.css'))}`, READ],
  ['/o-nas/kariera', READ],
  ['/healthz', READ],
  ['/readyz', READ],
  ['/api/openapi.json', READ],
  ['/getCourses', READ],
  ['/api/articles', READ],
  ['/api/articles/hocico', READ],
  ['/createCourse', 'POST'],
  ['/updateCourse/hocico', 'PUT'],
  ['/deleteCourse/hocico', 'DELETE'],
  ['/api/sendCourse', 'POST'],
  ['/api/sendContact', 'POST'],
];

describe.each(ADDRESSES)('%s', (address, allow) => {
  const allowed = allow.split(', ');

  test(`says that it takes ${allow} to whoever comes with anything else, and means it`, async () => {
    for (const method of ALL_METHODS) {
      const answer = await client.request(address, { method });
      const [status, said] = [answer.status, answer.headers.get('Allow')];
      if (allowed.includes(method)) expect([method, status]).not.toEqual([method, 405]);
      else expect([method, status, said]).toEqual([method, 405, allow]);
      await answer.body?.cancel();
    }
  });
});

test.each(['/getCourses', '/api/sendCourse', '/deleteCourse/hocico'])(
  'a call refuses a method as calls refuse: %s',
  async (address) => {
    const answer = await client.request(address, { method: 'PATCH' });
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
    expect(await answer.json()).toMatchObject({ status: 405 });
  },
);

test.each(['/getCourses', '/api/articles', '/api/openapi.json', '/healthz', '/', '/blog', '/favicon.svg'])(
  'HEAD of %s is its GET without the body',
  async (address) => {
    const [head, get] = [await client.request(address, { method: 'HEAD' }), await client.request(address)];
    expect(head.status).toBe(get.status);
    expect(head.headers.get('Content-Type')).toBe(get.headers.get('Content-Type'));
    expect(await head.text()).toBe('');
    await get.body?.cancel();
  },
);

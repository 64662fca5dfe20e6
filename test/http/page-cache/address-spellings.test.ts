import { beforeAll, describe, expect, test } from 'vitest';
import { createArticle } from '#server/articles/articles.ts';
import { instant } from '#server/clock.ts';
import { fillInCompany } from '../../app.ts';
import { anArticle, JANA } from '../../builders.ts';
import { databaseOf } from '../../database-of.ts';
import { ORIGIN, offer, setUpClient } from '../client.ts';

const COURSE = '/kurzy-a-skolenia/prva-pomoc';
const FINDER = '/kurzy-a-skolenia';
const ZILINA = `${FINDER}?mesto=%C5%BDilina`;

const client = await setUpClient();
let queries = 0;

beforeAll(async () => {
  await offer(client, { slug: '/prva-pomoc' });
  await fillInCompany(client.app, { phone: '+421 44 000 11 22' });
  await client.app.change(JANA, (change) =>
    createArticle(change, {
      fields: anArticle({ slug: 'poplach' }),
      publishAt: instant(client.app),
    }),
  );
  client.app.db = databaseOf(client.app).withPlugin({
    transformQuery({ node }) {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
});

/** The headers of different visitors, and of the same visitor twice. */
function visitors(): Record<string, string>[] {
  return [{}, { Cookie: 'hocico=1' }, client.staff, { 'X-Forwarded-Host': 'cudzi.example' }];
}

/** Follows redirects within the site like a browser; returns the last answer. */
async function follow(path: string, init?: RequestInit): Promise<{ answer: Response; hops: string[] }> {
  const hops: string[] = [];
  let answer = await client.request(path, init);
  for (let location = answer.headers.get('Location'); location; location = answer.headers.get('Location')) {
    const url = new URL(location, ORIGIN);
    expect(url.origin).toBe(ORIGIN);
    hops.push(url.pathname + url.search);
    expect(hops.length).toBeLessThan(5);
    answer = await client.request(url.pathname + url.search, init);
  }
  return { answer, hops };
}

describe('another spelling of an address', () => {
  test.each([
    ['/%6Bontakt', '/kontakt'],
    ['/%6bONTAKT', '/kontakt'],
    ['/kontakt/', '/kontakt'],
    ['/kontakt//', '/kontakt'],
    ['//kontakt', '/kontakt'],
    ['/KONTAKT', '/kontakt'],
    ['/kontakt;jsessionid=1', '/kontakt'],
    ['/kontakt%3Ba=1;b', '/kontakt'],
    ['/;a/kontakt', '/kontakt'],
    ['/blog/%70oplach', '/blog/poplach'],
    ['/BLOG//POPLACH/', '/blog/poplach'],
    ['/kurzy-a-skolenia/prva%2Dpomoc', COURSE],
    ['/kurzy%2da-skolenia/Prva-Pomoc', COURSE],
    ['/O-Nas/Kariera/', '/kariera'],
    ['/o%2Dnas/kariera', '/kariera'],
    ['//Modelove-Riesenia//stavebnictvo;x', '/stavebnictvo'],
    ['/signIN/Prvy-Ucet', '/signIn/prvy-ucet'],
    ['/DASHBOARD/Prihlasky', '/dashboard/prihlasky'],
    ['/dashboard/PRIHLASKY/AbC/Zrusenie', '/dashboard/prihlasky/AbC/zrusenie'],
    ['/Blog/Nahlad/AbC', '/blog/nahlad/AbC'],
    ['/OBRAZKY/AbC/640.WEBP', '/obrazky/AbC/640.WEBP'],
    ['/Podcast/%52SS.xml', '/podcast/rss.xml'],
    ['/api/articles/', '/api/articles'],
    ['/api//articles/poplach/', '/api/articles/poplach'],
    ['//cudzi.example', '/cudzi.example'],
    ['/\\cudzi.example/', '/cudzi.example'],
    ['/%C5%BEltá/', '/%C5%BElt%C3%A1'],
  ])('%s redirects permanently to %s, which is final', async (spelling, canonical) => {
    const answer = await client.request(`${spelling}?mesto=%C5%BDilina`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, `${canonical}?mesto=%C5%BDilina`]);
    const there = await client.request(canonical);
    expect(there.status).not.toBe(301);
  });

  test.each([
    '/a%2Fkontakt',
    '/kontakt%2F',
    '/kontakt%2f..',
    '/%5Ckontakt',
    '/kontakt%00',
    '/kontakt%0A',
    '/%ED%A0%80',
  ])('%s, with an encoded slash or invalid text, answers 404', async (path) => {
    const answer = await client.request(path);
    expect([answer.status, answer.headers.get('Location')]).toEqual([404, null]);
  });
});

describe('another spelling of a query', () => {
  const SPELLINGS = [
    ['/', ['/?utm_source=list', '/?', '/?=', '/?&&&', '/?x=1&x=2', '/?%', '/?strana=2', '/?mesto=%C5%BDilina']],
    [
      FINDER,
      [
        '?mesto=',
        '?mesto=Nikde',
        '?MESTO=%C5%BDilina',
        '?krok=1',
        '?krok=7',
        '?fbclid=abc',
        '?mesto=%C5%BDilina%20',
        '?mesto=__proto__',
        '?mesto[]=%C5%BDilina',
        '?mesto=%ED%A0%80',
      ].map((query) => FINDER + query),
    ],
    [
      ZILINA,
      [
        '?mesto=Žilina',
        '?mesto=%c5%bdilina',
        '?%6Desto=%C5%BDilin%61',
        '?utm_source=x&mesto=%C5%BDilina',
        '?mesto=%C5%BDilina&mesto=Martin',
        '?mesto=%C5%BDilina&krok=2',
        '?mesto=%C5%BDilina&krok=7',
        '?mesto=%C5%BDilina&krok=',
        '?krok=01&mesto=%C5%BDilina',
      ].map((query) => FINDER + query),
    ],
    [`${ZILINA}&krok=1`, [`${FINDER}?krok=1&mesto=%C5%BDilina`, `${FINDER}?krok=1&mesto=Žilina&krok=2`]],
    [
      `${FINDER}?mesto=Bansk%C3%A1+Bystrica`,
      [`${FINDER}?mesto=Bansk%C3%A1%20Bystrica`, `${FINDER}?mesto=Banská Bystrica`],
    ],
    [
      COURSE,
      [
        '?prihlaska=',
        '?prihlaska=toString',
        '?prihlaska=00000000-0000-4000-8000-000000000000',
        '?prihlaska=demo-1',
        '?dopyt=demo-1',
        '?prihlaska=%27%20or%201=1',
        `?prihlaska=${'9'.repeat(3_000)}`,
      ].map((query) => COURSE + query),
    ],
    ['/kontakt', ['/kontakt?dopyt=', '/kontakt?dopyt=demo-999', '/kontakt?dopyt=odoslany', '/kontakt?email=a']],
    ['/blog/poplach', ['/blog/poplach?gclid=1', '/blog/poplach?strana=2']],
    ['/podcast', ['/podcast?zmazane=1']],
    ['/404', ['/nic', '/nic/take', '/404?x=1', '/blog/nikdy-nebol', `${FINDER}/nikdy-nebol`, '/blog/nahlad/hadam']],
  ] as const;

  test.each(SPELLINGS)('of %s gets the same bytes from the cache for each visitor', async (canonical, others) => {
    const page = await client.request(canonical);
    const html = await page.text();
    for (const path of others) {
      for (const headers of visitors()) {
        const answer = await client.request(path, { headers });
        expect([path, answer.status]).toEqual([path, page.status]);
        for (const name of ['ETag', 'Content-Security-Policy', 'Cache-Control', 'Content-Length']) {
          expect([path, answer.headers.get(name)]).toEqual([path, page.headers.get(name)]);
        }
        expect(await answer.text()).toBe(html);
      }
    }
  });

  test.each([
    ['/blog?strana=1', '/blog'],
    ['/blog?strana=01', '/blog'],
    ['/blog?STRANA=2', '/blog'],
    ['/blog?strana=999999', '/blog'],
    ['/blog?strana=%00', undefined],
    ['/blog?fbclid=1', '/blog'],
  ])('of the list of articles redirects once to the right address: %s', async (path, target) => {
    const { answer, hops } = await follow(path);
    expect([answer.status, hops]).toEqual(target ? [200, [target]] : [404, []]);
  });

  test('is served from the cache without a database query', async () => {
    const paths = ['/', FINDER, ZILINA, COURSE, '/kontakt', '/blog/poplach', '/404'];
    for (const path of paths) await client.request(path);
    const before = queries;
    for (const path of paths) {
      for (let number = 0; number < 20; number += 1) {
        const query = `${path.includes('?') ? '&' : '?'}x=${number}`;
        await client.request(path + query, { headers: { Cookie: `x=${number}` } });
        await client.request(`/nic-${number}`);
      }
    }
    expect(queries).toBe(before);
  });
});

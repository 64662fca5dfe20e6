import { beforeAll, describe, expect, test } from 'vitest';
import { ORIGIN, offer, setUpClient } from '../client.ts';

const client = await setUpClient();

beforeAll(async () => {
  await offer(client, { slug: '/prva-pomoc' });
});

const MOVED = [
  ['/o-nas', '/profil-spolocnosti'],
  ['/dashboard/listy', '/dashboard/posta'],
  ['/o-nas/profil-spolocnosti', '/profil-spolocnosti'],
  ['/o-nas/politika-kvality', '/politika-kvality'],
  ['/o-nas/opravnenia', '/opravnenia'],
  ['/o-nas/spolupraca-a-partnerstvo', '/spolupraca-a-partnerstvo'],
  ['/o-nas/referencie', '/referencie'],
  ['/o-nas/kariera', '/kariera'],
  ['/modelove-riesenia/administrativa-biznis-centra', '/administrativa-biznis-centra'],
  [
    '/modelove-riesenia/firmy-v-oblasti-obchodu-a-servisnych-sluzieb',
    '/firmy-v-oblasti-obchodu-a-servisnych-sluzieb',
  ],
  ['/modelove-riesenia/hotely-gastro-a-cestovny-ruch', '/hotely-gastro-a-cestovny-ruch'],
  ['/modelove-riesenia/novozalozene-firmy', '/novozalozene-firmy'],
  [
    '/modelove-riesenia/obchodne-retazce-a-firmy-s-pocetnymi-prevadzkami',
    '/obchodne-retazce-a-firmy-s-pocetnymi-prevadzkami',
  ],
  ['/modelove-riesenia/stavebnictvo', '/stavebnictvo'],
  ['/modelove-riesenia/vyroba-a-priemysel', '/vyroba-a-priemysel'],
  ['/signin', '/signIn'],
  ['/kurzy-a-skolenia/', '/kurzy-a-skolenia'],
  ['/kurzy-a-skolenia/prva-pomoc/', '/kurzy-a-skolenia/prva-pomoc'],
  ['/kurzy-a-skolenia///', '/kurzy-a-skolenia'],
  ['/o-nas/kariera/', '/kariera'],
  ['/signin/', '/signIn'],
  ['/dashboard/', '/dashboard'],
  ['/nic-take/', '/nic-take'],
  ['/Kontakt', '/kontakt'],
  ['/BLOG', '/blog'],
  ['/Kurzy-a-skolenia/', '/kurzy-a-skolenia'],
  ['/Kurzy-a-Skolenia/PRVA-POMOC', '/kurzy-a-skolenia/prva-pomoc'],
  ['/MODELOVE-RIESENIA', '/modelove-riesenia'],
  ['/Modelove-riesenia/Stavebnictvo', '/stavebnictvo'],
  ['/O-NAS/Kariera', '/kariera'],
  ['/SIGNIN', '/signIn'],
  ['/SignIn', '/signIn'],
  ['/Dashboard', '/dashboard'],
  ['/Blog/RSS.xml', '/blog/rss.xml'],
] as const;

describe('an old address', () => {
  test.each(MOVED)('%s redirects permanently to %s', async (from, to) => {
    const answer = await client.request(from);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('Location')).toBe(to);
  });

  test.each(MOVED)('%s keeps its query', async (from, to) => {
    const answer = await client.request(`${from}?mesto=%C5%BDilina&a=1+2`);
    expect(answer.headers.get('Location')).toBe(`${to}?mesto=%C5%BDilina&a=1+2`);
  });

  test('redirects HEAD like GET', async () => {
    for (const [from, to] of MOVED) {
      const answer = await client.request(from, { method: 'HEAD' });
      expect([from, answer.status, answer.headers.get('Location')]).toEqual([from, 301, to]);
    }
  });

  test('does not redirect sent forms, which would lose their content', async () => {
    for (const path of ['/signin', '/kurzy-a-skolenia/prva-pomoc/', '/o-nas']) {
      const answer = await client.send(path, { a: '1' });
      expect(answer.status).not.toBe(301);
      expect(answer.headers.get('Location')).toBeNull();
    }
  });

  test.each([
    '/',
    '/kurzy-a-skolenia',
    '/modelove-riesenia',
    '/o-nas/nieco-ine',
    '/modelove-riesenia/nic',
    '/signIn',
    '/signIn/prvy-ucet?kod=AbC',
    '/blog/nahlad/AbC',
    '/obrazky/AbC/640.webp',
    '/NIC-TAKE',
    '/API/articles',
  ])('is not %s', async (path) => {
    expect((await client.request(path)).status).not.toBe(301);
  });
});

describe('an address with tricky slashes', () => {
  test.each([
    '//cudzi.example',
    '//cudzi.example/',
    '///cudzi.example/%2e%2e',
    '/\\cudzi.example/',
    '/\\/cudzi.example/',
    '/%2f%2fcudzi.example/',
    '/%5ccudzi.example/',
    '/\t/cudzi.example/',
    '/https://cudzi.example/',
    '/.//cudzi.example/',
    '//cudzi.example//?a=//b',
    '//@cudzi.example/',
  ])('never redirects to another origin: %j', async (path) => {
    let answer = await client.request(path);
    for (let hops = 0; answer.status === 301 && hops < 5; hops += 1) {
      const location = answer.headers.get('Location') ?? '';
      const target = new URL(location, ORIGIN);
      expect(target.origin).toBe(ORIGIN);
      answer = await client.request(target.pathname + target.search);
    }
    expect(answer.status).toBe(path.includes('%2e') ? 200 : 404);
  });
});

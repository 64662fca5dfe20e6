import { beforeAll, describe, expect, test } from 'vitest';
import { SITE_PAGES } from '../../../build/server/index.js';
import { aSignUp, offer, openClient, setUpClient, signUp } from '../client.ts';
import { type Document, readDocument, type Thing } from '../document.ts';
import { facts, shownAs, thingsIn } from './schema-org-properties.ts';

const SITE = 'https://www.example.sk';
const SERVICES = [
  '/poziarna-ochrana',
  '/bezpecnost-prace-bozp',
  '/ochrana-zivotneho-prostredia',
  '/pracovna-zdravotna-sluzba',
  '/odborne-prehliadky-a-skusky',
  '/hasiace-pristroje-a-hydranty',
];
const ARTICLE = '/blog/cvicny-poziarny-poplach';

/** The types on each page, besides those of its position in the site. */
const ABOUT: Record<string, string[]> = {
  ...Object.fromEntries([...SITE_PAGES, '/modelove-riesenia'].map((path) => [path, []])),
  ...Object.fromEntries(SERVICES.map((path) => [path, ['FAQPage']])),
  '/': ['Organization'],
  '/kontakt': Array(4).fill('LocalBusiness'),
  '/podcast': ['PodcastSeries'],
  '/blog?strana=2': [],
  [ARTICLE]: ['BlogPosting'],
  '/kurzy-a-skolenia?mesto=%C5%BDilina': [],
  '/kurzy-a-skolenia/prva-pomoc': ['Course'],
  '/kurzy-a-skolenia/obsadeny': ['Course'],
  '/kurzy-a-skolenia/minuly': ['Course'],
};

/** The properties search engines require for a type, as far as the company has the data. */
const REQUIRED: Record<string, string[]> = {
  Organization: ['name', 'url'],
  LocalBusiness: ['name', 'address', 'telephone', 'parentOrganization'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  Course: ['name', 'description', 'provider', 'hasCourseInstance'],
  CourseInstance: ['courseMode', 'startDate', 'endDate', 'location'],
  Offer: ['url', 'availability'],
  BlogPosting: ['headline', 'datePublished', 'image', 'author', 'publisher'],
  PodcastSeries: ['name', 'url', 'hasPart'],
  PodcastEpisode: ['name', 'episodeNumber', 'datePublished', 'duration'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
};

const client = await setUpClient({ environment: { DEMO_CONTENT: 'on', BASE_URL: SITE } });
beforeAll(async () => {
  await offer(client, { slug: '/prva-pomoc', courseInfo: 'Prax & teória: </script><b>„áno“</b>' });
  await offer(client, { slug: '/minuly', date: '2026-11-18', price: 'dohodou' });
  const { id: courseId } = await offer(client, {
    slug: '/obsadeny',
    capacity: 1,
    dateTo: '2026-12-17',
    price: 'od 49 €',
  });
  await signUp(client, aSignUp({ courseId }));
});

describe.each(Object.entries(ABOUT))('%s', (path, about) => {
  test('has structured data about its subject and position', async () => {
    const { structuredData } = await page(path);
    const types = structuredData.map((thing) => thing['@type']);
    expect(types.toSorted()).toEqual([...about, ...(path === '/' ? [] : ['BreadcrumbList'])].sort());
    for (const thing of structuredData) expect(thing['@context']).toBe('https://schema.org');
    for (const thing of structuredData.flatMap(thingsIn)) {
      expect(Object.keys(thing)).toEqual(expect.arrayContaining(REQUIRED[thing['@type']] ?? []));
    }
  });

  test('has only existing addresses in its structured data', async () => {
    const { structuredData, all } = await page(path);
    const links = all('a').map(({ attributes }) => attributes.href);
    for (const [, value] of structuredData.flatMap(facts)) {
      if (typeof value !== 'string') continue;
      expect(value).not.toMatch(/^\//);
      if (!/^https?:/.test(value) || value.startsWith('https://schema.org')) continue;
      if (!value.startsWith(SITE)) expect(links).toContain(value);
      else expect([value, (await client.request(value.slice(SITE.length))).status]).toEqual([value, 200]);
    }
  });

  test('has only visible facts in its structured data', async () => {
    const { structuredData, text } = await page(path);
    const unseen = structuredData
      .flatMap(facts)
      .flatMap(([name, value]) => shownAs(name, value))
      .filter((words) => !text.includes(words.replace(/\s+/g, ' ')));
    expect(unseen).toEqual([]);
  });
});

describe('the structured data of a course', () => {
  const course = async (slug: string) =>
    (await page(`/kurzy-a-skolenia/${slug}`)).structuredData.find((thing) => thing['@type'] === 'Course');

  test('contain its day, price and free seats', async () => {
    expect(await course('prva-pomoc')).toMatchObject({
      url: `${SITE}/kurzy-a-skolenia/prva-pomoc`,
      description: 'Prax & teória: </script><b>„áno“</b>',
      offers: { price: 49, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
      hasCourseInstance: { startDate: '2026-12-15', endDate: '2026-12-15', remainingAttendeeCapacity: 12 },
    });
  });

  test('that is full say so, without a price that is no plain amount', async () => {
    const { offers, hasCourseInstance } = (await course('obsadeny')) as Thing;
    expect(offers).toEqual({
      '@type': 'Offer',
      url: `${SITE}/kurzy-a-skolenia/obsadeny`,
      availability: 'https://schema.org/SoldOut',
    });
    expect(hasCourseInstance).toMatchObject({ endDate: '2026-12-17', remainingAttendeeCapacity: 0 });
  });

  test('that is over contain no offer', async () => {
    const over = await course('minuly');
    expect(over).not.toHaveProperty('offers');
    expect(over?.hasCourseInstance).not.toHaveProperty('remainingAttendeeCapacity');
  });
});

test('unknown and staff pages have no structured data', async () => {
  for (const path of ['/404', '/nic', '/blog/nic', '/signIn', '/dashboard', '/dashboard/podcast']) {
    const answer = await client.request(path, path.startsWith('/dashboard') ? { headers: client.staff } : {});
    expect((await readDocument(answer)).structuredData).toEqual([]);
  }
});

test('structured data contain no company while it has no name', async () => {
  const nameless = await openClient({ environment: { BASE_URL: SITE } });
  await offer(nameless, { slug: '/prva-pomoc' });
  const read = async (path: string) => (await nameless.read(path)).structuredData;
  expect(await read('/')).toEqual([]);
  expect((await read('/kurzy-a-skolenia/prva-pomoc'))[0]).not.toHaveProperty('provider');
  await nameless.close();
});

async function page(path: string): Promise<Document> {
  return client.read(path);
}

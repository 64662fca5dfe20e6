import { setTimeout as delay } from 'node:timers/promises';
import { SITE_PAGES } from '../build/server/index.js';
import { sendSignUp } from './browser/demo-courses.ts';
import { deskOf } from './browser/desk.ts';
import { openBrowser, openSite, type Site } from './browser/site.ts';
import { readDocument } from './http/document.ts';
import { type PageWeight, weigh } from './page-weight.ts';

/** A Friday noon in Bratislava, because pages depend on the day. */
const MOMENT = Temporal.Instant.from('2026-11-20T11:00:00Z');

const PUBLIC = [
  ...SITE_PAGES,
  '/kurzy-a-skolenia?mesto=Žilina',
  '/kurzy-a-skolenia/kurz-prvej-pomoci-zilina',
  '/blog/cvicny-poziarny-poplach',
  '/hladat?q=lešenie',
  '/neexistuje',
  '/signIn',
];

const CACHED = PUBLIC.filter((path) => path !== '/signIn' && !path.startsWith('/hladat'));

/** The pages of the desk for which the demo has data. */
const DESK = [
  '/dashboard',
  '/dashboard/dnes',
  '/dashboard/klienti',
  '/dashboard/clanky',
  '/dashboard/clanky/:article',
  '/dashboard/dopyty',
  '/dashboard/dopyty/demo-1',
  '/dashboard/firma',
  '/dashboard/kalendar',
  '/dashboard/kurzy/demo-3',
  '/dashboard/kurzy/demo-3/kopia',
  '/dashboard/kurzy/demo-3/obsadenost',
  '/dashboard/kurzy/demo-3/pritomnost',
  '/dashboard/kurzy/demo-3/zmazanie',
  '/dashboard/kurzy/novy',
  '/dashboard/ludia',
  '/dashboard/ludia/:member',
  '/dashboard/moje-kurzy',
  '/dashboard/podcast',
  '/dashboard/podcast/demo-1',
  '/dashboard/podcast/demo-1/zmazanie',
  '/dashboard/posta',
  '/dashboard/prihlasky',
  '/dashboard/prihlasky/:signUp',
  '/dashboard/prihlasky/:signUp/listy/:email',
  '/dashboard/prihlasky/:signUp/zrusenie',
  '/dashboard/sukromie',
  '/dashboard/ucet',
  '/dashboard/ucet/overenie',
];

/** How many pages are open at a time: waiting until one is loaded needs no processor. */
const PAGES_AT_ONCE = 5;

/** The weight of every page with the demo data at a fixed time, so that it is the same on each machine and day. */
export async function weighSite(): Promise<{
  weights: Record<string, PageWeight>;
  /** The number of visible words on each public page. */
  words: Record<string, number>;
}> {
  // without a known network it would load lazy pictures from further away than a person's browser
  const browser = await openBrowser(['--blink-settings=lazyLoadingImageMarginPxUnknown=1250']);
  const site = await openSite({ LOG_LEVEL: 'silent' }, { at: MOMENT, browser });
  const weighed: Record<string, PageWeight> = {};
  const words: Record<string, number> = {};
  try {
    const desk = deskOf(site);
    const ids = await idsOf(site);
    const weighNext = async (remaining: Iterable<string>) => {
      for (const route of remaining) {
        const options = { viewport: { width: 1440, height: 900 } };
        const page = await (route.startsWith('/dashboard') ? desk : site).visitor(options);
        const path = route.replace(/:\w+/g, (name) => ids[name] ?? name);
        weighed[route] = await weigh(page, site.url + path);
        if (!route.startsWith('/dashboard'))
          words[route] = (await readDocument(await fetch(page.url()))).visibleWords;
        await page.context().close();
      }
    };
    const weighAll = (routes: readonly string[]) => {
      const remaining = routes.values();
      return Promise.all(Array.from({ length: PAGES_AT_ONCE }, () => weighNext(remaining)));
    };
    await Promise.all([weighAll(DESK), waitForBestCompression(site)]);
    await weighAll(PUBLIC);
  } finally {
    await site.close();
    await browser.close();
  }
  const weights = Object.fromEntries(Object.entries(weighed).sort(([one], [other]) => (one < other ? -1 : 1)));
  return { weights, words };
}

/** Waits until the cached pages, at first compressed quickly, are replaced by their best compression. */
async function waitForBestCompression({ url }: Site): Promise<void> {
  const lengths = () =>
    Promise.all(
      CACHED.map(async (path) => {
        const head = await fetch(url + encodeURI(path), { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
        return Number(head.headers.get('Content-Length'));
      }),
    );
  const quick = await lengths();
  for (let now = quick; now.some((length, index) => length === quick[index]); now = await lengths()) await delay(200);
}

/** The random ids of the demo, and those of a new sign-up and its email. */
async function idsOf(site: Site): Promise<Record<string, string>> {
  const { db } = site.app;
  const sent = await sendSignUp(site, { firstName: 'Tomáš', lastName: 'Cvičný', consent: true });
  const signUp: string = (await sent.json()).id;
  // one of several emails, which differ in length
  const email = db
    .selectFrom('email')
    .select('id')
    .where('aboutId', '=', signUp)
    .where('kind', '=', 'signUpConfirmed');
  const article = db.selectFrom('article').select('id').where('slug', '=', 'cvicny-poziarny-poplach');
  const member = db.selectFrom('staffMember').select('id');
  return {
    ':signUp': signUp,
    ':email': (await email.executeTakeFirstOrThrow()).id,
    ':article': (await article.executeTakeFirstOrThrow()).id,
    ':member': (await member.executeTakeFirstOrThrow()).id,
  };
}

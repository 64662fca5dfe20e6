import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SITE_PAGES } from '../../../build/server/index.js';
import { type Client, openClient } from '../client.ts';

// Phrases no page may contain, in the demo or in an empty installation, and what every page must contain.

/** Legally wrong, not promised by the company, or not natural Slovak. */
const FORBIDDEN: [what: RegExp, why: string][] = [
  [/autorizovan\S* právnick/i, 'the Act calls it oprávnená právnická osoba'],
  [/(čo|ktoré) .{0,40}(žiada|ukladá) zákon\b/i, 'regulations stand there too: predpisy'],
  [/zo zákona/i, 'regulations stand there too: predpisy'],
  [/každej právnickej osoby a každého podnikateľa/i, '§ 7 of 314/2001 frees the smallest'],
  [/nie (je to )?lehota zo|ani povinnosti zo zákona/i, 'we do not deny what we did not read'],
  [/nad (povinn|zákonn)\S* .{0,30}(minim|dych)/i, 'checks for alcohol are a duty'],
  [/(testom|test) s 20 otázkami; na úspech/i, 'the exam has a practical part'],
  [/platí natrvalo|neobmedzene platn/i, '§ 16: it lapses'],
  [/slepý uhol/i, 'mŕtvy uhol'],
  [/modrý kruh|žltý trojuholník|tvar a farba značky|farba a tvar/i, 'signs need no explanation'],
  [/tento list\b|v liste\b|napíšeme vám list|odpovedzte na list/i, 'e-mail'],
  [/jeden deň strávite/i, 'a trial day without a contract'],
  [/náhradný prístroj|overenú kópiu|dva až tri týždne|dohodnutú lehotu/i, 'nobody promised it'],
  [/kratší čas nie je ustanovený/i, 'read § 7'],
  [/overené k /i, 'a day of comparison stands once, at the end of the page, with its quotation in the table'],
  [
    /(?<!odporúčame (najmenej )?)raz za dva roky/i,
    '§ 7 of 124/2006 asks for three since 2023; two are what we recommend',
  ],
  [/platí \d+ mesiac|Platnosť: /, 'a course is repeated; only a document of § 16 of 124/2006 holds'],
  [/naše(ho)? zhrnuti[ae]: hliadku|podľa nášho zhrnutia/i, 'a term of 121/2002 is no opinion of ours'],
  [/oboznamujete podľa pripravenej osnovy/, 'fire protection is taught by a technician (121/2002, § 22)'],
  [/stavebné povolenie|komu vydali povolenie/i, 'a word of the former building act'],
  [/zabezpečí vyšetrenie a korekčné/i, 'corrective aids only when the examination shows the need'],
  [/Z\. z\.\./, 'the abbreviation ends the sentence'],
];

/** Promises that are allowed only from the company's record. */
const PROMISES = [
  /do \d+ pracovn/i,
  /pondelok až piatok/i,
  /výpovedná lehota/i,
  /poistenie zodpovednosti/i,
  /€ bez DPH/i,
];

/** The rest is in closed details; the privacy notice must show everything at once (GDPR, article 13). */
const WORDS_MAX = 800;
const OF_ANY_LENGTH = ['/ochrana-osobnych-udajov'];

const EXAMPLES = ['/', '/kontakt', '/poziarna-ochrana', '/bezpecnost-prace-bozp'];

describe.each([
  ['with the demo content', { DEMO_CONTENT: 'on' }],
  ['without content', { DEMO_CONTENT: 'off' }],
])('a site %s', (_, environment) => {
  let client: Client;
  beforeAll(async () => {
    client = await openClient({ environment });
  });
  afterAll(() => client.close());

  async function read(path: string): Promise<string> {
    const { text } = await client.read(path);
    return text.replace(/\s+/g, ' ');
  }

  test.each(SITE_PAGES)('%s contains no forbidden statement', async (path) => {
    const text = await read(path);
    expect(FORBIDDEN.filter(([what]) => what.test(text))).toEqual([]);
  });

  test.each(SITE_PAGES)('%s explains the abbreviation OPP', async (path) => {
    const text = await read(path);
    if (/\bOPP\b/.test(text)) expect(text).toContain('OPP (ochrana pred požiarmi)');
  });

  test.each(SITE_PAGES)('%s explains simple evacuation conditions where it mentions them', async (path) => {
    const text = await read(path);
    if (text.includes('jednoduché podmienky na evakuáciu')) {
      expect(text).toContain('napríklad pre viac poschodí alebo dlhú cestu von');
    }
  });

  test.each(SITE_PAGES.filter((path) => !OF_ANY_LENGTH.includes(path)))(
    '%s shows at most 800 words',
    async (path) => {
      const { visibleWords } = await client.read(path);
      expect(visibleWords).toBeLessThanOrEqual(WORDS_MAX);
    },
  );

  test('promises exactly what the company record states', async () => {
    const text = (await Promise.all(EXAMPLES.map(read))).join(' ');
    const promised = PROMISES.filter((promise) => promise.test(text));
    expect(promised).toEqual(environment.DEMO_CONTENT === 'on' ? PROMISES : []);
  });
});

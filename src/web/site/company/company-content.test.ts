import { describe, expect, test } from 'vitest';
import { DEMO_COMPANY } from '#content/demo-company.ts';
import eLearning from '#content/e-learning.md';
import careers from '#content/kariera.md';
import privacyNotice from '#content/ochrana-osobnych-udajov.md';
import permits from '#content/opravnenia.yaml';
import podcast from '#content/podcast.md';
import qualityPolicy from '#content/politika-kvality.md';
import statement from '#content/vyhlasenie-o-pristupnosti.md';
import { EMPTY_COMPANY } from '#domain/company/company.ts';
import { withFacts } from '#domain/company/company-facts.ts';
import { companySchema } from '#domain/company/company-fields.ts';
import { careersSchema, openPositions, positionSchema } from '#domain/page-texts/careers-fields.ts';
import { qualityPolicySchema } from '#domain/page-texts/company-pages-fields.ts';
import { eLearningSchema } from '#domain/page-texts/e-learning-fields.ts';
import { permitsSchema } from '#domain/page-texts/permits-fields.ts';
import { podcastSchema } from '#domain/page-texts/podcast-fields.ts';
import { privacyNoticeSchema, statementSchema } from '#domain/page-texts/statement-fields.ts';
import { PRIVACY_NOTICE_VERSION } from '#domain/privacy-notice.ts';
import { periodSentence, RETAINED_KINDS } from '#domain/retention.ts';
import type { z } from '#domain/schema.ts';
import { publicFileSize } from '#web/front/public-files.ts';
import { cite } from '#web/shared/laws.ts';
import { contentSections } from '#web/shared/markdown.ts';

const demo = companySchema.parse(DEMO_COMPANY);

const ARTICLES: [file: string, article: typeof careers, schema: z.ZodType, anchors: string[]][] = [
  ['kariera.md', careers, careersSchema, ['kto-pracuje', 'co-poslat', 'vyber', 'na-stazi']],
  ['e-learning.md', eLearning, eLearningSchema, ['schvalene', 'kedy', 'postup']],
  ['politika-kvality.md', qualityPolicy, qualityPolicySchema, ['normy', 'staznost']],
  ['podcast.md', podcast, podcastSchema, ['o-com']],
  [
    'ochrana-osobnych-udajov.md',
    privacyNotice,
    privacyNoticeSchema,
    ['kto', 'co', 'ucastnici', 'povinnost', 'komu', 'prava', 'cookie'],
  ],
  [
    'vyhlasenie-o-pristupnosti.md',
    statement,
    statementSchema,
    ['pravidla', 'hotovo', 'nedostatky', 'overenie', 'prekazka'],
  ],
];

describe.each(ARTICLES)('content/%s', (_file, { front, text }, schema, anchors) => {
  test('has the front matter that its page shows', () => {
    expect(schema.safeParse(front).error).toBeUndefined();
  });

  test('has the sections that its page shows', () => {
    expect(Object.keys(contentSections(withFacts(text, demo)))).toEqual(anchors);
  });

  test('has no empty section, unfilled placeholder or unrendered link, also with an empty company record', () => {
    for (const company of [demo, EMPTY_COMPANY]) {
      for (const { html } of Object.values(contentSections(withFacts(text, company)))) {
        expect(html).not.toBe('');
        expect(html).not.toMatch(/[{}]|\]\(/);
      }
    }
  });
});

describe('the permits page', () => {
  const { groups } = permitsSchema.parse(permits);

  test('lists the documents of specification section 2.6 in its order', () => {
    expect(groups.map(({ permits }) => permits.length)).toEqual([1, 11, 4, 2, 3]);
    expect(groups[1]?.permits.map(({ code }) => code)).toEqual([
      '01.1',
      '01.2',
      '02.2',
      '03.2',
      '03.4',
      '04.2',
      '05.1',
      '06.1',
      '07.2',
      '08.1',
      '09.1',
    ]);
    expect(groups[4]?.permits.map(({ code }) => code)).toEqual(['14001', '9001', '45001']);
  });

  test('has a file for each permit, and cites only known laws', () => {
    for (const { permits, law } of groups) {
      if (law) expect(cite(law).url).toContain('slov-lex.sk');
      for (const { pdf } of permits) expect([pdf, publicFileSize(pdf) > 1_000]).toEqual([pdf, true]);
    }
    expect(publicFileSize('/pdf/uchdzaci.pdf')).toBeGreaterThan(1_000);
    expect(publicFileSize('/pdf/nie-je.pdf')).toBe(0);
  });
});

describe('the careers page', () => {
  const front = careersSchema.parse(careers.front);
  const position = positionSchema.parse({
    title: 'Bezpečnostný technik',
    text: 'Obhliadky prevádzok.',
    city: 'Žilina',
    employment: 'FULL_TIME',
    wageFrom: 1_500,
    posted: '2026-11-20',
    validThrough: '2026-12-31',
  });

  test('has the labels of specification section 2.6', () => {
    expect(front.title).toBe('Kariéra');
    expect(front.headline).toBe('Aktuálne voľné pracovné pozície');
    expect(front.buttons).toEqual({ internships: 'Pracovné stáže', contact: 'Kontaktujte nás' });
    expect([front.internships.title, front.anchor]).toEqual(['Aktuálne pracovné stáže', 'pracovne-staze']);
    expect(front.download).toEqual({ label: 'Uchádzači o zamestnanie', pdf: '/pdf/uchdzaci' });
  });

  test('states that no position is open, and what the consent is for', () => {
    expect(front.positions).toEqual([]);
    expect(front.noPositions.title).toContain('žiadnu voľnú pozíciu');
    expect(front.consentNote).toContain('Súhlas sa týka len uchovania životopisu po výbere; bez neho');
  });

  test('shows a position up to its last day', () => {
    expect(openPositions([position], '2026-12-31')).toEqual([position]);
    expect(openPositions([position], '2027-01-01')).toEqual([]);
  });
});

describe('the section on complaints', () => {
  const complaining = (company: typeof demo) =>
    contentSections(withFacts(qualityPolicy.text, company)).staznost?.html ?? '';

  test('has the telephone number, the e-mail and the time of an answer', () => {
    expect(complaining(demo)).toMatch(
      /href="tel:\+421900000001".*href="mailto:info@example\.sk".*do\s2\spracovných dní/s,
    );
  });

  test('links to the form and promises no time with an empty company record', () => {
    expect(complaining(EMPTY_COMPANY)).toContain('href="/kontakt#formular"');
    expect(complaining(EMPTY_COMPANY)).not.toMatch(/tel:|mailto:|Odpovieme/);
  });
});

test('e-learning offers the three courses of specification section 3', () => {
  const front = eLearningSchema.parse(eLearning.front);
  expect(front.offers.map(({ id, value }) => [id, value])).toEqual([
    [1, 'BOZP'],
    [2, 'OPP'],
    [3, 'Vodiči'],
  ]);
});

test('the privacy notice has the version that consents are stored with', () => {
  const front = privacyNoticeSchema.parse(privacyNotice.front);
  expect(front.version).toBe(PRIVACY_NOTICE_VERSION);
});

test('the privacy notice states the retention periods after which data are erased', () => {
  const { purposes } = privacyNoticeSchema.parse(privacyNotice.front);
  for (const kind of RETAINED_KINDS) {
    expect(purposes.filter(({ period }) => period.includes(periodSentence(kind)))).toHaveLength(1);
  }
});

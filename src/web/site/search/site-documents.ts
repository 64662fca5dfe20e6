import blog from '#content/blog.yaml';
import { CLIENTS } from '#content/clients.ts';
import eLearning from '#content/e-learning.md';
import careers from '#content/kariera.md';
import contact from '#content/kontakt.yaml';
import courses from '#content/kurzy-a-skolenia.md';
import privacyNotice from '#content/ochrana-osobnych-udajov.md';
import permits from '#content/opravnenia.yaml';
import podcast from '#content/podcast.md';
import qualityPolicy from '#content/politika-kvality.md';
import companyProfile from '#content/profil-spolocnosti.md';
import references from '#content/referencie.yaml';
import { findServiceTile } from '#content/service-tiles.ts';
import services from '#content/sluzby.yaml';
import partnership from '#content/spolupraca-a-partnerstvo.md';
import statement from '#content/vyhlasenie-o-pristupnosti.md';
import type { Company } from '#domain/company/company.ts';
import { identification, withFacts } from '#domain/company/company-facts.ts';
import type { Day } from '#domain/day.ts';
import { careersSchema, openPositions } from '#domain/page-texts/careers-fields.ts';
import { permitsSchema } from '#domain/page-texts/permits-fields.ts';
import { privacyNoticeSchema } from '#domain/page-texts/statement-fields.ts';
import { z } from '#domain/schema.ts';
import { DOCUMENT_KINDS, type DocumentKind, type SiteDocument } from '#domain/site-search/site-document.ts';
import { SITE_PAGES } from '#web/front/site-pages.ts';
import { cite } from '#web/shared/laws.ts';
import { plainText } from '#web/shared/markdown.ts';
import { WORDS } from '#web/site/document-check/check-words.ts';
import { findServicePage } from '#web/site/services/service-pages.ts';
import { findModelSolution } from '#web/site/solutions/model-solutions.ts';

// For loaders only.

/** The pages as the search indexes them: their titles and texts, from the same sources as the pages themselves. */
export function siteDocuments(company: Company, day: Day): SiteDocument[] {
  const pages = ownPages(company, day);
  return [...SITE_PAGES, CHECK_PAGE].flatMap((path): SiteDocument[] => {
    const service = findServicePage(path);
    if (service) return [toDocument('service', path, service)];
    const solution = findModelSolution(path);
    if (solution) return [toDocument('solution', path, { ...solution })];
    return pages[path] ? [toDocument('page', path, pages[path])] : [];
  });
}

/** Without the site's frame, but people look for it on the site. */
const CHECK_PAGE = '/overenie';

interface PageSource {
  title: string;
  subtitle: string;
  [part: string]: unknown;
}

/** Without the home page: all of its content is also on the pages it links to. */
function ownPages(company: Company, day: Day): Record<string, PageSource> {
  const { positions } = careersSchema.parse(careers.front);
  const branches = company.branches.map(({ city, street, headquarters }) =>
    [`${headquarters ? 'Sídlo' : 'Pobočka'} ${city}`, street].filter(Boolean).join(', '),
  );
  const facts = [
    ['Otváracie hodiny', company.commitments.openingHours],
    ['IBAN', company.bank.iban],
    ...identification(company),
  ] as const;
  const { title, description, byNumber, hint } = WORDS.sk;
  const { groups, ...permitsPage } = permitsSchema.parse(permits);
  return {
    '/profil-spolocnosti': article(companyProfile, company),
    '/politika-kvality': article(qualityPolicy, company),
    '/opravnenia': {
      ...permitsPage,
      groups: groups.map(({ law, ...group }) => ({ ...group, law: law && cite(law) })),
    },
    '/spolupraca-a-partnerstvo': { ...article(partnership, company), partners: company.partners },
    '/referencie': {
      ...page(references),
      clients: CLIENTS.map(({ name }) => name).join(', '),
      works: company.references,
    },
    '/kariera': { ...article(careers, company), positions: openPositions(positions, day) },
    '/sluzby': page(services),
    '/kurzy-a-skolenia': article({ ...courses, front: { title: COURSES_TITLE } }, company),
    '/e-learning': article(eLearning, company),
    '/podcast': article(podcast, company),
    '/blog': page(blog),
    '/kontakt': {
      ...page(contact),
      branches,
      facts: facts.map(([label, value]) => value && `${label}: ${value}`),
    },
    '/ochrana-osobnych-udajov': article(
      { ...privacyNotice, front: privacyNoticeSchema.parse(privacyNotice.front) },
      company,
    ),
    '/vyhlasenie-o-pristupnosti': article(statement, company),
    [CHECK_PAGE]: { title, subtitle: description, words: [byNumber, hint] },
  };
}

/** The title of the courses page, which is its name in the menu. */
const COURSES_TITLE = 'Kurzy a školenia';

const pageSchema = z.looseObject({ title: z.string(), subtitle: z.string().default('') });

function page(source: unknown): PageSource {
  return pageSchema.parse(source);
}

/** A text with the company's facts, without the anchors of its sections. */
function article({ front, text }: typeof careers, company: Company): PageSource {
  const named = withFacts(text, company).replace(/ \{#[\w-]+\}$/gm, '');
  return { ...page(front), article: plainText(named) };
}

function toDocument(kind: DocumentKind, path: string, source: PageSource): SiteDocument {
  const { title, subtitle, ...parts } = source;
  const sign = findServiceTile(path)?.source ?? DOCUMENT_KINDS[kind].sign;
  return { kind, path, title, text: [subtitle, ...prose(parts)].filter(Boolean).join('\n'), sign };
}

/** Fields that are not part of the page's text, or are shown on it only at times. */
const UNINDEXED_FIELDS = new Set([
  'metaTitle',
  'metaDescription',
  'drawing',
  'callToAction',
  'empty',
  'noEpisodes',
  'feed',
]);

/** A short title is indexed only together with its text, as alone it is too short to be a search result. */
const pointSchema = z.looseObject({ title: z.string(), text: z.string() });

/** All texts for people; a text without a space is a name, an address or a number for programs. */
function prose(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  const point = pointSchema.safeParse(value);
  if (point.success) {
    const { title, text, ...others } = point.data;
    return [`${title}: ${text}`, ...prose(others)];
  }
  return Object.entries(value).flatMap(([name, part]) => (UNINDEXED_FIELDS.has(name) ? [] : prose(part)));
}

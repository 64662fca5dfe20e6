import { type UIMatch, useMatches, useRouteLoaderData } from 'react-router';
import type { Thing } from 'schema-dts';
import type { Company } from '#domain/company/company.ts';
import type { PageHandle } from '#web/front/page-handle.ts';

/** Data of every page, loaded by the root route. */
export interface Site {
  company: Company;
  /** For addresses used outside the page; empty unless BASE_URL is set. */
  origin: string;
}

interface StructuredDataProps {
  of(site: Site): Thing | undefined;
}

/**
 * The page's content as JSON-LD for search engines. A browser treats it as text and never runs it, so the security
 * policy has nothing to allow. A page that is not for search engines has none.
 */
export function StructuredData({ of }: StructuredDataProps) {
  const isForSearch = !(useMatches() as UIMatch<unknown, PageHandle | undefined>[]).some(
    ({ handle }) => handle?.noIndex,
  );
  const site = useRouteLoaderData('root') as Site;
  const thing = isForSearch ? of(site) : undefined;
  if (!thing) return null;
  // an unescaped `<` could end the script element
  const json = JSON.stringify(Object.assign({ '@context': 'https://schema.org' }, thing)).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

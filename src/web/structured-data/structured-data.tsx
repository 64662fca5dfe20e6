import { type UIMatch, useMatches } from 'react-router';
import type { Thing, WithContext } from 'schema-dts';
import type { Company } from '#domain/company/company.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { useCompany } from '#web/ui/site/company.ts';
import { useOrigin } from '#web/ui/site/origin.ts';

/** What every page knows: whose it is, and where it lives. */
export interface Site {
  company: Company;
  origin: string;
}

interface StructuredDataProps {
  /** A page with scripts gives it on the server only, so that no browser is sent what it has no use for. */
  of: ((site: Site) => WithContext<Thing> | undefined) | undefined;
}

/**
 * What the page says, once more for search engines (JSON-LD). It is text to a browser and never run, so the security
 * policy has nothing to allow. A page that is not for them tells them nothing.
 */
export const StructuredData = import.meta.env.SSR ? Written : Block;

function Written({ of }: StructuredDataProps) {
  const isForSearch = !(useMatches() as UIMatch<unknown, PageHandle | undefined>[]).some(
    ({ handle }) => handle?.noIndex,
  );
  const company = useCompany();
  const origin = useOrigin();
  const thing = isForSearch ? of?.({ company, origin }) : undefined;
  // a `<` could end the element it stands in
  return thing && <Block json={JSON.stringify(thing).replaceAll('<', '\\u003c')} />;
}

/** Hydration leaves what the server has written; more than that the browser does not know. */
function Block({ json = '' }: Partial<StructuredDataProps> & { json?: string }) {
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />;
}

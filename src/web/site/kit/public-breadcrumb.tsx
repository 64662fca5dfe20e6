import type { BreadcrumbList } from 'schema-dts';
import { StructuredData } from '#web/site/structured-data/structured-data.tsx';
import { Breadcrumb, type Step } from './breadcrumb.tsx';

export interface PublicBreadcrumbProps {
  /** The title of the page. */
  title: string;
  /** The page above it, if not the home page. */
  parent?: { title: string; to: string };
}

/** The breadcrumb of a page that is indexed, with structured data for search engines. */
export function PublicBreadcrumb({ title, parent }: PublicBreadcrumbProps) {
  const steps = [{ title: 'Domov', to: '/' }, ...(parent ? [parent] : []), { title }];
  return (
    <>
      <Breadcrumb steps={steps} />
      <StructuredData of={({ origin }) => breadcrumbList(steps, origin)} />
    </>
  );
}

function breadcrumbList(steps: Step[], origin: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: to && origin + to,
    })),
  };
}

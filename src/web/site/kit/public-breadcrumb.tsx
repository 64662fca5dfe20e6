import { breadcrumbList } from '#web/site/structured-data/breadcrumb-list.ts';
import { StructuredData } from '#web/site/structured-data/structured-data.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

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
      <StructuredData of={import.meta.env.SSR ? ({ origin }) => breadcrumbList(steps, origin) : undefined} />
    </>
  );
}

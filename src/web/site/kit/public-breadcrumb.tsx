import { breadcrumbList, type Step } from '#web/site/structured-data/breadcrumb-list.ts';
import { StructuredData } from '#web/site/structured-data/structured-data.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

/** The breadcrumb of a page that is indexed, with structured data for search engines. */
export function PublicBreadcrumb({ steps }: { steps: Step[] }) {
  return (
    <>
      <Breadcrumb steps={steps} />
      <StructuredData of={import.meta.env.SSR ? ({ origin }) => breadcrumbList(steps, origin) : undefined} />
    </>
  );
}

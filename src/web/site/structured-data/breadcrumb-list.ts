import type { BreadcrumbList, WithContext } from 'schema-dts';

/** One of the pages above a page; the last step, the page itself, has no link. */
interface Step {
  title: string;
  to?: string;
}

export function breadcrumbList(steps: Step[], origin: string): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: to && origin + to,
    })),
  };
}

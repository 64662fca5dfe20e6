import type { ReactNode } from 'react';
import { PageHeader } from './page-header.tsx';
import type { PublicBreadcrumbProps } from './public-breadcrumb.tsx';

interface TextPageHeaderProps extends Pick<PublicBreadcrumbProps, 'parent'> {
  /** The values of its file in `content/`. */
  page: { title: string; subtitle: string; anchor: string };
  image: ReactNode;
  /** Buttons beside „Pozrieť viac ↓“. */
  children?: ReactNode;
}

/** The header of a text page, with the button that links to its content. */
export function TextPageHeader({ page, parent, image, children }: TextPageHeaderProps) {
  return (
    <PageHeader title={page.title} subtitle={page.subtitle} parent={parent} image={image}>
      <a className="btn btn--ink" href={`#${page.anchor}`}>
        Pozrieť viac ↓
      </a>
      {children}
    </PageHeader>
  );
}

import type { ReactNode } from 'react';
import { PageHeader } from './page-header.tsx';

interface TextPageHeaderProps {
  /** The values of its file in `content/`. */
  page: { title: string; subtitle: string; anchor: string };
  /** The parent page, if not the home page. */
  parent?: { title: string; to: string };
  image: ReactNode;
  /** Buttons beside „Pozrieť viac ↓“. */
  children?: ReactNode;
}

/** The header of a text page, with the button that links to its content. */
export function TextPageHeader({ page, parent, image, children }: TextPageHeaderProps) {
  const home = { title: 'Domov', to: '/' };
  return (
    <PageHeader
      title={page.title}
      subtitle={page.subtitle}
      breadcrumb={[home, ...(parent ? [parent] : []), { title: page.title }]}
      image={image}
    >
      <a className="btn btn--ink" href={`#${page.anchor}`}>
        Pozrieť viac ↓
      </a>
      {children}
    </PageHeader>
  );
}

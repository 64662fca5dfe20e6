import type { ReactNode } from 'react';
import { PageHeader } from './page-header.tsx';

interface TextPageHeaderProps {
  /** As its file in `content/` has them. */
  page: { title: string; subtitle: string; anchor: string };
  /** The page it stands below, if not the home page. */
  parent?: { title: string; to: string };
  image: ReactNode;
  /** Buttons beside „Pozrieť viac ↓“. */
  children?: ReactNode;
}

/** The header of a page of text, with the button that leads to its content. */
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

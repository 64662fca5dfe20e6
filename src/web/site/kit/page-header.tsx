import type { ReactNode } from 'react';
import { nonBreaking } from '#domain/slovak.ts';
import { PublicBreadcrumb, type PublicBreadcrumbProps } from './public-breadcrumb.tsx';

interface PageHeaderProps extends PublicBreadcrumbProps {
  /** Its name in the breadcrumb, if not its title. */
  crumb?: string;
  subtitle: ReactNode;
  /** A drawing, in place of the specification's screenshot. */
  image: ReactNode;
  children?: ReactNode;
}

/** The page header block (specification section 2.5): large title, subtitle, buttons and an image. */
export function PageHeader({ title, crumb = title, parent, subtitle, image, children }: PageHeaderProps) {
  return (
    <section className="page-header">
      <div className="page-header-in">
        <div className="page-header-text">
          <PublicBreadcrumb title={crumb} parent={parent} />
          <h1>{nonBreaking(title)}</h1>
          <p className="lead">{typeof subtitle === 'string' ? nonBreaking(subtitle) : subtitle}</p>
          <div className="btns">{children}</div>
        </div>
        {image}
      </div>
    </section>
  );
}

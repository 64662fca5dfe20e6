import type { ReactNode } from 'react';
import { nonBreaking } from '#domain/slovak.ts';
import type { Step } from '#web/site/structured-data/breadcrumb-list.ts';
import { PublicBreadcrumb } from './public-breadcrumb.tsx';

interface PageHeaderProps {
  title: string;
  subtitle: ReactNode;
  breadcrumb: Step[];
  /** A drawing, in place of the specification's screenshot. */
  image: ReactNode;
  children?: ReactNode;
}

/** The page header block (specification section 2.5): large title, subtitle, buttons and an image. */
export function PageHeader({ title, subtitle, breadcrumb, image, children }: PageHeaderProps) {
  return (
    <section className="page-header">
      <div className="page-header-in">
        <div className="page-header-text">
          <PublicBreadcrumb steps={breadcrumb} />
          <h1>{nonBreaking(title)}</h1>
          <p className="lead">{typeof subtitle === 'string' ? nonBreaking(subtitle) : subtitle}</p>
          <div className="btns">{children}</div>
        </div>
        {image}
      </div>
    </section>
  );
}

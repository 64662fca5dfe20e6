import type { ReactNode } from 'react';

interface SectionProps {
  id?: string;
  /** Its background, its lines, or its own name. */
  className?: string;
  /** The layout of its content, `cols` for two columns. */
  layout?: string;
  children: ReactNode;
}

/** A section across a public page, with its content in the middle. */
export function Section({ id, className, layout, children }: SectionProps) {
  return (
    <section className={className ? `section ${className}` : 'section'} id={id}>
      <div className={layout ? `wrap ${layout}` : 'wrap'}>{children}</div>
    </section>
  );
}

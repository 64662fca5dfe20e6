import type { ReactNode } from 'react';
import { nonBreaking } from '#domain/slovak.ts';
import { Icon } from '#web/shared/icon.tsx';

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

interface SectionHeadProps {
  title: string;
  note?: string;
  /** Where there is more. */
  link?: { label: string; to: string };
}

/** The title of a section, and beside it a note or a link. */
export function SectionHead({ title, note, link }: SectionHeadProps) {
  return (
    <div className="head-row">
      <h2>{nonBreaking(title)}</h2>
      {note && <p className="muted">{nonBreaking(note)}</p>}
      {link && (
        <p>
          <a className="arrow-link" href={link.to}>
            {nonBreaking(link.label)}
            <Icon name="right" />
          </a>
        </p>
      )}
    </div>
  );
}

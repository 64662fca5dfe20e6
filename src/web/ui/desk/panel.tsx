import type { ReactNode } from 'react';

interface PanelProps {
  title: string;
  note?: string | undefined;
  /** What stands in the head besides: a sum, or a link. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A plate with a head on a detail page of the desk. */
export function Panel({ title, note, aside, children }: PanelProps) {
  return (
    <section className="panel">
      <header>
        <h2>{title}</h2>
        {note && <span className="muted">{note}</span>}
        {aside}
      </header>
      {children}
    </section>
  );
}

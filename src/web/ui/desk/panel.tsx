import type { ReactNode } from 'react';

/** A plate with a head on a detail page of the desk. */
export function Panel({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="panel">
      <header>
        <h2>{title}</h2>
        {note && <span className="muted">{note}</span>}
      </header>
      {children}
    </section>
  );
}

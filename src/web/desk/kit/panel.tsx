import type { ReactNode } from 'react';
import { nonBreaking } from '#domain/slovak.ts';
import { TermHelp } from '#web/desk/help/term-help.tsx';
import type { Term } from '#web/desk/help/terms.ts';

interface PanelProps {
  title: string;
  /** A term of the title that is explained to new users. */
  term?: Term | undefined;
  note?: string | undefined;
  /** Shown in the head: a total, or a link. */
  aside?: ReactNode;
  /** Sets the children in one padded box, in this layout if one is named. */
  body?: true | 'stack' | 'fields' | 'fields fields--three' | 'entry-fields stack';
  children: ReactNode;
}

/** A panel with a head on a detail page of the desk. */
export function Panel({ title, term, note, aside, body, children }: PanelProps) {
  return (
    <section className="panel">
      <header>
        <h2>{nonBreaking(title)}</h2>
        {term && <TermHelp term={term} />}
        {note && <span className="muted">{nonBreaking(note)}</span>}
        {aside}
      </header>
      {body ? <div className={body === true ? 'panel-body' : `panel-body ${body}`}>{children}</div> : children}
    </section>
  );
}

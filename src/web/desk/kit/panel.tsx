import { Fragment, type ReactNode } from 'react';
import type { HistoryStep } from '#domain/events/history.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { TermHelp } from '#web/desk/help/term-help.tsx';
import type { Term } from '#web/desk/help/terms.ts';
import { Instant } from './instant.tsx';

interface PanelProps {
  title: string;
  /** A term of the title that is explained to new users. */
  term?: Term | undefined;
  note?: string | undefined;
  /** Shown in the head: a total, or a link. */
  aside?: ReactNode;
  /** Sets the children in one padded box, in this layout if one is named. */
  body?: true | 'stack' | 'fields' | 'fields fields--three';
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

/** A term, its value and the class of the value: `num` for a number, `as-typed` for a text with its line ends. */
export type Fact = readonly [term: string, value: ReactNode, className?: 'num' | 'as-typed' | 'flags'];

/** Terms and their values; a fact without a value is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(
        ([term, value, className], place) =>
          (value || value === 0) && (
            <Fragment key={place}>
              <dt>{term}</dt>
              <dd className={className}>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}

interface HistoryPanelProps {
  history: HistoryStep[];
  /** The current state, as the last step. */
  now?: string;
}

/** The history of a record: what happened, by whom and when, as the green route. */
export function HistoryPanel({ history, now }: HistoryPanelProps) {
  return (
    <Panel title="Priebeh">
      <ol className="trail">
        {history.map(({ position, at, what, who, detail }) => (
          <li key={position}>
            <b>{what}</b>
            {detail && <span className="said">{detail}</span>}
            <span>
              <Instant at={at} /> · {who}
            </span>
          </li>
        ))}
        {now && (
          <li className="now">
            <b>{now}</b>
            <span>teraz</span>
          </li>
        )}
      </ol>
    </Panel>
  );
}

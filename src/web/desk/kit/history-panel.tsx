import type { HistoryStep } from '#domain/events/history.ts';
import { Instant } from './instant.tsx';
import { Panel } from './panel.tsx';

interface HistoryPanelProps {
  title?: string;
  history: HistoryStep[];
  /** The current state, as the last step. */
  now?: string;
}

/** The history of a record: what happened, by whom and when, as the green route. */
export function HistoryPanel({ title = 'Priebeh', history, now }: HistoryPanelProps) {
  return (
    <Panel title={title}>
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

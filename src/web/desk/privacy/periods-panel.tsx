import { formatDay } from '#domain/day.ts';
import { periodSentence, RETENTION, type RetainedNow } from '#domain/retention.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Panel } from '#web/desk/kit/panel.tsx';

/** The retention periods, how many records each covers, and when the next one is erased. */
export function PeriodsPanel({ retained }: { retained: RetainedNow[] }) {
  return (
    <Panel title="Lehoty" term="period">
      <table className="rows">
        <thead>
          <tr>
            <th>Údaje</th>
            <th>Uchovávame</th>
            <th className="r">Teraz</th>
            <th className="r">Najbližšie sa zmaže</th>
          </tr>
        </thead>
        <tbody>
          {retained.map(({ kind, count, next }) => (
            <tr key={kind}>
              <td className="title">
                <b>{nonBreaking(RETENTION[kind].title)}</b>
              </td>
              <td>{nonBreaking(periodSentence(kind))}</td>
              <td className="num r" data-label="Teraz">
                {count.toLocaleString('sk')}
              </td>
              <td className="num r" data-label="Najbližšie sa zmaže">
                {next ? `${next.count.toLocaleString('sk')} · ${formatDay(next.day)}` : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="panel-body muted">
        Zlyhané a&nbsp;vyradené e-maily sa mažú ako odoslané. E-mail, ktorý ešte čaká, sa zmaže najneskôr
        s&nbsp;prihláškou alebo dopytom.
      </p>
    </Panel>
  );
}

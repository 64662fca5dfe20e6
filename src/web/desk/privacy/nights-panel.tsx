import { erasedSentence, type RetentionNight } from '#domain/retention.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Instant } from '#web/desk/kit/instant.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';

/** What the last nightly jobs have erased, and the time of the next one. */
export function NightsPanel({ nights, nextAt }: { nights: RetentionNight[]; nextAt: string }) {
  return (
    <Panel title="Nočné mazanie">
      {nights.length > 0 && (
        <table className="rows">
          <thead>
            <tr>
              <th>Kedy</th>
              <th>Čo sa zmazalo</th>
            </tr>
          </thead>
          <tbody>
            {nights.map(({ at, counts }) => (
              <tr key={at}>
                <td className="num">
                  <Instant at={at} />
                </td>
                <td>{nonBreaking(erasedSentence(counts) ?? 'nič na zmazanie')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="panel-body muted">
        {nights.length === 0 && 'Zatiaľ neprebehlo. '}Najbližšie prebehne <Instant at={nextAt} />.
      </p>
    </Panel>
  );
}

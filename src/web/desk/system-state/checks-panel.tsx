import { nonBreaking } from '#domain/slovak.ts';
import type { SystemCheck, Wellness } from '#domain/system-state/system-checks.ts';
import { Badge, type BadgeLook } from '#web/desk/kit/badge.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';

const LOOKS: Record<Wellness, BadgeLook> = { good: 'on', degraded: 'wait', bad: 'fail', unknown: 'off' };

/** The state of each part of the system, in sentences. */
export function ChecksPanel({ checks }: { checks: SystemCheck[] }) {
  return (
    <Panel title="Čo funguje">
      <table className="rows">
        <thead>
          <tr>
            <th>Časť</th>
            <th>Stav</th>
            <th>Čo to znamená</th>
          </tr>
        </thead>
        <tbody>
          {checks.map(({ what, wellness, label, sentences }) => (
            <tr key={what}>
              <td className="title">
                <b>{nonBreaking(what)}</b>
              </td>
              <td>
                <Badge look={LOOKS[wellness]} label={label} />
              </td>
              <td>{nonBreaking(sentences.join(' '))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

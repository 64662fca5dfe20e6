import { Panel } from '#web/ui/desk/panel.tsx';
import { OWN_PASSWORD } from './account-paths.ts';

export function PasswordPanel() {
  return (
    <Panel title="Heslo">
      <div className="panel-body">
        <a className="btn btn--line" href={OWN_PASSWORD}>
          Zmeniť heslo
        </a>
      </div>
    </Panel>
  );
}

import { deviceName } from '#domain/staff/device.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { OTHER_SESSIONS, sessionEndingPath } from './account-paths.ts';

interface Session {
  id: string;
  userAgent: string;
  startedAt: string;
  lastSeenAt: string;
  isThis: boolean;
}

/** The user's active sessions, with links to end them. */
export function SessionsPanel({ sessions }: { sessions: Session[] }) {
  return (
    <Panel title="Prihlásené zariadenia">
      <ul className="lines lines--across">
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionDescription {...session} />
            {!session.isThis && (
              <DeskForm action={sessionEndingPath(session.id)}>
                <button
                  type="submit"
                  className="btn btn--line"
                  aria-label={`Ukončiť ${deviceName(session.userAgent)}`}
                >
                  Ukončiť
                </button>
              </DeskForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <DeskForm action={OTHER_SESSIONS} className="panel-body">
          <button type="submit" className="btn btn--line">
            Ukončiť ostatné
          </button>
        </DeskForm>
      )}
    </Panel>
  );
}

function SessionDescription({ userAgent, startedAt, lastSeenAt, isThis }: Session) {
  return (
    <div>
      <b>{deviceName(userAgent)}</b>
      {isThis && ' – toto zariadenie'}
      <span className="sub">
        Prihlásené <Instant at={startedAt} />, naposledy použité <Instant at={lastSeenAt} />
      </span>
    </div>
  );
}

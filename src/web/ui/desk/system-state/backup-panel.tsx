import { type BackupState, checkSentence, faultSentence } from '#domain/backups/backup.ts';
import { counted, fileSize, nonBreaking } from '#domain/slovak.ts';
import { Instant } from '#web/ui/desk/instant.tsx';
import { Panel } from '#web/ui/desk/panel.tsx';

/** Whether the data could be brought back: the night's restore, what it found, and which backups there are. */
export function BackupPanel({ backups: { check, newest, count, isLate, nextAt } }: { backups: BackupState }) {
  return (
    <Panel title="Zálohy">
      <dl className="fact-list">
        <dt>Posledná</dt>
        <dd>{newest ? <Newest {...newest} /> : 'zatiaľ žiadna'}</dd>
        <dt>Uchováva sa</dt>
        <dd className="num">{counted(count, 'záloha', 'zálohy', 'záloh')}</dd>
        <dt>Najbližšia</dt>
        <dd>
          <Instant at={nextAt} />
        </dd>
      </dl>
      {(check || isLate) && (
        <div className="panel-body">
          {isLate && <p>{MISSED}</p>}
          {check && (
            <p>
              <span className={`badge badge--${check.faults.length === 0 ? 'on' : 'fail'}`}>
                {check.faults.length === 0 ? 'V\u00A0poriadku' : 'Chyba'}
              </span>{' '}
              {checkSentence(check)}
            </p>
          )}
          <ul>
            {check?.faults.map(faultSentence).map((sentence) => (
              <li key={sentence}>{nonBreaking(sentence)}</li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  );
}

const MISSED = 'Viac ako deň sa žiadna záloha neoverila.';

function Newest({ createdAt, sizeBytes }: NonNullable<BackupState['newest']>) {
  return (
    <>
      <Instant at={createdAt} />, {fileSize(sizeBytes)}
    </>
  );
}

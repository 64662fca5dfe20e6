import { DeskNotice } from '#web/ui/desk/desk-notice.tsx';

/** Shown on every page of users who may correct it, while data could not be restored from a backup. */
export function BackupNotice() {
  return (
    <div className="outage">
      <DeskNotice sign="system-chyba" role="status">
        <p>Zálohy nie sú v&nbsp;poriadku.</p>
        <div>
          Po poruche by sa údaje nemuseli dať obnoviť. <a href="/dashboard/stav">Čo sa stalo</a>
        </div>
      </DeskNotice>
    </div>
  );
}

import { DeskNotice } from '#web/ui/desk/desk-notice.tsx';

/** On every page of the desk while nothing can be stored: a restart would lose what the process still holds. */
export function LostDatabaseNotice() {
  return (
    <div className="outage">
      <DeskNotice sign="system-chyba" role="alert">
        <p>Databáza je stratená, nič sa neukladá.</p>
        <div>
          Jej súbor niekto odstránil alebo nahradil. Web nereštartujte a&nbsp;povedzte to správcovi webu hneď.
        </div>
      </DeskNotice>
    </div>
  );
}

import { useSavedMeanwhile } from '#web/ui/desk/changed-meanwhile.tsx';
import { DeskNotice } from '#web/ui/desk/desk-notice.tsx';

/** Another person has changed the request meanwhile; the form still has the reply. */
export function OvertakenNotice({ state, who }: { state: string; who: string }) {
  const sentence = useSavedMeanwhile('Dopyt');
  return (
    <DeskNotice sign="system-pozor" role="alert">
      <p>
        Odpoveď sa ešte neodoslala. {sentence} Teraz je v&nbsp;stave {state}, rieši ho: {who}. Pozrite si rozhovor,
        a&nbsp;ak má odpoveď odísť, pošlite ju znova.
      </p>
    </DeskNotice>
  );
}

/** An email to the address bounced: the reply is held until staff decide (decision 0037). */
export function BouncedNotice() {
  return (
    <DeskNotice sign="system-pozor" role="status">
      <p>
        Z&nbsp;tejto adresy sa nám e-mail vrátil. Odpoveď zadržíme v&nbsp;Pošte, kým nepoviete, či má odísť. Radšej aj
        zavolajte.
      </p>
    </DeskNotice>
  );
}

import { useSavedMeanwhile } from '#web/ui/desk/changed-meanwhile.tsx';
import { DeskNotice } from '#web/ui/desk/desk-notice.tsx';

/** Somebody else has done something about the request meanwhile; the answer is still here. */
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

/** An email to the address came back: what is written is held for the word of staff (decision 0037). */
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

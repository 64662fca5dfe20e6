import { useEffect, useState } from 'react';
import { type Done, doneSentence, UNDO_SECONDS } from '#domain/sign-ups/sign-up-undo.ts';
import { DeskNotice } from '#web/ui/desk/desk-notice.tsx';
import { type SignUpListFilter, signUpsActPath } from './sign-up-filter.ts';

interface UndoNoticeProps extends Done {
  filter: SignUpListFilter;
}

/** What was just done, and the way back, as long as there is one. */
export function UndoNotice({ verb, count, at, filter }: UndoNoticeProps) {
  const isOver = useElapsed(at);
  return (
    <DeskNotice sign="system-ok" role="status">
      <p>{doneSentence(verb, count)}</p>
      {!isOver && (
        <form method="post" action={signUpsActPath('spat', filter)}>
          <input type="hidden" name="kedy" value={at} />
          <button type="submit" className="btn btn--line btn--sm">
            Vrátiť späť
          </button>
        </form>
      )}
    </DeskNotice>
  );
}

/** True once the time for undoing is over; counted from when the page is shown, as clocks differ. */
function useElapsed(at: string): boolean {
  const [isOver, setOver] = useState(false);
  // an effect because time passes outside of React
  useEffect(() => {
    setOver(false);
    const timer = setTimeout(() => setOver(true), at ? UNDO_SECONDS * 1_000 : 0);
    return () => clearTimeout(timer);
  }, [at]);
  return isOver;
}

/** What undoing came to. */
export function UndoneNotice({ undone, kept }: { undone: number; kept: number }) {
  if (undone > 0 && kept === 0)
    return (
      <DeskNotice sign="system-ok" role="status">
        <p>Vrátené späť. Nič sa neposlalo.</p>
      </DeskNotice>
    );
  return (
    <DeskNotice sign="system-pozor" role="alert">
      <p>
        {undone > 0
          ? `Späť sa vrátila len časť: ${undone} z\u00A0${undone + kept}.`
          : 'Späť sa už vrátiť nedalo: prešlo desať sekúnd alebo prihlášku medzitým zmenil niekto iný.'}
      </p>
    </DeskNotice>
  );
}

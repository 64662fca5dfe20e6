import { useEffect, useState } from 'react';
import { outOf } from '#domain/slovak.ts';
import { UNDO_SECONDS, type UndoOutcome } from '#domain/undo.ts';
import { DeskForm } from '#web/ui/desk/desk-form.tsx';
import { DeskNotice } from '#web/ui/desk/desk-notice.tsx';
import { KEYS } from './keys.ts';

interface UndoNoticeProps {
  /** What was done, as a sentence. */
  done: string;
  at: string;
  /** The address of the form that undoes it. */
  action: string;
}

/** The last action, with an undo button as long as it can be undone. */
export function UndoNotice({ done, at, action }: UndoNoticeProps) {
  const isOver = useElapsed(at);
  return (
    <DeskNotice sign="system-ok" role="status">
      <p>{done}</p>
      {!isOver && (
        <DeskForm action={action}>
          <input type="hidden" name="kedy" value={at} />
          <button type="submit" className="btn btn--line btn--sm" aria-keyshortcuts={KEYS.undo}>
            Vrátiť späť
          </button>
        </DeskForm>
      )}
    </DeskNotice>
  );
}

/** True once the undo period is over; counted from when the page is shown, because clocks differ. */
function useElapsed(at: string): boolean {
  const [isOver, setOver] = useState(false);
  // an effect because time passes outside React
  useEffect(() => {
    setOver(false);
    const timer = setTimeout(() => setOver(true), at ? UNDO_SECONDS * 1_000 : 0);
    return () => clearTimeout(timer);
  }, [at]);
  return isOver;
}

/** The result of undoing. */
export function UndoneNotice({ undone, skipped }: UndoOutcome) {
  if (undone > 0 && skipped === 0)
    return (
      <DeskNotice sign="system-ok" role="status">
        <p>Vrátené späť. Nič sa neposlalo.</p>
      </DeskNotice>
    );
  return (
    <DeskNotice sign="system-pozor" role="alert">
      <p>
        {undone > 0
          ? `Späť sa vrátila len časť: ${undone} ${outOf(undone + skipped)}.`
          : 'Späť sa už vrátiť nedalo: prešlo desať sekúnd alebo to medzitým zmenil niekto iný.'}
      </p>
    </DeskNotice>
  );
}

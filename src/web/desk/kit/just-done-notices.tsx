import { type CountedForms, counted } from '#domain/slovak.ts';
import { type Done, doneSentence } from '#domain/undo.ts';
import { DeskNotice } from './desk-notice.tsx';
import type { JustDone } from './just-done.ts';
import { UndoNotice, UndoneNotice } from './undo-notice.tsx';

interface JustDoneNoticesProps extends Pick<JustDone, 'skipped' | 'undone'> {
  /** What was done and can be undone. */
  done: Done | undefined;
  /** The address of the form that undoes it. */
  undoPath: string;
  /** The words for skipped rows, by the reason. */
  reasons: Record<string, CountedForms>;
}

/** Shown above a list: what was just done to its rows, with an undo button; how many rows were skipped, and why. */
export function JustDoneNotices({ done, undoPath, reasons, skipped, undone }: JustDoneNoticesProps) {
  return (
    <>
      {done && <UndoNotice done={doneSentence(done)} at={done.at} action={undoPath} />}
      {skipped && <SkippedNotice skipped={skipped} reasons={reasons} />}
      {undone && <UndoneNotice {...undone} />}
    </>
  );
}

function SkippedNotice({
  skipped,
  reasons,
}: { skipped: Record<string, number> } & Pick<JustDoneNoticesProps, 'reasons'>) {
  const knownReasons = Object.entries(skipped).filter(([why]) => Object.hasOwn(reasons, why));
  if (knownReasons.length === 0)
    return (
      <DeskNotice sign="system-info" role="status" text="Nič nebolo vybrané. Najprv označte riadky v zozname." />
    );
  return (
    <DeskNotice sign="system-pozor" role="alert" text="Bez zmeny:">
      <ul>
        {knownReasons.map(([why, count]) => (
          <li key={why}>{counted(count, ...(reasons[why] as CountedForms))}</li>
        ))}
      </ul>
    </DeskNotice>
  );
}

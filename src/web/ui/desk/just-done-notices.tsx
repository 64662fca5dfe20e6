import { type CountedForms, counted } from '#domain/slovak.ts';
import { DeskNotice } from './desk-notice.tsx';
import type { JustDone } from './just-done.ts';
import { UndoNotice, UndoneNotice } from './undo-notice.tsx';

interface JustDoneNoticesProps extends Pick<JustDone, 'leftOut' | 'undone'> {
  /** What was done and can be undone, as a sentence, and its time. */
  done: { sentence: string; at: string } | undefined;
  /** The address of the form that undoes it. */
  undoPath: string;
  /** The words for left-out rows, by the reason. */
  reasons: Record<string, CountedForms>;
}

/** Shown above a list: what was just done to its rows, with an undo button; how many rows were left out, and why. */
export function JustDoneNotices({ done, undoPath, reasons, leftOut, undone }: JustDoneNoticesProps) {
  return (
    <>
      {done && <UndoNotice done={done.sentence} at={done.at} action={undoPath} />}
      {leftOut && <LeftOutNotice leftOut={leftOut} reasons={reasons} />}
      {undone && <UndoneNotice {...undone} />}
    </>
  );
}

function LeftOutNotice({
  leftOut,
  reasons,
}: { leftOut: Record<string, number> } & Pick<JustDoneNoticesProps, 'reasons'>) {
  const said = Object.entries(leftOut).filter(([why]) => Object.hasOwn(reasons, why));
  if (said.length === 0)
    return (
      <DeskNotice sign="system-info" role="status">
        <p>Nič nebolo vybrané. Najprv označte riadky v&nbsp;zozname.</p>
      </DeskNotice>
    );
  return (
    <DeskNotice sign="system-pozor" role="alert">
      <p>Bez zmeny:</p>
      <ul>
        {said.map(([why, count]) => (
          <li key={why}>{counted(count, ...(reasons[why] as CountedForms))}</li>
        ))}
      </ul>
    </DeskNotice>
  );
}

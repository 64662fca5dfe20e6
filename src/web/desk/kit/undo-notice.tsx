import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { type CountedForms, counted, outOf } from '#domain/slovak.ts';
import { type Done, doneSentence, UNDO_SECONDS, type UndoOutcome } from '#domain/undo.ts';
import { DeskForm, Submit } from './desk-form.tsx';
import { DeskNotice } from './desk-notice.tsx';
import type { JustDone } from './just-done.ts';

interface UndoNoticeProps {
  /** What was done, as a sentence. */
  done: string;
  at: string;
  /** The address of the form that undoes it. */
  action: string;
}

/** The last action, at the foot of the window as long as it can be undone; without scripts until the next page. */
export function UndoNotice({ done, at, action }: UndoNoticeProps) {
  const bar = useRef<HTMLSpanElement>(null);
  const countdown = useRef<Animation>(undefined);
  const [isOver, setOver] = useState(false);

  // counted from when the page is shown, because clocks differ
  useEffect(() => {
    setOver(false);
    const animation = bar.current?.animate({ scale: ['1', '0 1'] }, UNDO_SECONDS * 1_000);
    animation?.addEventListener('finish', () => setOver(true));
    countdown.current = animation;
    return () => animation?.cancel();
  }, [at]);

  if (isOver) return null;
  const pause = () => countdown.current?.pause();
  const resume = ({ currentTarget }: SyntheticEvent) => {
    if (!currentTarget.matches(':hover, :focus-within')) countdown.current?.play();
  };
  return (
    <div
      className="undo on-dark"
      role="status"
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <p>{done}</p>
      <DeskForm action={action}>
        <input type="hidden" name="kedy" value={at} />
        <Submit label="Vrátiť späť" isLine isSmall keys="undo" />
      </DeskForm>
      <span ref={bar} className="undo-time" />
    </div>
  );
}

/** The result of undoing. */
export function UndoneNotice({ undone, skipped }: UndoOutcome) {
  if (undone > 0 && skipped === 0) return <DeskNotice sign="system-ok" text="Vrátené späť. Nič sa neposlalo." />;
  return (
    <DeskNotice
      sign="system-pozor"
      role="alert"
      text={
        undone > 0
          ? `Späť sa vrátila len časť: ${undone} ${outOf(undone + skipped)}.`
          : 'Späť sa už vrátiť nedalo: prešlo pol minúty alebo to medzitým zmenil niekto iný.'
      }
    />
  );
}

interface JustDoneNoticesProps extends Pick<JustDone, 'skipped' | 'undone'> {
  /** What was done and can be undone. */
  done: Done | undefined;
  /** The address of the form that undoes it. */
  undoPath: string;
  /** The words for skipped rows, by the reason. */
  reasons?: Record<string, CountedForms>;
}

/** What was just done to the rows of a list or on a page, with an undo button; how many rows were skipped, and why. */
export function JustDoneNotices({ done, undoPath, reasons = {}, skipped, undone }: JustDoneNoticesProps) {
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
}: {
  skipped: Record<string, number>;
  reasons: Record<string, CountedForms>;
}) {
  const knownReasons = Object.entries(skipped).filter(([why]) => Object.hasOwn(reasons, why));
  if (knownReasons.length === 0)
    return <DeskNotice sign="system-info" text="Nič nebolo vybrané. Najprv označte riadky v zozname." />;
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

import { DeskNotice } from '#web/ui/desk/desk-notice.tsx';
import { UndoNotice, UndoneNotice } from '#web/ui/desk/undo-notice.tsx';
import { isUndoable, type TodayDone, todayDoneSentence } from './today-done.ts';
import { todayUndoPath } from './today-path.ts';

interface TodayNoticesProps {
  done: TodayDone | undefined;
  undone: { undone: number; kept: number } | undefined;
}

/** The last action, with an undo button; it stays visible while the page scrolls to the next item. */
export function TodayNotices({ done, undone }: TodayNoticesProps) {
  if (!done && !undone) return null;
  return (
    <div className="today-notices">
      {done && isUndoable(done) && (
        <UndoNotice done={todayDoneSentence(done)} at={done.at} action={todayUndoPath(done.act)} />
      )}
      {done && !isUndoable(done) && (
        <DeskNotice sign={done.count > 0 ? 'system-ok' : 'system-pozor'} role="status">
          <p>{todayDoneSentence(done)}</p>
        </DeskNotice>
      )}
      {undone && <UndoneNotice {...undone} />}
    </div>
  );
}

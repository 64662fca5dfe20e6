import type { CourseClash } from '#domain/courses/clash.ts';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { ClashList } from './clash-list.tsx';

interface ClashNoticeProps {
  title: string;
  clashes: readonly CourseClash[];
}

/** The number shown at once; the others are in a collapsed section. */
const SHOWN_MAX = 5;

/** Lists clashes above the page of a month or a course; nothing when there are none. */
export function ClashNotice({ title, clashes }: ClashNoticeProps) {
  if (clashes.length === 0) return null;
  const more = clashes.slice(SHOWN_MAX);
  return (
    <DeskNotice sign="system-pozor" role="status" text={title}>
      <ClashList clashes={clashes.slice(0, SHOWN_MAX)} />
      {more.length > 0 && (
        <details>
          <summary>Všetky ostatné ({more.length})</summary>
          <ClashList clashes={more} />
        </details>
      )}
    </DeskNotice>
  );
}

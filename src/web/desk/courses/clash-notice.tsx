import type { CourseClash, HeldCourse } from '#domain/courses/clash.ts';
import { formatDays } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { occupancyPath } from './course-paths.ts';

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
    <DeskNotice sign="system-pozor" text={title}>
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

/** Clashes, one sentence each, with links to both courses. */
export function ClashList({ clashes }: { clashes: readonly CourseClash[] }) {
  return (
    <ul>
      {clashes.map((clash) => (
        <li key={[clash.over, ...clash.courses.map(({ id }) => id)].join(' ')}>
          <ClashSentence clash={clash} />
        </li>
      ))}
    </ul>
  );
}

/** „Peter Novák má 14.12.2026 dva kurzy: Lešenár (Žilina) a Viazač bremien (Bratislava).“ */
function ClashSentence({ clash: { over, courses, from, to } }: { clash: CourseClash }) {
  const [one, other] = courses;
  const what = over === 'lecturer' ? one.lecturer : nonBreaking(`Miestnosť ${one.room} (${one.city})`);
  return (
    <>
      {what} má {nonBreaking(formatDays(from, to))} dva kurzy: <CourseLink course={one} />
      {over === 'lecturer' && ` (${one.city})`} a&nbsp;
      <CourseLink course={other} />
      {over === 'lecturer' && ` (${other.city})`}.
    </>
  );
}

function CourseLink({ course: { id, nameOfCourse } }: { course: HeldCourse }) {
  return <a href={occupancyPath(id)}>{nonBreaking(nameOfCourse)}</a>;
}

import { countBeyond, TODAY_KINDS, type TodayItem, type TodayKind } from '#domain/today/today-item.ts';
import { KIND_PATHS } from './item-path.ts';

/** What waits besides the items that are shown, and where all of it is. */
export function MoreItems({ counts, items }: { counts: Record<TodayKind, number>; items: readonly TodayItem[] }) {
  const beyond = countBeyond(counts, items);
  if (beyond.length === 0) return null;
  return (
    <ul className="today-beyond">
      {beyond.map(({ kind, count }) => (
        <li key={kind}>
          <a href={KIND_PATHS[kind]}>
            a&nbsp;ďalšie: {TODAY_KINDS[kind].title} <span className="num">({count})</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

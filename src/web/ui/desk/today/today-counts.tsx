import { itemKey, TODAY_KIND_NAMES, TODAY_KINDS, type TodayItem, type TodayKind } from '#domain/today/today-item.ts';

interface TodayCountLinksProps {
  counts: Record<TodayKind, number>;
  items: readonly TodayItem[];
}

/** How much of each kind waits; each leads to the oldest of it. */
export function TodayCountLinks({ counts, items }: TodayCountLinksProps) {
  return (
    <nav className="today-counts" aria-label="Čo čaká">
      {TODAY_KIND_NAMES.filter((kind) => counts[kind] > 0).map((kind) => {
        const first = items.find((item) => item.kind === kind);
        return (
          <a key={kind} href={first && `#${encodeURIComponent(itemKey(first))}`}>
            {TODAY_KINDS[kind].title} <span className="num">{counts[kind]}</span>
          </a>
        );
      })}
    </nav>
  );
}

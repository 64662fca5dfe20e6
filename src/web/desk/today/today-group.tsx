import type { Day } from '#domain/day.ts';
import {
  countNotShown,
  itemKey,
  TODAY_KINDS,
  type TodayItem,
  type TodayKind,
  type WaitingCount,
} from '#domain/today/today-item.ts';
import { WaitingCounts } from '#web/desk/kit/waiting-counts.tsx';
import type { CorrectionRefusal } from './correction-form.tsx';
import { KIND_PATHS } from './item-path.ts';
import type { Lecturer } from './lecturer-form.tsx';
import { TodayRow } from './today-row.tsx';

interface TodayGroupProps {
  kind: TodayKind;
  count: WaitingCount;
  /** The items of this kind. */
  items: TodayItem[];
  /** Returns the key of the item to focus once the given one is closed. */
  nextOf: (item: TodayItem) => string;
  today: Day;
  lecturers: readonly Lecturer[];
  refusal: CorrectionRefusal | undefined;
}

/** All waiting items of one kind, under one heading with its count. */
export function TodayGroup({ kind, count, items, nextOf, ...row }: TodayGroupProps) {
  const notShown = countNotShown(count, items);
  return (
    <section className="today-group" aria-labelledby={kind}>
      <h2 id={kind}>
        {TODAY_KINDS[kind].title} <WaitingCounts {...count} />
      </h2>
      <ol className="today">
        {items.map((item) => (
          <TodayRow key={itemKey(item)} item={item} next={nextOf(item)} {...row} />
        ))}
      </ol>
      {notShown > 0 && (
        <a className="today-beyond" href={KIND_PATHS[kind]}>
          a&nbsp;ďalšie <span className="num">({notShown})</span>
        </a>
      )}
    </section>
  );
}

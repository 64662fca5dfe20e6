import { type Day, formatWeekday } from '#domain/day.ts';
import { postponementDays } from '#domain/today/postponement.ts';
import type { TodayItem } from '#domain/today/today-item.ts';
import { KEYS } from '#web/ui/desk/keys.ts';
import { ActForm } from './act-form.tsx';
import { postponingPath } from './today-path.ts';

/** „Odložiť“: until one of three proposed days, or any other day. */
export function PostponeMenu({ item, next, today }: { item: TodayItem; next: string; today: Day }) {
  return (
    <details className="postpone" name="odlozit">
      <summary className="btn btn--line btn--sm" aria-keyshortcuts={KEYS.postpone}>
        Odložiť
      </summary>
      <ActForm act="odlozenie" item={item} next={next}>
        {postponementDays(today).map(({ label, day }) => (
          <button key={label} type="submit" name="do" value={day}>
            {label} <span className="num">{formatWeekday(day)}</span>
          </button>
        ))}
        <a href={postponingPath(item)}>Iný deň</a>
      </ActForm>
    </details>
  );
}

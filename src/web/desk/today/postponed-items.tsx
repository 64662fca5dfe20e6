import { formatDay } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { itemKey, type TodayItem } from '#domain/today/today-item.ts';
import { waitingSentence } from '#domain/today/waiting-sentence.ts';
import { ItemActionForm } from './item-action-form.tsx';
import { itemPath } from './item-path.ts';

/** The postponed items: until when, by whom, and a button to return them at once. */
export function PostponedItems({ items, total }: { items: TodayItem[]; total: number }) {
  if (total === 0) return null;
  return (
    <details className="panel put-off">
      <summary>
        Odložené <span className="num">({total})</span>
      </summary>
      <ul className="lines lines--across">
        {items.map((item) => (
          <li key={itemKey(item)}>
            <div>
              <a href={itemPath(item)}>{nonBreaking(waitingSentence(item))}</a>
              {item.postponement && (
                <p className="sub">
                  vráti sa {formatDay(item.postponement.untilDay)}
                  {item.postponement.by && `, odložil(a) ${item.postponement.by}`}
                </p>
              )}
            </div>
            <ItemActionForm action="vratenie" item={item} next={itemKey(item)}>
              <button type="submit" className="btn btn--line btn--sm">
                Vrátiť medzi dnešné
              </button>
            </ItemActionForm>
          </li>
        ))}
      </ul>
    </details>
  );
}

import { formatDay } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { itemKey, type TodayItem } from '#domain/today/today-item.ts';
import { waitingSentence } from '#domain/today/waiting-sentence.ts';
import { ActForm } from './act-form.tsx';
import { itemPath } from './item-path.ts';

/** The postponed items: until when, by whom, and a button to return them at once. */
export function PutOffItems({ items, total }: { items: TodayItem[]; total: number }) {
  if (total === 0) return null;
  return (
    <details className="panel put-off">
      <summary>
        Odložené <span className="num">({total})</span>
      </summary>
      <ul>
        {items.map((item) => (
          <li key={itemKey(item)}>
            <div>
              <a href={itemPath(item)}>{nonBreaking(waitingSentence(item))}</a>
              {item.putOff && (
                <p>
                  vráti sa {formatDay(item.putOff.untilDay)}
                  {item.putOff.by && `, odložil(a) ${item.putOff.by}`}
                </p>
              )}
            </div>
            <ActForm act="vratenie" item={item} next={itemKey(item)}>
              <button type="submit" className="btn btn--line btn--sm">
                Vrátiť medzi dnešné
              </button>
            </ActForm>
          </li>
        ))}
      </ul>
    </details>
  );
}

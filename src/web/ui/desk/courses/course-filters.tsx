import type { RefObject } from 'react';
import { COURSE_STATUS_LABELS, type CourseWithSeats } from '#domain/courses/course.ts';
import { counted } from '#domain/slovak.ts';
import { SearchField } from '#web/ui/desk/search-field.tsx';
import { type CourseFilter, citiesPresent, ORDERS } from './course-list.ts';

interface CourseFiltersProps {
  form: RefObject<HTMLFormElement | null>;
  filter: CourseFilter;
  /** The fields have changed. */
  apply(): void;
  courses: CourseWithSeats[];
  /** How many courses the filter leaves. */
  count: number;
}

/**
 * The bar above the list (specification section 2.11). A plain form whose fields are the DOM's own and whose result is
 * an address; with scripts every change is in force at once, also one made before they ran.
 */
export function CourseFilters({ form, filter, apply, courses, count }: CourseFiltersProps) {
  return (
    <search>
      <form
        ref={form}
        method="get"
        action="/dashboard"
        className="filter-bar filter-bar--courses"
        onInput={apply}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <SearchField words={filter.search} placeholder="Hľadať názov, mesto alebo miesto" />
        <label>
          Mesto
          <select className="input" name="mesto" defaultValue={filter.city}>
            <option value="">Všetky mestá</option>
            {citiesPresent(courses, filter.city).map((city) => (
              <option key={city}>{city}</option>
            ))}
          </select>
        </label>
        <label>
          Status
          <select className="input" name="stav" defaultValue={filter.status}>
            <option value="">Všetky</option>
            {Object.entries(COURSE_STATUS_LABELS).map(([status, label]) => (
              <option key={status} value={status}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          Zoradenie
          <select className="input" name="zoradenie" defaultValue={filter.order}>
            {Object.entries(ORDERS).map(([order, { label }]) => (
              <option key={order} value={order}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="btn btn--line btn--sm without-scripts">
          Filtrovať
        </button>
        <p className="filter-count" role="status">
          {counted(count, 'kurz', 'kurzy', 'kurzov')}
        </p>
      </form>
    </search>
  );
}

import type { RefObject } from 'react';
import { type City, COURSE_STATE_LABELS } from '#domain/courses/course.ts';
import { COURSE_ORDERS } from '#domain/courses/course-list.ts';
import { counted } from '#domain/slovak.ts';
import { FilterSelect, ListSearch } from '#web/desk/kit/list-search.tsx';
import type { CourseListFilter } from './course-filter.ts';

interface CourseSearchProps {
  filter: CourseListFilter;
  live: { form: RefObject<HTMLFormElement | null>; apply(): void };
  /** The cities with courses. */
  cities: City[];
  /** How many courses match the filter. */
  total: number;
}

/** The bar above the list (specification section 2.11). */
export function CourseSearch({ filter, live, cities, total }: CourseSearchProps) {
  const { city, state, order } = filter;
  return (
    <ListSearch
      action="/dashboard"
      filter={filter}
      live={live}
      hasStateField
      narrowedBy={[state && COURSE_STATE_LABELS[state], city]}
      placeholder="Hľadať názov, mesto alebo miesto"
      count={counted(total, 'kurz', 'kurzy', 'kurzov')}
    >
      <FilterSelect label="Mesto" name="mesto" value={city} any="Všetky mestá">
        {offeredCities(cities, city).map((city) => (
          <option key={city}>{city}</option>
        ))}
      </FilterSelect>
      <FilterSelect label="Status" name="stav" value={state} any="Všetky">
        {Object.entries(COURSE_STATE_LABELS).map(([status, label]) => (
          <option key={status} value={status}>
            {label}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect label="Zoradenie" name="zoradenie" value={order}>
        {Object.entries(COURSE_ORDERS).map(([order, label]) => (
          <option key={order} value={order}>
            {label}
          </option>
        ))}
      </FilterSelect>
    </ListSearch>
  );
}

const slovak = new Intl.Collator('sk');

/** The cities in Slovak alphabetical order, each once; includes the chosen one even if no course is left there. */
function offeredCities(cities: readonly City[], chosen: City | undefined): City[] {
  return [...new Set(chosen ? [...cities, chosen] : cities)].sort(slovak.compare);
}

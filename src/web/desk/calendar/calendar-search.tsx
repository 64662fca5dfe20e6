import { CITIES } from '#domain/courses/course.ts';
import type { CalendarFilter } from '#domain/courses/course-calendar.ts';
import { counted } from '#domain/slovak.ts';
import { CALENDAR } from '#web/desk/kit/desk-sections.ts';
import { FilterSelect } from '#web/desk/kit/list-search.tsx';

interface CalendarSearchProps {
  filter: CalendarFilter;
  lecturers: readonly { id: string; name: string }[];
  /** How many courses of the month match the filter. */
  total: number;
}

/** Filters the month that is shown; a plain form. */
export function CalendarSearch({ filter: { month, city, lecturerId }, lecturers, total }: CalendarSearchProps) {
  return (
    <search>
      <form method="get" action={CALENDAR} className="filter-bar">
        <input type="hidden" name="mesiac" value={month} />
        <FilterSelect label="Mesto" name="mesto" value={city} any="Všetky mestá">
          {CITIES.map((city) => (
            <option key={city}>{city}</option>
          ))}
        </FilterSelect>
        <FilterSelect label="Lektor" name="lektor" value={lecturerId} any="Všetci lektori">
          {lecturers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </FilterSelect>
        <button type="submit" className="btn btn--line btn--sm">
          Filtrovať
        </button>
        <p className="filter-count">{counted(total, 'kurz', 'kurzy', 'kurzov')}</p>
      </form>
    </search>
  );
}

import { COURSE_STATUS_LABELS, type CourseWithSeats } from '#domain/course.ts';
import { counted } from '#domain/slovak.ts';
import { Icon } from '../icon.tsx';
import { citiesPresent, ORDERS, type Order } from './course-list.ts';
import type { CourseTable } from './use-course-table.ts';

/** The bar above the list (specification section 2.11). */
export function CourseFilters({ table, courses }: { table: CourseTable; courses: CourseWithSeats[] }) {
  const { globalFilter, sorting } = table.state;
  const order = (Object.keys(ORDERS) as Order[]).find((name) => {
    const [by] = ORDERS[name].sorting;
    return by.id === sorting[0]?.id && by.desc === sorting[0].desc;
  });
  return (
    <div className="filter-bar filter-bar--courses">
      <label className="search">
        Hľadať
        <Icon name="search" />
        <input
          className="input"
          type="search"
          placeholder="Hľadať názov, mesto alebo miesto"
          value={globalFilter ?? ''}
          onChange={({ target }) => table.setGlobalFilter(target.value)}
        />
      </label>
      <ColumnFilter
        label="Mesto"
        all="Všetky mestá"
        table={table}
        column="city"
        choices={citiesPresent(courses).map((city) => [city, city])}
      />
      <ColumnFilter
        label="Status"
        all="Všetky"
        table={table}
        column="status"
        choices={Object.entries(COURSE_STATUS_LABELS)}
      />
      <label>
        Zoradenie
        <select
          className="input"
          value={order}
          onChange={({ target }) => table.setSorting([...ORDERS[target.value as Order].sorting])}
        >
          {Object.entries(ORDERS).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <p className="filter-count" role="status">
        {counted(table.getRowModel().rows.length, 'kurz', 'kurzy', 'kurzov')}
      </p>
    </div>
  );
}

interface ColumnFilterProps {
  label: string;
  all: string;
  table: CourseTable;
  column: 'city' | 'status';
  choices: [value: string, label: string][];
}

function ColumnFilter({ label, all, table, column, choices }: ColumnFilterProps) {
  const chosen = table.state.columnFilters.find(({ id }) => id === column)?.value;
  return (
    <label>
      {label}
      <select
        className="input"
        value={typeof chosen === 'string' ? chosen : ''}
        onChange={({ target }) => table.getColumn(column)?.setFilterValue(target.value || undefined)}
      >
        <option value="">{all}</option>
        {choices.map(([value, choice]) => (
          <option key={value} value={value}>
            {choice}
          </option>
        ))}
      </select>
    </label>
  );
}

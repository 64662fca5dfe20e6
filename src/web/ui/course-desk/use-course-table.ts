import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { CourseWithSeats } from '#domain/course.ts';
import { compareNames, matchesSearch, ORDERS } from './course-list.ts';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

const column = createColumnHelper<typeof features, CourseWithSeats>();

const columns = column.columns([
  column.accessor('nameOfCourse', { sortFn: (one, other) => compareNames(one.original, other.original) }),
  // days compare as text
  column.accessor('date', {
    sortFn: (one, other) =>
      Number(one.original.date > other.original.date) - Number(one.original.date < other.original.date),
    enableGlobalFilter: false,
  }),
  column.accessor('city', { filterFn: (row, _, city) => row.original.city === city, enableGlobalFilter: false }),
  column.accessor('status', {
    filterFn: (row, _, status) => row.original.status === status,
    enableGlobalFilter: false,
  }),
]);

/** The list's search, filters and order; the rows they leave. */
export function useCourseTable(courses: CourseWithSeats[]) {
  return useTable({
    features,
    columns,
    data: courses,
    getRowId: ({ id }) => id,
    // asked once a row, for the name's column; it looks at city and place as well
    globalFilterFn: (row, _, search) => matchesSearch(row.original, search),
    initialState: { sorting: [...ORDERS.newest.sorting] },
  });
}

export type CourseTable = ReturnType<typeof useCourseTable>;

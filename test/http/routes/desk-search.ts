import { file, page, type RouteCase } from './route-case.ts';

/** The search of the whole desk, as a page and as the data for its field. */
export const DESK_SEARCH: Record<string, RouteCase> = {
  '/dashboard/hladanie': page('/dashboard/hladanie?q=kurz', 'Hľadanie – správa', 'Hľadanie'),
  '/dashboard/hladanie/vysledky': file('/dashboard/hladanie/vysledky?q=kurz', 'application/json'),
};

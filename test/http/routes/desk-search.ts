import { ofStaff, type RouteCase, toSignIn } from './route-case.ts';

const RESULTS = '/dashboard/hladanie/vysledky?q=kurz';

/** The search of the whole desk, as a page and as its field asks for it. */
export const DESK_SEARCH: Record<string, RouteCase> = {
  '/dashboard/hladanie': ofStaff('/dashboard/hladanie?q=kurz', 'Hľadanie – správa', 'Hľadanie'),
  '/dashboard/hladanie/vysledky': {
    by: 'staff',
    good: () => [RESULTS, undefined, { status: 200, type: 'application/json' }],
    refusals: { 'a visitor': () => [RESULTS, undefined, toSignIn(RESULTS)] },
  },
};

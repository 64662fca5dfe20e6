import { ofStaff, type RouteCase, textPage, toSignIn } from './route-case.ts';

/** The podcast, for visitors and at the desk. */
export const EPISODES: Record<string, RouteCase> = {
  '/podcast': textPage('/podcast', 'Bezpečnosť na minútku'),
  '/dashboard/podcast': ofStaff('/dashboard/podcast', 'Podcast – správa', 'Podcast'),
  '/dashboard/podcast/:id': ofStaff('/dashboard/podcast/nova', 'Nová epizóda', 'Nová epizóda'),
  '/dashboard/podcast/:id/zmazanie': {
    by: 'staff',
    good: ({ episodeId }) => [
      `/dashboard/podcast/${episodeId}/zmazanie`,
      undefined,
      { status: 200, title: 'Zmazanie epizódy', h1: 'Zmazať epizódu' },
    ],
    refusals: {
      'a visitor': () => ['/dashboard/podcast/a/zmazanie', undefined, toSignIn('/dashboard/podcast/a/zmazanie')],
    },
  },
};

import { page, type RouteCase } from './route-case.ts';

/** The podcast, for visitors and at the desk. */
export const EPISODES: Record<string, RouteCase> = {
  '/podcast': page('/podcast', 'Bezpečnosť na minútku'),
  '/dashboard/podcast': page('/dashboard/podcast', 'Podcast – správa', 'Podcast'),
  '/dashboard/podcast/:id': page('/dashboard/podcast/nova', 'Nová epizóda'),
  '/dashboard/podcast/:id/zmazanie': page(
    ({ episodeId }) => `/dashboard/podcast/${episodeId}/zmazanie`,
    'Zmazať epizódu',
  ),
};

import { formatDay } from '#domain/day.ts';
import { RESULTS_SHOWN } from '#domain/desk-search/desk-result.ts';
import { episodeState } from '#domain/episodes/episode.ts';
import { searchable } from '#domain/search.ts';
import { today } from '#server/clock.ts';
import type { Finder } from './finder.ts';

/** Episodes by their titles: there is one a week, so reading all of them is faster than an index. */
export const findEpisodes: Finder = async (app, { terms }) => {
  const episodes = await app.db
    .selectFrom('episode')
    .select(['id', 'number', 'title', 'day'])
    .orderBy('day', 'desc')
    .orderBy('number', 'desc')
    .execute();
  const matches = episodes.filter(({ number, title }) => {
    const text = searchable([`${number}. ${title}`]);
    return terms.every((ways) => ways.some((way) => text.includes(way)));
  });
  const results = matches.slice(0, RESULTS_SHOWN).map(({ id, number, title, day }) => ({
    name: title,
    facts: [`${number}. epizóda`, formatDay(day)],
    state: { of: 'episode', is: episodeState({ day }, today(app)) } as const,
    target: { noun: 'episode', id } as const,
  }));
  return [{ group: 'episodes', results, lists: [] }];
};

import { type Day, formatDay } from '#domain/day.ts';
import { type EpisodeState, episodeState } from '#domain/episodes/episode.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { today } from '#server/clock.ts';
import { findDeletedEpisode, listEpisodes } from '#server/episodes/episodes.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { EmptyList } from '#web/ui/desk/desk-list.tsx';
import { DeskNotice } from '#web/ui/desk/desk-notice.tsx';
import { EpisodeRows } from '#web/ui/desk/episodes/episode-rows.tsx';
import { readWords } from '#web/ui/desk/list-filter.ts';
import { Icon } from '#web/ui/shared/icon.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import type { Route } from './+types/episodes';

export const meta = () => pageMeta({ title: 'Podcast – správa', description: 'Epizódy podcastu' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  const app = appOf(args.context);
  const day = today(app);
  const query = args.url.searchParams;
  const [all, deleted] = await Promise.all([
    listEpisodes(app.db),
    findDeletedEpisode(app.db, readWords(query, 'zmazane') ?? ''),
  ]);
  const episodes = all.map((episode) => ({ ...episode, state: episodeState(episode, day) }));
  const saved = episodes.find(({ updatedAt }) => updatedAt === query.get('ulozene'));
  return { episodes, notice: saved ? savedNotice(saved) : deleted && 'Epizóda je zmazaná' };
}

function savedNotice({ state, day }: { state: EpisodeState; day: Day }): string {
  return state === 'published'
    ? 'Epizóda je uložená a je na webe'
    : `Epizóda je uložená, na webe bude ${formatDay(day)}`;
}

export default function Episodes({ loaderData: { episodes, notice } }: Route.ComponentProps) {
  return (
    <>
      <div className="desk-head">
        <div>
          <h1>Podcast</h1>
          <p>Bezpečnosť na minútku</p>
        </div>
        <div className="btns">
          <a className="btn" href="/dashboard/podcast/nova">
            <Icon name="plus" /> Pridať epizódu
          </a>
        </div>
      </div>
      {notice && (
        <DeskNotice sign="system-ok" role="status">
          <p>{nonBreaking(notice)}</p>
        </DeskNotice>
      )}
      {episodes.length > 0 ? (
        <EpisodeRows episodes={episodes} />
      ) : (
        <EmptyList title="Zatiaľ nemáte žiadnu epizódu">
          Keď prvú pridáte, ukáže sa na stránke Podcast v&nbsp;deň, ktorý jej vyberiete.
        </EmptyList>
      )}
    </>
  );
}

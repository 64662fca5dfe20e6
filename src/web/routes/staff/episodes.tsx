import { episodeState } from '#domain/episode.ts';
import { today } from '#server/clock.ts';
import { listEpisodes } from '#server/episodes.ts';
import { appOf } from '../../context.ts';
import { requireStaff } from '../../staff-guard.ts';
import { EmptyList } from '../../ui/desk-list.tsx';
import { DeskNotice } from '../../ui/desk-notice.tsx';
import { EpisodeRows } from '../../ui/episode-desk/episode-rows.tsx';
import { Icon } from '../../ui/icon.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import type { Route } from './+types/episodes';

export const meta = () => pageMeta({ title: 'Podcast – správa', description: 'Epizódy podcastu' });

const NOTICES: Record<string, string> = { ulozene: 'Epizóda je uložená', zmazane: 'Epizóda je zmazaná' };

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  const app = appOf(args.context);
  const day = today(app);
  const episodes = await listEpisodes(app.db);
  return {
    episodes: episodes.map((episode) => ({ ...episode, state: episodeState(episode, day) })),
    notice: Object.entries(NOTICES).find(([name]) => args.url.searchParams.has(name))?.[1],
  };
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
          <p>{notice}</p>
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

import { formatDay } from '#domain/day.ts';
import { EPISODE_STATE_LABELS, type EpisodeState, episodeState } from '#domain/episodes/episode.ts';
import { nonBreaking } from '#domain/slovak.ts';
import type { App } from '#server/app.ts';
import { today } from '#server/clock.ts';
import { listEpisodePage } from '#server/episodes/episode-list.ts';
import { findDeletedEpisode, findEpisodeSavedAt } from '#server/episodes/episodes.ts';
import { appOf } from '#web/context.ts';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { DeskList, EmptyList, StateTabs } from '#web/desk/kit/desk-list.tsx';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { type ListFilter, listPath, readListFilter, readText } from '#web/desk/kit/list-filter.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { Icon } from '#web/shared/icon.tsx';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/episodes';
import { EpisodeRows } from './episode-rows.tsx';

export const meta = () => pageMeta({ title: 'Podcast – správa', description: 'Epizódy podcastu' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'content');
  const app = appOf(args.context);
  const day = today(app);
  const filter = readEpisodeFilter(args.url.searchParams);
  const [list, notice] = await Promise.all([
    listEpisodePage(app.db, day, filter),
    findNotice(app, args.url.searchParams),
  ]);
  const rows = list.rows.map((episode) => ({ ...episode, state: episodeState(episode, day) }));
  return { filter: { ...filter, page: list.page }, list: { ...list, rows }, notice };
}

/** The result of the last action, as in the address and confirmed by the database. */
async function findNotice(app: App, query: URLSearchParams): Promise<string | undefined> {
  const saved = await findEpisodeSavedAt(app.db, readText(query, 'ulozene') ?? '');
  if (saved) {
    return episodeState(saved, today(app)) === 'published'
      ? 'Epizóda je uložená a je na webe'
      : `Epizóda je uložená, na webe bude ${formatDay(saved.day)}`;
  }
  const deleted = await findDeletedEpisode(app.db, readText(query, 'zmazane') ?? '');
  return deleted && 'Epizóda je zmazaná';
}

const TABS = { all: 'Všetky', scheduled: 'Naplánované', published: 'Zverejnené' };

export default function Episodes({ loaderData: { filter, list, notice } }: Route.ComponentProps) {
  return (
    <>
      <DeskHead title="Podcast" note="Bezpečnosť na minútku">
        <a className="btn" href="/dashboard/podcast/nova" aria-keyshortcuts={KEYS.add}>
          <Icon name="plus" /> Pridať epizódu
        </a>
      </DeskHead>
      {notice && (
        <DeskNotice sign="system-ok" role="status">
          <p>{nonBreaking(notice)}</p>
        </DeskNotice>
      )}
      <StateTabs label="Stav epizód" titles={TABS} counts={list.counts} filter={filter} path={episodesPath} />
      <DeskList
        {...list}
        path={(page) => episodesPath({ ...filter, page })}
        empty={<Nothing isNarrowed={list.counts.all > 0} />}
      >
        <EpisodeRows episodes={list.rows} />
      </DeskList>
    </>
  );
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyList title="V tomto stave nie je žiadna epizóda" clearPath={episodesPath({ page: 1 })} />
  ) : (
    <EmptyList title="Zatiaľ nemáte žiadnu epizódu">
      Keď prvú pridáte, ukáže sa na stránke Podcast v&nbsp;deň, ktorý jej vyberiete.
    </EmptyList>
  );
}

/** The filter of the list of episodes: only the state. */
type EpisodeListFilter = ListFilter<EpisodeState>;

function readEpisodeFilter(query: URLSearchParams): EpisodeListFilter {
  const { state, page } = readListFilter(query, EPISODE_STATE_LABELS);
  return { state, page };
}

/** The address of the list with this filter. */
function episodesPath(filter: EpisodeListFilter): string {
  return listPath('/dashboard/podcast', filter);
}

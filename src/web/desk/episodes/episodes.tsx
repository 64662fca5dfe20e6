import { formatDay } from '#domain/day.ts';
import { type EpisodeState, episodeState, type ListedEpisode, missingOf } from '#domain/episodes/episode.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { today } from '#server/clock.ts';
import { listEpisodePage } from '#server/episodes/episode-list.ts';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { AddLink, DeskHead } from '#web/desk/kit/desk-head.tsx';
import { actsColumn, type Column, Table } from '#web/desk/kit/desk-list.tsx';
import { FilteredList } from '#web/desk/kit/filtered-list.tsx';
import { RecordActs } from '#web/desk/kit/menu.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/episodes';
import { episodeList } from './episode-list.ts';

export async function loader(args: Route.LoaderArgs) {
  const { app, db } = await requireStaff(args, 'content');
  const day = today(app);
  const filter = episodeList.read(args.url.searchParams);
  const list = await listEpisodePage(db, day, filter);
  const rows = list.rows.map((episode) => ({ ...episode, state: episodeState(episode, day) }));
  return { filter: { ...filter, page: list.page }, list: { ...list, rows } };
}

export default function Episodes({ loaderData: { filter, list } }: Route.ComponentProps) {
  return (
    <>
      <DeskHead title="Podcast" note="Bezpečnosť na minútku">
        <AddLink to={episodeList.record('nova')}>Pridať epizódu</AddLink>
      </DeskHead>
      <FilteredList list={episodeList} filter={filter} page={list}>
        <Table label="Epizódy" columns={COLUMNS} rows={list.rows} keyOf={({ id }) => id} />
      </FilteredList>
    </>
  );
}

const COLUMNS: Column<ListedEpisode & { state: EpisodeState }>[] = [
  {
    title: 'Epizóda',
    className: 'title',
    cell: ({ id, number, title }) => (
      <a href={episodeList.record(id)}>
        {number}. {title}
      </a>
    ),
  },
  { title: 'Deň', className: 'num', cell: ({ day }) => formatDay(day) },
  { title: 'Odkazy', cell: (episode) => <Links missing={missingOf(episode)} /> },
  { title: 'Stav', cell: ({ state }) => <StateBadge of="episode" is={state} /> },
  actsColumn(({ id, title }) => (
    <RecordActs of={title} edit={episodeList.record(id)} remove={episodeList.record(id, {}, 'zmazanie')} />
  )),
];

function Links({ missing }: { missing: string[] }) {
  if (missing.length === 0) return <>zvuk aj video</>;
  return (
    <span className="flags">
      {missing.map((flag) => (
        <span key={flag} className="flag">
          {nonBreaking(flag)}
        </span>
      ))}
    </span>
  );
}

import { formatDay } from '#domain/day.ts';
import { type EpisodeState, type ListedEpisode, missingOf } from '#domain/episodes/episode.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { Rows } from '#web/desk/kit/desk-list.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { episodeList } from './episode-list.ts';

/** The desk's list of episodes, newest first. */
export function EpisodeRows({ episodes }: { episodes: (ListedEpisode & { state: EpisodeState })[] }) {
  return (
    <Rows label="Epizódy" columns={COLUMNS}>
      {episodes.map((episode) => {
        const { id, number, title, day, state } = episode;
        return (
          <tr key={id}>
            <td className="title">
              <a href={episodeList.record(id)}>
                {number}. {title}
              </a>
            </td>
            <td className="num">{formatDay(day)}</td>
            <td>
              <Links missing={missingOf(episode)} />
            </td>
            <td>
              <StateBadge of="episode" is={state} />
            </td>
            <td>
              <div className="row-actions">
                <a
                  href={episodeList.record(id)}
                  aria-label={`Upraviť epizódu ${title}`}
                  aria-keyshortcuts={KEYS.edit}
                >
                  Upraviť
                </a>
                <a
                  className="del"
                  href={episodeList.record(id, {}, 'zmazanie')}
                  aria-label={`Zmazať epizódu ${title}`}
                  aria-keyshortcuts={KEYS.remove}
                >
                  Zmazať
                </a>
              </div>
            </td>
          </tr>
        );
      })}
    </Rows>
  );
}

const COLUMNS = [
  { title: 'Epizóda' },
  { title: 'Deň' },
  { title: 'Odkazy' },
  { title: 'Stav' },
  { title: 'Akcie', className: 'r' },
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

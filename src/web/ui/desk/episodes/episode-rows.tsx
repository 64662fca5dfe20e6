import { formatDay } from '#domain/day.ts';
import { EPISODE_STATE_LABELS, type Episode, type EpisodeState, missingOf } from '#domain/episodes/episode.ts';
import { nonBreaking } from '#domain/slovak.ts';

const LOOKS = { scheduled: 'work', published: 'on' } as const satisfies Record<EpisodeState, string>;

/** Episodes as staff see them, newest first; on a phone each row is a card. */
export function EpisodeRows({ episodes }: { episodes: (Episode & { state: EpisodeState })[] }) {
  return (
    <table className="rows rows--episodes">
      <thead>
        <tr>
          <th>Epizóda</th>
          <th>Deň</th>
          <th>Odkazy</th>
          <th>Stav</th>
          <th className="r">Akcie</th>
        </tr>
      </thead>
      <tbody>
        {episodes.map((episode) => {
          const { id, number, title, day, state } = episode;
          return (
            <tr key={id}>
              <td className="who c-title">
                <b>
                  {number}. {title}
                </b>
              </td>
              <td className="num c-day">{formatDay(day)}</td>
              <td className="c-links">
                <Links missing={missingOf(episode)} />
              </td>
              <td className="c-state">
                <span className={`badge badge--${LOOKS[state]}`}>{EPISODE_STATE_LABELS[state]}</span>
              </td>
              <td className="c-actions">
                <div className="row-actions">
                  <a href={`/dashboard/podcast/${id}`} aria-label={`Upraviť epizódu ${title}`}>
                    Upraviť
                  </a>
                  <a
                    className="del"
                    href={`/dashboard/podcast/${id}/zmazanie`}
                    aria-label={`Zmazať epizódu ${title}`}
                  >
                    Zmazať
                  </a>
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

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

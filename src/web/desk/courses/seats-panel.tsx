import { drawnSeats, type Occupancy, occupancySentence, type SeatUse, seatUses } from '#domain/courses/occupancy.ts';
import { Panel } from '#web/desk/kit/panel.tsx';

/** How the seats of a course are used; drawn one by one only for few seats. */
export function SeatsPanel({ occupancy }: { occupancy: Occupancy }) {
  const seats = drawnSeats(occupancy);
  const uses = Object.entries(seatUses(occupancy)) as [SeatUse, number][];
  return (
    <Panel title="Miesta" aside={<b className="num seats-sum">{occupancySentence(occupancy)}</b>} body>
      {seats.length > 0 && (
        <span className="seats seats--big" aria-hidden="true">
          {seats.map((use, index) => (
            <i key={index} className={CLASSES[use]} />
          ))}
        </span>
      )}
      <ul className="legend">
        {uses
          .filter(([use]) => use !== 'free' || occupancy.capacity > 0)
          .map(([use, count]) => (
            <li key={use}>
              <span className="seats" aria-hidden="true">
                <i className={CLASSES[use]} />
              </span>
              {LABELS[use]}: {count}
            </li>
          ))}
      </ul>
    </Panel>
  );
}

const LABELS: Record<SeatUse, string> = {
  named: 'obsadené, meno známe',
  unnamed: 'obsadené, meno chýba',
  offered: 'ponúknuté náhradníkovi',
  free: 'voľné',
};

const CLASSES: Record<SeatUse, string | undefined> = {
  named: undefined,
  unnamed: 'u',
  offered: 'o',
  free: 'is-free',
};

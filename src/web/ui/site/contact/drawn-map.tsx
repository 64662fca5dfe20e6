import { OUTLINE } from '#web/ui/site/slovakia.tsx';
import { drawnAt, type Pin } from './places.ts';

/**
 * Where a city's name stands, away from its neighbours. On a phone, where names are larger, some are hidden, because
 * the list has them too, and some go out across the border.
 */
const LABELS: Record<string, { dx: number; dy: number; anchor: 'start' | 'middle' | 'end'; phone?: string }> = {
  Žilina: { dx: 0, dy: -24, anchor: 'middle', phone: 'outside' },
  'Považská Bystrica': { dx: -20, dy: 9, anchor: 'end', phone: 'hidden' },
  'Liptovský Mikuláš': { dx: 32, dy: 10, anchor: 'start' },
  'Banská Bystrica': { dx: 0, dy: 43, anchor: 'middle', phone: 'hidden' },
  Ružomberok: { dx: -8, dy: 48, anchor: 'middle', phone: 'hidden' },
  Košice: { dx: -20, dy: -18, anchor: 'end' },
};

/** Slovakia with the branches: there at once, without scripts, and without asking anybody else for it. */
export function DrawnMap({ pins }: { pins: Pin[] }) {
  const seat = pins.find(({ headquarters }) => headquarters);
  const cities = pins.map(({ city }) => city).join(', ');
  return (
    <svg
      className="drawn-map"
      viewBox="-30 -40 1060 590"
      role="img"
      aria-label={`Mapa Slovenska s pobočkami: ${cities}`}
    >
      <path d={OUTLINE} fill="#ECF0F2" stroke="#14191D" strokeWidth="11" strokeLinejoin="miter" />
      {seat &&
        pins.map((pin) => (
          <path
            key={pin.city}
            d={`M${drawnAt(pin).x} ${drawnAt(pin).y}L${drawnAt(seat).x} ${drawnAt(seat).y}`}
            stroke="#00734A"
            strokeWidth="6"
            strokeDasharray="16 10"
          />
        ))}
      {pins.map((pin) => (
        <DrawnPin key={pin.city} pin={pin} />
      ))}
    </svg>
  );
}

function DrawnPin({ pin }: { pin: Pin }) {
  const { x, y } = drawnAt(pin);
  const { dx, dy, anchor, phone } = LABELS[pin.city] ?? { dx: 18, dy: 8, anchor: 'start' };
  return (
    <>
      <circle cx={x} cy={y} r={pin.headquarters ? 24 : 17} fill="#fff" />
      {pin.headquarters ? (
        <>
          <circle cx={x} cy={y} r="19" fill="#0A55A0" />
          <circle cx={x} cy={y} r="7" fill="#fff" />
        </>
      ) : (
        <rect x={x - 11} y={y - 11} width="22" height="22" fill="#00734A" />
      )}
      <text
        x={x + dx}
        y={y + dy}
        textAnchor={anchor}
        className={phone && `phone-${phone}`}
        fontSize={pin.headquarters ? 30 : 27}
        stroke="#ECF0F2"
        strokeWidth="7"
        paintOrder="stroke"
      >
        {pin.city}
      </text>
    </>
  );
}

import { drawnAt, type Pin } from '#web/site/kit/map-pins.ts';
import { OUTLINE } from '#web/site/kit/slovakia.tsx';

/**
 * The positions of city names, clear of their neighbours even on a phone, where names are larger. Those of the crowded
 * north are in a row above the border, each at the end of its own line.
 */
const LABELS: Record<string, { x: number; y: number; anchor?: 'end'; line?: true }> = {
  'Považská Bystrica': { x: 286, y: -18, anchor: 'end', line: true },
  Žilina: { x: 318, y: -18, line: true },
  Ružomberok: { x: 480, y: -18, line: true },
  'Liptovský Mikuláš': { x: 518, y: 152 },
  'Banská Bystrica': { x: 320, y: 290 },
  Košice: { x: 800, y: 248 },
  Bratislava: { x: 76, y: 414 },
};

/** A drawing of Slovakia with the branches: shown at once, without scripts or third-party requests. */
export function DrawnMap({ pins }: { pins: Pin[] }) {
  const seat = pins.find(({ headquarters }) => headquarters);
  const cities = pins.map(({ city }) => city).join(', ');
  return (
    <svg
      className="drawn-map"
      viewBox="-50 -60 1080 590"
      role="img"
      aria-label={`Mapa Slovenska s pobočkami: ${cities}`}
    >
      <path d={OUTLINE} fill="var(--color-plate)" stroke="var(--color-ink)" strokeWidth="6" strokeLinejoin="round" />
      {seat &&
        pins.map((pin) => (
          <path
            key={pin.city}
            d={`M${drawnAt(pin).x} ${drawnAt(pin).y}L${drawnAt(seat).x} ${drawnAt(seat).y}`}
            stroke="var(--color-green)"
            strokeWidth="4"
            strokeDasharray="11 7"
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
  const label = LABELS[pin.city] ?? { x: x + 22, y: y + 9 };
  return (
    <>
      {label.line && (
        <path
          d={`M${x} ${y}L${label.anchor ? label.x - 60 : label.x + 40} ${label.y + 8}`}
          stroke="var(--color-ink)"
          strokeWidth="2"
        />
      )}
      <circle cx={x} cy={y} r={pin.headquarters ? 24 : 17} fill="var(--color-paper)" />
      {pin.headquarters ? (
        <>
          <circle cx={x} cy={y} r="19" fill="var(--color-blue)" />
          <circle cx={x} cy={y} r="7" fill="var(--color-paper)" />
        </>
      ) : (
        <rect x={x - 11} y={y - 11} width="22" height="22" fill="var(--color-green)" />
      )}
      <text
        x={label.x}
        y={label.y}
        textAnchor={label.anchor}
        stroke={label.line ? 'var(--color-paper)' : 'var(--color-plate)'}
        strokeWidth="6"
        paintOrder="stroke"
      >
        {pin.city}
      </text>
    </>
  );
}

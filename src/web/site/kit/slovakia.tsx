import type { City } from '#domain/courses/course.ts';
import { drawnAt, PLACES } from './map-pins.ts';

// Natural Earth's outline at 1 : 10 million (public domain, npm world-atlas), simplified to 154 segments.
export const OUTLINE =
  'M996 144l-4 21-12 6-6 22-9 11 0 14-6 10-3 19-12 8-18 22-1 43-7 7-29 2-24 10-11-2-19-23-5-17-12-2-5-10-12-6-18 4-10 11-7-4-20 8-12-7-16-1-26-13-50 9-5 2 0 13-11 13-9 25-13 20-4 2-7-5-11 7-6-1-6 13-30 18-7 0-12-7-7 2-4-14-12 1-11-8-19 6-6 25-9 6-23 0-13 7-40-1-27 6-8 13-9 6 1 26 12 10-21 15-25-4-36 4-19 6-72 1-14-4-22-17-8 0-41-44-27-6-6 4-14-8-2-7 4-10-17-16-5-30-10-11 0-8-9-5 4-25 15-23-1-20 14-33 15-23 17-8 29 12 14-6 13 8 34-13 12-16 12 0 9-23 23-5 8-11 4-35 8-15 39-22 0-12 5 1 19-16 6-12 15-1 11 4 15-8 24 1 5 3 1 28 18-5 9 4 9-3 11-28 19-5 17-20 12 11 8 29 14 3-2 10 26 3 1 26 5 6-10 17 7 5 12-1 8-8 6-1 20 14 13-35 14-8 13-1 6-14 18 2 3-5 19 8 10-7 15 0 15 18 13 3 12 8 17-17 10-1-1-6-6-5 4-4 9-3 15 7 12-13 29 10 33-3 13 5 11 14 11-7 26 18 8 26 5 3 28 7 3 9 21 3 9 9z';

/** The position of a city; decorative, because its name is beside it. */
export function Slovakia({ city }: { city: City }) {
  const { x, y } = drawnAt(PLACES[city]);
  return (
    <svg viewBox="-20 -20 1040 540" width="104" aria-hidden="true">
      <path
        d={OUTLINE}
        fill="var(--color-plate-dark)"
        stroke="var(--color-ink)"
        strokeWidth="14"
        strokeLinejoin="round"
      />
      <circle cx={x} cy={y} r="58" fill="var(--color-paper)" />
      <circle cx={x} cy={y} r="46" fill="var(--color-blue)" />
    </svg>
  );
}

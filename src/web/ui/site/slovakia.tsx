import type { City } from '#domain/courses/course.ts';

// Natural Earth's outline (public domain), simplified to 65 straight segments and drawn as a wall.
export const OUTLINE =
  'M994 145L964 205L955 248L925 277L917 327L853 338L829 297L801 280L745 298L691 277L641 287L604 359L575 363L540 393L486 368L468 374L453 405L350 417L333 435L334 462L346 472L325 486L173 494L130 473L89 428L42 418L44 402L2 331L12 297L49 207L67 199L123 213L180 184L189 161L220 145L232 96L271 73L297 37L366 30L372 61L403 59L419 30L455 5L475 44L489 47L487 58L512 60L515 114L542 104L561 118L575 84L602 74L607 60L673 58L712 87L739 69L736 54L760 58L772 45L801 55L834 52L858 71L869 64L895 82L908 112Z';

const PLACES: Record<City, [x: number, y: number]> = {
  Bratislava: [48, 388],
  Žilina: [333, 105],
  'Považská Bystrica': [278, 132],
  'Liptovský Mikuláš': [486, 142],
};

/** Where a city lies; decorative, its name stands beside it. */
export function Slovakia({ city }: { city: City }) {
  const [x, y] = PLACES[city];
  return (
    <svg viewBox="-20 -20 1040 540" width="104" aria-hidden="true">
      <path d={OUTLINE} fill="#DCE3E7" stroke="#14191D" strokeWidth="14" strokeLinejoin="round" />
      <circle cx={x} cy={y} r="58" fill="#fff" />
      <circle cx={x} cy={y} r="46" fill="#0A55A0" />
    </svg>
  );
}

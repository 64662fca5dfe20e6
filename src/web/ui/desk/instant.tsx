import { formatInstant } from '#domain/instant.ts';

/** A moment as staff read it, in Bratislava's time: „24.03.2026 o 8.42 h“. */
export function Instant({ at }: { at: string }) {
  const { day, time } = formatInstant(at);
  return (
    <time dateTime={at}>
      {day} o&nbsp;{time}&nbsp;h
    </time>
  );
}

/** The day of a moment in Bratislava: „24.03.2026“. */
export function InstantDay({ at }: { at: string }) {
  return <time dateTime={at}>{formatInstant(at).day}</time>;
}

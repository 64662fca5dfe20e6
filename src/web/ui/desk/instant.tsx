import { boundInstant, formatInstant, spelledInstant } from '#domain/instant.ts';

interface InstantProps {
  at: string;
  /** True after „do“ or „od“. */
  isBound?: boolean;
}

/** A time in Bratislava's time zone: „24.03.2026 o 8.42 h“. */
export function Instant({ at, isBound = false }: InstantProps) {
  return <time dateTime={at}>{isBound ? boundInstant(at) : spelledInstant(at)}</time>;
}

/** The day of a time in Bratislava's time zone: „24.03.2026“. */
export function InstantDay({ at }: { at: string }) {
  return <time dateTime={at}>{formatInstant(at).day}</time>;
}

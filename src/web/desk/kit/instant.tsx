import { boundInstant, formatInstant, nearInstant, spelledInstant } from '#domain/instant.ts';
import { useDeskData } from './use-desk-data.ts';

interface InstantProps {
  at: string;
  /** True after „do“ or „od“. */
  isBound?: boolean;
}

/** A time in Bratislava's time zone: „dnes 8.42“, „24.03.2026 o 8.42 h“. */
export function Instant({ at, isBound = false }: InstantProps) {
  const today = useDeskData()?.today;
  const spelled = isBound ? boundInstant(at) : spelledInstant(at);
  const near = today && nearInstant(at, today);
  return (
    <time dateTime={at} title={near && spelled}>
      {near || spelled}
    </time>
  );
}

/** The day of a time in Bratislava's time zone: „24.03.2026“. */
export function InstantDay({ at }: { at: string }) {
  return <time dateTime={at}>{formatInstant(at).day}</time>;
}

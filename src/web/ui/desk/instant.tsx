const days = new Intl.DateTimeFormat('sk', {
  timeZone: 'Europe/Bratislava',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const times = new Intl.DateTimeFormat('sk', { timeZone: 'Europe/Bratislava', hour: 'numeric', minute: '2-digit' });

/** A moment as staff read it, in Bratislava's time: „24.03.2026 o 8.42 h“. */
export function Instant({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at}>
      {days.format(date).replaceAll('. ', '.')} o&nbsp;{times.format(date).replace(':', '.')}&nbsp;h
    </time>
  );
}

/** The day of a moment in Bratislava: „24.03.2026“. */
export function InstantDay({ at }: { at: string }) {
  return <time dateTime={at}>{days.format(new Date(at)).replaceAll('. ', '.')}</time>;
}

import { nonBreaking } from '#domain/slovak.ts';

const long = new Intl.DateTimeFormat('sk', {
  timeZone: 'Europe/Bratislava',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** „17. novembra 2026“, the day an article was published on in Bratislava (specification section 2.8). */
export function ArticleDate({ at }: { at: string }) {
  return <time dateTime={at}>{nonBreaking(long.format(new Date(at)))}</time>;
}

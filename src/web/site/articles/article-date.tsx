import { formatLongDay } from '#domain/instant.ts';
import { nonBreaking } from '#domain/slovak.ts';

/** The day an article was published. */
export function ArticleDate({ at }: { at: string }) {
  return <time dateTime={at}>{nonBreaking(formatLongDay(at))}</time>;
}

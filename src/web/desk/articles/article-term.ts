import type { Article } from '#domain/articles/article.ts';
import { publicationTimeSchema } from '#domain/articles/article-fields.ts';
import { type Day, formatDay } from '#domain/day.ts';
import { type FieldError, fieldErrors } from '#domain/field-error.ts';
import { workingDaysLater } from '#domain/working-days.ts';
import type { App } from '#server/app.ts';
import { type Clock, dayAndTime, instant, instantAt, today } from '#server/clock.ts';
import type { ArticleValues } from './article-fields.ts';

/** The results of a save, for the notice shown after it. */
export const SAVE_RESULTS = ['saved', 'undated', 'published', 'scheduled', 'redated', 'withdrawn'] as const;
export type SaveResult = (typeof SAVE_RESULTS)[number];

/** The effect of a save on the article's publication. */
export type Publication = 'unchanged' | 'now' | 'scheduled' | 'draft';

/** When a draft is to be published unless somebody says otherwise: in the morning of the next working day. */
export function proposedTerm(app: Clock): { day: Day; time: string } {
  return { day: workingDaysLater(today(app), 1), time: '07:00' };
}

/** When the article is to be published: undefined changes nothing, null makes it a draft. */
type Term = { publishAt: string | null | undefined; done: SaveResult } | { errors: FieldError[] };

/**
 * Reads day and time of the form according to the pressed button. A plain save changes the date of an article that has
 * one, but never makes a scheduled article published or a published one scheduled.
 */
export function readTerm(
  app: App,
  before: Article | undefined,
  { date, time }: ArticleValues,
  publication: Publication,
): Term {
  const now = instant(app);
  const stored = before?.publishAt ?? undefined;
  const isPublished = stored !== undefined && stored <= now;
  // a published article keeps its day of publication
  if (publication === 'now') return { publishAt: isPublished ? undefined : now, done: 'published' };
  if (publication === 'draft') return { publishAt: null, done: 'withdrawn' };
  const proposed = proposedTerm(app);
  const isWritten =
    (date.trim() || time.trim()) !== '' && (date !== formatDay(proposed.day) || time !== proposed.time);
  if (publication === 'unchanged' && !(stored && isWritten)) {
    return { publishAt: undefined, done: isWritten ? 'undated' : 'saved' };
  }
  const read = publicationTimeSchema.safeParse({ date: date.trim(), time: time.trim() });
  if (!read.success) return { errors: fieldErrors(read.error).slice(0, 1) };
  const publishAt = instantAt(read.data.date, read.data.time);
  if (publication === 'unchanged' && stored && publishAt === minuteOf(stored)) {
    return { publishAt: undefined, done: 'saved' };
  }
  const staysPublished = publication === 'unchanged' && isPublished;
  if (staysPublished === publishAt > now)
    return { errors: [{ field: 'date', message: staysPublished ? TO_COME : OVER }] };
  return { publishAt, done: stored ? 'redated' : 'scheduled' };
}

/** The form has minutes only, so seconds are dropped before the comparison. */
function minuteOf(stored: string): string {
  const { day, time } = dayAndTime(stored);
  return instantAt(day, time);
}

const OVER = 'Tento čas už uplynul. Vyberte neskorší alebo článok zverejnite hneď.';
const TO_COME =
  'Tento čas ešte len príde a článok je na webe. Ak má dovtedy z webu zmiznúť, stlačte „Naplánovať znova“.';

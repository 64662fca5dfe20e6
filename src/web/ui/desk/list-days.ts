import type { Day } from '#domain/day.ts';
import { DAY_WRONG, parseDay } from '#domain/fields.ts';
import { readWords } from './list-filter.ts';

/** The days a list is filtered by, the typed texts, and the errors of invalid ones, which are ignored. */
export interface ListDays {
  from?: Day;
  to?: Day;
  typed: { from: string; to: string };
  complaints: { from?: string; to?: string };
}

/** Reads `?od=&do=`: the first and the last day, either of which may be missing. */
export function readDays(query: URLSearchParams): ListDays {
  const typed = { from: readWords(query, 'od') ?? '', to: readWords(query, 'do') ?? '' };
  const [from, to] = [parseDay(typed.from), parseDay(typed.to)];
  const complaints = {
    from: typed.from && !from ? DAY_WRONG : undefined,
    to: typed.to && !to ? DAY_WRONG : from && to && to < from ? TO_BEFORE_FROM : undefined,
  };
  return { from, to: complaints.to ? undefined : to, typed, complaints };
}

const TO_BEFORE_FROM = 'Posledný deň je skôr než prvý.';

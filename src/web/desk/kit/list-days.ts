import { DAY_WRONG, type Day, parseDay } from '#domain/day.ts';
import { readText } from './query.ts';

/** The days a list is filtered by, the typed texts, and the errors of invalid ones, which are ignored. */
export interface ListDays {
  from?: Day;
  to?: Day;
  entered: { from: string; to: string };
  complaints: { from?: string; to?: string };
}

/** Reads `?od=&do=`: the first and the last day, either of which may be missing. */
export function readDays(query: URLSearchParams): ListDays {
  const entered = { from: readText(query, 'od') ?? '', to: readText(query, 'do') ?? '' };
  const [from, to] = [parseDay(entered.from), parseDay(entered.to)];
  const complaints = {
    from: entered.from && !from ? DAY_WRONG : undefined,
    to: entered.to && !to ? DAY_WRONG : from && to && to < from ? TO_BEFORE_FROM : undefined,
  };
  return { from, to: complaints.to ? undefined : to, entered, complaints };
}

const TO_BEFORE_FROM = 'Posledný deň je skôr než prvý.';

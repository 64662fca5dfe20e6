import { type Day, daysLater, parseDay } from '#domain/day.ts';

/** Day 0 of Excel's calendar, which has a 29.02.1900 that never existed: right for all days after that one. */
const EXCEL_EPOCH: Day = '1899-12-30';

/** Excel's numbers of possible birth dates, from 1910: smaller ones are row numbers. */
const SERIAL_MIN = 3_654;
const SERIAL_MAX = 73_050;

/**
 * A day as tables have it: what `parseDay` reads, 12/5/1988 and 12-5-1988 with the day first as in Slovakia, with a
 * time of day after it, or Excel's number. Undefined for anything else: a two-digit year has no known century.
 */
export function readWrittenDay(text: string): Day | undefined {
  const day = text.trim().replace(/[\sT]\d{1,2}:\d{2}(:\d{2}(\.\d{1,9})?)?Z?$/, '');
  const parsed = parseDay(day) ?? parseDay(day.replace(/\s?[/-]\s?/g, '.'));
  if (parsed) return parsed;
  return isSerial(day) ? daysLater(EXCEL_EPOCH, Number(day)) : undefined;
}

function isSerial(text: string): boolean {
  return /^\d{4,5}$/.test(text) && Number(text) >= SERIAL_MIN && Number(text) <= SERIAL_MAX;
}

import { type Day, daysLater } from '#domain/day.ts';

/** Until when something is postponed, and by whom and when. */
export interface Postponement {
  /** The day it is shown again, in Bratislava. */
  untilDay: Day;
  /** Staff marked it as done, or have just requested what is missing. */
  isDone: boolean;
  /** ISO, UTC. */
  at: string;
  by: string;
}

/** The suggested days, each once; any other day can be chosen, too. */
export function postponementDays(today: Day): { label: string; day: Day }[] {
  const suggested = [
    { label: 'Zajtra', day: daysLater(today, 1) },
    { label: 'O\u00A0tri dni', day: daysLater(today, 3) },
    { label: 'Na budúci týždeň', day: nextMonday(today) },
  ];
  return suggested.filter(({ day }, index) => suggested.findIndex((other) => other.day === day) === index);
}

function nextMonday(day: Day): Day {
  const weekday = new Date(day).getUTCDay();
  return daysLater(day, (8 - weekday) % 7 || 7);
}

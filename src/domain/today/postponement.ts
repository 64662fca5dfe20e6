import { type Day, daysLater } from '#domain/day.ts';

/** Until when somebody has put something off, and who and when. */
export interface Postponement {
  /** On this day it is back, in Bratislava. */
  untilDay: Day;
  /** Somebody said that nothing was left to do, or has just asked for what is missing. */
  isDone: boolean;
  /** ISO, UTC. */
  at: string;
  by: string;
}

/** What is offered besides any other day. */
export function postponementDays(today: Day): { label: string; day: Day }[] {
  return [
    { label: 'Zajtra', day: daysLater(today, 1) },
    { label: 'O\u00A0tri dni', day: daysLater(today, 3) },
    { label: 'Na budúci týždeň', day: nextMonday(today) },
  ];
}

function nextMonday(day: Day): Day {
  const weekday = new Date(day).getUTCDay();
  return daysLater(day, (8 - weekday) % 7 || 7);
}

import type { Day } from '#domain/day.ts';
import { NOUN_LABELS, type Noun } from '#domain/events/event.ts';
import { EVENT_LOG } from '#web/desk/kit/desk-sections.ts';
import type { ListDays } from '#web/desk/kit/list-days.ts';
import { listPath, readChoice, readText } from '#web/desk/kit/list-filter.ts';

/** Actors other than staff, by their value in the address. */
export const OTHER_ACTORS = { system: 'Systém', web: 'Web', odkaz: 'Odkaz z\u00A0e-mailu' } as const;

const ACTOR_KINDS = { system: 'job', web: 'visitor', odkaz: 'link' } as const satisfies Record<
  keyof typeof OTHER_ACTORS,
  string
>;

/** The filter of the event log. */
export interface EventLogFilter {
  noun?: Noun;
  /** One of `OTHER_ACTORS`, or the id of a member of staff. */
  who?: string;
  from?: Day;
  to?: Day;
}

/** Reads `?kde=&kto=&od=&do=`. */
export function readEventFilter(query: URLSearchParams, { from, to }: ListDays): EventLogFilter {
  return { noun: readChoice(query, 'kde', NOUN_LABELS), who: readText(query, 'kto'), from, to };
}

/** Reads `?pred=`: the position in the chain before which the page begins; undefined for the newest. */
export function readBefore(query: URLSearchParams): number | undefined {
  const before = Number(query.get('pred'));
  return Number.isSafeInteger(before) && before > 0 ? before : undefined;
}

/** The actor the filter means, as events store it. */
export function actorOf(who: string | undefined): { kind: string; id?: string } | undefined {
  if (who === undefined) return undefined;
  return Object.hasOwn(ACTOR_KINDS, who)
    ? { kind: ACTOR_KINDS[who as keyof typeof ACTOR_KINDS] }
    : { kind: 'staff', id: who };
}

/** The address of the log with this filter, before a position in the chain. */
export function eventLogPath({ noun, who, from, to }: EventLogFilter, before?: number): string {
  const pred = before === undefined ? undefined : String(before);
  return listPath(EVENT_LOG, { page: 1 }, { kde: noun, kto: who, od: from, do: to, pred });
}

import { NOUN_LABELS } from '#domain/events/event.ts';
import { EVENT_LOG } from '#web/desk/kit/desk-sections.ts';
import { defineList, type Option } from '#web/desk/kit/list.ts';

export const eventList = defineList({
  path: EVENT_LOG,
  fields: {
    // one of `OTHER_ACTORS`, or the id of a member of staff
    who: { name: 'kto', label: 'Kto', any: 'Všetci' },
    noun: { name: 'kde', label: 'Kde', any: 'Všetko', options: NOUN_LABELS },
  },
  days: { from: 'Od dňa', to: 'Do dňa' },
  noun: ['záznam', 'záznamy', 'záznamov'],
  empty: { title: 'Nič staršie už nie je' },
  noMatch: 'Tomuto filtru nezodpovedá žiadny záznam',
});

/** Actors other than staff, by their value in the address. */
export const OTHER_ACTORS: (Option & { kind: string })[] = [
  { id: 'system', name: 'Systém', kind: 'job' },
  { id: 'web', name: 'Web', kind: 'visitor' },
  { id: 'odkaz', name: 'Odkaz z\u00A0e-mailu', kind: 'link' },
];

/** The actor the filter means, as events store it. */
export function actorOf(who: string | undefined): { kind: string; id?: string } | undefined {
  const other = OTHER_ACTORS.find(({ id }) => id === who);
  return other ? { kind: other.kind } : who === undefined ? undefined : { kind: 'staff', id: who };
}

/** Reads `?pred=`: the position in the chain before which the page begins; undefined for the newest. */
export function readBefore(query: URLSearchParams): number | undefined {
  const before = Number(query.get('pred'));
  return Number.isSafeInteger(before) && before > 0 ? before : undefined;
}

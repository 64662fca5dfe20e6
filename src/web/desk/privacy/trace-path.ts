import type { Trace } from '#domain/personal-data/trace.ts';
import { thingPath } from '#web/desk/events/thing-path.ts';
import { SIGN_UPS } from '#web/desk/kit/desk-sections.ts';

/** The desk's page of a record about a person; undefined for records without a page. */
export function tracePath({ noun, id, ofId }: Pick<Trace, 'noun' | 'id' | 'ofId'>): string | undefined {
  if (noun === 'participant' || noun === 'rosterRow')
    return `${SIGN_UPS}/${encodeURIComponent(ofId ?? '')}/ucastnici`;
  if (noun === 'payer') return thingPath('signUp', ofId ?? '');
  if (noun === 'clientContact') return thingPath('client', ofId ?? '');
  return noun === 'email' || noun === 'result' ? undefined : thingPath(noun, id);
}

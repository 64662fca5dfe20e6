import { data } from 'react-router';

type Found<Sought> = Exclude<Sought, undefined | null | 'not-found' | { outcome: 'not-found' }>;

/** What a request is about; 404 where a query found nothing, or a command's outcome is „not-found“. */
export function found<Sought>(sought: Sought): Found<Sought> {
  const outcome = typeof sought === 'object' && sought && 'outcome' in sought ? sought.outcome : sought;
  if (outcome === undefined || outcome === null || outcome === 'not-found') throw data(null, { status: 404 });
  return sought as Found<Sought>;
}

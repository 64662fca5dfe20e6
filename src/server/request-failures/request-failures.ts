import { FAILURE_DAYS, FAILURES_MAX, type RequestFailure } from '#domain/request-failures/request-failure.ts';
import { instant, type Reading } from '#server/clock.ts';
import { countRows } from '#server/list-page.ts';

/** The newest failures, or those whose number begins with these characters. */
export function listRequestFailures(app: Reading, number = ''): Promise<RequestFailure[]> {
  return app.db
    .selectFrom('requestFailure')
    .selectAll()
    .where('at', '>=', instant(app, { hours: -24 * FAILURE_DAYS }))
    .where('requestId', 'like', `${number}%`)
    .orderBy('at', 'desc')
    .limit(FAILURES_MAX)
    .execute();
}

/** How many requests have failed within the last day; no more are counted than are kept. */
export async function countFailuresOfDay(app: Reading): Promise<number> {
  return countRows(app.db.selectFrom('requestFailure').where('at', '>=', instant(app, { hours: -24 })));
}

import { FAILURE_DAYS, FAILURES_MAX, type RequestFailure } from '#domain/request-failures/request-failure.ts';
import type { App } from '#server/app.ts';
import { instant } from '#server/clock.ts';

/** The newest failures, or those whose number begins with these characters. */
export function listRequestFailures(app: Pick<App, 'db' | 'now'>, number = ''): Promise<RequestFailure[]> {
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
export async function countFailuresOfDay(app: Pick<App, 'db' | 'now'>): Promise<number> {
  const { failures } = await app.db
    .selectFrom('requestFailure')
    .select(({ fn }) => fn.countAll<number>().as('failures'))
    .where('at', '>=', instant(app, { hours: -24 }))
    .executeTakeFirstOrThrow();
  return failures;
}

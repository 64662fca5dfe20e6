import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Topic } from '#server/announcements.ts';
import type { App } from '#server/app.ts';
import { bearsSession } from '#server/staff/sign-in-way.ts';
import { isRead } from '#web/front/request-method.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { type KeptVariables, sendKept } from './send-kept.ts';

interface KeptCall {
  dependsOn: readonly Topic[];
  /** The one spelling of what is asked; undefined for what is not worth being kept. */
  address(c: Context): string | undefined;
}

/** Has what a call answers to visitors kept; whoever may be signed in is answered afresh. */
export function keptCall(
  { signInWay }: App,
  keptAnswers: KeptAnswers,
  { dependsOn, address }: KeptCall,
): MiddlewareHandler<{ Variables: KeptVariables }> {
  return async (c, next) => {
    const asked = isRead(c) && !bearsSession(signInWay, c.req.header('Cookie')) ? address(c) : undefined;
    if (asked === undefined) return next();
    const made = await keptAnswers.find(asked, {
      dependsOn: new Set(dependsOn),
      isForVisitors: true,
      route: routePath(c),
      async make() {
        await next();
        return c.res;
      },
    });
    if (made instanceof Response) return;
    c.set('isKept', true);
    c.res = undefined;
    c.res = await sendKept(c.req.raw, made);
  };
}

import type { MiddlewareHandler } from 'hono';
import type { Visit } from '#web/context.ts';
import { matchRoute } from '#web/front/route-match.ts';
import { formBody, textsOnly } from './form-bodies.ts';
import type { FormLimit } from './form-limit.ts';
import type { OpenedForms } from './opened-forms.ts';
import { type BodyVariables, limitBody } from './request-body.ts';

type Env = { Variables: BodyVariables & Pick<Visit, 'sentForm'> };

interface Parts {
  limit: FormLimit;
  openedForms: OpenedForms;
}

/**
 * Records which sender receives a page with a visitors’ form, and when the form is sent counts it before its body is
 * read. Any form is accepted with as much of a body as its page takes. Over the limit only a small body is read, so
 * that its page can show again what was typed; a large one stays in the browser, one step back.
 */
export function visitorsForms({ limit, openedForms }: Parts): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { handle, path } = matchRoute(new URL(c.req.url).pathname);
    const { clientAddress } = c.var;
    const sender = { clientAddress, userAgent: c.req.header('User-Agent') ?? '' };
    if (c.req.method === 'GET' && handle.hasForm) openedForms.note(sender, path);
    if (c.req.method !== 'POST') return next();
    const body = formBody(handle);
    if (!handle.hasForm) return limitBody(body)(c, next);
    const turn = limit(clientAddress);
    c.set('sentForm', { turn, openSeconds: openedForms.secondsSince(sender, path) });
    return limitBody(turn.allowed ? body : textsOnly(body, turn.retryAfterSeconds))(c, next);
  };
}

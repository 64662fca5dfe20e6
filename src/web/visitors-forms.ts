import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { UPLOADS_BYTES_MAX } from '#domain/upload.ts';
import type { App } from '#server/app.ts';
import type { Visit } from './context.ts';
import { type FormLimit, tooManyMessage } from './form-limit.ts';
import { OpenedForms } from './opened-forms.ts';
import { plainPage } from './plain-page.ts';
import { matchRoute } from './route-match.ts';

type Env = { Variables: { clientAddress: string; sentForm: Visit['sentForm'] } };

/** What is typed fits; with attachments a form may be larger. */
const TYPED_BYTES_MAX = 1_000_000;

/**
 * Notes who is given a form, and when it comes back counts it before its body is read. Over the limit only a small body
 * is read, so that its page can give back what was typed; a large one stays in the browser, one step back.
 */
export function visitorsForms(app: App, limit: FormLimit): MiddlewareHandler<Env> {
  const openedForms = new OpenedForms(app);
  return async (c, next) => {
    const { handle, path } = matchRoute(new URL(c.req.url).pathname);
    if (!handle.hasForm) return bodyOfAtMost(c, next);
    const { clientAddress } = c.var;
    const sender = { clientAddress, userAgent: c.req.header('User-Agent') ?? '' };
    if (c.req.method === 'GET') openedForms.note(sender, path);
    if (c.req.method !== 'POST') return next();
    const turn = await limit(clientAddress);
    c.set('sentForm', { turn, openSeconds: openedForms.secondsSince(sender, path) });
    return turn.allowed ? bodyOfAtMost(c, next) : typedOnly(turn.retryAfterSeconds)(c, next);
  };
}

const bodyOfAtMost = bodyLimit({
  maxSize: UPLOADS_BYTES_MAX + TYPED_BYTES_MAX,
  onError: () =>
    plainPage({
      status: 413,
      title: 'Prílohy sú príliš veľké',
      text: 'Spolu majú viac ako 20 MB. Vráťte sa a niektorú odoberte.',
    }),
});

function typedOnly(retryAfterSeconds: number) {
  const text = `${tooManyMessage(retryAfterSeconds)} Vráťte sa o krok späť, vyplnené údaje tam zostali.`;
  return bodyLimit({
    maxSize: TYPED_BYTES_MAX,
    onError: () =>
      plainPage({ status: 429, title: 'Formulár sme neprijali', text }, { 'Retry-After': String(retryAfterSeconds) }),
  });
}

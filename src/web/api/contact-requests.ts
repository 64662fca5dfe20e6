import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { VISITOR } from '#domain/actor.ts';
import { contactRequestSchema } from '#domain/contact-requests/contact-request-fields.ts';
import { parseFields } from '#domain/field-error.ts';
import type { App } from '#server/app.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import type { BodyVariables } from '#web/forms/request-body.ts';
import { invalid } from '#web/front/problem.ts';
import {
  callersKey,
  honeypot,
  honeypotRefusal,
  keyedHeaders,
  onlyJson,
  rejectInvalid,
  smallBody,
  underLimit,
} from './call-checks.ts';
import { BAD_BODY, TOO_MANY, UNAVAILABLE } from './refusals.ts';

const text = z.string().optional();

/** The contact request of specification section 3: all text, all twelve required, checked by the form's own rules. */
const contactCall = z
  .object({
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    company: text,
    ico: text.openapi({ description: 'Company registration number' }),
    fluktuacia: text.openapi({ description: 'Staff turnover last year' }),
    pocetZ: text.openapi({ description: 'Number of employees' }),
    urazy: text.openapi({ description: 'Injuries last year' }),
    prevadzky: text.openapi({ description: 'Number of sites' }),
    zameranie: text.openapi({ description: 'What the sites do' }),
    message: text,
    ...honeypot,
  })
  .openapi('ContactRequest');

const stored = z.object({ id: z.string() }).openapi('StoredContactRequest');

/** `POST /api/sendContact` (specification section 7). */
export function contactCalls(app: App) {
  const calls = new OpenAPIHono<{ Variables: BodyVariables }>({ defaultHook: rejectInvalid });

  calls.openapi(
    createRoute({
      method: 'post',
      path: '/api/sendContact',
      summary: 'Send a contact request',
      middleware: [underLimit(app), onlyJson, ...smallBody],
      request: {
        headers: keyedHeaders,
        body: { required: true, content: { 'application/json': { schema: contactCall } } },
      },
      responses: {
        201: { description: 'Stored', content: { 'application/json': { schema: stored } } },
        ...BAD_BODY,
        ...TOO_MANY,
        ...UNAVAILABLE,
      },
    }),
    async (c) => {
      const call = c.req.valid('json');
      const refusal = honeypotRefusal(call);
      if (refusal) return refusal;
      const reading = parseFields(contactRequestSchema, call);
      if (!reading.valid) return invalid(reading.errors);
      const key = callersKey(c, c.req.valid('header'));
      const id = await app.change(VISITOR, (change) => submitContactRequest(change, reading.fields, key));
      return c.json({ id }, 201);
    },
  );

  return calls;
}

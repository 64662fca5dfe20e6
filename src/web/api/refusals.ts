import { z } from '@hono/zod-openapi';

// Refusals of the calls for their API description; the types check every response against it.

export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string().openapi({ description: 'In Slovak, for people' }),
    status: z.int(),
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  })
  .openapi('Problem');

const problemContent = { 'application/problem+json': { schema: problemSchema } };

const retryAfter = z.object({
  'Retry-After': z.string().openapi({ description: 'Seconds after which to try again' }),
});

/** Any call. */
export const UNAVAILABLE = {
  503: {
    description: 'Too busy, or without its database for a moment',
    headers: retryAfter,
    content: problemContent,
  },
};

/** A call for staff. */
export const STAFF_ONLY = {
  401: { description: 'Not signed in', content: problemContent },
  403: { description: 'The request comes from a foreign origin', content: problemContent },
};

export const NOT_FOUND = { 404: { description: 'There is no such thing', content: problemContent } };
export const TAKEN = { 409: { description: 'Taken already', content: problemContent } };
export const INVALID = { 422: { description: 'Invalid, field by field', content: problemContent } };

/** A call with a JSON body. */
export const BAD_BODY = {
  400: { description: 'The body is not JSON', content: problemContent },
  413: { description: 'Too large', content: problemContent },
  415: { description: 'Not application/json, or compressed', content: problemContent },
  ...INVALID,
};

/** A call that anybody may make. */
export const TOO_MANY = {
  429: { description: 'Too many of one sender', headers: retryAfter, content: problemContent },
};

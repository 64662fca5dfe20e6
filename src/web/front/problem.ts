import type { TypedResponse } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FieldError } from '#domain/field-error.ts';

/** An error as `application/problem+json` (RFC 9457); the title is Slovak and meant for people. */
export interface Problem<Status extends ContentfulStatusCode = ContentfulStatusCode> {
  status: Status;
  title: string;
  errors?: FieldError[];
}

type ProblemDocument = Problem & { type: string };

/** The type a call's description is checked against: its status, and its own members beside those of every problem. */
type ProblemAnswer<Status extends ContentfulStatusCode, Extension> = Response &
  TypedResponse<ProblemDocument & Extension, Status, 'json'>;

export function problem<Status extends ContentfulStatusCode, Extension extends object = object>(
  { status, title, errors, ...extension }: Problem<Status> & Extension,
  headers: Record<string, string> = {},
): ProblemAnswer<Status, Extension> {
  const body = JSON.stringify({ type: 'about:blank', title, status, ...(errors && { errors }), ...extension });
  const answer = new Response(body, {
    status,
    headers: {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      ...headers,
    },
  });
  // Hono keeps the type of a body only in the type of its response
  return answer as ProblemAnswer<Status, Extension>;
}

/** Responds with 422 and the errors field by field. */
export function invalid(errors: FieldError[]) {
  return problem({ status: 422, title: 'Niektoré údaje treba opraviť.', errors });
}

/** For 503: an unavailable service is usually back in seconds. */
export const RETRY_SOON = { 'Retry-After': '5' };

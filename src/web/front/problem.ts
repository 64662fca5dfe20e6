import type { FieldError } from '#domain/field-error.ts';

/** An error as `application/problem+json` (RFC 9457); the title is Slovak and meant for people. */
export interface Problem {
  status: number;
  title: string;
  errors?: FieldError[];
}

export function problem({ status, title, errors }: Problem, headers: Record<string, string> = {}): Response {
  const body = JSON.stringify({ type: 'about:blank', title, status, ...(errors && { errors }) });
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'application/problem+json; charset=utf-8', ...headers },
  });
}

/** 422 with what is wrong field by field. */
export function invalid(errors: FieldError[]): Response {
  return problem({ status: 422, title: 'Niektoré údaje treba opraviť.', errors });
}

/** Goes with 503: what is away now is usually back in seconds. */
export const RETRY_SOON = { 'Retry-After': '5' };

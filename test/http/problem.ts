import { expect } from 'vitest';
import type { Problem } from '#web/front/problem.ts';

/** Checks an answer against RFC 9457 and our own rule: a Slovak title, errors by field. */
export async function expectProblem(answer: Response, status: number): Promise<Problem> {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
  const problem: Problem & { type: string } = await answer.json();
  expect(problem.type).toBe('about:blank');
  expect(problem.status).toBe(status);
  expect(problem.title).toMatch(/^\p{Lu}.*\.$/u);
  for (const error of problem.errors ?? []) {
    expect(Object.keys(error).sort()).toEqual(['field', 'message']);
    expect(error.message).not.toBe('');
  }
  return problem;
}

/** The field errors of a refused call. */
export async function complaints(answer: Response): Promise<NonNullable<Problem['errors']>> {
  return (await expectProblem(answer, 422)).errors ?? [];
}

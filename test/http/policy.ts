import { createHash } from 'node:crypto';

/** The sources the answer’s Content-Security-Policy allows for this directive. */
export function directive(answer: Response, name: string): string[] {
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  const rule = policy.split('; ').find((part) => part.startsWith(`${name} `));
  return rule?.split(' ').slice(1) ?? [];
}

/** The hash source of an inline script or style. */
export function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

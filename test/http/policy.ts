import { createHash } from 'node:crypto';

/** What the answer’s security policy allows under this name. */
export function directive(answer: Response, name: string): string[] {
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

/** How a security policy names an inline script or style. */
export function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

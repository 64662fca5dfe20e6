import { expect } from 'vitest';
import { directive } from './policy.ts';

/** What every answer of a site served by HTTPS has, whoever asked and whatever came of it. */
export function expectSafe(answer: Response, asked: string): void {
  const { headers } = answer;
  expect(headers.get('X-Content-Type-Options'), asked).toBe('nosniff');
  expect(headers.get('Referrer-Policy'), asked).toMatch(/^(strict-origin-when-cross-origin|same-origin)$/);
  expect(headers.get('Permissions-Policy'), asked).toContain('camera=()');
  expect(headers.get('Strict-Transport-Security'), asked).toMatch(/^max-age=\d{7,}/);
  expect(headers.get('X-Request-Id'), asked).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers.has('X-Powered-By'), asked).toBe(false);
  expectStrictPolicy(answer, asked);
  for (const cookie of headers.getSetCookie()) {
    expect(cookie, asked).toMatch(/^__Host-bozp\.\w+=/);
    for (const attribute of ['; Path=/', '; Secure', '; HttpOnly', '; SameSite=Lax']) {
      expect(`${cookie};`, asked).toContain(`${attribute};`);
    }
    expect(cookie, asked).not.toContain('Domain');
  }
}

/** Nobody keeps it on the way, and no other site's window holds on to it. */
export function expectKeptByNobody({ headers }: Response, asked: string): void {
  expect(headers.get('Cache-Control'), asked).toContain('no-store');
  expect(headers.get('Cross-Origin-Opener-Policy'), asked).toBe('same-origin');
}

function expectStrictPolicy(answer: Response, asked: string): void {
  const type = answer.headers.get('Content-Type') ?? '';
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  // a letter's own styles stand in its lines; its frame may do nothing
  if (policy.includes('; sandbox')) {
    expect(policy, asked).not.toMatch(/allow-(scripts|same-origin|forms)/);
    return;
  }
  expect(policy, asked).not.toContain('unsafe-');
  if (!/^(text\/(html|plain)|application\/([\w.]+\+)?(json|xml))/.test(type)) return;
  expect(policy, asked).toContain("default-src '");
  expect(directive(answer, 'frame-ancestors'), asked).toEqual(["'none'"]);
  expect(directive(answer, 'base-uri'), asked).toEqual(["'none'"]);
  if (!policy.includes("default-src 'self'")) return;
  expect(directive(answer, 'object-src'), asked).toEqual(["'none'"]);
  expect(directive(answer, 'form-action'), asked).toEqual(["'self'"]);
}

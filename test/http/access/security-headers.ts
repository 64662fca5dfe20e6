import { directive } from '../policy.ts';

/** The security headers an answer of an HTTPS site lacks, for every user and every status. */
export function missingProtections(answer: Response): string[] {
  const { headers } = answer;
  const has = (name: string, expected: RegExp) => expected.test(headers.get(name) ?? '');
  const protections: Record<string, boolean> = {
    'the declared type': has('X-Content-Type-Options', /^nosniff$/),
    'a referrer policy': has('Referrer-Policy', /^(strict-origin-when-cross-origin|same-origin)$/),
    'a permissions policy': has('Permissions-Policy', /camera=\(\)/),
    'strict transport': has('Strict-Transport-Security', /^max-age=\d{7,}/),
    'an id': has('X-Request-Id', /^[0-9a-f-]{36}$/),
    'silence about its maker': !headers.has('X-Powered-By') && !headers.has('Server'),
    'a strict policy': hasStrictPolicy(answer),
    'cookies of this host alone': headers.getSetCookie().every(isOfThisHost),
  };
  return Object.keys(protections).filter((what) => !protections[what]);
}

/** True if no cache stores it and no window of another site keeps a reference to it. */
export function isPrivateAnswer({ headers }: Response): boolean {
  const isStored = !headers.get('Cache-Control')?.includes('no-store');
  return !isStored && headers.get('Cross-Origin-Opener-Policy') === 'same-origin';
}

function hasStrictPolicy(answer: Response): boolean {
  const type = answer.headers.get('Content-Type') ?? '';
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  // an email contains inline styles, so its frame may do nothing else
  if (policy.includes('; sandbox')) return !/allow-(scripts|same-origin|forms)/.test(policy);
  if (policy.includes('unsafe-')) return false;
  if (!/^(text\/(html|plain)|application\/([\w.]+\+)?(json|xml))/.test(type)) return true;
  const only = (name: string, source: string) => directive(answer, name).join() === source;
  const isClosed = only('frame-ancestors', "'none'") && only('base-uri', "'none'");
  if (only('default-src', "'none'")) return isClosed;
  return isClosed && only('default-src', "'self'") && only('object-src', "'none'") && only('form-action', "'self'");
}

/** As browsers require for names starting with `__Host-`, hidden from scripts and not sent with other sites' forms. */
export function isOfThisHost(cookie: string): boolean {
  const [pair = '', ...attributes] = cookie.split('; ');
  const requiredAttributes = ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax'];
  return (
    pair.startsWith('__Host-bozp.') &&
    requiredAttributes.every((each) => attributes.includes(each)) &&
    !/Domain/i.test(cookie)
  );
}

import { createHash } from 'node:crypto';
import { speculationRules } from './speculation.ts';

/**
 * The policy for one finished document. Inline scripts are allowed by hash, and only those that bear the
 * renderer's throw-away mark or are known word by word: hashing whatever is found would bless an injected one.
 * `imageSources` are the page's own: foreign origins, parted by spaces.
 */
export function contentSecurityPolicy(html: string, mark: string, imageSources = ''): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (attributes.includes(`nonce="${mark}"`) || code === speculationRules) hashes.add(hashOf(code));
  }
  const dev = import.meta.env.DEV ? " 'unsafe-inline'" : '';
  return [
    "default-src 'self'",
    `script-src 'self'${dev || [...hashes].map((hash) => ` ${hash}`).join('')}`,
    `style-src 'self'${dev}`,
    `img-src 'self' data:${imageSources && ` ${imageSources}`}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

export function withoutMarks(html: string, mark: string): string {
  return html.replaceAll(` nonce="${mark}"`, '');
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

import { createHash } from 'node:crypto';
import { type HostedWidget, widgetSources } from './hosted-widget.ts';
import { speculationRules } from './speculation.ts';

/** Other hosts a page may use. */
interface ForeignSources {
  /** Foreign origins of the page's images, separated by spaces. */
  images?: string;
  /** Origins its forms may lead to, through a redirect. */
  forms?: string;
  widget?: HostedWidget | undefined;
}

/**
 * The policy for one finished document. Inline scripts and styles are allowed by hash, and only those that have the
 * renderer's nonce or a known text: hashing every inline script would allow an injected one.
 */
export function contentSecurityPolicy(
  html: string,
  nonce: string,
  { images, forms, widget }: ForeignSources = {},
): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (attributes.includes(`nonce="${nonce}"`) || code === speculationRules) scripts.add(hashOf(code));
  }
  for (const [, code = ''] of html.matchAll(new RegExp(`<style nonce="${nonce}">([\\s\\S]*?)</style>`, 'g'))) {
    styles.add(hashOf(code));
  }
  const dev = import.meta.env.DEV ? " 'unsafe-inline'" : '';
  const ofWidget = widgetSources(widget);
  return [
    "default-src 'self'",
    `script-src 'self'${dev || list(scripts)}${ofWidget.script}`,
    `style-src 'self'${dev || list(styles)}${ofWidget.style}`,
    `img-src 'self' data:${images ? ` ${images}` : ''}${ofWidget.image}`,
    "base-uri 'none'",
    `form-action 'self'${forms ? ` ${forms}` : ''}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...ofWidget.more,
  ].join('; ');
}

export function withoutNonces(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, '');
}

function list(hashes: Set<string>): string {
  return [...hashes].map((hash) => ` ${hash}`).join('');
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

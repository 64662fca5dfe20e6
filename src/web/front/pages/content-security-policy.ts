import type { InlineCode } from './inline-code.ts';
import type { PageFacts } from './page-facts.ts';

interface Allowed extends Pick<PageFacts, 'formOrigins' | 'widget'> {
  inline: InlineCode;
  /** Foreign origins of the page's images. */
  imageSources: readonly string[];
}

/** The policy for one finished document. Inline scripts and styles are allowed by hash. */
export function contentSecurityPolicy({ inline, imageSources, formOrigins = [], widget }: Allowed): string {
  const { scripts, styles } = import.meta.env.DEV ? ANY_INLINE : inline;
  const ofWidget = widgetSources(widget);
  return [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts, ...ofWidget.scripts],
    ['style-src', "'self'", ...styles, ...ofWidget.styles],
    ['img-src', "'self'", 'data:', ...imageSources, ...ofWidget.images],
    ['base-uri', "'none'"],
    ['form-action', "'self'", ...formOrigins],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    ...ofWidget.more,
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}

const ANY_INLINE = { scripts: ["'unsafe-inline'"], styles: ["'unsafe-inline'"] };

/** The widget of a hosted sign-in, as needed for a page's security policy. */
export interface HostedWidget {
  /** The provider's host that serves our application's script and its requests. */
  host: string;
  /** The nonce of the widget's styles. */
  nonce: string;
}

/**
 * Further sources the policy allows for the widget: its script and calls, pictures of people, the check for robots, and
 * the worker that renews the session (https://clerk.com/docs/guides/secure/best-practices/csp-headers).
 */
function widgetSources(widget: HostedWidget | undefined) {
  if (!widget) return { scripts: [], styles: [], images: [], more: [] };
  const host = `https://${widget.host}`;
  return {
    scripts: [host, 'https://challenges.cloudflare.com'],
    styles: [`'nonce-${widget.nonce}'`],
    images: ['https://img.clerk.com'],
    more: [
      ['connect-src', "'self'", host],
      ['worker-src', "'self'", 'blob:'],
      ['frame-src', "'self'", 'https://challenges.cloudflare.com'],
    ],
  };
}

import { widgetSources } from './hosted-widget.ts';
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

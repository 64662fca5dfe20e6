import type { ReactNode } from 'react';

/** What makes a link open a new tab. */
export const NEW_TAB = { target: '_blank', rel: 'noopener' } as const;

export const NEW_TAB_SENTENCE = ' (otvorí sa na novej karte)';

/**
 * A link to another site, which opens a new tab and says so, as links in texts do (`markdown.ts`): who looks at a law or a
 * portal does not lose the page they are reading or filling in (specification sections 2.2, 2.5).
 */
export function ExternalLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a href={href} className={className} {...NEW_TAB}>
      {children}
      <span className="sr-only">{NEW_TAB_SENTENCE}</span>
    </a>
  );
}

import type { ReactNode } from 'react';

/** A link that opens a new tab and says so (specification sections 2.2, 2.5). */
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
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> (otvorí sa na novej karte)</span>
    </a>
  );
}

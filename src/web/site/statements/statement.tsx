import type { ReactNode } from 'react';
import { formatDay } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { PublicBreadcrumb } from '#web/site/kit/public-breadcrumb.tsx';
import { Section } from '#web/site/kit/section.tsx';

interface StatementProps {
  title: string;
  subtitle: string;
  validFrom: string;
  sections: Record<string, { title: string; html: string }>;
  /** Content below a section's text, by the section's anchor. */
  below?: Record<string, ReactNode>;
}

/** A legal text of our own: plain head, contents, numbered sections. */
export function Statement({ title, subtitle, validFrom, sections, below = {} }: StatementProps) {
  const numbered = Object.entries(sections).map(([anchor, section], index) => ({
    anchor,
    number: index + 1,
    ...section,
  }));
  return (
    <>
      <section className="plain-header">
        <div className="wrap">
          <PublicBreadcrumb title={title} />
          <h1>{nonBreaking(title)}</h1>
          <p className="lead">{nonBreaking(subtitle)}</p>
        </div>
      </section>
      <Section className="statement" layout="cols">
        <div className="stick">
          <nav className="card contents-list" aria-label="Obsah stránky">
            <ol>
              {numbered.map(({ anchor, number, title }) => (
                <li key={anchor}>
                  <a href={`#${anchor}`}>
                    <span className="num">{number}.</span>
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <p className="muted">Znenie platí od {formatDay(validFrom)}.</p>
        </div>
        <div className="statement-text">
          {numbered.map(({ anchor, number, title, html }) => (
            <section key={anchor} id={anchor}>
              <h2>
                {number}. {title}
              </h2>
              <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
              {below[anchor]}
            </section>
          ))}
        </div>
      </Section>
    </>
  );
}

import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import { nonBreaking } from '#domain/slovak.ts';

// For loaders only: the renderer never reaches a browser.

/** The sections „## Title {#anchor}“ of one of our own texts, by anchor, as HTML. */
export function contentSections(source: string): Record<string, { title: string; html: string }> {
  const parts = source.split(/^## (.+?) \{#([\w-]+)\}$/m).slice(1);
  const sections: Record<string, { title: string; html: string }> = {};
  for (let index = 0; index < parts.length; index += 3) {
    const [title = '', anchor = '', body = ''] = parts.slice(index, index + 3);
    sections[anchor] = { title: nonBreaking(title), html: markdownHtml(body) };
  }
  return sections;
}

function markdownHtml(source: string): string {
  return renderToStaticMarkup(<Markdown>{source}</Markdown>);
}

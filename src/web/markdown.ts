import MarkdownIt from 'markdown-it';
import { pictureSources } from '#domain/picture.ts';
import { nonBreaking } from '#domain/slovak.ts';

// For loaders only: the renderer never reaches a browser. It takes hostile text too: raw HTML is shown as it was
// typed, nesting is bounded, and only the links below lead anywhere (specification section 2.8).

const LINK_PROTOCOLS = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'];

const markdown = new MarkdownIt({ html: false, linkify: false });
const { escapeHtml } = markdown.utils;

markdown.validateLink = isAllowedLink;

// Slovak typography belongs to what is read, not to the source: there it would spoil lists and addresses
markdown.renderer.rules.text = (tokens, index) => escapeHtml(nonBreaking(tokens[index]?.content ?? ''));

// the page has its one h1 already
markdown.renderer.rules.heading_open = (tokens, index) =>
  tokens[index]?.tag === 'h1' ? '<h2>' : `<${tokens[index]?.tag}>`;
markdown.renderer.rules.heading_close = (tokens, index) =>
  tokens[index]?.tag === 'h1' ? '</h2>\n' : `</${tokens[index]?.tag}>\n`;

// a wide table scrolls by itself, also by keyboard
markdown.renderer.rules.table_open = () =>
  '<div class="table-scroll" role="region" aria-label="Tabuľka" tabindex="0"><table>\n';
markdown.renderer.rules.table_close = () => '</table></div>\n';

markdown.renderer.rules.image = (tokens, index, options, environment, renderer) => {
  const token = tokens[index];
  const alt = renderer.renderInlineAsText(token?.children ?? [], options, environment);
  return pictureHtml(String(token?.attrGet('src') ?? ''), alt);
};

/** An article's text, or any other text of the staff's, as HTML. */
export function markdownHtml(source: string): string {
  return markdown.render(source);
}

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

/** True for a place on our site and for the specification's protocols. */
function isAllowedLink(url: string): boolean {
  const protocol = /^([^/?#:]*):/.exec(url)?.[1];
  return protocol === undefined || LINK_PROTOCOLS.includes(protocol.toLowerCase());
}

/** Our own picture; one from elsewhere only as a link: no page asks another host before a click. */
function pictureHtml(address: string, alt: string): string {
  const picture = pictureSources(address);
  if (!picture) return `<a href="${escapeHtml(address)}">${escapeHtml(alt || address)}</a>`;
  const { src, width, height, sources } = picture;
  const offers = sources.map(
    ({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="(min-width: 1024px) 720px, 100vw">`,
  );
  const image = `<img src="${src}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy">`;
  return `<picture>${offers.join('')}${image}</picture>`;
}

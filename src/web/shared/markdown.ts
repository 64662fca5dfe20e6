import MarkdownIt from 'markdown-it';
import { CONTENT_MAX } from '#domain/articles/article-fields.ts';
import { pictureSources } from '#domain/articles/picture.ts';
import { type Citation, citedIn, withCitations } from '#domain/page-texts/laws.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { NEW_TAB, NEW_TAB_SENTENCE } from './external-link.tsx';
import { cite, LAWS } from './laws.ts';

// For loaders only: the renderer is never sent to a browser. It accepts hostile text too: raw HTML is shown as it was
// typed, nesting is limited, and only the links below are clickable.

/** Links of an article (specification section 2.8); our own texts also link telephone numbers. */
const LINK_PROTOCOLS = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'];

const articles = createMarkdown(LINK_PROTOCOLS);
const ownTexts = createMarkdown([...LINK_PROTOCOLS, 'tel']);
const { escapeHtml } = articles.utils;

function createMarkdown(linkProtocols: string[]) {
  const markdown = new MarkdownIt({ html: false, linkify: false });
  const { rules } = markdown.renderer;

  // an address without a protocol is on our own site
  markdown.validateLink = (url) => {
    const protocol = /^([^/?#:]*):/.exec(url)?.[1];
    return protocol === undefined || linkProtocols.includes(protocol.toLowerCase());
  };

  // Slovak typography is applied to the output, not the source: there it would break lists and addresses
  rules.text = (tokens, index) => escapeHtml(nonBreaking(tokens[index]?.content ?? ''));

  // the page has its one h1 already
  rules.heading_open = (tokens, index) => (tokens[index]?.tag === 'h1' ? '<h2>' : `<${tokens[index]?.tag}>`);
  rules.heading_close = (tokens, index) => (tokens[index]?.tag === 'h1' ? '</h2>\n' : `</${tokens[index]?.tag}>\n`);

  // a wide table scrolls by itself, also by keyboard
  rules.table_open = () => '<div class="table-scroll" role="region" aria-label="Tabuľka" tabindex="0"><table>\n';
  rules.table_close = () => '</table></div>\n';

  // links do not nest
  let note = '';
  rules.link_open = (tokens, index, _options, _environment, renderer) => {
    const token = tokens[index];
    const tab = newTab(String(token?.attrGet('href') ?? ''));
    note = tab.note;
    return `<a${token ? renderer.renderAttrs(token) : ''}${tab.attributes}>`;
  };
  rules.link_close = () => `${note}</a>`;

  rules.image = (tokens, index, options, environment, renderer) => {
    const token = tokens[index];
    const alt = renderer.renderInlineAsText(token?.children ?? [], options, environment);
    return pictureHtml(String(token?.attrGet('src') ?? ''), alt);
  };
  return markdown;
}

/** An article's text as HTML. */
export function markdownHtml(source: string): string {
  return articles.render(source);
}

/** The same for a text that is not checked yet: of a text too long to be saved only the beginning. */
export function draftHtml(source: string): string {
  return markdownHtml(source.slice(0, CONTENT_MAX));
}

interface ContentSection {
  title: string;
  html: string;
  /** The laws it cites. */
  laws: Citation[];
}

/** The sections „## Title {#anchor}“ of one of our own texts, by anchor, as HTML. */
export function contentSections(source: string): Record<string, ContentSection> {
  const parts = source.split(/^## (.+?) \{#([\w-]+)\}$/m).slice(1);
  const sections: Record<string, ContentSection> = {};
  for (let index = 0; index < parts.length; index += 3) {
    const [title = '', anchor = '', body = ''] = parts.slice(index, index + 3);
    sections[anchor] = {
      title: nonBreaking(title),
      html: ownTexts.render(withCitations(body, LAWS)),
      laws: citedIn(body).map(cite),
    };
  }
  return sections;
}

/** The readable text of a Markdown source, a line for each paragraph, heading and cell. */
export function plainText(source: string): string {
  const environment = {};
  return ownTexts
    .parse(withCitations(source, LAWS), environment)
    .filter(({ type }) => type === 'inline')
    .map(({ children }) => ownTexts.renderer.renderInlineAsText(children ?? [], ownTexts.options, environment))
    .map((line) => line.replace(/\s+/g, ' '))
    .join('\n');
}

/** Our own picture; a foreign one only as a link, so that no page requests another host before a click. */
function pictureHtml(address: string, alt: string): string {
  const picture = pictureSources(address);
  if (!picture) {
    const { attributes, note } = newTab(address);
    return `<a href="${escapeHtml(address)}"${attributes}>${escapeHtml(alt || address)}${note}</a>`;
  }
  const { src, width, height, sources } = picture;
  const offers = sources.map(
    ({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="(min-width: 1200px) 720px, 100vw">`,
  );
  const image = `<img src="${src}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy">`;
  return `<picture>${offers.join('')}${image}</picture>`;
}

/** What `ExternalLink` adds to a link to another site; nothing to any other. */
function newTab(address: string): { attributes: string; note: string } {
  if (!/^https?:/i.test(address)) return { attributes: '', note: '' };
  return {
    attributes: ` target="${NEW_TAB.target}" rel="${NEW_TAB.rel}"`,
    note: `<span class="sr-only">${NEW_TAB_SENTENCE}</span>`,
  };
}

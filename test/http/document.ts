/** An HTML element: its attributes by lower-case name, and the text up to the next tag. */
interface Element {
  attributes: Record<string, string>;
  text: string;
}

/** An object of schema.org: its type and its properties by name. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** A parsed page as a browser would see it, so that tests do not depend on the markup. */
export interface Document {
  html: string;
  title: string | undefined;
  headings: string[];
  /** All readable text of the page. */
  text: string;
  /** The number of visible words, with only the summary of closed details elements. */
  visibleWords: number;
  meta(name: string): string | undefined;
  /** Inline and linked scripts, without data blocks. */
  scripts: { attributes: Record<string, string>; code: string }[];
  /** The data for search engines (JSON-LD). */
  structuredData: Thing[];
  /** The texts of the inline style sheets. */
  styles: string[];
  all(tag: string): Element[];
  /** The form field of this name. */
  field(name: string): Element | undefined;
  byId(id: string): string | undefined;
}

export async function readDocument(answer: Response): Promise<Document> {
  const html = await answer.text();
  const all = (tag: string) => elements(html, tag);
  const [data, scripts] = partition(scriptsOf(html), ({ attributes }) => attributes.type === 'application/ld+json');
  return {
    html,
    title: all('title')[0]?.text,
    headings: [...html.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, inside = '']) => plain(inside)),
    text: plain(html.replace(/^[\s\S]*<body>/, '').replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '')),
    visibleWords: wordsOf(visibleHtml(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')),
    meta: (name) => all('meta').find(({ attributes }) => attributes.name === name)?.attributes.content,
    scripts,
    structuredData: data.map(({ code }) => JSON.parse(code)),
    styles: [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text),
    all,
    field: (name) => ['input', 'textarea', 'select'].flatMap(all).find(({ attributes }) => attributes.name === name),
    byId(id) {
      const match = new RegExp(`<(\\w+)[^>]*\\sid="${id}"[^>]*>([\\s\\S]*?)</\\1>`).exec(html);
      return match ? plain(match[2] ?? '') : undefined;
    },
  };
}

/** A closed details element without another one inside. */
const FOLDED = /<details(?![^>]*\sopen)[^>]*>((?:(?!<details)[\s\S])*?)<\/details>/g;

/** The markup without drawings, scripts, text for screen readers, and closed details except their summary. */
function visibleHtml(html: string): string {
  let remaining = html
    .replace(/<(script|style|svg|dialog)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<span class="sr-only">[^<]*<\/span>/g, '');
  while (remaining.search(FOLDED) >= 0)
    remaining = remaining.replace(
      FOLDED,
      (_, inside: string) => /<summary[\s\S]*?<\/summary>/.exec(inside)?.[0] ?? '',
    );
  return remaining;
}

function wordsOf(html: string): number {
  const pieces = decoded(html.replace(/<[^>]*>/g, ' ')).split(/\s+/);
  return pieces.filter((piece) => /[\p{Letter}\d]/u.test(piece)).length;
}

/** The readable text of markup. */
function plain(html: string): string {
  return decoded(html.replace(/<!--[\s\S]*?-->/g, '').replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
}

function scriptsOf(html: string): Document['scripts'] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, inside = '', code = '']) => ({
    attributes: attributesOf(inside),
    code,
  }));
}

function partition<T>(all: T[], isFirst: (one: T) => boolean): [T[], T[]] {
  const { first = [], second = [] } = Object.groupBy(all, (one) => (isFirst(one) ? 'first' : 'second'));
  return [first, second];
}

function elements(html: string, tag: string): Element[] {
  return [...html.matchAll(new RegExp(`<${tag}((?:\\s[^>]*)?)/?>([^<]*)`, 'g'))].map(
    ([, inside = '', text = '']) => ({
      attributes: attributesOf(inside),
      text: decoded(text),
    }),
  );
}

function attributesOf(inside: string): Record<string, string> {
  const pairs = [...inside.matchAll(/([\w-]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), decoded(value)]));
}

function decoded(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&');
}

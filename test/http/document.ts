/** An element as sent: its attributes by name, in lower case, and the text up to the next tag. */
interface Element {
  attributes: Record<string, string>;
  text: string;
}

/** What a test asks of a page: never the markup itself, but what a browser would make of it. */
export interface Document {
  html: string;
  title: string | undefined;
  headings: string[];
  meta(name: string): string | undefined;
  /** Inline scripts and linked ones alike. */
  scripts: { attributes: Record<string, string>; code: string }[];
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
  return {
    html,
    title: all('title')[0]?.text,
    headings: [...html.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, inside = '']) => plain(inside)),
    meta: (name) => all('meta').find(({ attributes }) => attributes.name === name)?.attributes.content,
    scripts: [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, inside = '', code = '']) => ({
      attributes: attributesOf(inside),
      code,
    })),
    styles: [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text),
    all,
    field: (name) => ['input', 'textarea', 'select'].flatMap(all).find(({ attributes }) => attributes.name === name),
    byId(id) {
      const found = new RegExp(`<(\\w+)[^>]*\\sid="${id}"[^>]*>([\\s\\S]*?)</\\1>`).exec(html);
      return found ? plain(found[2] ?? '') : undefined;
    },
  };
}

/** The text of some markup as people read it. */
function plain(html: string): string {
  return decoded(html.replace(/<!--[\s\S]*?-->/g, '').replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
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

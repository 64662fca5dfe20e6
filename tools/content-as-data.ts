import type { Plugin } from 'vite';
import { parse } from 'yaml';

/**
 * Lets a module import a text of `content/`: `.yaml` as its data, `.md` as `{ front, text }`, the front matter and the
 * prose below it. Files are parsed during the build, so the server needs no parser; the page's schema reports errors in
 * a file when the server starts.
 */
export function contentAsData(): Plugin {
  return {
    name: 'content-as-data',
    transform: {
      filter: { id: /\/content\/.+\.(?:yaml|md)$/ },
      handler(source, id) {
        const data = JSON.stringify(id.endsWith('.md') ? parseArticle(source) : parse(source));
        return { code: `export default JSON.parse(${JSON.stringify(data)});`, map: null, moduleType: 'js' };
      },
    },
  };
}

function parseArticle(source: string): { front: unknown; text: string } {
  const [, front, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  return { front: front && parse(front), text: text ?? source };
}

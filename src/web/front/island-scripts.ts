import addresses from 'virtual:island-scripts';
import type { IslandScript } from './page-handle.ts';

/** Adds the script of the page's islands; a page rendered without islands gets none. */
export function withIslandScript(html: string, script: IslandScript, nonce: string): string {
  if (!html.includes(' data-island="')) return html;
  const code = addresses[script].map((address) => `import ${JSON.stringify(address)};`).join('');
  return html.replace('</body>', () => `<script nonce="${nonce}" type="module" async="">${code}</script></body>`);
}

import { readFileSync } from 'node:fs';

/**
 * Inlines the stylesheets of the build in a page that has no scripts: it is then complete after one round trip instead
 * of two, and no hydration needs the links. `nonce` allows them in the security policy.
 */
export function inlineStyles(html: string, nonce: string): string {
  return html.replace(
    /<link [^>]*rel="stylesheet" href="(\/assets\/[^"/]+\.css)"[^>]*>/g,
    (_, address: string) => `<style nonce="${nonce}">${textOf(address)}</style>`,
  );
}

const texts = new Map<string, string>();

function textOf(address: string): string {
  const known = texts.get(address);
  if (known !== undefined) return known;
  const text = readFileSync(`build/client${address}`, 'utf8').trim();
  texts.set(address, text);
  return text;
}

import { readFileSync } from 'node:fs';
import type { InlineCode } from './inline-code.ts';

/**
 * The stylesheet of the build that a link in a page without scripts leads to: the page is then complete after one round
 * trip instead of two (decision 0006). Any other link is returned unchanged.
 */
export function inlinedStyles(link: string, inline: InlineCode): string {
  const address = / rel="stylesheet" href="(\/assets\/[^"/]+\.css)"/.exec(link)?.[1];
  return address ? inline.style(texts.getOrInsertComputed(address, textOf)) : link;
}

const texts = new Map<string, string>();

function textOf(address: string): string {
  return readFileSync(`build/client${address}`, 'utf8').trim();
}

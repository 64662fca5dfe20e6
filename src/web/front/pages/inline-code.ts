import { createHash } from 'node:crypto';

/** The inline scripts and styles of one page, which its security policy allows by hash. */
export class InlineCode {
  readonly scripts = new Set<string>();
  readonly styles = new Set<string>();

  script(code: string, attributes = ''): string {
    this.scripts.add(hashOf(code));
    return `<script${attributes}>${code}</script>`;
  }

  style(code: string): string {
    if (styleHashes.size > STYLE_HASHES_MAX) styleHashes.clear();
    this.styles.add(styleHashes.getOrInsertComputed(code, hashOf));
    return `<style>${code}</style>`;
  }
}

/** The styles of pages are large, but few. */
const styleHashes = new Map<string, string>();
const STYLE_HASHES_MAX = 500;

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

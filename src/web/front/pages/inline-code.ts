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
    this.styles.add(hashOf(code));
    return `<style>${code}</style>`;
  }
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

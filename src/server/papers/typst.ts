import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';

const FONTS = import.meta.glob<string>('./fonts/*.ttf', { query: '?inline', import: 'default', eager: true });

let compiler: NodeCompiler | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * A paper as tagged PDF (PDF/UA-1), from a template of ours and what it is to say, which it reads from `paper` as JSON:
 * what people typed is never source. Setting one holds the event loop, so between two of them others are served.
 */
export function printPaper(template: string, paper: object): Promise<Uint8Array<ArrayBuffer>> {
  const printed = last.then(() => yieldToEventLoop()).then(() => setPaper(template, paper));
  last = printed.catch(() => undefined);
  return printed;
}

/** With our fonts; made once, and kept. */
export function openCompiler(): NodeCompiler {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontBlobs: Object.values(FONTS).map(fontBytes) }] });
  return compiler;
}

function setPaper(template: string, paper: object): Uint8Array<ArrayBuffer> {
  const compiler = openCompiler();
  try {
    const { result } = compiler.compile({
      mainFileContent: template,
      inputs: { paper: JSON.stringify(paper) },
    });
    // what the compiler complains about may quote people
    if (!result) throw new Error('a paper could not be set');
    return new Uint8Array(asPdf(compiler, result));
  } finally {
    // nobody's names stay in memory
    compiler.evictCache(0);
  }
}

/** Without the standard where an email has no shape after all: who stands before a class needs the list anyway. */
function asPdf(compiler: NodeCompiler, document: NodeTypstDocument): Buffer {
  try {
    return compiler.pdf(document, { pdfStandard: 'ua-1' });
  } catch {
    return compiler.pdf(document);
  }
}

function fontBytes(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

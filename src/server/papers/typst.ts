import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';

const FONTS = import.meta.glob<string>('./fonts/*.ttf', { query: '?inline', import: 'default', eager: true });

let compiler: NodeCompiler | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * A paper as tagged PDF (PDF/UA-1), from our template and the data it reads from `paper` as JSON, so that typed text is
 * never source. Compiling blocks the event loop, so other requests run between two papers.
 */
export function printPaper(template: string, paper: object): Promise<Uint8Array<ArrayBuffer>> {
  const printed = last.then(() => yieldToEventLoop()).then(() => setPaper(template, paper));
  last = printed.catch(() => undefined);
  return printed;
}

/** The compiler with our fonts, created once. */
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
    // the compiler's messages may quote personal data
    if (!result) throw new Error('a paper could not be set');
    return new Uint8Array(asPdf(compiler, result));
  } finally {
    // no names of people stay in memory
    compiler.evictCache(0);
  }
}

/** Falls back to plain PDF if a character has no glyph after all: the lecturer needs the list anyway. */
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

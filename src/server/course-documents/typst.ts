import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';

const FONTS = import.meta.glob<string>('./fonts/*.ttf', { query: '?inline', import: 'default', eager: true });

let compiler: NodeCompiler | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * A document as tagged PDF (PDF/UA-1), from our template and the contents it reads as JSON, so that entered text is
 * never source. Compiling blocks the event loop, so other requests run between two documents.
 */
export function printDocument(template: string, contents: object): Promise<Uint8Array<ArrayBuffer>> {
  const printed = last.then(() => yieldToEventLoop()).then(() => typesetDocument(template, contents));
  last = printed.catch(() => undefined);
  return printed;
}

/** The compiler with our fonts, created once. */
export function openCompiler(): NodeCompiler {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontBlobs: Object.values(FONTS).map(fontBytes) }] });
  return compiler;
}

function typesetDocument(template: string, contents: object): Uint8Array<ArrayBuffer> {
  const compiler = openCompiler();
  try {
    const { result } = compiler.compile({
      mainFileContent: template,
      inputs: { contents: JSON.stringify(contents) },
    });
    // the compiler's messages may quote personal data
    if (!result) throw new Error('a document could not be typeset');
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

import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import base from './base.typ?raw';

const FONTS = import.meta.glob<string>('./fonts/*.ttf', { query: '?inline', import: 'default', eager: true });

let compiler: NodeCompiler | undefined;

/**
 * A document as tagged PDF (PDF/UA-1), from our template after `base.typ` and the contents it reads as JSON, so that
 * entered text is never source. Compiling blocks the event loop, so other requests run between two documents.
 */
export async function printDocument(template: string, contents: object): Promise<Uint8Array<ArrayBuffer>> {
  const [document] = await printDocuments(template, [contents]);
  if (!document) throw new Error('no document was typeset');
  return document;
}

/** The same for several: what they have in common is typeset once, in half the time. */
export function printDocuments(template: string, all: readonly object[]): Promise<Uint8Array<ArrayBuffer>[]> {
  return navigator.locks.request('typesetting', () => typesetDocuments(template, all));
}

/** The compiler with our fonts, created once. */
export function openCompiler(): NodeCompiler {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontBlobs: Object.values(FONTS).map(fontBytes) }] });
  return compiler;
}

/** Documents typeset before the compiler's cache is cleared: more of them take memory and little less time. */
const CACHED_DOCUMENTS = 40;

async function typesetDocuments(template: string, all: readonly object[]): Promise<Uint8Array<ArrayBuffer>[]> {
  const compiler = openCompiler();
  const documents: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (const contents of all) {
      await yieldToEventLoop();
      documents.push(typesetDocument(compiler, template, contents));
      if (documents.length % CACHED_DOCUMENTS === 0) compiler.evictCache(0);
    }
    return documents;
  } finally {
    // no names of people stay in memory
    compiler.evictCache(0);
  }
}

/** Falls back to plain PDF if a character has no glyph after all: the lecturer needs the list anyway. */
function typesetDocument(compiler: NodeCompiler, template: string, contents: object): Uint8Array<ArrayBuffer> {
  const source = { mainFileContent: base + template, inputs: { contents: JSON.stringify(contents) } };
  try {
    return new Uint8Array(compiler.pdf(source, { pdfStandard: 'ua-1' }));
  } catch {
    return plainPdf(compiler, source);
  }
}

function plainPdf(compiler: NodeCompiler, source: Parameters<NodeCompiler['pdf']>[0]): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(compiler.pdf(source));
  } catch {
    // the compiler's messages may quote personal data
    throw new Error('a document could not be typeset');
  }
}

function fontBytes(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

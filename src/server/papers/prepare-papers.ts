/**
 * Reads machine code and fonts of papers ahead, when somebody looks at a course whose papers may be wanted next: a server
 * that prints none holds none of it. Whatever fails here fails again, and is told, with a paper.
 */
export function preparePapers(): void {
  void import('./typst.ts').then(({ openCompiler }) => openCompiler()).catch(() => undefined);
}

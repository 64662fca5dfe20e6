/**
 * Loads the compiler and fonts in advance, when a user opens a course whose papers may be requested next; a server that
 * prints none never loads them. An error here occurs again, and is reported, when a paper is printed.
 */
export function preparePapers(): void {
  void import('./typst.ts').then(({ openCompiler }) => openCompiler()).catch(() => undefined);
}

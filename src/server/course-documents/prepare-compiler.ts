/**
 * Loads the compiler and fonts in advance, when a user opens a course whose documents may be requested next; a server
 * that prints none never loads them. An error here occurs again, and is reported, when a document is printed.
 */
export function prepareCompiler(): void {
  void import('./typst.ts').then(({ openCompiler }) => openCompiler()).catch(() => undefined);
}

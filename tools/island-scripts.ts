import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Manifest, Plugin, ResolvedConfig } from 'vite';

const MODULE = 'virtual:island-scripts';
const FOLDER = 'src/web/islands';
/** What React Router's plugin wants to have run before any component, in development. */
const HOT_RELOAD = '/@id/__x00__virtual:react-router/inject-hmr-runtime';

/**
 * Builds each file of `islands/` as a script of its own beside React Router's, and tells the server by the file's name
 * the addresses of all that it is made of: a page names them at once instead of one leading to the next.
 */
export function islandScripts(): Plugin {
  const names = readdirSync(FOLDER).map((file) => file.replace(/\.ts$/, ''));
  let config: ResolvedConfig;

  function addresses(): [string, string[]][] {
    if (config.command === 'serve') return names.map((name) => [name, [HOT_RELOAD, `/${sourceOf(name)}`]]);
    // the browser's side is built before the server's
    const { outDir } = config.environments.client?.build ?? config.build;
    const manifest: Manifest = JSON.parse(readFileSync(resolve(config.root, outDir, '.vite/manifest.json'), 'utf8'));
    return names.map((name) => [name, filesOf(manifest, sourceOf(name)).map((file) => config.base + file)]);
  }

  return {
    name: 'island-scripts',
    config: () => ({ environments: { client: { build: { rolldownOptions: { input: names.map(sourceOf) } } } } }),
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}` ? `export default ${JSON.stringify(Object.fromEntries(addresses()))}` : undefined,
  };
}

function sourceOf(name: string): string {
  return `${FOLDER}/${name}.ts`;
}

/** The file of a module and of all it imports from the start, each once. */
function filesOf(manifest: Manifest, key: string, found = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} was not built`);
  if (!found.has(chunk.file)) {
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  }
  return [...found];
}

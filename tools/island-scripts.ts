import { readdirSync } from 'node:fs';
import { build, type Plugin, type PluginOption, type ResolvedConfig, type Rolldown } from 'vite';

const MODULE = 'virtual:island-scripts';
const FOLDER = 'src/web/site/islands';
/** The module that React Router's plugin requires to run before any component in development. */
const HOT_RELOAD = '/@id/__x00__virtual:react-router/inject-hmr-runtime';

/**
 * Gives the server, for each file in `islands/`, the addresses of all its scripts, so that a page can load them in
 * parallel. They are a separate build: in React Router's build they would share files with every route and load code
 * that only other routes need (decision 0031).
 */
export function islandScripts(plugins: PluginOption[]): Plugin {
  const names = readdirSync(FOLDER).map((file) => file.replace(/\.ts$/, ''));
  let config: ResolvedConfig;

  async function addresses(): Promise<[string, string[]][]> {
    if (config.command === 'serve') return names.map((name) => [name, [HOT_RELOAD, `/${FOLDER}/${name}.ts`]]);
    const { output } = await buildIslands();
    const chunks = output.filter((file) => file.type === 'chunk');
    return chunks
      .filter(({ isEntry }) => isEntry)
      .map((entry) => [entry.name, filesOf(entry.fileName, chunks).map((file) => config.base + file)]);
  }

  function buildIslands() {
    return build({
      configFile: false,
      root: config.root,
      logLevel: 'warn',
      plugins,
      build: {
        outDir: config.environments.client?.build.outDir,
        emptyOutDir: false,
        copyPublicDir: false,
        modulePreload: false,
        rolldownOptions: { input: names.map((name) => `${FOLDER}/${name}.ts`), preserveEntrySignatures: false },
      },
    }) as Promise<Rolldown.RolldownOutput>;
  }

  return {
    name: 'island-scripts',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return;
      return `export default ${JSON.stringify(Object.fromEntries(await addresses()))}`;
    },
  };
}

/** A file and all its static imports, each once. */
function filesOf(file: string, chunks: Rolldown.OutputChunk[], files = new Set<string>()): string[] {
  const chunk = chunks.find(({ fileName }) => fileName === file);
  if (chunk && !files.has(file)) {
    files.add(file);
    for (const imported of chunk.imports) filesOf(imported, chunks, files);
  }
  return [...files];
}

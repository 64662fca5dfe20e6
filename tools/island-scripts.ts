import { readdirSync } from 'node:fs';
import { build, type Plugin, type PluginOption, type ResolvedConfig, type Rolldown } from 'vite';

const MODULE = 'virtual:island-scripts';
const FOLDER = 'src/web/islands';
/** What React Router's plugin wants to have run before any component, in development. */
const HOT_RELOAD = '/@id/__x00__virtual:react-router/inject-hmr-runtime';

/**
 * Tells the server by the name of each file in `islands/` the addresses of the scripts it is made of, all of them, so that a
 * page need not find one through the other. They are a build of their own: in React Router's they would share files
 * with every route and bring along what only others need (decision 0031).
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

/** A file and all it imports from the start, each once. */
function filesOf(file: string, chunks: Rolldown.OutputChunk[], found = new Set<string>()): string[] {
  const chunk = chunks.find(({ fileName }) => fileName === file);
  if (chunk && !found.has(file)) {
    found.add(file);
    for (const imported of chunk.imports) filesOf(imported, chunks, found);
  }
  return [...found];
}

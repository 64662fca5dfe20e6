import { spawnSync } from 'node:child_process';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { contentAsData } from './tools/content-as-data.ts';
import { islandScripts } from './tools/island-scripts.ts';
import { signSheets } from './tools/sign-sheets.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    contentAsData(),
    signSheets(),
    islandScripts([signSheets(), keepServerOutOfTheBrowser()]),
    reactRouter(),
    keepServerOutOfTheBrowser(),
    reloadPagesWithoutScripts(),
  ],
  environments: {
    // The Hono application is the entry of the server build: pages and API share one module graph,
    // so a context key is one object on both sides.
    // Bundled whole: one file starts faster and holds less in memory than a thousand modules.
    ssr: {
      // libraries bring a build for development and one for production: keep the second only
      define: {
        'import.meta.env.COMMIT': JSON.stringify(commit()),
        ...(command === 'build' && { 'process.env.NODE_ENV': '"production"' }),
      },
      // the libraries of pictures and documents bring machine code that cannot be bundled
      resolve: {
        noExternal: command === 'build' || undefined,
        external: ['sharp', '@myriaddreamin/typst-ts-node-compiler'],
      },
      build: { rolldownOptions: { input: './src/web/front/http.ts' } },
    },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SCRIPTS } } } } },
  },
}));

/**
 * The scripts of the desk: few, because larger files compress better and every request takes time. A module is in the
 * first that it fits; what a single page needs is in the script of its route.
 */
const SCRIPTS: Rolldown.CodeSplittingGroup[] = [
  // changes with the libraries only
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\/|^\0/ },
  // what most pages are made of
  { name: 'desk', test: (id) => COMMON.test(id) && !RARE.test(id), minShareCount: 2 },
  // one for each section
  { name: (id) => /src\/web\/desk\/([\w-]+)\//.exec(id)?.[1], minShareCount: 2 },
];

const COMMON = /src\/(domain|web\/(styles|shared|desk))\//;

/** Schemas, which only servers need, parts of visitors' forms, and sections too large to burden the others with. */
const RARE =
  /domain\/.*(fields|schema)\.ts|web\/shared\/.*(toast|sent-form|names-grid|roster|error-pages)|web\/desk\/(articles|contact-requests|courses|emails|staff-members|today)\//;

/** Of a build without its repository, as in Docker, only the caller knows it. */
function commit(): string {
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' });
  return process.env.COMMIT ?? stdout?.trim() ?? '';
}

/** Fails the build when a module of the server room would be sent to a browser. */
function keepServerOutOfTheBrowser(): Plugin {
  return {
    name: 'keep-server-out-of-the-browser',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      if (/\/src\/server\//.test(id)) this.error(`${id} belongs to the server and must not reach the browser`);
    },
  };
}

/** In development a page that ships no script cannot hot-reload itself: tell it to load again. */
function reloadPagesWithoutScripts(): Plugin {
  return {
    name: 'reload-pages-without-scripts',
    apply: 'serve',
    hotUpdate({ server }) {
      if (this.environment.name === 'ssr') server.environments.client.hot.send('server:changed', {});
    },
  };
}

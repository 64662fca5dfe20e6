import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { commit } from './tools/commit.ts';
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
    escapeServerText(),
    keepSiteOutOfTheDesk(),
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
      build: {
        rolldownOptions: {
          input: './src/web/front/http.ts',
          // the process keeps its source in memory
          output: { comments: false },
        },
      },
    },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SCRIPTS } } } } },
  },
}));

/**
 * The scripts of the desk: few, because larger files compress better and every request takes time. What fewer pages
 * need is divided by who needs it, so that no page loads what only others show.
 */
const SCRIPTS: Rolldown.CodeSplittingGroup[] = [
  // changes with the libraries only
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\/|^\0/ },
  { debugName: 'desk', name: (id, modules) => (isCommon(pagesWith(id, modules)) ? 'desk' : null) },
  { debugName: 'sections', name: (id, modules) => sharedScript(pagesWith(id, modules), 2) },
  { debugName: 'lists', name: (id, modules) => listScript(pagesWith(id, modules)) },
  { debugName: 'section', name: (id, modules) => sharedScript(pagesWith(id, modules), 1) },
];

interface Page {
  /** Undefined for the frame of all pages. */
  section: string | undefined;
  file: string | undefined;
}

const PAGE = /\/src\/web\/(?:root|desk\/(?:([\w-]+)\/)?([\w-]+))\.tsx?\?__react-router-build-client-route$/;

/** The pages of the desk that a module of ours is part of. */
function pagesWith(id: string, modules: Rolldown.ChunkingContext): Page[] {
  const users = new Set([id]);
  for (const user of users) for (const importer of modules.getModuleInfo(user)?.importers ?? []) users.add(importer);
  const found = [...users].map((user) => PAGE.exec(user)).filter((page) => page !== null);
  return found.map(([, section, file]) => ({ section, file }));
}

const SECTIONS_MIN = 3;

/** True for a part of the frame, and for what pages everywhere are made of. */
function isCommon(pages: Page[]): boolean {
  return pages.some(({ section }) => !section) || new Set(pages.map(({ section }) => section)).size >= SECTIONS_MIN;
}

/** What several pages of that many sections share. */
function sharedScript(pages: Page[], count: number): string | null {
  const sections = [...new Set(pages.map(({ section }) => section))].sort();
  return sections.length === count && pages.length > 1 ? sections.join('-') : null;
}

/** What a section's list shares with its other pages; it does not load what only those need. */
function listScript(pages: Page[]): string | null {
  const list = pages.find(({ section, file }) => section === file);
  return list && pages.every(({ section }) => section === list.section) && pages.length > 1
    ? `${list.file}-list`
    : null;
}

/** Fails the build when a module of the server would be sent to a browser. */
function keepServerOutOfTheBrowser(): Plugin {
  return {
    name: 'keep-server-out-of-the-browser',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      if (/\/src\/server\//.test(id)) this.error(`${id} belongs to the server and must not reach the browser`);
    },
  };
}

/** Letters beyond ASCII as escapes: V8 would keep a whole file that has one in two bytes a character. */
function escapeServerText(): Plugin {
  return {
    name: 'escape-server-text',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    generateBundle(_options, files) {
      for (const file of Object.values(files)) {
        if (file.type !== 'chunk') continue;
        file.code = file.code.replace(
          /[^\0-\x7F]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
      }
    },
  };
}

/** A route's module as React Router builds it for browsers. */
const SITE_PAGE = /\/src\/web\/(site|feeds)\/.*\?__react-router-build-client-route$/;

/** The site's pages have no router in the browser: their modules would only share files with the desk's. */
function keepSiteOutOfTheDesk(): Plugin {
  return {
    name: 'keep-site-out-of-the-desk',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      order: 'post',
      handler: (_code, id) => (SITE_PAGE.test(id) ? 'export default undefined' : undefined),
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

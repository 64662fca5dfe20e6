import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer, isRunnableDevEnvironment } from 'vite';

// Development: Vite serves the browser's modules, and Hono is loaded again from the module graph after each change.
const server = createHttpServer();
const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } });
const ssr = vite.environments.ssr;
if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite has no server environment to run');

type Web = typeof import('#web/front/http.ts');
const load = () => ssr.runner.import<Web>('./src/web/front/http.ts');

const { firstAccountMessage, hasStaff, openApp, readConfig } = await load();
const config = readConfig(process.env);
const { app } = await openApp(config);

let loaded: Web | undefined;
let web: ReturnType<Web['createWeb']>;

const listener = getRequestListener(async (request, env) => {
  const module = await load();
  if (module !== loaded) {
    loaded = module;
    web = module.createWeb(app);
  }
  return web.fetch(request, env);
});
server.on('request', (request, response) => {
  vite.middlewares(request, response, () => void listener(request, response));
});
server.listen(config.port, () => console.log(`http://localhost:${config.port}`));
if (!(await hasStaff(app.db))) console.log(await firstAccountMessage(app));

import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import {
  createHttpServer,
  createWeb,
  firstAccountMessage,
  hasStaff,
  logProcess,
  markRunning,
  openApp,
  passedSocket,
  readConfig,
  serveMetrics,
  startFailure,
  startLines,
} from './build/server/index.js';

// The entry point of production: reads the settings, opens the app, listens, and stops on a signal.

/** Long enough for a proxy that checks readiness every second. */
const NOTICE_MILLISECONDS = 2_000;
/** The process exits by then, even if a mail server, the database or a form upload is slow. */
const STOP_MILLISECONDS_MAX = 9_000;

// the files of pages are read there, and without them every page would be 500
if (!existsSync('build/client')) {
  console.error('The working directory has no build/client: start the server in the folder that holds build.');
  process.exit(1);
}
try {
  await start();
} catch (error) {
  console.error(startFailure(error) ?? error);
  // exit explicitly, as what was opened before the failure would keep the process running
  process.exit(1);
}

async function start(): Promise<void> {
  const config = readConfig({ NODE_ENV: 'production', ...process.env });
  const running = await openApp(config);
  const { app, close } = running;
  const stopping = new AbortController();
  const web = createWeb(app, stopping.signal);
  const server = createHttpServer(web);
  const stopMetrics = await serveMetrics(app, web.metrics);
  await server.listen(passedSocket(process.env) ?? { port: config.port, host: config.host });
  // once: a second signal ends the process at once; Ctrl+C needs no notice, as no proxy is in front of the server
  process.once('SIGTERM', () => void stop(NOTICE_MILLISECONDS));
  process.once('SIGINT', () => void stop(0));
  void markRunning(app, stopping.signal).catch((error) => app.log.error({ err: error }, 'an alarm was not raised'));
  void web.warmPages().catch((error) => app.log.error({ err: error }, 'pages cannot be kept ahead'));
  // plain text on a terminal, a structured log line otherwise
  const print = process.stdout.isTTY ? console.log : (message: string) => app.log.info(message);
  logProcess(app.log);
  for (const line of await startLines(running, process.env)) print(line);
  if (!(await hasStaff(app.db))) print(await firstAccountMessage(app));

  async function stop(noticeMilliseconds: number): Promise<void> {
    setTimeout(() => process.exit(), STOP_MILLISECONDS_MAX).unref();
    stopping.abort();
    await delay(noticeMilliseconds);
    await server.stop();
    stopMetrics();
    await close();
    process.exit();
  }
}

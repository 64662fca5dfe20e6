import { setTimeout as delay } from 'node:timers/promises';

// The front door: settings → app → listen → stop.
const {
  createHttpServer,
  createWeb,
  hasStaff,
  firstWayIn,
  logProcess,
  openApp,
  readConfig,
  serveMetrics,
  startFailure,
} = await import('./build/server/index.js');

/** Long enough for a proxy that asks every second whether we are ready. */
const NOTICE_MILLISECONDS = 2_000;
/** However slow a mail server, a database or a form that is still being sent. */
const STOP_MILLISECONDS_MAX = 9_000;

try {
  await start();
} catch (error) {
  console.error(startFailure(error) ?? error);
  // at once: nothing that was opened before the failure may hold the process
  process.exit(1);
}

async function start(): Promise<void> {
  const config = readConfig({ NODE_ENV: 'production', ...process.env });
  const { app, close } = await openApp(config);
  const leaving = new AbortController();
  const web = createWeb(app, leaving.signal);
  const server = createHttpServer(web);
  const stopMetrics = await serveMetrics(app, web.metrics);
  await server.listen(config.port, config.host);
  void web.warmPages().catch((error) => app.log.error({ err: error }, 'pages cannot be kept ahead'));
  // for people at a terminal as they are, for programs that read the log as its lines
  const say = process.stdout.isTTY ? console.log : (words: string) => app.log.info(words);
  logProcess(app.log);
  const url = config.baseUrl ?? `http://localhost:${config.port}`;
  say(`Web beží na ${url}`);
  if (!(await hasStaff(app.db))) say(await firstWayIn(app, url));

  async function stop(noticeMilliseconds: number): Promise<void> {
    setTimeout(() => process.exit(), STOP_MILLISECONDS_MAX).unref();
    leaving.abort();
    await delay(noticeMilliseconds);
    await server.stop();
    stopMetrics();
    await close();
    process.exit();
  }
  // once: whoever asks a second time does not want to wait; nor does who presses Ctrl+C, as no proxy stands in front
  process.once('SIGTERM', () => void stop(NOTICE_MILLISECONDS));
  process.once('SIGINT', () => void stop(0));
}

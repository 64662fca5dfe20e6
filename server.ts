// The front door: settings → app → listen → stop.
const { createHttpServer, createWeb, hasStaff, firstWayIn, logProcess, openApp, readConfig, startFailure } =
  await import('./build/server/index.js');

/** However slow a mail server, a database or a form that is still being sent. */
const STOP_MILLISECONDS_MAX = 9_500;

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
  const web = createWeb(app);
  const server = createHttpServer(web);
  await server.listen(config.port, config.host);
  void web.keepPages().catch((error) => app.log.error({ err: error }, 'pages cannot be kept ahead'));
  // for people at a terminal as they are, for programs that read the log as its lines
  const say = process.stdout.isTTY ? console.log : (words: string) => app.log.info(words);
  logProcess(app.log);
  const url = config.baseUrl ?? `http://localhost:${config.port}`;
  say(`Web beží na ${url}`);
  if (!(await hasStaff(app.db))) say(await firstWayIn(app, url));

  async function stop(): Promise<void> {
    setTimeout(() => process.exit(), STOP_MILLISECONDS_MAX).unref();
    await server.stop();
    await close();
    process.exit();
  }
  // once: whoever asks a second time does not want to wait
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

// a module, so that it may await
export {};

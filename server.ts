import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';

// The front door: settings → app → listen → close.
const { createWeb, hasStaff, inviteFirstStaffMember, openApp, readConfig, WrongSetting } = await import(
  './build/server/index.js'
);

try {
  const config = readConfig({ NODE_ENV: 'production', ...process.env });
  const { app, close } = await openApp(config);
  const server = createServer(getRequestListener(createWeb(app).fetch));
  server.requestTimeout = 120_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  const url = config.baseUrl ?? `http://localhost:${config.port}`;
  console.log(`Web beží na ${url}`);
  if (!(await hasStaff(app.db))) {
    console.log(`Prvý účet správy založíte na ${url}/signIn/prvy-ucet?kod=${await inviteFirstStaffMember(app)}`);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => void close().then(() => process.exit(0)));
      server.closeIdleConnections();
    });
  }
} catch (error) {
  console.error(startFailure(error));
  process.exitCode = 1;
}

/** One sentence for what whoever starts the server can mend; everything else is a bug and shows its stack. */
function startFailure(error: unknown): unknown {
  if (error instanceof WrongSetting) return `Nastavenie: ${error.message}`;
  const { code, errcode } = error as { code?: string; errcode?: number };
  if (code === 'EADDRINUSE') return 'PORT: na tomto porte už počúva iný program.';
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return 'DATABASE_URL: databáza na tejto adrese neodpovedá.';
  if (errcode === 5) return 'DATA_DIR: databázu v tomto priečinku už používa iný spustený proces.';
  return error;
}
